#include <string>

#include "record/names.h"
#include "record/text.h"

namespace velatura::record {

namespace {

using content::Catalog;
using rules::index;

class RecordWriter {
  public:
    explicit RecordWriter(const Catalog& catalog)
        : catalog_(catalog), printed_(catalog.cards.box_cards()) {}

    std::string write(const Record& record) && {
        write_tags(record);
        write_deal(record);
        for (std::size_t i = 0; i < record.entries.size(); ++i) {
            write_entry(record.entries[i], i + 1);
        }
        out_ += last_line;
        out_ += '\n';
        return std::move(out_);
    }

  private:
    void tag(std::string_view name, std::string_view value) {
        out_ += '[';
        out_ += name;
        out_ += " \"";
        out_ += value;
        out_ += "\"]\n";
    }
    void tag_unless_empty(std::string_view name, std::string_view value) {
        if (!value.empty()) tag(name, value);
    }

    void write_tags(const Record& record) {
        const Header& header = record.header;
        const rules::GameSetup& setup = header.setup;
        tag("Game", game_name);
        tag("Version", std::to_string(version_of(setup)));
        tag_unless_empty("Date", header.date);
        tag("Seats", seats(header));
        tag("First", std::to_string(rules::index(setup.first) + 1));
        tag("Mode", mode_names[rules::index(setup.mode)]);
        if (setup.rival != rules::no_rival) tag("Rival", printed_.rivals[index(setup.rival)].id);
        tag_unless_empty("Level", header.level);
        tag_unless_empty("Scenario", header.scenario);
        tag("Scoring", scoring(setup));
        tag_unless_empty("Boxes", boxes(setup));
        if (setup.boxes.bring_art() || setup.deck != rules::DeckKind::base) {
            tag("Deck", deck_names[index(setup.deck)]);
        }
        if (setup.rows != 1) tag("Rows", std::to_string(setup.rows));
        if (setup.prize != rules::no_prize) tag("Award", award(setup));
        tag_unless_empty("Packs", joined(header.packs));
        tag_unless_empty("Options", options(setup));
        tag_unless_empty("Seed", header.seed);
        tag_unless_empty("Commitment", header.commitment);
        tag_unless_empty("Drawn", drawn(header));
        tag_unless_empty("Help", header.help);
        for (const Tag& other : header.other)
            tag(other.name, other.value);
        tag("Result", record.result ? result(*record.result) : std::string{running_result});
        out_ += '\n';
    }

    static std::string joined(const std::vector<std::string>& parts) {
        std::string list;
        for (const std::string& part : parts) {
            if (!list.empty()) list += ", ";
            list += part;
        }
        return list;
    }
    static std::string seats(const Header& header) {
        std::vector<std::string> names;
        for (const SeatName& seat : header.seats) {
            names.push_back((seat.bot ? std::string{bot_prefix} : std::string{}) + seat.name);
        }
        return joined(names);
    }
    std::string scoring(const rules::GameSetup& setup) const {
        std::vector<std::string> names;
        for (rules::ScoringCardId id : setup.scoring) {
            names.emplace_back(id == rules::no_scoring_card ? empty_place : catalog_.name(id));
        }
        return joined(names);
    }
    static std::string boxes(const rules::GameSetup& setup) {
        std::vector<std::string> names;
        for (const rules::Box box : rules::each_box) {
            if (setup.boxes.contains(box)) names.emplace_back(box_names[index(box)]);
        }
        return joined(names);
    }
    std::string award(const rules::GameSetup& setup) const {
        return printed_.prizes[index(setup.prize)].id + ' ' +
               std::string{side_names[index(setup.prize_side)]};
    }
    static std::string options(const rules::GameSetup& setup) {
        std::vector<std::string> names;
        if (setup.vincent_with_three) names.emplace_back(option_vincent_with_three);
        if (setup.hidden_hands) names.emplace_back(option_hidden_hands);
        if (setup.signatures_with_two) names.emplace_back(option_signatures_with_two);
        return joined(names);
    }
    static std::string drawn(const Header& header) {
        std::vector<std::string> names;
        if (header.drawn_scoring > 0) {
            names.push_back(std::string{drawn_scoring} + " " +
                            std::to_string(header.drawn_scoring));
        }
        if (header.drawn_first) names.emplace_back(drawn_first);
        if (header.drawn_award) names.emplace_back(drawn_award);
        return joined(names);
    }
    static std::string result(const GameResult& result) {
        std::string text;
        for (int points : result.points)
            text += std::to_string(points) + " ";
        text += "won";
        if (result.winners.empty()) text += " none";
        text += seat_numbers(result.winners);
        return text;
    }
    static std::string seat_numbers(rules::SeatSet seats) {
        std::string text;
        for (std::size_t seat = 0; seat < rules::max_seats; ++seat) {
            if (seats.contains(static_cast<rules::Seat>(seat)))
                text += " " + std::to_string(seat + 1);
        }
        return text;
    }

