// The boxes of data/boxes: art cards and scoring cards like those of the base game, and what else
// lies in them.
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "content/draft.h"
#include "rules/names.h"

namespace velatura::content {
namespace {

using rules::Box;
using rules::Power;
using rules::Prize;

constexpr std::array<std::string_view, 2> overs = {"painting", "game"};
constexpr std::array<std::string_view, 6> prize_measures = {
    "silver_and_gold", "conditions", "same_element", "ribbons", "tokens", "swatches"};
constexpr std::array<std::string_view, 5> power_measures = {"elements", "silver_and_gold", "words",
                                                            "least_ribbons", "tokens"};
constexpr std::uint8_t most = 99;

std::string read_id(const Reader& reader) {
    return std::string(reader.text());
}

rules::Element read_element(const Reader& reader) {
    return static_cast<rules::Element>(reader.one_of(rules::element_names, "element"));
}

void read_frames(const Reader& reader, rules::BoxCards& cards) {
    for (const Reader& frame : reader.list()) {
        frame.expect_fields({"element", "at_least", "points", "picture"});
        cards.frames[index(read_element(frame["element"]))] = {
            .at_least = frame["at_least"].whole<std::uint8_t>(1, most),
            .points = frame["points"].whole<std::uint8_t>(1, most)};
    }
}

Prize::Terms read_side(const Reader& reader) {
    return {
        .measure = static_cast<Prize::Measure>(reader["measure"].one_of(prize_measures, "measure")),
        .best_painting = reader["over"].one_of(overs, "\"over\"") == 0,
        .at_least = 0,
        .points = reader["points"].whole<std::uint8_t>(1, most)};
}

void read_prizes(const Reader& reader, rules::BoxCards& cards) {
    for (const Reader& card : reader.list()) {
        card.expect_fields({"id", "friendly", "picture"}, {"competitive"});
        const Reader friendly = card["friendly"];
        friendly.expect_fields({"measure", "over", "at_least", "points"});
        Prize prize{.id = read_id(card["id"]), .friendly = read_side(friendly), .competitive = {}};
        prize.friendly.at_least = friendly["at_least"].whole<std::uint8_t>(1, most);
        if (card.has("competitive")) {
            card["competitive"].expect_fields({"measure", "over", "points"});
            prize.competitive = read_side(card["competitive"]);
        }
        if (!card.ok()) return;
        cards.prizes.push_back(std::move(prize));
    }
}

void read_box_backgrounds(const Reader& reader, Draft& draft, Box box) {
    std::size_t number = 0;
    for (const Reader& card : reader.list()) {
        card.expect_fields({"number", "mood", "pigments", "picture"});
        expect_number(card["number"], ++number);
        draft.box_backgrounds.push_back(box);
    }
}

void expect_box(const Reader& reader, std::string_view name) {
    const std::array names{name};
    reader["box"].one_of(names, "box");
    reader["version"].whole<int>(1, 1);
}

void read_cards(const Reader& reader, Draft& draft, Box box, std::string_view name) {
    reader.expect_fields(
        {"box", "mark", "version", "fan_made", "art_cards"},
        {"$schema", "uncalibrated", "scoring_cards", "backgrounds", "frames", "award_cards"});
    expect_box(reader, name);
    if (!reader.ok()) return;
    read_art_cards(reader["art_cards"], draft, box);
    if (reader.has("scoring_cards")) read_scoring_cards(reader["scoring_cards"], draft, box);
    if (reader.has("backgrounds")) read_box_backgrounds(reader["backgrounds"], draft, box);
    if (reader.has("frames")) read_frames(reader["frames"], draft.box_cards);
    if (reader.has("award_cards")) read_prizes(reader["award_cards"], draft.box_cards);
}

void read_reflections(const Reader& reader, Draft& draft) {
    read_cards(reader, draft, Box::reflections, "reflections");
}
void read_touches(const Reader& reader, Draft& draft) {
    read_cards(reader, draft, Box::touches, "touches");
}
void read_mini(const Reader& reader, Draft& draft) {
    read_cards(reader, draft, Box::mini, "mini");
}

// The cards a signature lists, box by box; those of a base deck that a pack replaces are not there.
void read_signature(const Reader& reader, Draft& draft) {
    reader.expect_fields({"box", "version", "fan_made", "points", "signatures"}, {"$schema"});
    expect_box(reader, "signature");
    draft.box_cards.signature_points = reader["points"].whole<std::uint8_t>(1, most);
    for (const Reader& entry : reader["signatures"].list()) {
        entry.expect_fields({"id", "cards"});
        rules::Signature signature{.id = read_id(entry["id"]), .cards = {}};
        for (const auto& [box, words] : entry["cards"].fields()) {
            if (box == "base" && draft.deck_replaced) continue;
            for (const Reader& word : words.list()) {
                const auto card = std::ranges::find(draft.art, word.text(), &PrintedWord::word);
                if (card == draft.art.end()) {
                    word.refuse(joined("no art card has the word ", in_quotes(word.text())));
                    return;
                }
                signature.cards.set(static_cast<std::size_t>(card - draft.art.begin()));
            }
        }
        if (!entry.ok()) return;
        draft.box_cards.signatures.push_back(std::move(signature));
    }
}

// ---- Painters
// ------------------------------------------------------------------------------------

Power::Basis read_measure(const Reader& reader) {
    return static_cast<Power::Basis>(reader["measure"].one_of(power_measures, "measure"));
}

std::uint8_t number(const Reader& reader, std::string_view name, std::uint8_t otherwise) {
    return reader.has(name) ? reader[name].whole<std::uint8_t>(0, most) : otherwise;
}

// Half a price may not make a dearer card cheaper than the one before it.
void read_price(const Reader& reader, Power& power) {
    constexpr std::array<std::string_view, 2> whens = {"skipping", "after-painting"};
    reader.expect_fields({"kind", "when", "at_least", "less"}, {"times"});
    power.kind = reader["when"].one_of(whens, "\"when\"") == 0 ? Power::Kind::price_skipping
                                                               : Power::Kind::price_after_painting;
    power.at_least = reader["at_least"].whole<std::uint8_t>(1, 4);
    power.less = reader["less"].whole<std::uint8_t>(1, power.at_least == 1 ? 4 : 1);
    power.times = number(reader, "times", power.times);
}

Power read_power(const Reader& reader) {
    constexpr std::array<std::string_view, 7> kinds = {
        "tokens-at-start",      "tokens-after-painting", "price", "hand-limit", "flip",
        "points-for-paintings", "points-at-end"};
    Power power;
    switch (reader["kind"].one_of(kinds, "power")) {
        case 0:
        case 1:
            reader.expect_fields({"kind", "tokens"});
            power.kind = reader["kind"].text() == kinds[0] ? Power::Kind::more_tokens
                                                           : Power::Kind::tokens_after_painting;
            power.tokens = reader["tokens"].whole<std::uint8_t>(1, 9);
            break;
        case 2:
            read_price(reader, power);
            break;
        case 3:
            reader.expect_fields({"kind", "limit", "until_painting"});
            power.kind = Power::Kind::larger_hand;
            power.limit =
                reader["limit"].whole<std::uint8_t>(rules::hand_limit + 1, rules::most_in_hand);
            power.until_painting = reader["until_painting"].whole<std::uint8_t>(1, 3);
            break;
        case 4:
            reader.expect_fields({"kind", "times", "tokens"});
            power.kind = Power::Kind::flip;
            power.times = reader["times"].whole<std::uint8_t>(1, 3);
            power.tokens = reader["tokens"].whole<std::uint8_t>(0, 9);
            break;
        case 5:
            reader.expect_fields({"kind", "measure", "points"}, {"at_least", "at_most"});
            power.kind = Power::Kind::points_for_paintings;
            power.measure = read_measure(reader);
            power.at_least = number(reader, "at_least", power.at_least);
            power.at_most = number(reader, "at_most", power.at_most);
            power.points = reader["points"].whole<std::uint8_t>(1, 9);
            break;
        default:
            reader.expect_fields({"kind", "measure", "points"}, {"at_least", "every", "most"});
            power.kind = Power::Kind::points_at_end;
            power.measure = read_measure(reader);
            power.at_least = number(reader, "at_least", power.at_least);
            power.every = number(reader, "every", power.every);
            power.most = number(reader, "most", power.most);
            power.points = reader["points"].whole<std::uint8_t>(1, 9);
            break;
    }
    return power;
}

void read_painters(const Reader& reader, Draft& draft) {
    reader.expect_fields({"box", "version", "fan_made", "dealt", "painters"},
                         {"$schema", "uncalibrated"});
    expect_box(reader, "painters");
    reader["dealt"].whole<std::size_t>(rules::painters_dealt, rules::painters_dealt);
    for (const Reader& entry : reader["painters"].list()) {
        entry.expect_fields({"id", "power", "hat", "picture"});
        rules::Painter painter{.id = read_id(entry["id"]), .power = read_power(entry["power"])};
        if (!entry.ok()) return;
        draft.box_cards.painters.push_back(std::move(painter));
    }
}

// ---- Rivals
// --------------------------------------------------------------------------------------

void read_par(const Reader& reader, Draft& draft) {
    for (const auto& [box, cards] : reader.fields()) {
        for (const auto& [name, par] : cards.fields()) {
            const auto card = std::ranges::find(draft.scoring, name, &PrintedWord::word);
            if (card == draft.scoring.end()) {
                par.refuse(joined("no scoring card is called ", in_quotes(name)));
                return;
            }
            draft.scoring_cards[static_cast<std::size_t>(card - draft.scoring.begin())].par_tenths =
                static_cast<std::uint8_t>(par.tenths(0, 255));
        }
    }
}

rules::RivalCard read_rival_card(const Reader& reader) {
    reader.expect_fields({"row", "position", "element"});
    return {.row = rules::each_row[reader["row"].whole<std::size_t>(1, rules::most_rows) - 1],
            .position = static_cast<rules::Position>(
                reader["position"].whole<std::uint8_t>(1, rules::row_places)),
            .element = read_element(reader["element"])};
}

void read_automa(const Reader& reader, Draft& draft) {
    reader.expect_fields({"box", "version", "fan_made", "par", "rivals"},
                         {"$schema", "uncalibrated"});
    expect_box(reader, "automa");
    read_par(reader["par"], draft);
    for (const Reader& entry : reader["rivals"].list()) {
        entry.expect_fields({"id", "artist_wins", "handicap", "picture", "cards"});
        rules::Rival rival{.id = read_id(entry["id"]),
                           .handicap_tenths = entry["handicap"].tenths(-999, 999),
                           .cards = {}};
        const std::vector<Reader> cards = entry["cards"].list();
        if (cards.size() != rules::rival_cards) entry["cards"].refuse("a rival has twelve cards");
        if (!entry.ok()) return;
        std::ranges::transform(cards, rival.cards.begin(), read_rival_card);
        draft.box_cards.rivals.push_back(std::move(rival));
    }
}

// Those with art cards first, in card order.
struct BoxFile {
    std::string_view name;
    void (*read)(const Reader&, Draft&);
};
constexpr std::array<BoxFile, 6> known_files = {{{"boxes/reflections.json", read_reflections},
                                                 {"boxes/touches.json", read_touches},
                                                 {"boxes/mini.json", read_mini},
                                                 {"boxes/signature.json", read_signature},
                                                 {"boxes/painters.json", read_painters},
                                                 {"boxes/automa.json", read_automa}}};

}  // namespace

bool is_box_file(std::string_view name) {
    return std::ranges::find(known_files, name, &BoxFile::name) != known_files.end();
}

std::expected<void, LoadError> read_boxes(std::span<const TextFile> files, Draft& draft) {
    std::optional<LoadError> error;
    for (const BoxFile& wanted : known_files) {
        const auto file = std::ranges::find(files, wanted.name, &TextFile::name);
        if (file == files.end()) continue;
        const auto json = parse_json(*file);
        if (!json) return std::unexpected(json.error());
        wanted.read(Reader(*json, file->name, error), draft);
        if (error) return std::unexpected(*std::move(error));
    }
    return {};
}

}  // namespace velatura::content
