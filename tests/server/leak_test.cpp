// What is hidden stays hidden on every way out of the server. That a running game tells nothing of
// its deck is tested where the messages are made (tests/online/leak_test.cpp); here, that nothing
// is added on the way: lists, requests, metrics, refusals, exports.
#include <map>
#include <regex>
#include <sstream>

#include "chance/fair.h"
#include "serving.h"

namespace velatura::server_test {
namespace {

struct Hidden {
    std::string secret;
    std::string salt;
    std::string bots = std::string(64, 'b');
};

// A world in which time stands still and chance is a counter, but for what is hidden of tables.
server::OnlineSettings world(const Hidden& hidden) {
    server::OnlineSettings settings = for_tests();
    settings.now = [] { return std::int64_t{1'800'000'000'000}; };
    settings.random = [hidden, drawn = 0, next = 3](std::size_t digits) mutable {
        if (digits == 20)
            next = 0;  // a table's id: what is hidden follows
        else if (next < 3)
            return std::array{hidden.secret, hidden.salt,
                              hidden.bots}[static_cast<std::size_t>(next++)];
        std::string number = std::to_string(++drawn);
        return number + std::string(digits - number.size(), 'c');
    };
    return settings;
}

std::string all_of(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts)
        all += text + '\n';
    return all;
}

void replace_all(std::string& text, std::string_view what, std::string_view by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at))
        text.replace(at, what.size(), by);
}

// But for what counts times and transactions.
std::string metrics(std::uint16_t port) {
    std::istringstream lines{Client{port}.ask("/metrics").body};
    std::string kept;
    for (std::string line; std::getline(lines, line);) {
        if (!line.contains("append_seconds") && !line.contains("store_")) kept += line + '\n';
    }
    EXPECT_TRUE(kept.contains("velatura_refusals_total"));
    return kept;
}

// Everything three clients and a curious stranger get to see until the cards are dealt.
std::string seen_before_the_deal(const Hidden& hidden) {
    Serving serving{world(hidden)};
    Player ada{serving.port, "Ada"};
    Player ben{serving.port, "Ben"};
    Talker guest{serving.port};
    ada.host(two_open);
    ben.table = ada.table;
    guest.ask(ada.at("sync", R"("viewer":null)"));
    ada.sit();
    ben.sync();
    ben.sit();
    ada.say("say", R"("key":"k","text":"hello")");
    ada.say("ready", R"("ready":true)");
    for (const std::string_view type : {"positions", "record", "result"}) {
        const std::string more = type == "positions" ? R"("viewer":1)" : "";
        EXPECT_EQ(ada.refused(type, more), "message.not_running");
        guest.refusal(ada.at(type, more));
    }
    guest.ask(R"("type":"tables","mine":false)");
    ada.talker.ask(R"("type":"tables","mine":true)");
    ben.refused("move", R"("viewer":1,"answers":0,"move":{"kind":"pass"})");
    std::string seen = all_of(ada.talker.raw()) + all_of(ben.talker.raw()) + all_of(guest.raw());
    for (const char* path : {"/api/v1/tables", "/api/v1/me/tables", "/api/v1/me/data"}) {
        seen += request(serving.port, "GET", path, "", ada.secret).body;
    }
    seen += request(serving.port, "GET", "/api/v1/tables/" + ada.table + "/record").body;
    seen += metrics(serving.metrics_port);
    serving.stop();
    seen += serving.logged();
    replace_all(seen, chance::commitment_of(hidden.secret, hidden.salt), "*");
    return seen;
}

// Two people and a spectator, and everything they can ask and be refused.
class Evening {
  public:
    explicit Evening(const Hidden& hidden, std::string_view more = R"("clock":{"kind":"none"})")
        : serving_(world(hidden)) {
        ada.host(two_open, more);
        ben.table = eve.table = ada.table;
        eve.sync();
        eve.say("join", R"("name":"Eve")");
        ada.sync();
        ben.sync();
        for (Player* player : {&ada, &ben}) {
            player->sit();
            player->say("ready", R"("ready":true)");
        }
    }