    void write_deal(const Record& record) {
        const rules::GameSetup& setup = record.header.setup;
        if (setup.deck == rules::DeckKind::featured) {
            out_ += "deck";
            for (std::size_t card = 0; card < catalog_.art.size(); ++card) {
                if (setup.featured.test(card)) word(static_cast<rules::ArtCardId>(card));
            }
            out_ += '\n';
        }
        two_rows_ = setup.rows == 2;
        row(two_rows_ ? "row 1:" : "row", record.first_row);
        if (two_rows_) row("row 2:", record.second_row);
        for (std::size_t seat = 0; seat < record.backgrounds.size(); ++seat) {
            out_ += "backgrounds " + std::to_string(seat + 1) + ":";
            for (rules::BackgroundId background : record.backgrounds[seat])
                number(background);
            out_ += '\n';
        }
        for (std::size_t seat = 0; seat < record.signatures.size(); ++seat) {
            out_ += "signature " + std::to_string(seat + 1) + ": " +
                    printed_.signatures[index(record.signatures[seat])].id + '\n';
        }
        for (std::size_t seat = 0; seat < record.painters.size(); ++seat) {
            out_ += "painters " + std::to_string(seat + 1) + ":";
            for (const rules::PainterId painter : record.painters[seat])
                out_ += ' ' + printed_.painters[index(painter)].id;
            out_ += '\n';
        }
        painters_ = record.painters;
        out_ += '\n';
    }
    void row(std::string_view label, std::span<const rules::ArtCardId> cards) {
        out_ += label;
        for (const rules::ArtCardId card : cards)
            word(card);
        out_ += '\n';
    }

    void write_entry(const Entry& entry, std::size_t number_of_line) {
        out_ += std::to_string(number_of_line) + ".";
        if (entry.undo) {
            out_ += " undo";
        } else {
            write_move(entry);
        }
        if (!entry.dealt.empty()) {
            out_ += " >";
            for (rules::ArtCardId card : entry.dealt)
                word(card);
        }
        if (!entry.comment.empty()) out_ += " {" + entry.comment + "}";
        out_ += '\n';
    }

    void write_move(const Entry& entry) {
        const rules::Move& move = entry.move;
        if (entry.by < rules::Actor::vincent) {
            out_ += " seat " + std::to_string(rules::index(entry.by) + 1);
        }
        switch (move.kind()) {
            case rules::Move::Kind::take:
                out_ += " take " + std::to_string(rules::index(move.position()));
                which_row(move.row());
                word(entry.card);
                break;
            case rules::Move::Kind::paint:
                write_painting(move);
                break;
            case rules::Move::Kind::pass:
                out_ += " pass";
                break;
            case rules::Move::Kind::toss:
                out_ += " Vincent toss " + std::to_string(move.face_up()) + "/" +
                        std::to_string(entry.tossed);
                which_row(move.row());
                word(entry.card);
                break;
            case rules::Move::Kind::judge:
                out_ += " judge" + seat_numbers(move.winners());
                break;
            case rules::Move::Kind::keep:
                out_ +=
                    " keep " + printed_.painters[index(painters_[index(entry.by)][move.kept()])].id;
                break;
            case rules::Move::Kind::reveal:
                out_ += " rival reveal " + std::to_string(move.rival_card() + 1);
                word(entry.card);
                break;
        }
    }

    void write_painting(const rules::Move& move) {
        const rules::Layers layers = move.layers();
        out_ += " paint";
        for (std::size_t layer = 0; layer < rules::layers_in_painting; ++layer) {
            word(layers.cards()[layer]);
            if (layers.faces.flipped(layer)) out_ += back_mark;
        }
        out_ += " on";
        number(move.background());
        const std::size_t stars = rules::stars_in(catalog_.cards.read(layers, 0).blended);
        if (stars > 0) out_ += " as";
        for (std::size_t star = 0; star < stars; ++star)
            out_.append(" ").append(element_names[index(layers.stars[star])]);
    }

    void which_row(rules::Row row) {
        if (two_rows_) out_ += " row " + std::to_string(index(row) + 1);
    }

    void word(rules::ArtCardId card) {
        out_ += ' ';
        out_ += catalog_.word(card);
    }
    void number(rules::BackgroundId background) {
        out_ += ' ' + std::to_string(rules::index(background) + 1);
    }

    const Catalog& catalog_;
    const rules::BoxCards& printed_;
    bool two_rows_ = false;
    std::span<const std::array<rules::PainterId, rules::painters_dealt>> painters_;
    std::string out_;
};

}  // namespace

std::string write(const content::Catalog& catalog, const Record& record) {
    return RecordWriter{catalog}.write(record);
}

}  // namespace velatura::record
