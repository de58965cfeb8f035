#include <string>

#include "record/names.h"
#include "record/text.h"

namespace velatura::record {

namespace {

using content::Catalog;

class RecordWriter {
  public:
    explicit RecordWriter(const Catalog& catalog) : catalog_(catalog) {}

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
        tag("Version", std::to_string(header.version));
        tag_unless_empty("Date", header.date);
        tag("Seats", seats(header));
        tag("First", std::to_string(rules::index(setup.first) + 1));
        tag("Mode", mode_names[rules::index(setup.mode)]);
        tag_unless_empty("Level", header.level);
        tag_unless_empty("Scenario", header.scenario);
        tag("Scoring", scoring(setup));
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
    static std::string options(const rules::GameSetup& setup) {
        std::vector<std::string> names;
        if (setup.vincent_with_three) names.emplace_back(option_vincent_with_three);
        if (setup.hidden_hands) names.emplace_back(option_hidden_hands);
        return joined(names);
    }
    static std::string drawn(const Header& header) {
        std::vector<std::string> names;
        if (header.drawn_scoring > 0) {
            names.push_back(std::string{drawn_scoring} + " " +
                            std::to_string(header.drawn_scoring));
        }
        if (header.drawn_first) names.emplace_back(drawn_first);
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
        out_ += "row";
        for (rules::ArtCardId card : record.first_row)
            word(card);
        out_ += '\n';
        for (std::size_t seat = 0; seat < record.backgrounds.size(); ++seat) {
            out_ += "backgrounds " + std::to_string(seat + 1) + ":";
            for (rules::BackgroundId background : record.backgrounds[seat])
                number(background);
            out_ += '\n';
        }
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
                word(entry.card);
                break;
            case rules::Move::Kind::paint:
                out_ += " paint";
                word(move.layers().bottom);
                word(move.layers().middle);
                word(move.layers().top);
                out_ += " on";
                number(move.background());
                break;
            case rules::Move::Kind::pass:
                out_ += " pass";
                break;
            case rules::Move::Kind::toss:
                out_ += " Vincent toss " + std::to_string(move.face_up()) + "/" +
                        std::to_string(entry.tossed);
                word(entry.card);
                break;
            case rules::Move::Kind::judge:
                out_ += " judge" + seat_numbers(move.winners());
                break;
            case rules::Move::Kind::keep:
            case rules::Move::Kind::reveal:
                break;  // a record has no boxes
        }
    }

    void word(rules::ArtCardId card) {
        out_ += ' ';
        out_ += catalog_.word(card);
    }
    void number(rules::BackgroundId background) {
        out_ += ' ' + std::to_string(rules::index(background) + 1);
    }

    const Catalog& catalog_;
    std::string out_;
};

}  // namespace

std::string write(const content::Catalog& catalog, const Record& record) {
    return RecordWriter{catalog}.write(record);
}

}  // namespace velatura::record