    // What each of them was told since the last time; after their syncs nothing is on its way.
    std::string told() {
        std::string all;
        for (Player* player : people)
            player->sync();
        for (Player* player : people)
            all += all_of(player->talker.raw());
        return all;
    }
    // Asked by everybody.
    std::string lists() {
        std::string all;
        for (Player* player : people) {
            player->say("positions", R"("viewer":1)");
            player->say("result");
            for (const char* move : {R"({"kind":"pass"})", R"({"kind":"take","position":5})"}) {
                for (const char* answers : {"0", "999"}) {
                    player->say("move", R"("viewer":1,"answers":)" + std::string{answers} +
                                            R"(,"move":)" + move);
                }
            }
            for (const char* path : {"/api/v1/tables", "/api/v1/me/tables", "/api/v1/me/data"})
                all += request(serving_.port, "GET", path, "", player->secret).body;
        }
        return all + metrics(serving_.metrics_port);
    }
    // The same of what tells one card from another.
    std::string cards() {
        for (Player* player : people) {
            player->say("record");
            player->say("look", R"("seat":1,"cards":[1,2,3])");
            player->say("orders", R"("seat":2,"cards":[1,2,3,4,5])");
            player->say("move", R"("viewer":1,"answers":0,)"
                                R"("move":{"kind":"paint","background":1,"layers":[1,10,20]})");
        }
        return request(serving_.port, "GET", "/api/v1/tables/" + ada.table + "/record").body;
    }
    Json view() { return field(field(ada.sync(), "game"), "view"); }
    Player& to_act() { return *people[static_cast<std::size_t>(whole_of(view(), "to_act")) - 1]; }
    std::string logged() {
        serving_.stop();
        return serving_.logged();
    }

  private:
    Serving serving_;

  public:
    Player ada{serving_.port, "Ada"};
    Player ben{serving_.port, "Ben"};
    Player eve{serving_.port, "Eve"};
    const std::array<Player*, 3> people{&ada, &ben, &eve};
};

// A whole game up to the move that ends it.
std::string seen_before_the_end(const Hidden& hidden) {
    Evening evening{hidden};
    std::string seen;
    for (unsigned n = 0; n < 300; ++n) {
        std::string now = n % 16 == 0 ? evening.lists() + evening.cards() : "";
        now += evening.told();
        if (evening.ada.stage() != "playing") break;
        seen += now;
        evening.to_act().move(n);
    }
    EXPECT_NE(evening.ada.stage(), "playing");
    seen += evening.logged();
    replace_all(seen, chance::commitment_of(hidden.secret, hidden.salt), "*");
    return seen;
}

// Cards by the order in which they came to light.
std::string renamed(const std::string& seen) {
    static const std::regex places{R"re("(card|hand|left|backgrounds)":\[?[0-9,]+)re"};
    static const std::regex numbers{"[0-9]+"};
    std::map<std::string, std::size_t> names;
    std::string result;
    auto rest = seen.begin();
    const auto each = [](const auto& begin, const auto& end, const std::regex& what) {
        return std::ranges::subrange{std::sregex_iterator{begin, end, what},
                                     std::sregex_iterator{}};
    };
    for (const std::smatch& place : each(seen.begin(), seen.end(), places)) {
        for (const std::smatch& card : each(place[0].first, place[0].second, numbers)) {
            const std::string kind = place[1] == "backgrounds" ? "background " : "card ";
            const auto name = names.try_emplace(kind + card.str(), names.size()).first;
            result.append(rest, card[0].first).append(std::to_string(name->second));
            rest = card[0].second;
        }
    }
    return result.append(rest, seen.end());
}

