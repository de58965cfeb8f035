// Two worlds that differ only in what is hidden (the order of the deck, the seed, secret and salt,
// tosses to come) answer everybody with the same bytes until the game is over.
#include <algorithm>

#include "ai/thinker.h"
#include "content/loader.h"
#include "house.h"
#include "protocol/wire.h"

namespace velatura::test {
namespace {

void replace_all(std::string& text, std::string_view what, std::string_view by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at)) {
        text.replace(at, what.size(), by);
        at += by.size();
    }
}

// The same table, whose game knows only what was revealed: the rest of the deck lies in card order,
// and the shuffle was made of something else.
OnlineTable other_world(const OnlineTable& table, void (*hide)(record::Record&) = [](auto&) {}) {
    online::TableState state = table.state();
    state.shuffle.secret = digits(901);
    state.shuffle.salt = digits(902);
    state.events.front().secret = digits(901);
    state.events.front().salt = digits(902);
    if (state.game) {
        record::Record record = state.game->match().record();
        record.header.seed.clear();
        hide(record);
        auto match = record::Match::replay(content::box_catalog(), std::move(record));
        EXPECT_TRUE(match);
        state.game.emplace(state.id, content::box_catalog(), *std::move(match));
    }
    return OnlineTable{std::move(state)};
}

constexpr std::array<std::string_view, 5> viewers{"", "host", "Ada", "Ben", "Dan"};

// Everything a client can be told: the state, all events, every question, refusals, and what a
// command would make happen.
std::string everything(const OnlineTable& table, Time now) {
    std::string all;
    const std::string at = R"(,"table":"t")";
    const std::string answers =
        R"(,"viewer":1,"answers":)" + std::to_string(table.state().entries());
    std::vector<std::string> messages{R"({"type":"positions","viewer":1)" + at,
                                      R"({"type":"record")" + at,
                                      R"({"type":"result")" + at,
                                      R"({"type":"look","seat":1,"cards":[1,2,3])" + at,
                                      R"({"type":"orders","seat":1,"cards":[1,2,3,4,5])" + at,
                                      R"({"type":"sync","viewer":1,"after":99999)" + at,
                                      R"({"type":"undo")" + at + answers,
                                      R"({"type":"vote","seat":1)" + at,
                                      R"({"type":"rematch")" + at,
                                      R"({"type":"leave")" + at};
    for (int position = 1; position <= 5; ++position) {
        messages.push_back(R"({"type":"move")" + at + answers +
                           R"(,"move":{"kind":"take","position":)" + std::to_string(position) +
                           "}");
    }
    for (const int first : {1, 2, 3}) {  // guesses at hidden hands
        messages.push_back(R"({"type":"move")" + at + answers +
                           R"(,"move":{"kind":"paint","background":1,"layers":[)" +
                           std::to_string(first) + ",10,20]}");
    }
    for (const std::string_view viewer : viewers) {
        protocol::Answers out;
        table.write_table(out, viewer, now, words::Language::en);
        table.write_events(out, 1, table.number(), viewer, now, words::Language::de);
        // And one by one, so that no event hides behind the beginning.
        for (EventNumber number = 1; number <= table.number(); ++number)
            table.write_events(out, number, number, viewer, now, words::Language::en);
        for (const std::string& text : messages) {
            const auto message = protocol::read(text + "}", "ToOnline");
            EXPECT_TRUE(message) << text;
            if (!OnlineTable::changes(*message)) {
                const auto done = table.answer(out, *message, viewer, now, words::Language::en);
                if (!done) table.write_refusal(out, done.error());
                continue;
            }
            const auto decided = table.decide(*message, viewer, now, {});
            if (!decided) table.write_refusal(out, decided.error());
            if (decided && decided->event) all += online::write(*decided->event);
        }
        all += std::move(out).text();
        protocol::Writer listed;
        table.write_listed(listed, viewer);
        all += listed.text();
    }
    if (const auto alarm = table.next_alarm()) all += std::to_string(*alarm);
    if (const auto thinking = table.to_think()) {
        // A computer player gets the view and a seed of its own, and so plays the same in both.
        all += std::string{thinking->level} + std::to_string(thinking->seed);
        chance::FastRandom random{thinking->seed};
        ai::Thinker thinker{*thinking->game};
        protocol::Writer move;
        protocol::write_move(
            move, thinking->game->cards(),
            thinker.choose(ai::Level::journeyman, thinking->view, {.iterations = 20}, random));
        all += move.text();
    }
    const auto& shuffle = table.state().shuffle;
    replace_all(all, chance::commitment_of(shuffle.secret, shuffle.salt), "*");
    replace_all(all, R"("playable":false)", R"("playable":true)");  // only in the test's world
    EXPECT_EQ(all.find(shuffle.secret), std::string::npos);
    EXPECT_EQ(all.find(shuffle.salt), std::string::npos);
    EXPECT_EQ(all.find(digits(7)), std::string::npos);  // of the computer players
    if (!shuffle.nonces.empty()) {
        EXPECT_EQ(all.find(chance::fair_seed(shuffle.secret, shuffle.nonces)), std::string::npos);
    }
    return all;
}

class TwoWorlds : public testing::TestWithParam<Kind> {};

