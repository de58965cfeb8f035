#include "duel.h"

#include <gtest/gtest.h>

#include <set>

#include "online/event.h"
#include "store/answers.h"

namespace velatura::server_test {

Duel::Duel(std::uint16_t port, unsigned number) : number_(number) {
    for (std::string& secret : secrets_)
        secret = new_person(port, "Duellist");
}

void Duel::play(std::uint16_t port, std::uint16_t other_port, std::latch& connected,
                const std::atomic<bool>& enough, bool stops) {
    Talkers talkers{Talker{port, secrets_[0]}, Talker{other_port, secrets_[1]}};
    connected.count_down();
    rough_ = stops;
    if (meet(talkers)) {
        while (!enough && step(talkers)) {
        }
    }
    rough_ = false;
}

void Duel::endure(std::uint16_t port, std::uint16_t other_port, std::latch& connected,
                  const std::atomic<bool>& enough) {
    constexpr unsigned steps_of_a_connection = 40;
    connected.count_down();
    rough_ = true;
    while (!enough) {
        Talkers talkers{Talker{port, secrets_[0]}, Talker{other_port, secrets_[1]}};
        if (!meet(talkers)) continue;
        const unsigned steps = 1 + (turns_ * 31 + number_) % steps_of_a_connection;
        for (unsigned n = 0; n < steps && !enough && step(talkers); ++n) {
        }
    }
    rough_ = false;
}

void Duel::finish(std::uint16_t port, std::uint16_t other_port, std::latch& connected) {
    Talkers talkers{Talker{port, secrets_[0]}, Talker{other_port, secrets_[1]}};
    connected.count_down();
    ASSERT_TRUE(meet(talkers));
    for (const std::size_t before = games_; games_ == before;)
        ASSERT_TRUE(step(talkers)) << "a game that does not go on";
}

bool Duel::meet(Talkers& talkers) {
    known_ = {};
    return table_.empty() || (look(talkers, 0) && look(talkers, 1));
}

std::string Duel::at(std::string_view type, std::string_view more) const {
    return R"("type":")" + std::string{type} + R"(","table":")" + table_ + R"(",)" +
           std::string{more};
}

// False: the server is gone.
bool Duel::note(const Json& message, std::size_t who) {
    if (message.kind != Json::Kind::object) return false;
    if (text_of(message, "type") == "refused") {
        const std::string_view reason = text_of(message, "reason");
        const bool for_now = reason == "message.unavailable" || reason == "message.hello_first";
        // Quicker than people: this connection has said enough.
        if (reason != "message.too_fast" && (!rough_ || !for_now)) ADD_FAILURE() << reason;
        return false;
    }
    if (text_of(message, "table") != table_) return true;  // of the game before
    Knowledge& known = known_[who];
    std::int64_t number = whole_of(message, "number");
    if (text_of(message, "type") == "events") {
        // What is said twice is answered with what it was, though the table may have gone on.
        number = known.number;
        for (const Json& event : field(message, "events").items) {
            number = whole_of(event, "number");
            answered_[table_][number] =
                std::string{text_of(event, "kind")} + std::to_string(whole_of(event, "at"));
        }
    }
    if (number < known.number) return true;
    known.number = number;
    known.room = field(message, "room");
    const Json& game = field(message, "game");
    if (game.kind == Json::Kind::object) known.game = game;
    if (game.kind == Json::Kind::list && !game.items.empty()) known.game = game.items.back();
    return true;
}

bool Duel::look(Talkers& talkers, std::size_t who) {
    return note(talkers[who].ask(at("sync", R"("viewer":null)")), who);
}

bool Duel::hear(Talkers& talkers, std::size_t who) {
    const auto news = talkers[who].heard();
    return news && note(*news, who);
}

bool Duel::say(Talkers& talkers, std::size_t who, std::string fields) {
    pending_ = {who, std::move(fields)};
    return say_again(talkers);
}

bool Duel::say_again(Talkers& talkers) {
    const auto [who, fields] = *pending_;
    if (!note(talkers[who].ask(fields), who)) return false;
    pending_.reset();
    return true;
}

bool Duel::step(Talkers& talkers) {
    if (pending_) return say_again(talkers);
    if (table_.empty()) return begin(talkers);
    // The other one may be at another server, and learns of it a little later.
    for (const std::size_t who : {0u, 1u}) {
        while (known_[who].number < known_[1 - who].number) {
            if (!hear(talkers, who)) return false;
        }
    }
    const std::string_view stage = text_of(known_[0].room, "stage");
    if (stage == "waiting") return get_ready(talkers);
    if (stage == "over") {
        ++games_;
        table_.clear();
        return true;
    }
    if (stage == "judging") return judge(talkers);
    const auto who =
        static_cast<std::size_t>(whole_of(field(known_[0].game, "view"), "to_act") - 1);
    if (who == talkers.size()) return hear(talkers, 0);  // the computer player's turn
    const unsigned turn = ++turns_;
    if (turn % 7 == 0) {
        return say(talkers, turn % 2,
                   at("say", R"("key":")" + std::to_string(turn) + R"(","text":"hm")"));
    }
    const Json& game = known_[who].game;
    return say(talkers, who,
               at("move", R"("viewer":null,"answers":)" + std::to_string(whole_of(game, "number")) +
                              R"(,"move":)" + some_move(field(game, "view"), turn + number_)));
}

bool Duel::begin(Talkers& talkers) {
    const std::string third = number_ % 5 == 0 ? R"(,{"kind":"bot","level":"journeyman"})" : "";
    const Json online = talkers[0].ask(
        R"("type":"host","mode":"standard","scenario":"family-game","first":1,"open":true,)"
        R"("spectators":true,"relief":"visitor","clock":{"kind":"none"},)"
        R"("seats":[{"kind":"open"},{"kind":"open"})" +
        third + "]");
    if (online.kind != Json::Kind::object || text_of(online, "type") != "online") return false;
    table_ = text_of(online, "table");
    known_ = {};
    return note(online, 0) && look(talkers, 1);
}

bool Duel::get_ready(Talkers& talkers) {
    for (const std::size_t who : {0u, 1u}) {
        const Json& seat = field(known_[0].room, "seats").items[who];
        if (text_of(seat, "kind") == "open") {
            return say(
                talkers, who,
                at("sit", R"("name":"Duellist )" + std::to_string(who + 1) + R"(","nonce":")" +
                              std::string(32, static_cast<char>('1' + who)) + R"(","seat":)" +
                              std::to_string(who + 1)));
        }
        if (!field(seat, "ready").boolean) {
            return say(talkers, who, at("ready", R"("ready":true)"));
        }
    }
    ADD_FAILURE() << "all are ready, and nothing begins";
    return false;
}

