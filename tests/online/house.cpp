#include "house.h"

#include <algorithm>

#include "chance/hex.h"
#include "chance/sha256.h"
#include "content/loader.h"
#include "protocol/check.h"
#include "protocol/wire.h"

namespace velatura::test {
namespace {

online::Fresh fresh(std::uint64_t chance) {
    return {.table = "table-" + std::to_string(chance),
            .secret = digits(chance * 4),
            .salt = digits(chance * 4 + 1),
            .bots = digits(7)};
}

std::string message(std::string_view table, std::string_view type, std::string_view fields) {
    std::string text = R"({"type":)" + json_text(type) + R"(,"table":)" + json_text(table);
    if (!fields.empty()) text.append(",").append(fields);
    return text + "}";
}

}  // namespace

std::string json_text(std::string_view text) {
    return protocol::Writer{}.value(text).text();
}

std::string text_of_json(const Json& value) {
    protocol::Writer writer;
    online::write_json(writer, value);
    return std::move(writer).text();
}

std::string digits(std::uint64_t number, std::size_t count) {
    return chance::hex(chance::sha256("digits " + std::to_string(number))).substr(0, count);
}

std::vector<Json> checked(const std::string& answers) {
    const auto parsed = protocol::parse(answers);
    if (!parsed || parsed->kind != Json::Kind::list) {
        ADD_FAILURE() << "no list of messages: " << answers;
        return {};
    }
    for (const Json& one : parsed->items) {
        const auto fits = protocol::check(one, "FromOnline");
        if (!fits) {
            ADD_FAILURE() << "the schema knows no such answer: " << fits.error().place
                          << ": expected " << fits.error().expected << "\n"
                          << answers;
        }
    }
    return parsed->items;
}

House::House(std::string_view fields, std::uint64_t chance, std::string person)
    : table_(fresh(chance).table, content::box_catalog()), chance_(chance) {
    std::string text = R"({"type":"host",)" + std::string{fields};
    if (fields.find("\"clock\"") == std::string_view::npos) text += R"(,"clock":{"kind":"none"})";
    if (fields.find("\"spectators\"") == std::string_view::npos) text += R"(,"spectators":true)";
    text += R"(,"open":true,"relief":"journeyman"})";
    const auto read = protocol::read(text, "ToOnline");
    if (!read) {
        ADD_FAILURE() << read.error().place << " " << read.error().expected << " in " << text;
        return;
    }
    const auto created =
        OnlineTable::host(content::box_catalog(), *read, person, now_, fresh(chance));
    if (!created) {
        ADD_FAILURE() << created.error().key;
        return;
    }
    append(*created);
}

// As a server: applies the event, stores it as text. What is read from there is what was applied.
void House::append(const online::Event& event) {
    const std::string text = online::write(event);
    EXPECT_EQ(online::read_event(text), event) << text;
    const auto applied = table_.apply(event);
    ASSERT_TRUE(applied) << applied.error() << "\n" << text;
    stored_.push_back(text);
}

// What a server does after each event: all that follows from it by itself.
void House::settle() {
    while (const auto event = table_.due(now_))
        append(*event);
    check_replay();
    const auto alarm = table_.next_alarm();
    if (alarm) {
        EXPECT_GT(*alarm, now_);
    }
}

void House::check_replay() const {
    OnlineTable again{table_.id(), content::box_catalog()};
    for (const std::string& event : stored_)
        ASSERT_TRUE(again.apply(*online::read_event(event)));
    const auto shown = [this](const OnlineTable& table) {
        protocol::Answers answers;
        for (const std::string_view person : {"", "host", "Ada", "Ben", "Cleo"})
            table.write_table(answers, person, now_, words::Language::en);
        return std::move(answers).text();
    };
    ASSERT_EQ(shown(again), shown(table_));
    ASSERT_EQ(again.next_alarm(), table_.next_alarm());
}

std::string House::raw(std::string_view person, std::string_view type, std::string_view fields) {
    const std::string text = message(table_.id(), type, fields);
    protocol::Answers answers;
    const auto read = protocol::read(text, "ToOnline");
    if (!read) {
        answers.refuse(protocol::refusal(read.error()));
        return std::move(answers).text();
    }
    if (!OnlineTable::changes(*read)) {
        const auto answered = table_.answer(answers, *read, person, now_, words::Language::en);
        if (!answered) table_.write_refusal(answers, answered.error());
        return std::move(answers).text();
    }
    const auto decided = table_.decide(*read, person, now_, fresh(chance_ + 1000));
    if (!decided) {
        table_.write_refusal(answers, decided.error());
        return std::move(answers).text();
    }
    Happened happened{decided->first, decided->last};
    if (decided->event) {
        happened.first = last() + 1;
        append(*decided->event);
        settle();
        happened.last = last();
    }
    return told(person, happened);
}

std::string House::told(std::string_view person, Happened happened) const {
    protocol::Answers answers;
    table_.write_events(answers, happened.first, happened.last, person, now_, words::Language::en);
    return std::move(answers).text();
}

std::vector<Json> House::say(std::string_view person, std::string_view type,
                             std::string_view fields) {
    return checked(raw(person, type, fields));
}

Json House::answer(std::string_view person, std::string_view type, std::string_view fields,
                   std::string_view expected) {
    std::vector<Json> answers = say(person, type, fields);
    if (answers.size() != 1 || text_of(answers.front(), "type") != expected) {
        ADD_FAILURE() << "no single " << expected << " to " << type << " " << fields << ": "
                      << (answers.empty() ? "" : text_of_json(answers.front()).substr(0, 300));
        return {};
    }
    return std::move(answers.front());
}

Json House::done(std::string_view person, std::string_view type, std::string_view fields) {
    return answer(person, type, fields, "events");
}

std::string House::refusal(std::string_view person, std::string_view type,
                           std::string_view fields) {
    const EventNumber before = last();
    const Json refused = answer(person, type, fields, "refused");
    EXPECT_EQ(last(), before);
    if (find(refused, "reason") == nullptr) return {};
    std::string reason{text_of(refused, "reason")};
    if (reason.starts_with("message.")) reason.erase(0, 8);
    return reason;
}

void House::wait(Time milliseconds) {
    const Time until = now_ + milliseconds;
    while (true) {
        const auto alarm = table_.next_alarm();
        if (!alarm || *alarm > until) break;
        now_ = std::max(now_, *alarm);
        settle();
    }
    now_ = until;
}

bool House::think(chance::FastRandom& random) {
    const auto thinking = table_.to_think();
    if (!thinking) return false;
    const rules::GameState& state = table_.state().game->match().state();
    const auto moves = thinking->game->legal_moves(state);
    const auto move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    const auto decided = table_.decide_thought(thinking->answers, move, now_);
    EXPECT_TRUE(decided);
    if (decided) append(*decided->event);
    settle();
    return true;
}

void House::anything(chance::FastRandom& random) {
    if (think(random)) return;
    const auto seat = table_.state().to_act();
    ASSERT_TRUE(seat);
    const std::string person = table_.state().chair(*seat).person;
    done(person, "move",
         R"("viewer":null,"answers":)" + std::to_string(entries()) + R"(,"move":)" +
             with_stars(person, any_move(view(person), random)));
}

// A painting with ★ names a hue for each: as many as the easel shows.
std::string House::with_stars(std::string_view person, std::string move) {
    const auto painting = protocol::parse(move);
    const Json* const layers = find(*painting, "layers");
    if (layers == nullptr || !table_.has_boxes()) return move;
    const Json looked =
        answer(person, "look", R"("seat":1,"cards":)" + text_of_json(*layers), "looked");
    std::string stars;
    for (std::size_t star = 0; star < field(looked, "stars").items.size(); ++star)
        stars += stars.empty() ? R"("hue")" : R"(,"hue")";
    if (stars.empty()) return move;
    move.pop_back();
    return move + R"(,"stars":[)" + stars + "]}";
}

void House::play_to_the_end(chance::FastRandom& random) {
    while (stage() == "playing" && !testing::Test::HasFailure())
        anything(random);
}

void House::sit(std::string_view person, std::string_view more) {
    done(person, "sit",
         R"("name":)" + json_text(person) + R"(,"nonce":")" +
             chance::hex(chance::sha256(person)).substr(0, 32) + '"' + std::string{more});
}

