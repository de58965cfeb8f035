#include "cli/play/ending.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "achievements/results.h"
#include "cli/game_files.h"
#include "cli/save_file.h"
#include "cli/terminal/layout.h"
#include "record/text.h"

namespace velatura::cli {

namespace {

using achievements::SeatResult;
using rules::Ribbon;

// Rank 4, name 18, four ribbons of 8, silver 9, points 8, tokens 9: 80.
constexpr std::size_t rank_width = 4;
constexpr std::size_t name_width = 18;
constexpr std::size_t ribbon_width = 8;
constexpr std::size_t silver_width = 9;
constexpr std::size_t points_width = 8;

std::string scored(int ribbons, int points) {
    return ribbons == 0 ? "-" : std::to_string(ribbons) + " = " + std::to_string(points);
}

std::string heading(const Narrator& narrator, Style style) {
    std::string line = style.strong(pad_right("", rank_width) +
                                    pad_right(narrator.text("cli.board.seat"), name_width));
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        const auto ribbon = static_cast<Ribbon>(place);
        line += style.ribbon(ribbon, pad_right(narrator.ribbon(ribbon), ribbon_width));
    }
    return line +
           style.strong(pad_right(narrator.text("ribbon.silver"), silver_width) +
                        pad_right(narrator.text("cli.board.points"), points_width) +
                        narrator.text("cli.board.tokens")) +
           '\n';
}

std::string seat_line(const Narrator& narrator, Style style, const SeatResult& result) {
    const rules::Game& game = narrator.match().game();
    const rules::Player& player = narrator.match().state().player(result.seat);
    std::string line = pad_right(std::to_string(result.rank) + '.', rank_width) +
                       pad_right(narrator.seat(result.seat), name_width);
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        const auto ribbon = static_cast<Ribbon>(place);
        const rules::ScoringCard* card = game.scoring(ribbon);
        const int held = player.ribbons[place];
        const std::string cell =
            card == nullptr ? "" : scored(held, card->points_for(player.ribbons[place]));
        line += style.ribbon(ribbon, pad_right(cell, ribbon_width));
    }
    line += pad_right(scored(player.silver, player.silver * rules::silver_points), silver_width);
    return line + style.strong(pad_right(std::to_string(result.points), points_width)) +
           std::to_string(result.tokens) + '\n';
}

std::string without_blanks(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

// Where points beyond those ribbons come from: name 22, then five columns.
std::string box_account(const Narrator& narrator, Style style,
                        const std::vector<SeatResult>& ranked) {
    constexpr std::array<std::pair<std::string_view, int rules::Account::*>, 5> items{
        {{"ribbon.gold", &rules::Account::gold},
         {"cli.account.frames", &rules::Account::frames},
         {"cli.account.award", &rules::Account::prize},
         {"cli.account.signature", &rules::Account::signature},
         {"cli.account.painter", &rules::Account::painter}}};
    constexpr std::size_t width = 11;
    const std::string indent(rank_width, ' ');
    std::string line = indent + pad_right("", name_width);
    for (const auto& [key, points] : items)
        line += pad_right(narrator.text(key), width);
    std::string out = style.strong(without_blanks(line)) + '\n';
    for (const SeatResult& result : ranked) {
        const rules::Account account =
            narrator.match().game().account(narrator.match().state(), result.seat);
        line = indent + pad_right(narrator.seat(result.seat), name_width);
        for (const auto& [key, points] : items)
            line += pad_right(std::to_string(account.*points), width);
        out += without_blanks(line) + '\n';
    }
    if (narrator.match().game().has_rival()) {
        out += indent + pad_right(narrator.rival(), name_width) +
               narrator.text("cli.advice.points",
                             {{"n", std::to_string(narrator.match().state().rival.points)}}) +
               '\n';
    }
    return out;
}

// Which scenarios and levels people passed and reached.
std::string verdicts(const Narrator& narrator, const std::vector<SeatResult>& results) {
    const Context& context = narrator.context();
    const record::Header& header = narrator.match().record().header;
    const auto* scenario = context.catalog.find_scenario(header.scenario);
    const std::string name = scenario != nullptr ? scenario_name(context, *scenario) : "";
    if (results.size() > 1) {
        if (scenario == nullptr) return "";
        rules::SeatSet passed;
        for (const SeatResult& result : results) {
            if (result.passed_scenario) passed.insert(result.seat);
        }
        return wrap(passed.empty()
                        ? context.text("cli.ending.not_passed",
                                       {{"scenario", name}, {"goal", scenario->goal}})
                        : context.text("cli.ending.passed", {{"scenario", name},
                                                             {"goal", scenario->goal},
                                                             {"seats", narrator.seats(passed)}}));
    }
    // Alone: the goal, and the award.
    std::string out;
    const bool reached = results[0].reached_goal;
    if (scenario != nullptr) {
        out += wrap(
            context.text(reached ? "cli.ending.scenario_reached" : "cli.ending.scenario_missed",
                         {{"scenario", name}, {"goal", scenario->goal}}));
    } else if (header.setup.goal > 0) {
        out += wrap(context.text(
            reached ? "cli.ending.level_reached" : "cli.ending.level_missed",
            {{"level", context.text("level." + header.level)}, {"goal", header.setup.goal}}));
    }
    return out + wrap(context.text("cli.ending.award",
                                   {{"award", context.text("award." + results[0].award->id)}}));
}

std::string achieved_line(const Narrator& narrator, rules::Seat seat,
                          const content::Achievement& achievement) {
    return wrap(
        narrator.text("cli.ending.achieved",
                      {{"seat", narrator.seat(seat)},
                       {"name", narrator.text("achievement." + achievement.id + ".name")},
                       {"about", narrator.text("achievement." + achievement.id + ".about")}}),
        2);
}

}  // namespace

