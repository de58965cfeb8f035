// A page for tests: talks to the engine in messages alone, and fails the test when the engine
// answers with something the schema does not describe.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "chance/fast_random.h"
#include "protocol/fields.h"
#include "table/engine.h"

namespace velatura::test {

using protocol::field;
using protocol::find;
using protocol::Json;
using protocol::text_of;
using protocol::whole_of;

class Page {
  public:
    explicit Page(const content::Catalog& catalog = content::box_catalog()) : engine_(catalog) {}

    // All answers, each checked.
    std::vector<Json> ask(std::string_view message);
    // The only answer; the test fails where its type is another.
    Json answer(std::string_view message, std::string_view type);
    // The reason of the only answer, a refusal.
    std::string refusal(std::string_view message);
    std::string raw(std::string_view message) { return engine_.handle(message); }

    // Sets a table and remembers it. `fields` are those of create besides type and viewer.
    Json create(std::string_view fields, std::optional<int> viewer = 1);
    Json open(std::string_view record, std::string_view more = {});
    const std::string& table() const { return table_; }
    std::int64_t number() const { return number_; }
    const Json& view() const { return view_; }

    // At that table, as the last event seen says.
    Json move(int seat, std::string_view move);
    // Whoever is to act does anything legal: a seat by its own view, chance, or the judge.
    Json anything(chance::FastRandom& random);
    Json undo();
    std::string record();

  private:
    void remember(const Json& answer);
    Json any_painting(int seat, const Json& view, chance::FastRandom& random);
    bool has_mirror(std::int64_t card);

    table::Engine engine_;
    std::string table_;
    std::int64_t number_ = 0;
    Json view_;
    bool boxes_ = false;  // whether this table has any
    Json catalog_;        // with boxes; asked for when it is needed
};

// In quotation marks, as JSON writes it.
std::string json_text(std::string_view text);

// The set-ups of whole games: every mode, every number of seats.
struct Kind {
    std::string_view name;
    std::string_view fields;
};
const std::vector<Kind>& kinds();
// The same with boxes.
const std::vector<Kind>& box_kinds();
std::vector<Kind> all_kinds();
void PrintTo(const Kind& kind, std::ostream* out);
std::string name_of_kind(const testing::TestParamInfo<Kind>& kind);

}  // namespace velatura::test
