// A review as a single page without scripts, pictures or external files. The curve is an inline
// SVG that stretches with the screen; its labels are texts placed over it, so that they do not
// stretch.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/lookup.h"
#include "cli/review/review.h"
#include "cli/review/style.h"
#include "words/forms.h"

namespace velatura::cli {

namespace {

using rules::Seat;

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
            case '&':
                out += "&amp;";
                break;
            case '<':
                out += "&lt;";
                break;
            case '>':
                out += "&gt;";
                break;
            case '"':
                out += "&quot;";
                break;
            case '\'':
                out += "&#39;";
                break;
            default:
                out += c;
        }
    }
    return out;
}

// Told apart without colors, too.
constexpr std::array<std::string_view, rules::max_seats> dashes{"none", "7 4", "2 4", "10 4 2 4",
                                                                "14 4"};
constexpr std::array<std::string_view, ai::mark_count> signs{"✓", "=", "?", "??"};

class ReviewPage {
  public:
    ReviewPage(const Reviewed& reviewed, const ReviewOptions& options)
        : reviewed_(reviewed),
          options_(options),
          points_(ai::values_are_points(reviewed.review.game())) {
        if (!points_) return;
        for (const auto& chances : reviewed.curve)
            top_ = std::max(top_, std::ceil(chances[0] / 20) * 20);
    }

    std::string whole() const {
        const std::string title = text("cli.review.title", {{"seats", players()}});
        return fmt::format(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n{}\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
            "<meta name=\"color-scheme\" content=\"light dark\">\n"
            "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<main>\n"
            "<header>\n<h1>{}</h1>\n{}</header>\n{}{}{}{}{}</main>\n</body>\n</html>\n",
            words::code_of(reviewed_.narrator.context().language), page_mark, title, review_style,
            title, about_game(), seats(), curve(), turning_points(), moves(), footer());
    }

  private:
    // Everything that is shown goes through here or through escaped().
    std::string text(std::string_view key, std::initializer_list<words::Param> params = {}) const {
        return escaped(reviewed_.narrator.text(key, params));
    }
    std::string seat(std::size_t seat) const {
        return escaped(reviewed_.narrator.seat(static_cast<Seat>(seat)));
    }
    std::string players() const {
        rules::SeatSet all;
        for (std::size_t i = 0; i < reviewed_.seats.size(); ++i)
            all.insert(static_cast<Seat>(i));
        return reviewed_.narrator.seats(all);
    }
    std::string number(double value, int decimals = 1) const {
        return words::decimal(reviewed_.narrator.context().language, value, decimals);
    }
    std::string value(double value) const {
        return points_ ? number(value)
                       : words::percent(reviewed_.narrator.context().language, value);
    }

    std::string about_game() const {
        const record::Header& header = reviewed_.match().record().header;
        const Context& context = reviewed_.narrator.context();
        std::vector<std::string> parts{context.mode(header.setup.mode)};
        if (const auto* scenario = context.catalog.find_scenario(header.scenario)) {
            parts.push_back(escaped(scenario_name(context, *scenario)));
        }
        if (!header.date.empty()) parts.push_back(escaped(header.date));
        std::string out = fmt::format("<p>{}</p>\n", fmt::join(parts, " · "));
        if (const std::string cards = reviewed_.narrator.scoring_cards(); !cards.empty()) {
            out += fmt::format("<p>{}</p>\n", escaped(cards));
        }
        if (const int goal = reviewed_.match().game().setup().goal; goal > 0) {
            out += fmt::format("<p>{}</p>\n", text("cli.review.goal", {{"goal", goal}}));
        }
        for (const std::string& remark : reviewed_.remarks())
            out += fmt::format("<p class=\"remark\">{}</p>\n", escaped(remark));
        return out;
    }

    std::string mark(ai::Mark mark) const {
        const auto name = ai::name_of(mark);
        return fmt::format("<span class=\"mark {}\"><b aria-hidden=\"true\">{}</b> {}</span>", name,
                           signs[rules::index(mark)], text("mark." + std::string{name}));
    }

