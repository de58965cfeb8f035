#include "record/header_parser.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "record/names.h"

namespace velatura::record {

namespace {

constexpr std::array<std::string_view, 5> required_tags{"Game", "Version", "Seats", "First",
                                                        "Mode"};

constexpr bool is_tag_name(std::string_view name) {
    return !name.empty() && std::ranges::all_of(name, [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '_';
    });
}

constexpr std::array<std::string_view, 5> box_tags{"Boxes", "Deck", "Rows", "Award", "Rival"};

// The place of a name in a list of them.
template <std::size_t count>
std::optional<std::size_t> place_in(const std::array<std::string_view, count>& names,
                                    std::string_view name) {
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) return std::nullopt;
    return static_cast<std::size_t>(found - names.begin());
}

std::unexpected<RecordError> unknown(Location place, RecordFault reason, std::string_view found,
                                     std::optional<std::string_view> meant) {
    RecordError error{place, reason, std::string{found}};
    error.meant = meant.value_or("");
    return std::unexpected{std::move(error)};
}

}  // namespace

std::vector<std::string_view> split_list(std::string_view value, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = std::min(value.find(separator), value.size());
        std::string_view part = value.substr(0, end);
        part.remove_prefix(std::min(part.find_first_not_of(' '), part.size()));
        part = part.substr(0, part.find_last_not_of(' ') + 1);
        parts.push_back(part);
        if (end == value.size()) return parts;
        value.remove_prefix(end + 1);
    }
}

std::expected<void, RecordError> HeaderParser::read(Cursor cursor) {
    const Location place = cursor.place();
    if (!cursor.accept('[')) return refuse(place, RecordFault::expected_tag, cursor.peek_token());
    const std::string_view name = cursor.token();
    if (!is_tag_name(name) || !cursor.accept('"'))
        return refuse(place, RecordFault::expected_tag, name);
    const Location value_place = cursor.place();
    const auto value = cursor.until('"');
    if (!value || cursor.token() != "]" || !cursor.at_end()) {
        return refuse(value_place, RecordFault::unclosed_quote, name);
    }
    if (find(name) != nullptr) return refuse(place, RecordFault::tag_twice, name);
    if (!is_good_value(*value)) return refuse(value_place, RecordFault::bad_value, *value);
    // Said first: what else a newer record holds may mean nothing to us.
    if (name == "Version") {
        const auto version = number_in(*value, 1'000'000);
        if (!version || *version < 1) return refuse(value_place, RecordFault::bad_value, *value);
        if (*version > current_version)
            return refuse(value_place, RecordFault::newer_version, *value);
        version_ = *version;
    }
    tags_.push_back({name, *value, place, value_place});
    return {};
}

const HeaderParser::Read* HeaderParser::find(std::string_view name) const {
    const auto found = std::ranges::find(tags_, name, &Read::name);
    return found == tags_.end() ? nullptr : &*found;
}

std::expected<HeaderParser::Tags, RecordError> HeaderParser::finish(Location end) && {
    for (std::string_view name : required_tags) {
        if (find(name) == nullptr) return refuse(end, RecordFault::missing_tag, name);
    }
    if (find("Scoring") == nullptr && find("Scenario") == nullptr) {
        return refuse(end, RecordFault::missing_tag, "Scoring");
    }
    // Seats first, since other tags count them; the scenario before the cards and the level it
    // may replace, which depends on the rows.
    const auto rank = [](const Read& tag) {
        if (tag.name == "Seats" || tag.name == "Boxes" || tag.name == "Rows") return 0;
        return tag.name == "Scenario" ? 1 : 2;
    };
    for (const int now : {0, 1, 2}) {
        for (const Read& tag : tags_) {
            if (rank(tag) != now) continue;
            if (auto done = interpret(tag); !done) return std::unexpected{done.error()};
        }
    }
    if (auto done = check_scenario(); !done) return std::unexpected{done.error()};
    if (auto done = check_packs(); !done) return std::unexpected{done.error()};
    if (auto done = check_boxes(end); !done) return std::unexpected{done.error()};
    return std::move(result_);
}