std::string ending_text(const Narrator& narrator, Style style, Achievements told) {
    const std::vector<SeatResult> results =
        achievements::results(narrator.context().catalog, narrator.match());
    std::vector<SeatResult> ranked = results;
    std::ranges::sort(ranked, {},
                      [](const SeatResult& result) { return std::pair{result.rank, result.seat}; });
    std::string out = style.strong(ruled_heading(narrator.text("cli.ending.heading"))) + '\n' +
                      heading(narrator, style);
    for (const SeatResult& result : ranked)
        out += seat_line(narrator, style, result);
    if (narrator.match().game().has_boxes()) out += box_account(narrator, style, ranked);
    const rules::SeatSet winners = narrator.match().state().winners;
    if (results.size() > 1) {
        std::string line =
            wrap(narrator.text("cli.ending.best_in_show", {{"seats", narrator.seats(winners)}}));
        line.pop_back();  // what is strong ends before the line does
        out += style.strong(line) + '\n';
    }
    out += verdicts(narrator, results);
    for (const SeatResult& result : results) {
        if (told == Achievements::left_out) break;
        for (const content::Achievement* achievement : result.achievements) {
            out += achieved_line(narrator, result.seat, *achievement);
        }
    }
    if (narrator.match().undone() > 0) out += wrap(narrator.text("cli.ending.undone"));
    if (narrator.match().is_helped()) out += wrap(narrator.text("cli.ending.helped"));
    return out;
}

Found<ProfileFile> ProfileFile::open(const Context& context, const std::string& path) {
    namespace fs = std::filesystem;
    ProfileFile profile{context, path};
    std::error_code ignored;
    profile.text_ = read_file(path).value_or("");
    if (fs::exists(path, ignored) &&
        (!profile.text_.empty() || !fs::is_regular_file(path, ignored))) {
        auto games = read_games(context, path);
        if (!games) return std::unexpected{games.error()};
        profile.games_ = *std::move(games);
    }
    const fs::path folder = fs::absolute(path, ignored).parent_path();
    if (::access(folder.c_str(), W_OK | X_OK) != 0) {
        return std::unexpected{
            context.problem("cli.file.cannot_write",
                            {{"path", path}, {"reason", std::string_view{std::strerror(errno)}}})};
    }
    return profile;
}

Found<std::string> ProfileFile::add(const Narrator& narrator) {
    const record::Match& match = narrator.match();
    std::string out;
    const auto& seats = match.record().header.seats;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (seats[i].bot) continue;
        achievements::Profile profile{context_->catalog, seats[i].name};
        for (const record::Match& game : games_)
            profile.add(game);
        const auto before = profile.achieved();
        profile.add(match);
        for (const content::Achievement* achievement : profile.achieved()) {
            if (std::ranges::find(before, achievement) != before.end()) continue;
            out += achieved_line(narrator, static_cast<rules::Seat>(i), *achievement);
        }
        out += wrap(
            context_->text("cli.ending.profile", {{"seat", seats[i].name},
                                                  {"games", profile.games()},
                                                  {"n", profile.achieved().size()},
                                                  {"all", context_->catalog.achievements.size()}}));
    }
    if (!text_.empty() && !text_.ends_with("\n\n")) text_ += text_.ends_with('\n') ? "\n" : "\n\n";
    text_ += record::write(context_->catalog, match.record());
    if (auto written = write_file(*context_, path_, text_); !written) {
        return std::unexpected{written.error()};
    }
    return out;
}

}  // namespace velatura::cli
