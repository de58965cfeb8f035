#include "cli/arena/report.h"

#include <fmt/format.h>

#include <cmath>
#include <map>

#include "cli/arena/score.h"
#include "cli/box_report.h"
#include "cli/terminal/columns.h"
#include "protocol/writer.h"
#include "record/names.h"
#include "words/forms.h"

namespace velatura::cli {

namespace {

using rules::index;

// Where more than one kind of game was played: the parts, those of data/ in its order.
struct Part {
    const content::Scenario* scenario;  // none: sets of scoring cards drawn
    ArenaScore score;
};

class ArenaReport {
  public:
    ArenaReport(const Context& context, const ArenaPlan& plan, std::span<const DeckOutcome> decks)
        : context_(context),
          plan_(plan),
          decks_(decks),
          all_(plan.players),
          scenarios_(plan.players),
          random_(plan.players) {
        for (const content::Scenario& scenario : context.catalog.scenarios)
            each_.push_back({&scenario, ArenaScore{plan.players}});
        for (std::size_t i = 0; i < decks.size(); ++i) {
            all_.add(decks[i]);
            const content::Scenario* const scenario = scenario_of(context.catalog, plan, i);
            (scenario == nullptr ? random_ : scenarios_).add(decks[i]);
            for (Part& part : each_) {
                if (part.scenario == scenario) part.score.add(decks[i]);
            }
        }
    }

    std::string json() {
        json_.begin_object().field("a", plan_.a.name);
        if (!plan_.alone()) json_.field("b", plan_.b.name);
        write_score(all_);
        json_.field("ms", plan_.a.limits.milliseconds)
            .field("seed", plan_.seed)
            .field("players", plan_.players)
            .field("mode", record::mode_names[index(plan_.setup.mode)]);
        write_boxes(json_, context_.catalog, plan_.setup);
        json_.field("scenario", pool_name(plan_))
            .field("decks", decks_.size())
            .field("complete", complete());
        write_limits();
        if (!plan_.alone()) write_contest();
        if (plan_.pool == Pool::all) write_parts();
        if (plan_.sprt) write_sprt();
        write_forfeits();
        json_.end_object();
        return json_.text() + "\n";
    }

    std::string text() const {
        std::string out = heading() + "\n";
        if (record::version_of(plan_.setup) > 1) out += box_tags(context_, plan_.setup) + "\n";
        out += "\n" + table() + "\n";
        out += context_.text("cli.arena.interval") + "\n";
        if (!plan_.alone()) {
            out += context_.text(
                       "cli.arena.fair_share",
                       {{"share", words::percent(context_.language, 1 / (all_.others() + 1), 1)}}) +
                   "\n";
        }
        if (plan_.sprt && !decks_.empty()) out += sprt_text() + "\n";
        return out + forfeit_text();
    }

  private:
    bool complete() const {
        return decks_.size() == plan_.decks || (plan_.sprt && verdict() != Verdict::open);
    }
    Verdict verdict() const {
        return Sprt{*plan_.sprt, all_.others()}.verdict(all_.decks(), all_.whole());
    }

    // ---- JSON
    // ------------------------------------------------------------------------------------