void House::sit_and_begin(std::initializer_list<std::string_view> people) {
    for (const std::string_view person : people)
        sit(person);
    for (const std::string_view person : people)
        done(person, "ready", R"("ready":true)");
    EXPECT_EQ(stage(), "playing");
}

Json House::snapshot(std::string_view person) const {
    protocol::Answers answers;
    table_.write_table(answers, person, now_, words::Language::en);
    return checked(std::move(answers).text()).front();
}

Json House::view(std::string_view person) const {
    return field(field(snapshot(person), "game"), "view");
}

std::string House::record() {
    return std::string{text_of(answer("", "record", "", "recorded"), "record")};
}

std::string any_move(const Json& view, chance::FastRandom& random) {
    const Json& legal = field(view, "legal");
    const auto one = [&](const Json& list) {
        return list.items[random.below(static_cast<std::uint32_t>(list.items.size()))];
    };
    const bool paint = field(legal, "paint").boolean;
    const Json& takes = field(legal, "takes");
    if (!takes.items.empty() && (!paint || random.below(3) > 0)) {
        const Json take = one(takes);
        return R"({"kind":"take","position":)" + std::to_string(whole_of(take, "position")) +
               (find(take, "row") != nullptr ? R"(,"row":2})" : "}");
    }
    if (find(legal, "keep") != nullptr) {
        return R"({"kind":"keep","painter":)" + std::to_string(1 + random.below(2)) + "}";
    }
    if (!paint) return R"({"kind":"pass"})";
    const auto seat = static_cast<std::size_t>(whole_of(view, "viewer") - 1);
    const Json& own = field(view, "seats").items[seat];
    std::vector<std::int64_t> hand;
    for (const Json& card : field(own, "hand").items)
        hand.push_back(card.whole);
    chance::shuffle(std::span{hand}, random);
    return R"({"kind":"paint","layers":[)" + std::to_string(hand[0]) + "," +
           std::to_string(hand[1]) + "," + std::to_string(hand[2]) + R"(],"background":)" +
           std::to_string(one(field(own, "backgrounds")).whole) + "}";
}

