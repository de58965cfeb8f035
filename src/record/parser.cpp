#include <algorithm>
#include <initializer_list>
#include <set>
#include <utility>

#include "record/cursor.h"
#include "record/header_parser.h"
#include "record/names.h"
#include "record/text.h"

namespace velatura::record {

namespace {

using content::Catalog;
using rules::Actor;
using rules::ArtCardId;
using rules::Move;

using Refusal = std::unexpected<RecordError>;

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";  // some editors put one first

std::string_view without_mark(std::string_view text) {
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    return text;
}

bool is_tag_line(std::string_view line) {
    return line.substr(std::min(line.find_first_not_of(" \t"), line.size())).starts_with('[');
}

class Parser {
  public:
    Parser(const Catalog& catalog, std::string_view text, int first_line)
        : catalog_(catalog), rest_(without_mark(text)), line_number_(first_line - 1) {}

    std::expected<Record, RecordError> parse() {
        const Location start{line_number_ + 1, 1};
        if (rest_.size() > most_bytes) return refuse(start, RecordFault::too_long);
        if (!next_line()) return refuse(start, RecordFault::empty_text);
        if (auto read = read_game(); !read) return Refusal{why(std::move(read.error()))};
        return std::move(record_);
    }

  private:
    using Parsed = std::expected<void, RecordError>;

    Parsed read_game() {
        HeaderParser tags{catalog_};
        do {
            if (auto read = tags.read(Cursor{line_, line_number_}); !read) return read;
            begun_ = true;
        } while (next_line() && is_tag_line(line_));
        auto header = std::move(tags).finish(Cursor{line_, line_number_}.place());
        if (!header) return std::unexpected<RecordError>{header.error()};
        record_.header = std::move(header->header);
        record_.result = std::move(header->result);

        if (auto read = read_deal(); !read) return read;
        while (next_line() && !at_last_line()) {
            if (auto read = read_entry(); !read) return read;
        }
        Cursor cursor{line_, line_number_};
        if (!cursor.accept(last_line)) return refuse(text_end_, RecordFault::cut_short);
        begun_ = false;
        if (cursor.at_end() && next_line()) cursor = {line_, line_number_};
        return expect_end(cursor);
    }

    // Where a text breaks off its last line looks wrong in one way or another; that it breaks off
    // is what to say.
    RecordError why(RecordError error) const {
        const bool at_text_end = error.place.line >= text_end_.line &&
                                 rest_.find_first_not_of(blanks) == std::string_view::npos;
        if (!begun_ || !at_text_end || at_last_line() ||
            error.reason == RecordFault::newer_version) {
            return error;
        }
        return RecordError{text_end_, RecordFault::cut_short, {}};
    }

    bool at_last_line() const { return Cursor{line_, line_number_}.peek_token() == last_line; }

    // Moves on to the next line that holds something.
    bool next_line() {
        while (!rest_.empty()) {
            const std::size_t end = std::min(rest_.find('\n'), rest_.size());
            line_ = rest_.substr(0, end);
            rest_.remove_prefix(std::min(end + 1, rest_.size()));
            ++line_number_;
            line_ = line_.substr(0, line_.find_last_not_of(blanks) + 1);
            if (line_.empty()) continue;
            text_end_ = {line_number_, static_cast<int>(line_.size()) + 1};
            return true;
        }
        line_ = {};
        return false;
    }