// One of them and the computer player are tied. Not to be said again: it may have ended the game.
bool Duel::judge(Talkers& talkers) {
    const std::int64_t tied = field(field(known_[0].room, "judging"), "tied").items[0].whole;
    const std::size_t who = tied == 1 ? 1 : 0;
    return note(talkers[who].ask(at("vote", R"("seat":)" + std::to_string(tied))), who);
}

void Duel::check(store::Store& store) const {
    for (const auto& [table, events] : answered_) {
        const auto kept = store::read(store, table);
        ASSERT_TRUE(kept.has_value());
        std::set<online::EventNumber> moves;
        std::set<std::string> keys;
        for (std::size_t i = 0; i < kept->size(); ++i) {
            EXPECT_EQ((*kept)[i].number, static_cast<store::Number>(i) + 1);
            const auto event = online::read_event((*kept)[i].event.payload);
            ASSERT_TRUE(event.has_value());
            if (event->answers) {
                EXPECT_TRUE(moves.insert(*event->answers).second) << "a move twice";
            }
            if (!event->key.empty()) {
                EXPECT_TRUE(keys.insert(event->key).second) << "a remark twice";
            }
        }
        for (const auto& [number, what] : events) {
            ASSERT_LE(number, static_cast<std::int64_t>(kept->size())) << "lost: " << what;
            const auto& there = (*kept)[static_cast<std::size_t>(number) - 1];
            const auto event = online::read_event(there.event.payload);
            EXPECT_EQ(std::string{name_of(event->kind)} + std::to_string(event->at), what);
        }
    }
}

std::size_t Duel::acknowledged() const {
    std::size_t sum = 0;
    for (const auto& [table, events] : answered_)
        sum += events.size();
    return sum;
}

}  // namespace velatura::server_test