// As long as both only take cards: with hidden hands, until nobody can take one more.
std::string seen_while_taking(const Hidden& hidden) {
    Evening evening{hidden, R"("clock":{"kind":"none"},"hidden_hands":true)"};
    std::string seen;
    unsigned n = 0;
    for (;; ++n) {
        seen += evening.lists() + evening.told();
        Player& player = evening.to_act();
        const Json view = field(field(player.sync(), "game"), "view");
        if (field(field(view, "legal"), "takes").items.empty()) break;
        player.move(3 * n + 1);  // never a painting
    }
    EXPECT_GT(n, 8u);
    seen += evening.logged();
    replace_all(seen, chance::commitment_of(hidden.secret, hidden.salt), "*");
    return renamed(seen);
}

void expect_same(const std::string& one, const std::string& other) {
    if (one == other) return;
    const auto place = std::ranges::mismatch(one, other).in1 - one.begin();
    const auto from = static_cast<std::size_t>(std::max<std::ptrdiff_t>(place - 200, 0));
    ADD_FAILURE() << one.substr(from, 300) << "\n---\n" << other.substr(from, 300);
}

TEST(OnlineLeaks, WorldsThatDifferOnlyInWhatIsHiddenLookTheSame) {
    const std::string one = seen_before_the_deal({std::string(64, '1'), std::string(64, '2')});
    const std::string other = seen_before_the_deal({std::string(64, '3'), std::string(64, '4')});
    EXPECT_NE(one.find("\"*\""), std::string::npos);
    expect_same(one, other);
}

// The same cards, so that the whole game is the same; what proves the shuffle at its end differs.
TEST(OnlineLeaks, AWholeGameLooksTheSameUntilItsEnd) {
    const std::string secret(64, '1');
    const std::string one = seen_before_the_end({secret, std::string(64, '2')});
    const std::string other = seen_before_the_end({secret, std::string(64, '4')});
    EXPECT_GT(one.size(), 100'000u);
    expect_same(one, other);
}

// Another deck: nothing differs but which cards came to light.
TEST(OnlineLeaks, AnotherDeckLooksTheSameButForTheCardsSeen) {
    const std::string one = seen_while_taking({std::string(64, '1'), std::string(64, '2')});
    const std::string other =
        seen_while_taking({std::string(64, '3'), std::string(64, '4'), std::string(64, 'd')});
    EXPECT_GT(one.size(), 100'000u);
    expect_same(one, other);
}

TEST(OnlineLeaks, NothingHiddenLeavesBeforeTheEnd) {
    const Hidden hidden{"5e" + std::string(62, '7'), "5a" + std::string(62, '8')};
    Serving serving{world(hidden)};
    Player ada{serving.port, "Ada"};
    ada.host(R"({"kind":"open"},{"kind":"bot","level":"journeyman"})");
    ada.sit();
    ada.say("ready", R"("ready":true)");
    const std::string nonce(32, '5');
    const std::string seed = chance::fair_seed(hidden.secret, std::vector<std::string>{nonce, "-"});
    const auto clean = [&](const std::string& seen) {
        for (const std::string& what : {hidden.secret, hidden.salt, hidden.bots, seed}) {
            EXPECT_EQ(seen.find(what), std::string::npos) << seen;
        }
    };
    const std::string record_path = "/api/v1/tables/" + ada.table + "/record";
    ada.talker.raw();
    for (unsigned n = 0; n < 200; ++n) {
        const std::string before = all_of(ada.talker.raw());
        if (ada.stage() != "playing") break;
        clean(before);
        if (whole_of(field(field(ada.sync(), "game"), "view"), "to_act") == 1) {
            ada.move(n);
        } else {
            ASSERT_TRUE(ada.talker.heard());
        }
        if (n % 10 != 0) continue;
        for (const std::string& path :
             {record_path, std::string{"/api/v1/me/data"}, std::string{"/api/v1/me/tables"}}) {
            const std::string body = request(serving.port, "GET", path, "", ada.secret).body;
            if (ada.stage() == "playing") clean(body);
        }
        clean(serving.metrics());
    }
    ASSERT_EQ(ada.stage(), "over");
    const std::string record = request(serving.port, "GET", record_path).body;
    EXPECT_NE(record.find(seed), std::string::npos);
}

}  // namespace
}  // namespace velatura::server_test