    // The line before the first move was read.
    Parsed read_deal() {
        rules::GameSetup& setup = record_.header.setup;
        if (setup.deck == rules::DeckKind::featured) {
            record_.header.places.deck = Cursor{line_, line_number_}.place();
            auto cards = read_cards({"deck"}, RecordFault::expected_deck);
            if (!cards) return Refusal{cards.error()};
            for (const ArtCardId card : *cards)
                setup.featured.set(rules::index(card));
            next_line();
        }
        record_.header.places.row = Cursor{line_, line_number_}.place();
        auto row = setup.rows == 1 ? read_cards({"row"}, RecordFault::expected_row)
                                   : read_cards({"row", "1:"}, RecordFault::expected_row);
        if (!row) return Refusal{row.error()};
        record_.first_row = *std::move(row);
        if (setup.rows == 2) {
            next_line();
            row = read_cards({"row", "2:"}, RecordFault::expected_row);
            if (!row) return Refusal{row.error()};
            record_.second_row = *std::move(row);
        }
        for (std::size_t seat = 0; seat < record_.header.seats.size(); ++seat) {
            if (auto read = read_backgrounds(seat); !read) return read;
        }
        const rules::BoxCards& printed = catalog_.cards.box_cards();
        for (std::size_t seat = 0; seat < record_.header.seats.size(); ++seat) {
            if (!setup.boxes.contains(rules::Box::signature)) break;
            auto read =
                read_printed<1>("signature", seat, record_.signatures, printed.signatures,
                                RecordFault::expected_signature, RecordFault::unknown_signature);
            if (!read) return Refusal{read.error()};
            record_.signatures.push_back((*read)[0]);
        }
        for (std::size_t seat = 0; seat < record_.header.seats.size(); ++seat) {
            if (!setup.boxes.contains(rules::Box::painters)) break;
            std::vector<rules::PainterId> dealt;
            for (const auto& of_seat : record_.painters)
                dealt.insert(dealt.end(), of_seat.begin(), of_seat.end());
            auto read = read_printed<rules::painters_dealt>(
                "painters", seat, dealt, printed.painters, RecordFault::expected_painters,
                RecordFault::unknown_painter);
            if (!read) return Refusal{read.error()};
            record_.painters.push_back(*read);
        }
        return {};
    }

    // Different cards, after these words.
    std::expected<std::vector<ArtCardId>, RecordError> read_cards(
        std::initializer_list<std::string_view> label, RecordFault expected) {
        Cursor cursor{line_, line_number_};
        for (const std::string_view word : label) {
            if (!cursor.accept(word)) return refuse(cursor.place(), expected, cursor.peek_token());
        }
        std::vector<ArtCardId> cards;
        while (!cursor.at_end()) {
            const Location place = cursor.place();
            auto card = read_card(cursor);
            if (!card) return Refusal{card.error()};
            if (std::ranges::find(cards, *card) != cards.end()) {
                return refuse(place, RecordFault::dealt_twice, catalog_.word(*card));
            }
            cards.push_back(*card);
        }
        return cards;
    }

    // "painters 1: poet miser": by their ids, and not those dealt before.
    template <std::size_t count, typename Id, typename Things>
    std::expected<std::array<Id, count>, RecordError> read_printed(
        std::string_view label, std::size_t seat, std::vector<Id> dealt, const Things& things,
        RecordFault expected, RecordFault unknown) {
        next_line();
        Cursor cursor{line_, line_number_};
        if (seat == 0) {
            (label == "painters" ? record_.header.places.painters
                                 : record_.header.places.signatures) = cursor.place();
        }
        if (!cursor.accept(label) || !cursor.accept(std::to_string(seat + 1) + ":")) {
            return refuse(cursor.place(), expected, cursor.peek_token());
        }
        std::array<Id, count> read{};
        for (Id& one : read) {
            const Location place = cursor.place();
            const std::string_view name = cursor.token();
            const auto found = content::find_printed<Id>(things, name);
            if (!found) return refuse(place, unknown, name);
            if (std::ranges::find(dealt, *found) != dealt.end()) {
                return refuse(place, RecordFault::dealt_twice, name);
            }
            dealt.push_back(one = *found);
        }
        if (auto end = expect_end(cursor); !end) return Refusal{end.error()};
        return read;
    }