    void write_interval(std::string_view name, Interval interval) {
        json_.key(name).begin_list().value(interval.low).value(interval.high).end_list();
    }
    void write_mean(std::string_view name, const Tally& tally, double unit = 1) {
        json_.key(name).begin_object().field("mean", tally.mean() / unit);
        if (tally.count() > 1) {
            const auto [low, high] = tally.interval();
            write_interval("ci95", {low / unit, high / unit});
        } else {
            json_.key("ci95").null();
        }
    }
    void write_score(const ArenaScore& score) {
        json_.field("games", score.games());
        if (plan_.alone()) return write_alone(score);
        json_.field("wins", score.wins())
            .field("ties", score.ties())
            .field("losses", score.losses());
        if (score.games() == 0) {  // nothing is known
            for (const std::string_view name : {"win_rate", "ci95", "elo"})
                json_.key(name).null();
            return;
        }
        json_.field("win_rate", score.rate());
        write_interval("ci95", score.interval());
        json_.field("elo", score.elo());
    }
    void write_alone(const ArenaScore& score) {
        const Tally& points = score.points_a();
        if (points.count() == 0) {
            json_.key("points").null();
            return;
        }
        write_mean("points", points);
        json_.field("min", points.least()).field("max", points.most()).end_object();
        write_reached("at_least_40", score.at_least_40(), points.count());
        write_reached("above_47", score.above_47(), points.count());
        if (score.best().count() == 0) return;
        json_.key("clairvoyant").begin_object();
        json_.field("mean", score.best().mean());
        write_mean("share", score.share_of_best(), ArenaScore::millionths);
        json_.end_object().end_object();
    }
    void write_reached(std::string_view name, std::int64_t count, std::int64_t of) {
        const double share = static_cast<double>(count) / static_cast<double>(of);
        json_.key(name).begin_object().field("count", count).field("share", share);
        write_interval("ci95", share_interval(share, static_cast<double>(of)));
        json_.end_object();
    }
    void write_limits() {
        json_.key("limits").begin_object();
        for (const auto& [name, contender] : {std::pair{"a", &plan_.a}, std::pair{"b", &plan_.b}}) {
            if (contender->name.empty()) continue;
            json_.key(name)
                .begin_object()
                .field("ms", contender->limits.milliseconds)
                .field("iterations", contender->limits.iterations)
                .end_object();
        }
        json_.end_object();
    }
    void write_contest() {
        json_.field("fair_share", 1 / (all_.others() + 1));
        for (const auto& [name, points] : {std::pair{"mean_points_a", &all_.points_a()},
                                           std::pair{"mean_points_b", &all_.points_b()}}) {
            if (points->count() > 0) {
                json_.field(name, points->mean());
            } else {
                json_.key(name).null();
            }
        }
        json_.key("elo_ci95");
        if (all_.games() == 0) {
            json_.null();
            return;
        }
        const auto [low, high] = all_.elo_interval();
        json_.begin_list();
        for (const double end : {low, high})
            std::isfinite(end) ? json_.value(end) : json_.null();
        json_.end_list();
    }
    void write_parts() {
        json_.key("by").begin_object();
        write_part("scenarios", scenarios_);
        write_part("random", random_);
        json_.key("scenario").begin_object();
        for (const Part& part : each_)
            write_part(part.scenario->id, part.score);
        json_.end_object().end_object();
    }
    void write_part(std::string_view name, const ArenaScore& score) {
        json_.key(name).begin_object();
        write_score(score);
        json_.end_object();
    }
    void write_sprt() {
        const SprtOptions& options = *plan_.sprt;
        const Sprt test{options, all_.others()};
        json_.key("sprt")
            .begin_object()
            .field("elo0", options.elo0)
            .field("elo1", options.elo1)
            .field("alpha", options.alpha)
            .field("beta", options.beta)
            .field("llr", test.log_likelihood_ratio(all_.decks(), all_.whole()));
        write_interval("bounds", test.bounds());
        constexpr std::array<std::string_view, 3> names{"open", "elo0", "elo1"};
        json_.field("decision", names[index(verdict())]).end_object();
    }
    void write_forfeits() {
        json_.key("forfeits").begin_list();
        for (std::size_t deck = 0; deck < decks_.size(); ++deck) {
            for (std::size_t seat_of_a = 0; seat_of_a < decks_[deck].size(); ++seat_of_a) {
                const auto& forfeit = decks_[deck][seat_of_a].forfeit;
                if (!forfeit) continue;
                json_.begin_object()
                    .field("bot", plan_.on(forfeit->seat, seat_of_a).name)
                    .field("deck", deck + 1)
                    .field("game", deck * plan_.players + seat_of_a + 1)
                    .field("seat", forfeit->seat + 1)
                    .field("reason", name_of(forfeit->why.fault))
                    .field("detail", forfeit->why.detail)
                    .end_object();
            }
        }
        json_.end_list();
    }

    // ---- Text
    // ------------------------------------------------------------------------------------

