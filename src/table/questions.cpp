#include "table/questions.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <ranges>

#include "achievements/results.h"
#include "ai/level.h"
#include "protocol/view.h"
#include "protocol/wire.h"
#include "record/fair.h"
#include "record/text.h"

namespace velatura::table {
namespace {

using protocol::FromTable;
using protocol::number_of;
using protocol::refusal;
using protocol::Writer;

constexpr std::array<std::string_view, 3> group_names{"simplified", "standard", "complex"};
constexpr std::array<std::string_view, 3> over_names{"painting", "game", "profile"};

void write_art(Writer& writer, const content::Catalog& catalog, words::Language language) {
    writer.key("art").begin_list();
    for (std::size_t i = 0; i < catalog.art.size(); ++i) {
        const rules::ArtCard& card = catalog.cards.art()[i];
        const std::string& english = catalog.art[i].word;
        writer.begin_object()
            .field("card", i + 1)
            .field("word", words::card_word(language, english))
            .field("english", english)
            .field("side", card.side == rules::Side::left ? "left" : "right");
        writer.list("swatches", card.icons.swatches,
                    [&](const rules::SwatchIcons& icons) { protocol::write_icons(writer, icons); });
        writer.end_object();
    }
    writer.end_list();
}

void write_scoring_cards(Writer& writer, const content::Catalog& catalog) {
    writer.key("scoring").begin_list();
    for (std::size_t i = 0; i < catalog.scoring.size(); ++i) {
        const rules::ScoringCard& card = catalog.cards.scoring()[i];
        writer.begin_object()
            .field("card", i + 1)
            .field("english", catalog.scoring[i].word)
            .field("condition", card.condition_name);
        writer.list("points", std::span{card.points}.first(card.steps),
                    [&](std::uint8_t points) { writer.value(points); });
        writer.end_object();
    }
    writer.end_list();
}

void write_scenario(Writer& writer, const content::Scenario& scenario) {
    writer.begin_object()
        .field("scenario", scenario.id)
        .field("group", group_names[rules::index(scenario.group)])
        .field("goal", scenario.goal)
        .list("scoring", scenario.scoring,
              [&](rules::ScoringCardId id) { writer.value(number_of(id)); })
        .field("any", scenario.any)
        .end_object();
}

void write_ids(Writer& writer, std::string_view name,
               const std::vector<const content::Achievement*>& list) {
    writer.list(name, list,
                [&](const content::Achievement* achievement) { writer.value(achievement->id); });
}

// What parted the winners from everybody else.
std::string_view decided_by(const record::Match& match) {
    const rules::GameState& state = match.state();
    if (match.game().seats() == 1) return "goal";
    const record::Entry& last = match.record().entries.back();
    if (!last.undo && last.by == rules::Actor::judge) return "judge";
    std::array<int, rules::max_seats> points{};
    for (std::size_t seat = 0; seat < match.game().seats(); ++seat)
        points[seat] = match.game().points(state, static_cast<rules::Seat>(seat));
    const int most = std::ranges::max(points);
    const auto seats = std::span{points}.first(match.game().seats());
    return std::ranges::count(seats, most) > 1 ? "tokens" : "points";
}

}  // namespace

void answer_catalog(Answers& answers, const content::Catalog& catalog, words::Language language) {
    Writer& writer = answers.begin(FromTable::catalog);
    writer.field("lang", words::code_of(language));
    write_art(writer, catalog, language);
    write_scoring_cards(writer, catalog);
    writer.field("backgrounds", catalog.cards.backgrounds())
        .field("silver_points", rules::silver_points);
    writer.list("scenarios", catalog.scenarios,
                [&](const content::Scenario& scenario) { write_scenario(writer, scenario); });
    writer.list("levels", catalog.levels, [&](const content::TargetLevel& level) {
        writer.begin_object().field("level", level.id).field("goal", level.goal).end_object();
    });
    writer.list("awards", catalog.awards, [&](const content::Award& award) {
        writer.begin_object()
            .field("award", award.id)
            .field("at_least", award.at_least)
            .end_object();
    });
    writer.list("achievements", catalog.achievements, [&](const content::Achievement& one) {
        writer.begin_object()
            .field("achievement", one.id)
            .field("over", over_names[rules::index(one.over)])
            .field("at_least", one.at_least)
            .field("edition", one.edition)
            .end_object();
    });
    writer.key("bots").begin_list();
    for (std::size_t level = 0; level < ai::ladder_count; ++level)
        writer.value(ai::name_of(static_cast<ai::Level>(level)));
    writer.end_list();
    answers.end();
}

void answer_result(Answers& answers, const content::Catalog& catalog, std::string_view table,
                   const record::Match& match) {
    Writer& writer = answers.begin(FromTable::result);
    writer.field("table", table).field("decided_by", decided_by(match));
    writer.list("seats", achievements::results(catalog, match),
                [&](const achievements::SeatResult& result) {
                    const rules::Player& player = match.state().player(result.seat);
                    writer.begin_object()
                        .field("seat", number_of(result.seat))
                        .field("name", match.record().header.seats[rules::index(result.seat)].name)
                        .field("bot", !result.person)
                        .field("won", result.won)
                        .field("rank", result.rank)
                        .field("points", result.points);
                    protocol::write_by_place(writer, "points_by_place",
                                             protocol::points_by_place(match.game(), player));
                    writer.field("silver_points", player.silver * rules::silver_points)
                        .field("tokens", result.tokens)
                        .field("ribbons", result.ribbons)
                        .field("passed_scenario", result.passed_scenario)
                        .field("reached_goal", result.reached_goal)
                        .key("award");
                    result.award != nullptr ? writer.value(result.award->id) : writer.null();
                    write_ids(writer, "achievements", result.achievements);
                    writer.end_object();
                });
    answers.end();
}

Done answer_verify(Answers& answers, const content::Catalog& catalog, std::string_view text) {
    auto record = record::parse(catalog, text);
    if (!record) return std::unexpected{refusal(record.error())};
    const auto match = record::Match::replay(catalog, *std::move(record));
    if (!match) return std::unexpected{refusal(match.error())};
    if (const auto verified = match->verify(); !verified) {
        return std::unexpected{refusal(verified.error())};
    }
    const record::Header& header = match->record().header;
    Writer& writer = answers.begin(FromTable::verified);
    writer.field("moves", match->record().entries.size())
        .field("over", match->state().phase == rules::Phase::over)
        .field("seed", header.seed)
        .key("commitment");
    header.commitment.empty() ? writer.null() : writer.value(header.commitment);
    writer.list("nonces", record::nonces_of(header),
                [&](const std::string& nonce) { writer.value(nonce); });
    answers.end();
    return {};
}

void answer_profile(Answers& answers, const content::Catalog& catalog,
                    const protocol::messages::AskProfile& message) {
    // Games name their people; whoever asks says by the seat who is meant, so that another name in
    // another game does no harm.
    constexpr std::string_view owner = "owner";
    constexpr std::string_view other = "other";
    achievements::Profile profile{catalog, std::string{owner}};
    std::size_t unread = 0;
    for (const auto& [text, place] : message.games) {
        auto record = record::parse(catalog, text);
        const std::size_t seat = rules::index(place);
        if (!record || seat >= record->header.seats.size() || record->header.seats[seat].bot) {
            ++unread;
            continue;
        }
        for (record::SeatName& name : record->header.seats) {
            if (name.name == owner) name.name = other;
        }
        record->header.seats[seat].name = owner;
        const auto match = record::Match::replay(catalog, *std::move(record));
        if (!match || !profile.add(*match)) ++unread;
    }
    Writer& writer = answers.begin(FromTable::profile);
    const auto write_text = [&](const std::string& text) { writer.value(text); };
    writer.field("games", profile.games())
        .field("wins", profile.wins())
        .field("best_points", profile.best_points())
        .field("unread", unread)
        .list("scenarios_played", profile.scenarios_played(), write_text)
        .list("scenarios_passed", profile.scenarios_passed(), write_text);
    write_ids(writer, "achievements", profile.achieved());
    answers.end();
}

std::expected<Daily, Refusal> daily(const content::Catalog& catalog, std::string_view date) {
    const auto bad = [&] {
        return std::unexpected{refusal(protocol::MessageError::bad_date).with("date", date)};
    };
    const auto number = [&](std::size_t at, std::size_t size) {
        unsigned value = 0;
        const char* end = date.data() + at + size;
        const auto read = std::from_chars(date.data() + at, end, value);
        return read.ec == std::errc{} && read.ptr == end ? value : 0;
    };
    if (date.size() != 10 || date[4] != '-' || date[7] != '-') return bad();
    const std::chrono::year_month_day day{std::chrono::year{static_cast<int>(number(0, 4))},
                                          std::chrono::month{number(5, 2)},
                                          std::chrono::day{number(8, 2)}};
    if (!day.ok() || number(0, 4) == 0) return bad();
    using namespace std::chrono_literals;
    const auto since = std::chrono::sys_days{day} - std::chrono::sys_days{2026y / 1 / 1};
    // Each scenario in its turn; a day before the first one counts on backwards.
    const auto count = static_cast<int>(catalog.scenarios.size());
    const int days = static_cast<int>(since.count());
    const int place = (days % count + count) % count;
    return Daily{.seed = content::joined("velatura daily ", date),
                 .scenario = &catalog.scenarios[static_cast<std::size_t>(place)],
                 .number = days + 1};
}

Done answer_daily(Answers& answers, const content::Catalog& catalog, std::string_view date) {
    const auto puzzle = daily(catalog, date);
    if (!puzzle) return std::unexpected{puzzle.error()};
    answers.begin(FromTable::daily)
        .field("date", date)
        .field("mode", protocol::name_of(rules::Mode::solo_puzzle))
        .field("scenario", puzzle->scenario->id)
        .field("seed", puzzle->seed)
        .field("number", puzzle->number);
    answers.end();
    return {};
}

}  // namespace velatura::table