    Parsed read_backgrounds(std::size_t seat) {
        next_line();
        Cursor cursor{line_, line_number_};
        const Location place = cursor.place();
        const std::string label = std::to_string(seat + 1) + ":";
        if (!cursor.accept("backgrounds") || !cursor.accept(label)) {
            return refuse(cursor.place(), RecordFault::expected_backgrounds, cursor.peek_token());
        }
        if (seat == 0) record_.header.places.backgrounds = place;
        auto& dealt = record_.backgrounds.emplace_back();
        for (rules::BackgroundId& background : dealt) {
            const Location number_place = cursor.place();
            auto read = read_background(cursor);
            if (!read) return std::unexpected<RecordError>{read.error()};
            if (!dealt_backgrounds_.insert(*read).second) {
                return refuse(number_place, RecordFault::dealt_twice,
                              std::to_string(rules::index(*read) + 1));
            }
            background = *read;
        }
        return expect_end(cursor);
    }

    Parsed read_entry() {
        Cursor cursor{line_, line_number_};
        Entry entry;
        entry.place = cursor.place();
        const std::string_view label = cursor.peek_token();
        if (!label.ends_with('.') || !number_in(label.substr(0, label.size() - 1), 1'000'000)) {
            return refuse(cursor.place(), RecordFault::expected_move_number, label);
        }
        if (label != std::to_string(record_.entries.size() + 1) + ".") {
            return refuse(cursor.place(), RecordFault::wrong_move_number, label);
        }
        cursor.token();
        if (auto read = read_action(cursor, entry); !read) return read;
        const Location place = cursor.place();
        if (cursor.accept('{')) {
            const auto comment = cursor.until('}');
            if (!comment) return refuse(place, RecordFault::unclosed_comment);
            entry.comment = trimmed(*comment);
        }
        record_.entries.push_back(std::move(entry));
        return expect_end(cursor);
    }

    Parsed read_action(Cursor& cursor, Entry& entry) {
        if (cursor.accept("undo")) {
            entry.undo = true;
            return {};
        }
        if (cursor.accept("judge")) return read_judgement(cursor, entry);
        if (cursor.accept("Vincent")) return read_toss(cursor, entry);
        if (cursor.accept("rival")) return read_reveal(cursor, entry);
        if (!cursor.accept("seat")) {
            return refuse(cursor.place(), RecordFault::expected_actor, cursor.peek_token());
        }
        auto seat = read_number(cursor, 1, static_cast<int>(record_.header.seats.size()));
        if (!seat) return std::unexpected<RecordError>{seat.error()};
        entry.by = static_cast<Actor>(*seat - 1);
        if (cursor.accept("take")) return read_take(cursor, entry);
        if (cursor.accept("paint")) return read_painting(cursor, entry);
        if (cursor.accept("keep")) return read_keep(cursor, entry);
        if (cursor.accept("pass")) {
            entry.move = Move::pass();
            return {};
        }
        return refuse(cursor.place(), RecordFault::expected_action, cursor.peek_token());
    }

    Parsed read_take(Cursor& cursor, Entry& entry) {
        auto position = read_number(cursor, 1, static_cast<int>(rules::row_places));
        if (!position) return Refusal{position.error()};
        const auto row = read_which_row(cursor);
        if (!row) return Refusal{row.error()};
        entry.move = Move::take(static_cast<rules::Position>(*position), *row);
        return read_card_and_deal(cursor, entry);
    }

    // "row 2", where there are two.
    std::expected<rules::Row, RecordError> read_which_row(Cursor& cursor) {
        if (record_.header.setup.rows == 1) return rules::Row::first;
        if (!cursor.accept("row")) {
            return refuse(cursor.place(), RecordFault::expected_which_row, cursor.peek_token());
        }
        auto number = read_number(cursor, 1, static_cast<int>(rules::most_rows));
        if (!number) return Refusal{number.error()};
        return rules::each_row[static_cast<std::size_t>(*number) - 1];
    }

    Parsed read_keep(Cursor& cursor, Entry& entry) {
        const Location place = cursor.place();
        const std::string_view name = cursor.token();
        const auto painter =
            content::find_printed<rules::PainterId>(catalog_.cards.box_cards().painters, name);
        if (!painter) return refuse(place, RecordFault::unknown_painter, name);
        const auto seat = rules::index(entry.by);
        if (seat >= record_.painters.size()) {
            return refuse(place, RecordFault::painter_not_dealt, name);
        }
        const auto& dealt = record_.painters[seat];
        const auto kept = std::ranges::find(dealt, *painter);
        if (kept == dealt.end()) return refuse(place, RecordFault::painter_not_dealt, name);
        entry.move = Move::keep(static_cast<std::uint8_t>(kept - dealt.begin()));
        return {};
    }