    std::string seats() const {
        std::string out = "<section class=\"seats\">\n";
        const auto& result = reviewed_.match().record().result;
        for (std::size_t i = 0; i < reviewed_.seats.size(); ++i) {
            const ai::SeatReview& seat = reviewed_.seats[i];
            out += fmt::format("<article class=\"seat{}\">\n<h2>{}</h2>\n", i, this->seat(i));
            out += fmt::format("<p class=\"accuracy\"><strong>{}</strong> {}</p>\n",
                               number(seat.accuracy), text("cli.review.accuracy"));
            if (result) {
                const bool won =
                    result->winners.contains(static_cast<Seat>(i)) && reviewed_.seats.size() > 1;
                out += fmt::format("<p>{}{}</p>\n",
                                   text("cli.review.final", {{"n", result->points[i]}}),
                                   won ? " · <b>" + text("award.best-in-show") + "</b>" : "");
            }
            out += "<ul>";
            for (std::size_t m = 0; m < ai::mark_count; ++m) {
                out += fmt::format("<li>{} {}</li>", mark(static_cast<ai::Mark>(m)), seat.marks[m]);
            }
            out += "</ul>\n</article>\n";
        }
        return out + "</section>\n";
    }

    double across(std::size_t position) const {
        const std::size_t last = reviewed_.curve.size() - 1;
        return 100.0 * static_cast<double>(position) / static_cast<double>(last);
    }
    double down(double value) const { return 100 - 100 * std::clamp(value / top_, 0.0, 1.0); }