const std::vector<Kind>& kinds() {
    static const std::vector<Kind> list{
        {"TwoPeople", two_people, 2},
        {"ThreeWithHiddenHandsAndABot",
         R"("mode":"standard","random_scoring":4,"hidden_hands":true,"seats":[{"kind":"open"},{"kind":"bot","level":"visitor"},{"kind":"open"}])",
         2},
        {"FivePeople",
         R"("mode":"standard","scoring":[1,2,3,4],"seats":[{"kind":"open"},{"kind":"open"},{"kind":"open"},{"kind":"open"},{"kind":"open"}])",
         5},
        {"VincentForTwo",
         R"("mode":"vincent","scoring":[1,2],"seats":[{"kind":"open"},{"kind":"open"}])", 2},
        {"VincentAlone", R"("mode":"vincent","random_scoring":2,"seats":[{"kind":"open"}])", 1},
        {"SoloPuzzle",
         R"("mode":"solo_puzzle","level":"easy","scoring":[5,6,7],"seats":[{"kind":"open"}])", 1},
    };
    return list;
}

const std::vector<Kind>& box_kinds() {
    static const std::vector<Kind> list{
        {"SignaturesAndPaintersForTwo",
         R"("mode":"standard","random_scoring":4,"boxes":["signature","painters"],"signatures_with_two":true,"seats":[{"kind":"open"},{"kind":"open"}])",
         2},
        {"EverythingForThreeWithABot",
         R"("mode":"standard","random_scoring":4,"hidden_hands":true,"boxes":["reflections","touches","mini","signature","painters"],"deck":"whole","award_card":{"card":"ribbons","side":"competitive"},"seats":[{"kind":"open"},{"kind":"bot","level":"visitor"},{"kind":"open"}])",
         2},
        {"VincentWithTwoRows",
         R"("mode":"vincent","random_scoring":3,"boxes":["reflections"],"seats":[{"kind":"open"},{"kind":"open"}])",
         2},
        {"ARivalAndPainters",
         R"("mode":"automa","rival":"magpie","random_scoring":4,"boxes":["painters","mini"],"seats":[{"kind":"open"}])",
         1},
    };
    return list;
}

std::vector<Kind> all_kinds() {
    std::vector<Kind> list = kinds();
    list.insert(list.end(), box_kinds().begin(), box_kinds().end());
    return list;
}

void PrintTo(const Kind& kind, std::ostream* out) {
    *out << kind.name;
}

}  // namespace velatura::test