std::expected<void, RecordError> HeaderParser::interpret(const Read& tag) {
    Header& header = result_.header;
    const auto bad_value = [&tag] {
        return refuse(tag.value_place, RecordFault::bad_value, tag.value);
    };
    if (tag.name == "Game") {
        if (tag.value != game_name) return bad_value();
    } else if (tag.name == "Version") {
        // Older versions are read into this one.
    } else if (tag.name == "Date") {
        header.date = tag.value;
    } else if (tag.name == "Seats") {
        return interpret_seats(tag);
    } else if (tag.name == "First") {
        const auto first = number_in(tag.value, static_cast<int>(header.seats.size()));
        if (!first || *first < 1) return bad_value();
        header.setup.first = static_cast<rules::Seat>(*first - 1);
        header.places.first = tag.value_place;
    } else if (tag.name == "Mode") {
        const auto mode = place_in(mode_names, tag.value);
        if (!mode) return bad_value();
        header.setup.mode = static_cast<rules::Mode>(*mode);
        if (header.setup.mode == rules::Mode::automa && version_ < 2) return bad_value();
        header.places.mode = tag.value_place;
    } else if (tag.name == "Level") {
        const auto* level = catalog_.find_level(tag.value);
        if (level == nullptr) return refuse(tag.value_place, RecordFault::unknown_level, tag.value);
        header.level = level->id;
        if (header.scenario.empty()) header.setup.goal = level->goal_with(header.setup.rows);
    } else if (tag.name == "Scenario") {
        return interpret_scenario(tag);
    } else if (tag.name == "Scoring") {
        return interpret_scoring(tag);
    } else if (tag.name == "Packs") {
        return interpret_packs(tag);
    } else if (tag.name == "Options") {
        return interpret_options(tag);
    } else if (tag.name == "Seed") {
        header.seed = tag.value;
    } else if (tag.name == "Commitment") {
        header.commitment = tag.value;
    } else if (tag.name == "Drawn") {
        return interpret_drawn(tag);
    } else if (tag.name == "Help") {
        header.help = tag.value;
    } else if (tag.name == "Result") {
        return interpret_result(tag);
    } else if (is_of_boxes(tag.name)) {
        return interpret_box_tag(tag);
    } else {
        header.other.push_back({std::string{tag.name}, std::string{tag.value}});
    }
    return {};
}

bool HeaderParser::is_of_boxes(std::string_view name) const {
    return version_ >= 2 && place_in(box_tags, name);
}

std::expected<void, RecordError> HeaderParser::interpret_box_tag(const Read& tag) {
    Header& header = result_.header;
    if (tag.name == "Boxes") return interpret_boxes(tag);
    if (tag.name == "Award") return interpret_award(tag);
    if (tag.name == "Rival") return interpret_rival(tag);
    if (tag.name == "Deck") {
        const auto deck = place_in(deck_names, tag.value);
        if (!deck) return refuse(tag.value_place, RecordFault::bad_value, tag.value);
        header.setup.deck = static_cast<rules::DeckKind>(*deck);
        header.places.deck = tag.value_place;
        return {};
    }
    const auto rows = number_in(tag.value, static_cast<int>(rules::most_rows));
    if (!rows || *rows < 1) return refuse(tag.value_place, RecordFault::bad_value, tag.value);
    header.setup.rows = static_cast<std::uint8_t>(*rows);
    return {};
}

std::expected<void, RecordError> HeaderParser::interpret_boxes(const Read& tag) {
    result_.header.places.boxes = tag.value_place;
    for (std::string_view name : split_list(tag.value)) {
        const auto box = place_in(box_names, name);
        if (!box || *box == rules::index(rules::Box::base) ||
            !rules::has_cards(catalog_.cards, static_cast<rules::Box>(*box))) {
            return refuse(tag.place_of(name), RecordFault::unknown_box, name);
        }
        result_.header.setup.boxes.insert(static_cast<rules::Box>(*box));
    }
    return {};
}

