// A server for tests, with one table, a store that is a list, and a clock that is set by hand. It
// drives the table as a server must, checks every answer against the schema, and after each event
// that the stored events alone give the same table.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "chance/fast_random.h"
#include "online/online_table.h"
#include "protocol/fields.h"

namespace velatura::test {

using online::EventNumber;
using online::OnlineTable;
using online::Time;
using protocol::field;
using protocol::find;
using protocol::Json;
using protocol::text_of;
using protocol::whole_of;

std::string json_text(std::string_view text);
std::string text_of_json(const Json& value);

// 64 or so many digits that look random, another list for each number.
std::string digits(std::uint64_t number, std::size_t count = 64);

class House {
  public:
    // `fields` of host after type: mode, seats, scoring; the rest is added if it is not there.
    explicit House(std::string_view fields, std::uint64_t chance = 1, std::string person = "host");

    const OnlineTable& table() const { return table_; }
    const std::vector<std::string>& stored() const { return stored_; }
    Time now() const { return now_; }

    // A command or question as its author sees it answered, without type and table: "type", fields.
    std::vector<Json> say(std::string_view person, std::string_view type,
                          std::string_view fields = {});
    // The only answer; the test fails where its type is another.
    Json answer(std::string_view person, std::string_view type, std::string_view fields,
                std::string_view expected);
    // It was done, or had been before: the answer.
    Json done(std::string_view person, std::string_view type, std::string_view fields = {});
    // The reason of the refusal, after "message."; empty and a failure where there is none.
    std::string refusal(std::string_view person, std::string_view type,
                        std::string_view fields = {});
    // The answers as they go out.
    std::string raw(std::string_view person, std::string_view type, std::string_view fields = {});

    // Time passes, and what is due happens.
    void wait(Time milliseconds);
    // A computer player that is to act plays anything legal; false where none is.
    bool think(chance::FastRandom& random);
    // Whoever is to act plays anything legal: a person by a message, a computer player by itself.
    void anything(chance::FastRandom& random);
    void play_to_the_end(chance::FastRandom& random);

    void sit(std::string_view person, std::string_view more = {});  // named as the person
    void sit_and_begin(std::initializer_list<std::string_view> people);

    Json snapshot(std::string_view person) const;
    Json room() const { return field(snapshot(""), "room"); }
    Json view(std::string_view person) const;
    std::string stage() const { return std::string{text_of(room(), "stage")}; }
    EventNumber entries() const { return table_.state().entries(); }
    std::string record();

    // What the last command or passing of time made happen, as a server tells it to others.
    struct Happened {
        EventNumber first = 1;
        EventNumber last = 0;
    };
    std::string told(std::string_view person, Happened happened) const;
    EventNumber last() const { return table_.number(); }

  private:
    std::string with_stars(std::string_view person, std::string move);
    void append(const online::Event& event);
    void settle();
    void check_replay() const;

    OnlineTable table_;
    std::vector<std::string> stored_;
    Time now_ = 1'700'000'000'000;
    std::uint64_t chance_;
};

// A legal move for the seat to act, as JSON, by the view of that seat.
std::string any_move(const Json& view, chance::FastRandom& random);

// Set-ups: every mode, with people, computer players and hidden hands.
struct Kind {
    std::string_view name;
    std::string_view fields;
    int people;
};
const std::vector<Kind>& kinds();
const std::vector<Kind>& box_kinds();
std::vector<Kind> all_kinds();
void PrintTo(const Kind& kind, std::ostream* out);

constexpr std::string_view two_people =
    R"("mode":"standard","scenario":"family-game","seats":[{"kind":"open"},{"kind":"open"}],"first":1)";

// A message checked as a server must.
std::vector<Json> checked(const std::string& answers);

}  // namespace velatura::test