    std::string curve() const {
        std::string lines;
        std::string legend;
        for (std::size_t seat = 0; seat < reviewed_.seats.size(); ++seat) {
            std::string points;
            for (std::size_t i = 0; i < reviewed_.curve.size(); ++i) {
                points += fmt::format("{:.2f},{:.2f} ", across(i), down(reviewed_.curve[i][seat]));
            }
            lines +=
                fmt::format("<polyline class=\"line{}\" stroke-dasharray=\"{}\" points=\"{}\"/>\n",
                            seat, dashes[seat], points);
            legend += fmt::format(
                "<li><svg viewBox=\"0 0 40 8\" aria-hidden=\"true\"><line class=\"line{}\" "
                "stroke-dasharray=\"{}\" x1=\"0\" y1=\"4\" x2=\"40\" y2=\"4\"/></svg>{}</li>",
                seat, dashes[seat], this->seat(seat));
        }
        std::string grid;
        std::string labels;
        for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0}) {
            const double y = down(share * top_);
            grid += fmt::format("<line x1=\"0\" x2=\"100\" y1=\"{0:.2f}\" y2=\"{0:.2f}\"/>", y);
            labels += fmt::format("<span class=\"y\" style=\"top:{:.2f}%\">{}</span>", y,
                                  points_ ? number(share * top_, 0) : value(share));
        }
        const std::size_t last = reviewed_.curve.size() - 1;
        const std::size_t every = last <= 20 ? 5 : last <= 50 ? 10 : 20;
        for (std::size_t i = 0; i <= last; i += every) {
            labels +=
                fmt::format("<span class=\"x\" style=\"left:{:.2f}%\">{}</span>", across(i), i);
        }
        const std::string heading = text(points_ ? "cli.review.curve_points" : "cli.review.curve");
        return fmt::format(
            "<section>\n<h2>{0}</h2>\n<figure>\n<div class=\"plot\">\n"
            "<svg viewBox=\"0 0 100 100\" preserveAspectRatio=\"none\" role=\"img\" "
            "aria-label=\"{0}\">\n<g class=\"grid\">{1}</g>\n{2}</svg>\n{3}{4}</div>\n"
            "<ul class=\"legend\">{5}</ul>\n</figure>\n</section>\n",
            heading, grid, lines, labels, mistakes(), legend);
    }

    // Slips and blunders stand on the curve of who made them, as links to the list.
    std::string mistakes() const {
        std::string out;
        for (const ai::MoveReview& move : reviewed_.review.moves()) {
            if (move.mark < ai::Mark::slip) continue;
            const double y = down(reviewed_.curve[move.position][rules::index(move.seat)]);
            out += fmt::format(
                "<a class=\"dot {}\" href=\"#m{}\" style=\"left:{:.2f}%;top:{:.2f}%\" "
                "title=\"{}\">{}</a>\n",
                ai::name_of(move.mark), move.position + 1, across(move.position), y,
                fmt::format("{}. {}", move.position + 1, escaped(reviewed_.move(move.position))),
                signs[rules::index(move.mark)]);
        }
        return out;
    }

    std::string turning_points() const {
        std::string out =
            fmt::format("<section>\n<h2>{}</h2>\n", text("cli.review.turning_points"));
        if (reviewed_.turning_points.empty()) {
            out += fmt::format("<p>{}</p>\n", text("cli.review.no_turning_points"));
        }
        for (const ai::TurningPoint& point : reviewed_.turning_points) {
            const Advice advice = reviewed_.advice(point.position);
            const ai::MoveReview* move = reviewed_.of(point.position);
            out +=
                fmt::format("<article>\n<h3><a href=\"#m{}\">{}</a></h3>\n<p>{} {}</p>\n<ul>\n",
                            point.position + 1,
                            text("cli.review.turn", {{"n", point.position + 1},
                                                     {"seat", reviewed_.narrator.seat(point.seat)},
                                                     {"before", advice.value(point.before)},
                                                     {"after", advice.value(point.after)}}),
                            escaped(reviewed_.made(point.position)), judged(move));
            for (const std::string& sentence : reviewed_.lesson(point))
                out += fmt::format("<li>{}</li>\n", escaped(sentence));
            out += "</ul>\n</article>\n";
        }
        return out + "</section>\n";
    }

    std::string moves() const {
        std::string out = fmt::format(
            "<section>\n<h2>{}</h2>\n<table>\n<thead><tr><th scope=\"col\">#</th>"
            "<th scope=\"col\">{}</th><th scope=\"col\">{}</th><th scope=\"col\">{}</th>"
            "<th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead>\n<tbody>\n",
            text("cli.review.all_moves"), text("cli.board.seat"), text("cli.review.move"),
            text(points_ ? "cli.review.points" : "cli.review.chance"), text("cli.review.loss"),
            text("cli.review.mark"));
        for (std::size_t i = 0; i + 1 < reviewed_.match().positions().size(); ++i)
            out += row(i);
        return out + "</tbody>\n</table>\n</section>\n";
    }

    std::string judged(const ai::MoveReview* move) const {
        if (move == nullptr) return {};
        if (!move->forced) return mark(move->mark);
        return fmt::format("<span class=\"mark\">{}</span>", text("cli.review.forced"));
    }

    std::string row(std::size_t position) const {
        const ai::MoveReview* move = reviewed_.of(position);
        std::string made = escaped(reviewed_.move(position));
        if (move != nullptr && move->mark >= ai::Mark::slip) {
            made += fmt::format(
                "<small>{}</small>",
                text("cli.review.instead", {{"move", reviewed_.advice(position).move(
                                                         move->best.move, move->played.move)}}));
        }
        return fmt::format(
            "<tr id=\"m{0}\"><td>{0}.</td><td>{1}</td><td>{2}</td><td>{3}</td><td>{4}</td>"
            "<td>{5}</td></tr>\n",
            position + 1, escaped(reviewed_.actor(position)), made,
            move == nullptr ? "" : value(move->best.value),
            move == nullptr || move->loss == 0 ? "" : "−" + reviewed_.loss(*move), judged(move));
    }

    std::string footer() const {
        const Advice advice = reviewed_.advice(0);
        const double blunder = points_ ? ai::points_bounds.blunder
                                       : ai::share_bounds(reviewed_.review.game().seats()).blunder;
        return fmt::format("<footer><p>{}</p></footer>\n",
                           text(points_ ? "cli.review.about_points" : "cli.review.about",
                                {{"loss", advice.value(blunder)},
                                 {"points", advice.points(ai::points_bounds.blunder)},
                                 {"n", options_.iterations}}));
    }

    const Reviewed& reviewed_;
    const ReviewOptions& options_;
    bool points_;
    double top_ = 1;  // of the curve
};

}  // namespace

std::string review_html(const Reviewed& reviewed, const ReviewOptions& options) {
    return ReviewPage{reviewed, options}.whole();
}

}  // namespace velatura::cli