// "ribbons competitive"
std::expected<void, RecordError> HeaderParser::interpret_award(const Read& tag) {
    rules::GameSetup& setup = result_.header.setup;
    result_.header.places.award = tag.value_place;
    Cursor cursor{tag.value, tag.place.line};
    const std::string_view name = cursor.token();
    const auto prize =
        content::find_printed<rules::PrizeId>(catalog_.cards.box_cards().prizes, name);
    if (!prize) return refuse(tag.place_of(name), RecordFault::unknown_award, name);
    const auto side = place_in(side_names, cursor.token());
    if (!side || !cursor.at_end())
        return refuse(tag.value_place, RecordFault::bad_value, tag.value);
    setup.prize = *prize;
    setup.prize_side = static_cast<rules::PrizeSide>(*side);
    return {};
}

std::expected<void, RecordError> HeaderParser::interpret_rival(const Read& tag) {
    result_.header.places.rival = tag.value_place;
    const auto rival =
        content::find_printed<rules::RivalId>(catalog_.cards.box_cards().rivals, tag.value);
    if (!rival) return refuse(tag.value_place, RecordFault::unknown_rival, tag.value);
    result_.header.setup.rival = *rival;
    return {};
}

std::expected<void, RecordError> HeaderParser::interpret_seats(const Read& tag) {
    Header& header = result_.header;
    for (std::string_view name : split_list(tag.value)) {
        const bool bot = name.starts_with(bot_prefix);
        if (bot) name.remove_prefix(bot_prefix.size());
        if (!is_good_name(name)) return refuse(tag.place_of(name), RecordFault::bad_name, name);
        header.seats.push_back({std::string{name}, bot});
    }
    if (header.seats.size() > rules::max_seats) {
        return refuse(tag.value_place, RecordFault::bad_value, tag.value);
    }
    header.setup.seats = static_cast<std::uint8_t>(header.seats.size());
    header.places.seats = tag.value_place;
    return {};
}

std::expected<void, RecordError> HeaderParser::interpret_scenario(const Read& tag) {
    const content::Scenario* scenario = catalog_.find_scenario(tag.value);
    if (scenario == nullptr) {
        return unknown(tag.value_place, RecordFault::unknown_scenario, tag.value,
                       catalog_.nearest_scenario(tag.value));
    }
    Header& header = result_.header;
    header.scenario = scenario->id;
    header.setup.goal = scenario->goal;
    std::ranges::copy(scenario->scoring, header.setup.scoring.begin());
    header.places.scoring = tag.value_place;
    return {};
}

std::expected<void, RecordError> HeaderParser::interpret_scoring(const Read& tag) {
    auto& scoring = result_.header.setup.scoring;
    scoring.fill(rules::no_scoring_card);
    result_.header.places.scoring = tag.value_place;
    const auto names = split_list(tag.value);
    if (names.size() > rules::scoring_places) {
        return refuse(tag.value_place, RecordFault::bad_value, tag.value);
    }
    for (std::size_t place = 0; place < names.size(); ++place) {
        if (names[place] == empty_place || names[place].empty()) continue;
        const auto card = catalog_.find_scoring_card(names[place]);
        if (!card) {
            return unknown(tag.place_of(names[place]), RecordFault::unknown_scoring_card,
                           names[place], catalog_.nearest_scoring_card(names[place]));
        }
        scoring[place] = *card;
    }
    return {};
}

std::expected<void, RecordError> HeaderParser::interpret_options(const Read& tag) {
    for (std::string_view option : split_list(tag.value)) {
        if (option == option_vincent_with_three) {
            result_.header.setup.vincent_with_three = true;
        } else if (option == option_hidden_hands) {
            result_.header.setup.hidden_hands = true;
        } else if (option == option_signatures_with_two && version_ >= 2) {
            result_.header.setup.signatures_with_two = true;
        } else {
            return refuse(tag.place_of(option), RecordFault::bad_value, option);
        }
    }
    return {};
}

