#include "cli/arena/log.h"

#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "cli/box_report.h"
#include "content/reader.h"
#include "protocol/writer.h"
#include "record/names.h"

namespace velatura::cli {

namespace {

using content::Reader;

constexpr int log_version = 1;
constexpr std::string_view version_field = "velatura_arena";

void write_contender(protocol::Writer& json, std::string_view key, const Contender& contender) {
    json.key(key)
        .begin_object()
        .field("name", contender.name)
        .field("command", contender.command)
        .field("ms", contender.limits.milliseconds)
        .field("iterations", contender.limits.iterations)
        .end_object();
}

// Everything that decides what is played. The number of games and threads and the stopping rule
// aren't part of it: more can be played later.
std::string first_line(const content::Catalog& catalog, const ArenaPlan& plan) {
    protocol::Writer json;
    json.begin_object().field(version_field, log_version).field("seed", plan.seed);
    write_contender(json, "a", plan.a);
    write_contender(json, "b", plan.b);
    json.field("players", plan.players)
        .field("mode", record::mode_names[rules::index(plan.setup.mode)]);
    write_boxes(json, catalog, plan.setup);
    json.field("scenario", pool_name(plan))
        .field("bot_timeout", plan.bot_timeout)
        .field("ai_signature", plan.ai_signature)
        .key("packs")
        .begin_list();
    for (const content::Pack& pack : catalog.packs)
        json.value(pack.name);
    json.end_list().end_object();
    return json.text() + "\n";
}

std::string line_of(std::uint64_t deck, const DeckOutcome& outcome) {
    protocol::Writer json;
    json.begin_object().field("deck", deck + 1).key("games").begin_list();
    for (const GameOutcome& game : outcome) {
        json.begin_object().field("share", game.share).key("points").begin_list();
        for (const int points : game.points)
            json.value(points);
        json.end_list();
        if (game.best) json.field("best", *game.best);
        if (game.forfeit) {
            json.key("forfeit")
                .begin_object()
                .field("seat", game.forfeit->seat + 1)
                .field("fault", name_of(game.forfeit->why.fault))
                .field("detail", game.forfeit->why.detail)
                .end_object();
        }
        json.end_object();
    }
    json.end_list().end_object();
    return json.text() + "\n";
}

Forfeit read_forfeit(const Reader& reader, std::size_t players) {
    reader.expect_fields({"seat", "fault", "detail"});
    Forfeit forfeit;
    forfeit.seat = reader["seat"].whole<std::size_t>(1, players) - 1;
    const auto fault = bots::fault_named(reader["fault"].text());
    if (!fault) reader["fault"].refuse("no such fault");
    forfeit.why = {fault.value_or(bots::BotFault{}), std::string{reader["detail"].text()}};
    return forfeit;
}

GameOutcome read_game(const Reader& reader, std::size_t players) {
    constexpr int most_points = 1000;
    reader.expect_fields({"share", "points"}, {"best", "forfeit"});
    GameOutcome game;
    game.share = reader["share"].whole<std::int64_t>(0, whole_win);
    for (const Reader& points : reader["points"].list())
        game.points.push_back(points.whole<int>(0, most_points));
    if (reader.has("best")) game.best = reader["best"].whole<int>(0, most_points);
    if (reader.has("forfeit")) game.forfeit = read_forfeit(reader["forfeit"], players);
    if (game.points.size() != (game.forfeit ? 0 : players)) {
        reader["points"].refuse("not as many as there are players");
    }
    return game;
}

// The reason why not, if so.
std::optional<content::LoadError> read_line(std::string_view line, const ArenaPlan& plan,
                                            DeckOutcomes& outcomes) {
    const auto json = content::parse_json({"", line});
    if (!json) return json.error();
    std::optional<content::LoadError> error;
    const Reader reader{*json, "", error};
    reader.expect_fields({"deck", "games"});
    constexpr std::uint64_t most_decks = std::uint64_t{1} << 40;
    const auto deck = reader["deck"].whole<std::uint64_t>(1, most_decks);
    DeckOutcome games;
    for (const Reader& game : reader["games"].list())
        games.push_back(read_game(game, plan.players));
    if (games.size() != plan.players) reader["games"].refuse("not one for each seat");
    // Fewer games may be asked for than were played.
    if (!error && deck <= outcomes.size()) outcomes[deck - 1] = std::move(games);
    return error;
}

}  // namespace

Found<ArenaLog> ArenaLog::open(const Context& context, const std::string& path,
                               const ArenaPlan& plan, DeckOutcomes& outcomes) {
    // Closed in the programs that are started: a leftover bot must not hold the lock.
    LogFile file{std::fopen(path.c_str(), "abe"), std::fclose};
    if (!file) return no(context.problem("cli.cannot_write", {{"file", path}}));
    if (flock(fileno(file.get()), LOCK_EX | LOCK_NB) != 0) {
        return no(context.problem("cli.arena.resume_in_use", {{"file", path}}));
    }
    const auto text = read_file(path);
    if (!text) return no(context.problem("cli.cannot_read", {{"file", path}}));
    const std::string first = first_line(context.catalog, plan);
    const std::size_t whole = text->rfind('\n') + 1;  // npos + 1 is 0
    std::string_view rest{*text};
    rest.remove_suffix(text->size() - whole);
    if (rest.empty() ? !first.starts_with(*text) : !rest.starts_with(first)) {
        return no(context.problem("cli.arena.resume_other", {{"file", path}}));
    }
    rest.remove_prefix(std::min(first.size(), rest.size()));
    for (int number = 2; !rest.empty(); ++number) {
        const std::size_t length = rest.find('\n');
        if (const auto error = read_line(rest.substr(0, length), plan, outcomes)) {
            return no(
                context.problem("cli.arena.resume_damaged",
                                {{"file", path}, {"line", number}, {"reason", error->reason}}));
        }
        rest.remove_prefix(length + 1);
    }
    bool written = ftruncate(fileno(file.get()), static_cast<off_t>(whole)) == 0;
    if (whole == 0) written = written && std::fputs(first.c_str(), file.get()) >= 0;
    if (!written || std::fflush(file.get()) != 0) {
        return no(context.problem("cli.cannot_write", {{"file", path}}));
    }
    return ArenaLog{std::move(file)};
}

bool ArenaLog::append(std::uint64_t deck, const DeckOutcome& outcome) {
    return std::fputs(line_of(deck, outcome).c_str(), file_.get()) >= 0 &&
           std::fflush(file_.get()) == 0;
}

std::string seed_in_log(const std::string& path) {
    const auto text = read_file(path);
    if (!text) return {};
    const auto json =
        content::parse_json({path, std::string_view{*text}.substr(0, text->find('\n'))});
    if (!json) return {};
    const content::Json* const seed = content::find(*json, "seed");
    return seed == nullptr ? std::string{} : seed->text;
}

}  // namespace velatura::cli
