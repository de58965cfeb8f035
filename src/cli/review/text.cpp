// A review for the terminal: 80 columns, readable without color.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/review/review.h"
#include "cli/terminal/columns.h"
#include "cli/terminal/layout.h"
#include "words/forms.h"

namespace velatura::cli {

namespace {

constexpr std::size_t number_width = 4;
constexpr std::size_t seat_width = 16;
constexpr std::size_t move_width = 32;
constexpr std::size_t value_width = 7;
constexpr std::size_t loss_width = 9;

class ReviewText {
  public:
    explicit ReviewText(const Reviewed& reviewed)
        : reviewed_(reviewed), points_(ai::values_are_points(reviewed.review.game())) {}

    std::string whole() const {
        const std::string cards = reviewed_.narrator.scoring_cards();
        std::string out = (cards.empty() ? "" : wrap(cards)) + accuracy();
        for (const std::string& remark : reviewed_.remarks())
            out += wrap(remark);
        return out + '\n' + curve() + '\n' + moves() + '\n' + turning_points();
    }

  private:
    std::string text(std::string_view key, std::initializer_list<words::Param> params = {}) const {
        return reviewed_.narrator.text(key, params);
    }
    std::string number(double value) const {
        return points_ ? words::decimal(reviewed_.narrator.context().language, value)
                       : words::percent(reviewed_.narrator.context().language, value);
    }

    std::string loss(const ai::MoveReview& move) const {
        if (points_ || !move.lost_points) return number(move.loss);
        const auto language = reviewed_.narrator.context().language;
        return text("cli.review.points_short", {{"n", words::decimal(language, move.loss)}});
    }

    std::string seat_name(std::size_t seat) const {
        return reviewed_.narrator.seat(static_cast<rules::Seat>(seat));
    }

    std::string accuracy() const {
        Columns columns;
        Columns::Cells heading{text("cli.board.seat"), text("cli.review.accuracy")};
        for (std::size_t mark = 0; mark < ai::mark_count; ++mark) {
            const auto name = std::string{ai::name_of(static_cast<ai::Mark>(mark))};
            heading.push_back(text("mark." + name));
        }
        columns.add(std::move(heading));
        for (std::size_t i = 0; i < reviewed_.seats.size(); ++i) {
            const ai::SeatReview& seat = reviewed_.seats[i];
            Columns::Cells row{
                pad_right(seat_name(i), 30),
                words::decimal(reviewed_.narrator.context().language, seat.accuracy)};
            for (const std::size_t count : seat.marks)
                row.push_back(std::to_string(count));
            columns.add(std::move(row));
        }
        return columns.text();
    }

    // One line a seat, one sign a position, or fewer in a long game.
    std::string curve() const {
        constexpr std::array<std::string_view, 8> signs{"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
        constexpr std::size_t width = 60;
        const auto& curve = reviewed_.curve;
        const std::size_t length = std::min(width, curve.size());
        double top = 1;
        for (const auto& chances : curve)
            top = std::max(top, chances[0]);
        std::string out = wrap(text(points_ ? "cli.review.curve_points" : "cli.review.curve"));
        for (std::size_t seat = 0; seat < reviewed_.seats.size(); ++seat) {
            out += "  " + pad_right(seat_name(seat), seat_width) + ' ';
            for (std::size_t i = 0; i < length; ++i) {
                const std::size_t at = length == 1 ? 0 : i * (curve.size() - 1) / (length - 1);
                const double height = std::clamp(curve[at][seat] / top, 0.0, 1.0);
                out += signs[static_cast<std::size_t>(std::lround(height * 7))];
            }
            out += '\n';
        }
        return out;
    }

    std::string row(std::string_view number, std::string_view seat, std::string_view move,
                    std::string_view value, std::string_view loss, std::string_view mark) const {
        std::string line = pad_left(number, number_width) + ' ' + pad_right(seat, seat_width) +
                           ' ' + pad_right(move, move_width) + pad_left(value, value_width) +
                           pad_left(loss, loss_width) + ' ' + std::string{mark};
        line.erase(line.find_last_not_of(' ') + 1);
        return line + '\n';
    }

    std::string moves() const {
        std::string out = row("", text("cli.board.seat"), text("cli.review.move"),
                              text(points_ ? "cli.review.points" : "cli.review.chance"),
                              text("cli.review.loss"), text("cli.review.mark"));
        for (std::size_t i = 0; i + 1 < reviewed_.match().positions().size(); ++i) {
            const ai::MoveReview* move = reviewed_.of(i);
            out += row(fmt::format("{}.", i + 1), reviewed_.actor(i), reviewed_.move(i),
                       move == nullptr ? "" : number(move->best.value),
                       move == nullptr || move->loss == 0 ? "" : "-" + loss(*move),
                       move == nullptr ? "" : reviewed_.mark(*move));
        }
        return out;
    }

    std::string turning_points() const {
        if (reviewed_.turning_points.empty()) return wrap(text("cli.review.no_turning_points"));
        std::string out = wrap(text("cli.review.turning_points"));
        for (const ai::TurningPoint& point : reviewed_.turning_points) {
            const Advice advice = reviewed_.advice(point.position);
            out += wrap(text("cli.review.turn", {{"n", point.position + 1},
                                                 {"seat", reviewed_.narrator.seat(point.seat)},
                                                 {"before", advice.value(point.before)},
                                                 {"after", advice.value(point.after)}}));
            const ai::MoveReview* move = reviewed_.of(point.position);
            std::string made = reviewed_.made(point.position);
            if (move != nullptr) made += fmt::format(" [{}]", reviewed_.mark(*move));
            out += wrap("  " + made, 2);
            for (const std::string& sentence : reviewed_.lesson(point))
                out += wrap("  - " + sentence, 4);
        }
        return out;
    }

    const Reviewed& reviewed_;
    bool points_;
};

}  // namespace

std::string review_text(const Reviewed& reviewed) {
    return ReviewText{reviewed}.whole();
}

}  // namespace velatura::cli
