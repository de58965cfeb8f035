#include "cli/arena/table.h"

#include <fmt/format.h>

#include <cassert>

#include "ai/solver.h"
#include "chance/fnv.h"
#include "chance/hex.h"
#include "cli/game_files.h"

namespace velatura::cli {

namespace {

// Of what a seat leaves to chance in a game.
std::string seat_seed(const ArenaPlan& plan, std::uint64_t deck, std::size_t seat_of_a,
                      std::size_t seat) {
    return fmt::format("{}/{}/{}/{}", plan.seed, deck + 1, seat_of_a + 1, seat + 1);
}

using rules::index;
using rules::Seat;

// The others share the win, so that who sits beside one that drops out is no worse off.
GameOutcome forfeited(const Forfeit& forfeit, std::size_t players, std::size_t seat_of_a) {
    GameOutcome outcome;
    if (forfeit.seat != seat_of_a) {
        outcome.share = whole_win / static_cast<std::int64_t>(players - 1);
    }
    outcome.forfeit = forfeit;
    return outcome;
}

GameOutcome outcome_of(const record::Match& match, std::size_t seat_of_a) {
    const rules::GameState& end = match.state();
    GameOutcome outcome;
    if (end.winners.contains(static_cast<Seat>(seat_of_a))) {
        outcome.share = whole_win / end.winners.size();
    }
    for (std::size_t seat = 0; seat < match.game().seats(); ++seat)
        outcome.points.push_back(match.game().points(end, static_cast<rules::Seat>(seat)));
    return outcome;
}

}  // namespace

ArenaTable::ArenaTable(const content::Catalog& catalog, const ArenaPlan& plan,
                       const std::atomic<bool>& stop, ProgressLine& progress)
    : catalog_(catalog), plan_(plan), stop_(stop), progress_(progress) {}

std::expected<std::optional<DeckOutcome>, std::string> ArenaTable::play(std::uint64_t deck) {
    DeckOutcome games;
    for (std::size_t seat_of_a = 0; seat_of_a < plan_.players; ++seat_of_a) {
        auto match = record::Match::begin(catalog_, choices_for(catalog_, plan_, deck, seat_of_a));
        assert(match);
        prepare(*match);
        auto outcome = play_game(*match, deck, seat_of_a);
        if (!outcome) return std::nullopt;
        if (match->game().has_supply() && !match->game().has_boxes()) {
            outcome->best = best_possible(*match);
            if (!outcome->best) return std::nullopt;
        }
        progress_.advance();
        games.push_back(*std::move(outcome));
        if (plan_.records.empty()) continue;
        const std::string path =
            fmt::format("{}/game-{:06}-{}.velatura", plan_.records, deck + 1, seat_of_a + 1);
        record::Record record = match->record();
        if (const auto& forfeit = games.back().forfeit) {
            record.header.other.push_back(
                {"Forfeit", fmt::format("{} {}", forfeit->seat + 1, name_of(forfeit->why.fault))});
        }
        if (!write_record(catalog_, record, path)) return std::unexpected{path};
    }
    return games;
}

// What a level looks up is made before the clock runs: a first, short thought makes it.
void ArenaTable::prepare(const record::Match& match) {
    if (minds_ && minds_->game.setup() == match.game().setup()) return;
    minds_ = std::make_unique<Minds>(match.game());
    const rules::GameState& state = match.state();
    const rules::PlayerView view = rules::view_for(minds_->game, state, match.deck(), state.turn);
    for (const auto& [contender, mind] :
         {std::pair{&plan_.a, &minds_->a}, std::pair{&plan_.b, &minds_->b}}) {
        chance::FastRandom unused{0};
        if (contender->level) mind->choose(*contender->level, view, {.iterations = 1}, unused);
    }
}

std::optional<GameOutcome> ArenaTable::play_game(record::Match& match, std::uint64_t deck,
                                                 std::size_t seat_of_a) {
    // Computer players draw from a generator of their own, which the deal never sees.
    std::vector<chance::FastRandom> random;
    for (std::size_t seat = 0; seat < plan_.players; ++seat) {
        random.emplace_back(chance::fnv1a(seat_seed(plan_, deck, seat_of_a, seat)));
    }
    std::optional<Forfeit> forfeit = greet(match, deck, seat_of_a);
    while (!forfeit && match.state().phase != rules::Phase::over) {
        if (stop_ || interrupted()) return std::nullopt;
        progress_.advance(0);  // a game can be long
        const rules::GameState& state = match.state();
        rules::Move move;
        if (state.phase == rules::Phase::turn || state.phase == rules::Phase::painters) {
            const auto chosen = choose(match, seat_of_a, random[index(state.turn)]);
            if (!chosen) {
                forfeit = {index(state.turn), chosen.error()};
                break;
            }
            move = *chosen;
        } else if (match.awaits_chance()) {
            move = match.next_chance();
        } else {
            move = rules::Move::judge(state.winners);
        }
        [[maybe_unused]] const auto played = match.play(rules::Game::to_act(state), move);
        assert(played);
    }
    // Nobody loses because we do not wait any longer.
    if (forfeit && interrupted()) return std::nullopt;
    tell_end(match, seat_of_a, forfeit);
    return forfeit ? forfeited(*forfeit, plan_.players, seat_of_a) : outcome_of(match, seat_of_a);
}

std::optional<Forfeit> ArenaTable::greet(const record::Match& match, std::uint64_t deck,
                                         std::size_t seat_of_a) {
    for (std::size_t seat = 0; seat < plan_.players; ++seat) {
        ForeignBot* const bot = foreign(seat, seat_of_a);
        if (bot == nullptr) continue;
        const std::uint64_t number = deck * plan_.players + seat_of_a + 1;
        // Told as a hash: what decides the deck is not the bot's to know.
        const std::string seed =
            chance::hex(chance::fnv1a("bot/" + seat_seed(plan_, deck, seat_of_a, seat)));
        const auto begun = bot->begin_game(match.game(), number, static_cast<Seat>(seat), seed);
        if (!begun) return Forfeit{seat, begun.error()};
    }
    return std::nullopt;
}

std::expected<rules::Move, bots::BotError> ArenaTable::choose(const record::Match& match,
                                                              std::size_t seat_of_a,
                                                              chance::FastRandom& random) {
    const rules::GameState& state = match.state();
    const std::size_t seat = index(state.turn);
    const rules::PlayerView view = rules::view_for(minds_->game, state, match.deck(), state.turn);
    const Contender& contender = plan_.on(seat, seat_of_a);
    if (!contender.level) return foreign(seat, seat_of_a)->choose(minds_->game, view);
    ai::Thinker& mind = seat == seat_of_a ? minds_->a : minds_->b;
    return mind.choose(*contender.level, view, contender.limits, random);
}

void ArenaTable::tell_end(const record::Match& match, std::size_t seat_of_a,
                          const std::optional<Forfeit>& forfeit) {
    bots::GameEnd end;
    end.points = outcome_of(match, seat_of_a).points;
    end.winners = match.state().winners;
    if (forfeit) {
        end.forfeited = static_cast<Seat>(forfeit->seat);
        for (std::size_t seat = 0; seat < plan_.players; ++seat) {
            if (seat != forfeit->seat) end.winners.insert(static_cast<Seat>(seat));
        }
    }
    for (std::size_t seat = 0; seat < plan_.players; ++seat) {
        if (ForeignBot* const bot = foreign(seat, seat_of_a)) bot->end_game(end);
    }
}

std::optional<int> ArenaTable::best_possible(const record::Match& match) {
    constexpr std::uint64_t nodes_at_once = 10'000;
    if (!minds_->outcomes) minds_->outcomes.emplace(minds_->game);
    ai::Solver solver{minds_->game, *minds_->outcomes, match.positions().front().state,
                      match.deck()};
    while (!solver.step(nodes_at_once)) {
        if (stop_ || interrupted()) return std::nullopt;
    }
    return solver.solution().points;
}

ForeignBot* ArenaTable::foreign(std::size_t seat, std::size_t seat_of_a) {
    const Contender& contender = plan_.on(seat, seat_of_a);
    if (contender.level) return nullptr;
    const std::size_t place = &contender == &plan_.a ? 0 : seat - (seat > seat_of_a ? 1 : 0);
    return &foreign_
                .try_emplace({&contender, place}, catalog_, contender.command,
                             ForeignBot::Patience{.move = contender.limits.milliseconds,
                                                  .grace = plan_.bot_timeout,
                                                  .ended = interrupted})
                .first->second;
}

}  // namespace velatura::cli