std::expected<void, RecordError> HeaderParser::interpret_drawn(const Read& tag) {
    const int most =
        static_cast<int>(std::min(rules::scoring_places, catalog_.cards.scoring().size()));
    for (std::string_view thing : split_list(tag.value)) {
        if (thing == drawn_first) {
            result_.header.drawn_first = true;
            continue;
        }
        if (thing == drawn_award && result_.header.setup.boxes.contains(rules::Box::mini)) {
            result_.header.drawn_award = true;
            continue;
        }
        Cursor cursor{thing, tag.place.line};
        const auto count =
            cursor.accept(drawn_scoring) ? number_in(cursor.token(), most) : std::nullopt;
        if (!count || !cursor.at_end()) {
            return refuse(tag.place_of(thing), RecordFault::bad_value, thing);
        }
        result_.header.drawn_scoring = static_cast<std::uint8_t>(*count);
    }
    return {};
}

std::expected<void, RecordError> HeaderParser::interpret_packs(const Read& tag) {
    for (std::string_view pack : split_list(tag.value)) {
        if (std::ranges::find(catalog_.packs, pack, &content::Pack::name) == catalog_.packs.end()) {
            return refuse(tag.place_of(pack), RecordFault::unknown_pack, pack);
        }
        result_.header.packs.emplace_back(pack);
    }
    return {};
}

// "31 29 won 1": points seat by seat, then who won; "*" while the game is running.
std::expected<void, RecordError> HeaderParser::interpret_result(const Read& tag) {
    if (tag.value == running_result) return {};
    GameResult result;
    result.place = tag.value_place;
    Cursor cursor{tag.value, tag.place.line};
    const auto bad_value = [&tag] {
        return refuse(tag.value_place, RecordFault::bad_value, tag.value);
    };
    while (!cursor.at_end() && cursor.peek_token() != "won") {
        const auto points = number_in(cursor.token(), 100'000);
        if (!points) return bad_value();
        result.points.push_back(*points);
    }
    if (!cursor.accept("won") || cursor.at_end()) return bad_value();
    if (!cursor.accept("none")) {
        while (!cursor.at_end()) {
            const auto seat =
                number_in(cursor.token(), static_cast<int>(result_.header.seats.size()));
            if (!seat || *seat < 1) return bad_value();
            result.winners.insert(static_cast<rules::Seat>(*seat - 1));
        }
    }
    if (!cursor.at_end()) return bad_value();
    result_.result = std::move(result);
    return {};
}

std::expected<void, RecordError> HeaderParser::check_scenario() const {
    const Header& header = result_.header;
    if (header.scenario.empty()) return {};
    if (fits(*catalog_.find_scenario(header.scenario), header.setup.scoring)) return {};
    return refuse(header.places.scoring, RecordFault::scoring_not_of_scenario, header.scenario);
}

// The very same packs in the same order: else the deck is another one and no seed would agree.
std::expected<void, RecordError> HeaderParser::check_packs() const {
    const auto beside_base = std::span{catalog_.packs}.subspan(1);
    if (std::ranges::equal(result_.header.packs, beside_base, {}, {}, &content::Pack::name)) {
        return {};
    }
    const Read* tag = find("Packs");
    if (tag == nullptr) return refuse(find("Game")->place, RecordFault::other_packs, "base");
    return refuse(tag->value_place, RecordFault::other_packs, tag->value);
}

std::expected<void, RecordError> HeaderParser::check_boxes(Location end) const {
    const Header& header = result_.header;
    if (version_of(header.setup) == 1) return {};
    if (!header.scenario.empty()) {
        return refuse(find("Scenario")->value_place, RecordFault::scenario_without_boxes,
                      header.scenario);
    }
    if (header.setup.boxes.bring_art() && find("Deck") == nullptr) {
        return refuse(end, RecordFault::missing_tag, "Deck");
    }
    return {};
}

}  // namespace velatura::record