TEST_P(TwoWorlds, AnswerEverybodyTheSame) {
    House house{GetParam().fields};
    chance::FastRandom random{21};
    const std::array<std::string_view, 5> people{"Ada", "Ben", "Cleo", "Eve", "Fay"};
    const auto count = static_cast<std::size_t>(GetParam().people);
    house.done("Dan", "join", R"("name":"Dan")");
    for (const std::string_view person : std::span{people}.first(count))
        house.sit(person);
    EXPECT_EQ(everything(house.table(), house.now()),
              everything(other_world(house.table()), house.now()));
    for (const std::string_view person : std::span{people}.first(count))
        house.done(person, "ready", R"("ready":true)");
    if (count > 1) house.done("Ada", "leave");  // so that a computer player thinks
    for (int step = 0; house.stage() == "playing"; ++step) {
        if (step % 4 == 0) {
            const OnlineTable other = other_world(house.table());
            const auto unseen = [](const OnlineTable& table) {
                const record::Match& match = table.state().game->match();
                return match.state().rest_of(match.deck());
            };
            if (unseen(house.table()).size() > 10) {
                ASSERT_FALSE(std::ranges::equal(unseen(house.table()), unseen(other)));
            }
            ASSERT_EQ(everything(house.table(), house.now()), everything(other, house.now()));
        }
        house.anything(random);
        ASSERT_FALSE(HasFailure());
    }
}

INSTANTIATE_TEST_SUITE_P(EveryMode, TwoWorlds, testing::ValuesIn(all_kinds()),
                         [](const auto& kind) { return std::string{kind.param.name}; });

// All that one person gets of a table.
std::string told_to(const OnlineTable& table, std::string_view person, Time now) {
    protocol::Answers out;
    table.write_table(out, person, now, words::Language::en);
    for (EventNumber number = 1; number <= table.number(); ++number)
        table.write_events(out, number, number, person, now, words::Language::en);
    for (const std::string_view type : {"positions", "record", "result"}) {
        const auto question = protocol::read(
            R"({"type":")" + std::string{type} +
                (type == "positions" ? R"(","viewer":1,"table":"t"})" : R"(","table":"t"})"),
            "ToOnline");
        const auto done = table.answer(out, *question, person, now, words::Language::en);
        if (!done) table.write_refusal(out, done.error());
    }
    std::string all = std::move(out).text();
    const auto& shuffle = table.state().shuffle;
    replace_all(all, chance::commitment_of(shuffle.secret, shuffle.salt), "*");
    replace_all(all, R"("playable":false)", R"("playable":true)");
    return all;
}

// Ada has the first seat. The other holds another signature, and was dealt another painter beside
// the one that was kept first of the two.
TEST(Secrets, OfASeatAreToldToNobodyElseBeforeTheEnd) {
    House house{box_kinds()[0].fields};
    house.sit_and_begin({"Ada", "Ben"});
    const auto with_others = [](record::Record& record) {
        const auto another = [](auto& id, const auto& used) {
            while (std::ranges::find(used, id) != used.end())
                id =
                    static_cast<std::remove_reference_t<decltype(id)>>((rules::index(id) + 1) % 12);
        };
        const auto signatures = record.signatures;
        another(record.signatures[1], signatures);
        std::vector<rules::PainterId> painters;
        for (const auto& dealt : record.painters)
            painters.insert(painters.end(), dealt.begin(), dealt.end());
        another(record.painters[1][1], painters);
    };
    chance::FastRandom random{23};
    while (house.stage() == "playing") {
        const auto phase = house.table().state().game->match().state().phase;
        if (phase == rules::Phase::painters) {
            const auto seat = *house.table().state().to_act();
            house.done(seat == rules::Seat{} ? "Ada" : "Ben", "move",
                       R"("viewer":null,"answers":)" + std::to_string(house.entries()) +
                           R"(,"move":{"kind":"keep","painter":1})");
        } else {
            house.anything(random);
        }
        if (house.stage() != "playing") break;
        const OnlineTable other = other_world(house.table(), with_others);
        for (const std::string_view person : {"", "Ada", "Eve"}) {
            ASSERT_EQ(told_to(house.table(), person, house.now()),
                      told_to(other, person, house.now()));
        }
        ASSERT_NE(told_to(house.table(), "Ben", house.now()), told_to(other, "Ben", house.now()));
        ASSERT_EQ(house.refusal("Ben", "record"), "not_over");
    }
    house.wait(100'000);
    EXPECT_EQ(house.stage(), "over");
    EXPECT_NE(house.record().find("signature 2: "), std::string::npos);
}

TEST(Identities, NeverLeaveTheTable) {
    House house{two_people, 1, "person-of-the-host"};
    house.done("person-d", "join", R"("name":"Dan")");
    house.done("person-a", "sit", R"("name":"Ada","nonce":")" + digits(1, 32) + '"');
    house.done("person-b", "sit", R"("name":"Ben","nonce":")" + digits(2, 32) + '"');
    house.done("person-a", "say", R"("key":"k","text":"hello")");
    for (const std::string_view person : {"person-a", "person-b"})
        house.done(person, "ready", R"("ready":true)");
    chance::FastRandom random{22};
    for (int i = 0; i < 5; ++i)
        house.anything(random);
    EXPECT_EQ(everything(house.table(), house.now()).find("person-"), std::string::npos);
}

}  // namespace
}  // namespace velatura::test