    Parsed read_reveal(Cursor& cursor, Entry& entry) {
        entry.by = Actor::rival;
        if (!cursor.accept("reveal")) {
            return refuse(cursor.place(), RecordFault::expected_action, cursor.peek_token());
        }
        auto number = read_number(cursor, 1, static_cast<int>(rules::rival_cards));
        if (!number) return Refusal{number.error()};
        entry.move = Move::reveal(static_cast<std::uint8_t>(*number - 1));
        return read_card_and_deal(cursor, entry);
    }

    Parsed read_painting(Cursor& cursor, Entry& entry) {
        std::vector<ArtCardId> layers;
        rules::Faces faces;
        const Location place = cursor.place();
        while (!cursor.at_end() && cursor.peek() != '{' && cursor.peek_token() != "on") {
            const Location card_place = cursor.place();
            std::string_view word = cursor.token();
            const bool flipped = word.ends_with(back_mark);
            if (flipped) word.remove_suffix(1);
            auto card = find_card(card_place, word);
            if (!card) return Refusal{card.error()};
            if (flipped && layers.size() < rules::layers_in_painting) faces.flip(layers.size());
            layers.push_back(*card);
        }
        if (layers.size() != rules::layers_in_painting || !cursor.accept("on")) {
            return refuse(place, RecordFault::expected_layers, std::to_string(layers.size()));
        }
        auto background = read_background(cursor);
        if (!background) return Refusal{background.error()};
        rules::Layers painted{layers[0], layers[1], layers[2], faces};
        if (auto stars = read_stars(cursor, painted); !stars) return stars;
        entry.move = Move::paint(painted, *background);
        return {};
    }

    // "as hue tone": an element for each ★ these layers show.
    Parsed read_stars(Cursor& cursor, rules::Layers& painted) {
        const Location place = cursor.place();
        const std::size_t shown = rules::stars_in(catalog_.cards.read(painted, 0).blended);
        std::size_t named = 0;
        if (cursor.accept("as")) {
            do {
                const Location element_place = cursor.place();
                const std::string_view name = cursor.token();
                const auto element = std::ranges::find(element_names, name);
                if (element == element_names.end()) {
                    return refuse(element_place, RecordFault::expected_element, name);
                }
                if (named < shown) {
                    painted.stars.set(named,
                                      static_cast<rules::Element>(element - element_names.begin()));
                }
                ++named;
            } while (!cursor.at_end() && cursor.peek() != '{');
        }
        if (named == shown) return {};
        return refuse(place,
                      named < shown ? RecordFault::too_few_stars : RecordFault::too_many_stars,
                      std::to_string(named));
    }

    Parsed read_toss(Cursor& cursor, Entry& entry) {
        entry.by = Actor::vincent;
        if (!cursor.accept("toss")) {
            return refuse(cursor.place(), RecordFault::expected_action, cursor.peek_token());
        }
        const Location place = cursor.place();
        const std::string_view token = cursor.token();
        const std::size_t slash = std::min(token.find('/'), token.size());
        const auto face_up = number_in(token.substr(0, slash), 255);
        const auto tossed = number_in(token.substr(std::min(slash + 1, token.size())), 255);
        if (!face_up || !tossed) return refuse(place, RecordFault::expected_number, token);
        const auto row = read_which_row(cursor);
        if (!row) return Refusal{row.error()};
        entry.move = Move::toss(static_cast<std::uint8_t>(*face_up), *row);
        entry.tossed = static_cast<std::uint8_t>(*tossed);
        return read_card_and_deal(cursor, entry);
    }