    std::string heading() const {
        const std::string mode = context_.mode(plan_.setup.mode);
        if (plan_.alone()) {
            return context_.text(
                "cli.arena.heading_alone",
                {{"a", plan_.a.name}, {"n", all_.games()}, {"mode", mode}, {"seed", plan_.seed}});
        }
        return context_.text("cli.arena.heading", {{"a", plan_.a.name},
                                                   {"b", plan_.b.name},
                                                   {"n", all_.games()},
                                                   {"decks", decks_.size()},
                                                   {"players", plan_.players},
                                                   {"mode", mode},
                                                   {"seed", plan_.seed}});
    }
    std::string table() const {
        Columns table;
        if (plan_.alone()) {
            table.add({"", context_.text("cli.arena.games"), context_.text("cli.arena.points"),
                       "≥ 40", "> 47", context_.text("cli.arena.of_best")});
        } else {
            table.add({"", context_.text("cli.arena.games"), context_.text("cli.arena.won"),
                       context_.text("cli.arena.shared"), context_.text("cli.arena.lost"),
                       context_.text("cli.arena.rate"), "Elo", context_.text("cli.arena.points")});
        }
        table.add(row(context_.text("cli.arena.all"), all_));
        if (plan_.pool == Pool::all) {
            table.add(row(context_.text("cli.arena.scenarios"), scenarios_));
            table.add(row(context_.text("cli.arena.random_cards"), random_));
            for (const Part& part : each_)
                table.add(row(scenario_name(context_, *part.scenario), part.score));
        }
        return table.text();
    }
    Columns::Cells row(std::string name, const ArenaScore& score) const {
        Columns::Cells cells{std::move(name), std::to_string(score.games())};
        if (score.games() == 0) return cells;
        if (plan_.alone()) {
            const auto share = [&](std::int64_t count) {
                return words::percent(
                    context_.language,
                    static_cast<double>(count) / static_cast<double>(score.games()), 1);
            };
            cells.push_back(mean(score.points_a(), 1));
            cells.push_back(share(score.at_least_40()));
            cells.push_back(share(score.above_47()));
            cells.push_back(context_.text(
                "form.percent",
                {{"n", mean(score.share_of_best(), ArenaScore::millionths / 100.0)}}));
            return cells;
        }
        const auto [low, high] = score.interval();
        for (const std::int64_t count : {score.wins(), score.ties(), score.losses()})
            cells.push_back(std::to_string(count));
        cells.push_back(fmt::format("{} ({}–{})",
                                    words::percent(context_.language, score.rate(), 1),
                                    words::decimal(context_.language, low * 100),
                                    words::decimal(context_.language, high * 100)));
        const Interval elo = score.elo_interval();
        cells.push_back(
            fmt::format("{:+.0f} ({} {})", score.elo(), elo_end(elo.low), elo_end(elo.high)));
        if (score.points_a().count() > 0) {
            cells.push_back(fmt::format(
                "{} : {}", words::decimal(context_.language, score.points_a().mean(), 2),
                words::decimal(context_.language, score.points_b().mean(), 2)));
        }
        return cells;
    }
    static std::string elo_end(double elo) {
        if (std::isfinite(elo)) return fmt::format("{:+.0f}", elo);
        return elo < 0 ? "-∞" : "+∞";
    }
    std::string mean(const Tally& tally, double unit) const {
        if (tally.count() == 0) return "-";
        const double value = tally.mean() / unit;
        const std::string figure = words::decimal(context_.language, value, 2);
        if (tally.count() == 1) return figure;
        const double spread = tally.interval().high / unit - value;
        return fmt::format("{} ±{}", figure, words::decimal(context_.language, spread, 2));
    }
    std::string sprt_text() const {
        const SprtOptions& options = *plan_.sprt;
        const Sprt test{options, all_.others()};
        constexpr std::array<std::string_view, 3> keys{"cli.arena.sprt_open", "cli.arena.sprt_elo0",
                                                       "cli.arena.sprt_elo1"};
        const auto figure = [this](double value) {
            return words::decimal(context_.language, value, 2);
        };
        return context_.text(
            keys[index(verdict())],
            {{"elo_low", fmt::format("{:g}", options.elo0)},
             {"elo_high", fmt::format("{:g}", options.elo1)},
             {"ratio", figure(test.log_likelihood_ratio(all_.decks(), all_.whole()))},
             {"low", figure(test.bounds().low)},
             {"high", figure(test.bounds().high)}});
    }
    // One line for each bot and reason, with the first case.
    std::string forfeit_text() const {
        constexpr std::array<std::string_view, bots::fault_count> keys{
            "cli.arena.fault_not_started", "cli.arena.fault_slow",    "cli.arena.fault_ended",
            "cli.arena.fault_too_long",    "cli.arena.fault_rubbish", "cli.arena.fault_illegal"};
        struct Case {
            std::int64_t count = 0;
            std::string detail;
        };
        std::map<std::pair<std::string, bots::BotFault>, Case> cases;
        for (const DeckOutcome& deck : decks_) {
            for (std::size_t seat_of_a = 0; seat_of_a < deck.size(); ++seat_of_a) {
                const auto& forfeit = deck[seat_of_a].forfeit;
                if (!forfeit) continue;
                const std::string& name = plan_.on(forfeit->seat, seat_of_a).name;
                Case& found = cases[{name, forfeit->why.fault}];
                if (found.count++ == 0) found.detail = forfeit->why.detail;
            }
        }
        std::string out;
        for (const auto& [what, found] : cases) {
            out += context_.text("cli.arena.forfeits",
                                 {{"bot", what.first},
                                  {"n", found.count},
                                  {"reason", context_.text(keys[index(what.second)])},
                                  {"detail", found.detail}}) +
                   "\n";
        }
        return out;
    }

    const Context& context_;
    const ArenaPlan& plan_;
    std::span<const DeckOutcome> decks_;
    ArenaScore all_;
    ArenaScore scenarios_;
    ArenaScore random_;
    std::vector<Part> each_;
    protocol::Writer json_;
};

}  // namespace

std::string arena_json(const Context& context, const ArenaPlan& plan,
                       std::span<const DeckOutcome> decks) {
    return ArenaReport{context, plan, decks}.json();
}

std::string arena_text(const Context& context, const ArenaPlan& plan,
                       std::span<const DeckOutcome> decks) {
    return ArenaReport{context, plan, decks}.text();
}

}  // namespace velatura::cli
