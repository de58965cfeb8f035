#include "page.h"

#include <algorithm>
#include <array>

#include "content/loader.h"
#include "protocol/writer.h"

namespace velatura::test {

std::string json_text(std::string_view text) {
    return protocol::Writer{}.value(text).text();
}

std::vector<Json> Page::ask(std::string_view message) {
    const std::string text = engine_.handle(message);
    const auto parsed = protocol::parse(text);
    if (!parsed || parsed->kind != Json::Kind::list) {
        ADD_FAILURE() << "no list of messages: " << text;
        return {};
    }
    for (const Json& one : parsed->items) {
        const auto checked = protocol::check(one, "FromEngine");
        if (!checked) {
            ADD_FAILURE() << "the schema knows no such answer: " << checked.error().place
                          << ": expected " << checked.error().expected << "\n"
                          << text << "\nto " << message;
        }
    }
    return parsed->items;
}

Json Page::answer(std::string_view message, std::string_view type) {
    std::vector<Json> answers = ask(message);
    if (answers.size() != 1 || text_of(answers.front(), "type") != type) {
        ADD_FAILURE() << "no single " << type << " to " << message << ": " << raw(message);
        return {};
    }
    return std::move(answers.front());
}

std::string Page::refusal(std::string_view message) {
    const Json refused = answer(message, "refused");
    return find(refused, "reason") == nullptr ? "" : std::string{text_of(refused, "reason")};
}

void Page::remember(const Json& answer) {
    if (find(answer, "view") == nullptr) return;
    table_ = text_of(answer, "table");
    number_ = whole_of(answer, "number");
    view_ = field(answer, "view");
    boxes_ = find(field(view_, "seats").items.front(), "account") != nullptr;
}

bool Page::has_mirror(std::int64_t card) {
    if (catalog_.names.empty()) catalog_ = answer(R"({"type":"catalog","boxes":true})", "catalog");
    return find(field(catalog_, "art").items[static_cast<std::size_t>(card - 1)], "back") !=
           nullptr;
}

// Three of the hand with any faces and any choice of ★, as the easel tells.
Json Page::any_painting(int seat, const Json& view, chance::FastRandom& random) {
    const Json& me = field(view, "seats").items[static_cast<std::size_t>(seat - 1)];
    std::vector<Json> hand = field(me, "hand").items;
    std::string layers;
    std::string flipped;
    for (int i = 1; i <= 3; ++i) {
        const auto place =
            hand.begin() +
            static_cast<std::ptrdiff_t>(random.below(static_cast<std::uint32_t>(hand.size())));
        layers += (i > 1 ? "," : "") + std::to_string(place->whole);
        if (boxes_ && has_mirror(place->whole) && random.below(2) == 0) {
            flipped += (flipped.empty() ? "" : ",") + std::to_string(i);
        }
        hand.erase(place);
    }
    std::string lying;
    if (!flipped.empty()) lying += R"(,"flipped":[)" + flipped + "]";
    if (boxes_) {
        const Json looked =
            answer(R"({"type":"look","table":)" + json_text(table_) + R"(,"seat":)" +
                       std::to_string(seat) + R"(,"cards":[)" + layers + "]" + lying + "}",
                   "looked");
        std::string stars;
        std::string swatch;
        std::uint32_t least = 0;
        constexpr std::array<std::string_view, 4> elements{"hue", "shape", "texture", "tone"};
        for (const Json& star : field(looked, "stars").items) {
            if (text_of(star, "swatch") != swatch) least = 0;
            swatch = text_of(star, "swatch");
            least += random.below(4 - least);
            stars += (stars.empty() ? "" : ",") + json_text(elements[least]);
        }
        if (!stars.empty()) lying += R"(,"stars":[)" + stars + "]";
    }
    return move(seat, R"({"kind":"paint","layers":[)" + layers + R"(],"background":)" +
                          std::to_string(field(me, "backgrounds").items.front().whole) + lying +
                          "}");
}

Json Page::create(std::string_view fields, std::optional<int> viewer) {
    std::string message = R"({"type":"create","viewer":)";
    message += viewer ? std::to_string(*viewer) : "null";
    message.append(",").append(fields).append("}");
    Json table = answer(message, "table");
    remember(table);
    return table;
}

Json Page::open(std::string_view record, std::string_view more) {
    std::string message = R"({"type":"open","viewer":1,"record":)" + json_text(record);
    message.append(more).append("}");
    Json table = answer(message, "table");
    remember(table);
    return table;
}

Json Page::move(int seat, std::string_view move) {
    std::string message = R"({"type":"move","table":)" + json_text(table_);
    message += R"(,"answers":)" + std::to_string(number_);
    message += R"(,"viewer":)" + std::to_string(seat) + R"(,"seat":)" + std::to_string(seat);
    message.append(R"(,"move":)").append(move).append("}");
    Json moved = answer(message, "moved");
    remember(moved);
    return moved;
}

Json Page::anything(chance::FastRandom& random) {
    const std::string at = R"("table":)" + json_text(table_) + R"(,"answers":)" +
                           std::to_string(number_) + R"(,"viewer":1)";
    const Json& actor = field(view_, "to_act");
    Json moved;
    if (actor.kind == Json::Kind::whole) {
        // Each seat by what it is shown itself.
        const int seat = static_cast<int>(actor.whole);
        const Json own = answer(R"({"type":"sync","table":)" + json_text(table_) + R"(,"viewer":)" +
                                    std::to_string(seat) + "}",
                                "table");
        const Json& view = field(own, "view");
        const Json& legal = field(view, "legal");
        const std::vector<Json>& takes = field(legal, "takes").items;
        const bool paint = field(legal, "paint").boolean;
        if (paint && (takes.empty() || random.below(4) == 0)) {
            return any_painting(seat, view, random);
        }
        if (find(legal, "keep") != nullptr) {
            return move(seat,
                        R"({"kind":"keep","painter":)" + std::to_string(1 + random.below(2)) + "}");
        }
        if (takes.empty()) return move(seat, R"({"kind":"pass"})");
        const auto chosen = random.below(static_cast<std::uint32_t>(takes.size()));
        const bool second = find(takes[chosen], "row") != nullptr;
        return move(seat, R"({"kind":"take","position":)" +
                              std::to_string(whole_of(takes[chosen], "position")) +
                              (second ? R"(,"row":2})" : "}"));
    }
    if (actor.text == "vincent" || actor.text == "rival") {
        moved = answer(R"({"type":"advance",)" + at + "}", "moved");
    } else {
        const std::vector<Json>& sets = field(field(view_, "legal"), "judge").items;
        std::string winners;
        for (const Json& seat : sets[random.below(static_cast<std::uint32_t>(sets.size()))].items)
            winners += (winners.empty() ? "" : ",") + std::to_string(seat.whole);
        moved = answer(
            R"({"type":"move",)" + at + R"(,"move":{"kind":"judge","winners":[)" + winners + "]}}",
            "moved");
    }
    remember(moved);
    return moved;
}

Json Page::undo() {
    Json undone = answer(R"({"type":"undo","viewer":1,"table":)" + json_text(table_) +
                             R"(,"answers":)" + std::to_string(number_) + "}",
                         "undone");
    remember(undone);
    return undone;
}

std::string Page::record() {
    return std::string{text_of(
        answer(R"({"type":"record","table":)" + json_text(table_) + "}", "recorded"), "record")};
}

const std::vector<Kind>& kinds() {
    static const std::vector<Kind> list{
        {"two seats",
         R"("mode":"standard","seed":"a","scenario":"first-time-playing","seats":[{"kind":"person","name":"Ada"},{"kind":"bot","level":"artist"}])"},
        {"five seats with hidden hands",
         R"("mode":"standard","seed":"b","random_scoring":4,"hidden_hands":true,"seats":[{"kind":"person","name":"A"},{"kind":"person","name":"B"},{"kind":"person","name":"C"},{"kind":"person","name":"D"},{"kind":"bot","level":"visitor"}])"},
        {"three seats, some places empty",
         R"("mode":"standard","seed":"c","scoring":[null,7,9],"first":3,"seats":[{"kind":"person","name":"Äsch \\ 猫"},{"kind":"person","name":"B"},{"kind":"person","name":"C"}])"},
        {"four seats without a scoring card, which tie",
         R"("mode":"standard","seed":"d","seats":[{"kind":"person","name":"A"},{"kind":"person","name":"B"},{"kind":"person","name":"C"},{"kind":"person","name":"D"}])"},
        {"Vincent with one",
         R"("mode":"vincent","seed":"e","level":"hard","scoring":[1,2,3,4],"seats":[{"kind":"person","name":"Ada"}])"},
        {"Vincent with two",
         R"("mode":"vincent","seed":"f","scenario":"bonus","seats":[{"kind":"person","name":"A"},{"kind":"person","name":"B"}])"},
        {"Vincent with three",
         R"("mode":"vincent","seed":"g","vincent_with_three":true,"scenario":"chill-mode","date":"2026-11-15","seats":[{"kind":"person","name":"A"},{"kind":"person","name":"B"},{"kind":"bot","level":"master"}])"},
        {"Solo Puzzle",
         R"("mode":"solo_puzzle","seed":"h","scenario":"chill-mode","scoring":[5,6,7],"seats":[{"kind":"person","name":"Ada"}])"},
    };
    return list;
}

const std::vector<Kind>& box_kinds() {
    static const std::vector<Kind> list{
        {"Reflections with two",
         R"("mode":"standard","seed":"r","random_scoring":4,"boxes":["reflections"],"seats":[{"kind":"person","name":"A"},{"kind":"bot","level":"artist"}])"},
        {"Reflections with one row and the base deck",
         R"("mode":"standard","seed":"r1","random_scoring":4,"boxes":["reflections"],"rows":1,"deck":"base","seats":[{"kind":"person","name":"A"},{"kind":"person","name":"B"}])"},
        {"Finishing Touches with four",
         R"("mode":"standard","seed":"t","random_scoring":4,"boxes":["touches"],"deck":"whole","seats":[{"kind":"person","name":"A"},{"kind":"person","name":"B"},{"kind":"person","name":"C"},{"kind":"person","name":"D"}])"},
        {"Mini expansion with two",
         R"("mode":"standard","seed":"m","random_scoring":3,"boxes":["mini"],"seats":[{"kind":"person","name":"A"},{"kind":"person","name":"B"}])"},
        {"Signature Style with three",
         R"("mode":"standard","seed":"s","random_scoring":4,"boxes":["signature"],"seats":[{"kind":"person","name":"A"},{"kind":"person","name":"B"},{"kind":"bot","level":"artist"}])"},
        {"Signature Style with two",
         R"("mode":"standard","seed":"s2","random_scoring":4,"boxes":["signature"],"signatures_with_two":true,"seats":[{"kind":"person","name":"A"},{"kind":"person","name":"B"}])"},
        {"Painters with five and hidden hands",
         R"("mode":"standard","seed":"p","random_scoring":4,"hidden_hands":true,"boxes":["painters"],"seats":[{"kind":"person","name":"A"},{"kind":"person","name":"B"},{"kind":"person","name":"C"},{"kind":"person","name":"D"},{"kind":"bot","level":"visitor"}])"},
        {"Everything with five and the whole deck",
         R"("mode":"standard","seed":"e","random_scoring":4,"deck":"whole","award_card":{"card":"ribbons","side":"competitive"},"boxes":["reflections","touches","mini","signature","painters"],"seats":[{"kind":"person","name":"A"},{"kind":"person","name":"B"},{"kind":"person","name":"C"},{"kind":"person","name":"D"},{"kind":"bot","level":"artist"}])"},
        {"Everything with three",
         R"("mode":"standard","seed":"e3","random_scoring":4,"boxes":["painters","signature","mini","touches","reflections"],"seats":[{"kind":"person","name":"A"},{"kind":"person","name":"B"},{"kind":"person","name":"C"}])"},
        {"Everything with Vincent and two",
         R"("mode":"vincent","seed":"v","random_scoring":4,"signatures_with_two":true,"boxes":["reflections","touches","mini","signature","painters"],"seats":[{"kind":"person","name":"A"},{"kind":"person","name":"B"}])"},
        {"Solo Puzzle with four boxes",
         R"("mode":"solo_puzzle","seed":"z","level":"easy","random_scoring":4,"boxes":["reflections","touches","mini","painters"],"seats":[{"kind":"person","name":"A"}])"},
        {"A rival alone",
         R"("mode":"automa","rival":"mole","seed":"n","random_scoring":4,"seats":[{"kind":"person","name":"A"}])"},
        {"A rival with four boxes",
         R"("mode":"automa","rival":"heron","seed":"n4","level":"hard","random_scoring":4,"boxes":["reflections","touches","mini","painters"],"seats":[{"kind":"person","name":"A"}])"},
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

std::string name_of_kind(const testing::TestParamInfo<Kind>& kind) {
    std::string name{kind.param.name};
    std::erase(name, ',');
    std::ranges::replace(name, ' ', '_');
    return name;
}

}  // namespace velatura::test