    Parsed read_judgement(Cursor& cursor, Entry& entry) {
        entry.by = Actor::judge;
        rules::SeatSet winners;
        do {
            auto seat = read_number(cursor, 1, static_cast<int>(record_.header.seats.size()));
            if (!seat) return std::unexpected<RecordError>{seat.error()};
            winners.insert(static_cast<rules::Seat>(*seat - 1));
        } while (!cursor.at_end() && cursor.peek() != '{');
        entry.move = Move::judge(winners);
        return {};
    }

    // The card that leaves the row, and those that fill it up again.
    Parsed read_card_and_deal(Cursor& cursor, Entry& entry) {
        auto taken = read_card(cursor);
        if (!taken) return std::unexpected<RecordError>{taken.error()};
        entry.card = *taken;
        if (!cursor.accept(">")) return {};
        do {
            auto card = read_card(cursor);
            if (!card) return std::unexpected<RecordError>{card.error()};
            entry.dealt.push_back(*card);
        } while (!cursor.at_end() && cursor.peek() != '{');
        return {};
    }

    std::expected<ArtCardId, RecordError> read_card(Cursor& cursor) {
        const Location place = cursor.place();
        return find_card(place, cursor.token());
    }

    std::expected<ArtCardId, RecordError> find_card(Location place, std::string_view word) const {
        const auto card = catalog_.find_art_card(word);
        if (card) return *card;
        RecordError error{place, RecordFault::expected_card, std::string{word}};
        error.meant = catalog_.nearest_art_card(word).value_or("");
        return std::unexpected<RecordError>{std::move(error)};
    }

    std::expected<rules::BackgroundId, RecordError> read_background(Cursor& cursor) {
        const Location place = cursor.place();
        const std::string_view token = cursor.token();
        const int most = static_cast<int>(catalog_.cards.backgrounds());
        const auto number = number_in(token, most);
        if (!number || *number < 1) return refuse(place, RecordFault::expected_background, token);
        const auto background = static_cast<rules::BackgroundId>(*number - 1);
        if (!record_.header.setup.boxes.contains(catalog_.cards.box_of(background))) {
            return refuse(place, RecordFault::expected_background, token);
        }
        return background;
    }

    std::expected<int, RecordError> read_number(Cursor& cursor, int least, int most) {
        const Location place = cursor.place();
        const std::string_view token = cursor.token();
        const auto number = number_in(token, most);
        if (!number || *number < least) return refuse(place, RecordFault::expected_number, token);
        return *number;
    }

    static Parsed expect_end(const Cursor& cursor) {
        if (cursor.at_end()) return {};
        return refuse(cursor.place(), RecordFault::unexpected_text, cursor.peek_token());
    }

    static std::string_view trimmed(std::string_view text) {
        const std::size_t first = text.find_first_not_of(" \t");
        if (first == std::string_view::npos) return {};
        return text.substr(first, text.find_last_not_of(" \t") - first + 1);
    }

    const Catalog& catalog_;
    std::string_view rest_;
    std::string_view line_;  // without blanks at its end
    int line_number_;
    Location text_end_;   // behind the last line read that holds something
    bool begun_ = false;  // a tag was read, and not yet the last line
    Record record_;
    std::set<rules::BackgroundId> dealt_backgrounds_;
};

}  // namespace

std::expected<Record, RecordError> parse(const content::Catalog& catalog, std::string_view text,
                                         int first_line) {
    return Parser{catalog, text, first_line}.parse();
}

std::vector<GameText> split_games(std::string_view text) {
    text = without_mark(text);
    std::vector<GameText> games;
    bool in_tags = false;
    int line_number = 0;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        const std::string_view line = text.substr(at, end - at);
        ++line_number;
        if (line.find_first_not_of(blanks) != std::string_view::npos) {
            const bool tag = is_tag_line(line);
            // A game begins where tags begin; what stands before the first is none, and said so.
            if ((tag && !in_tags) || games.empty()) games.push_back({{}, line_number});
            in_tags = tag;
        }
        if (!games.empty()) {
            auto& game = games.back().text;
            game = game.empty() ? line : std::string_view{game.data(), game.size() + line.size()};
        }
        at = end;
    }
    return games;
}

}  // namespace velatura::record
