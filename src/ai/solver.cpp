#include "ai/solver.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace velatura::ai {

namespace {

using rules::ArtCardId;
using rules::index;
using rules::Layers;
using rules::Move;
using rules::Phase;

// Both only save work. Games of the base deck need 1,300 and 5,000 at most.
constexpr std::size_t most_sets = 1 << 13;
constexpr std::size_t most_keys = 1 << 20;

// Each three cards of a hand, from those on that end with the card at `last`.
template <typename Use>
void each_three(std::span<const ArtCardId> hand, std::size_t last, Use use) {
    for (; last < hand.size(); ++last) {
        for (std::size_t y = 1; y < last; ++y) {
            for (std::size_t x = 0; x < y; ++x)
                use(hand[x], hand[y], hand[last]);
        }
    }
}

// How many cards of row and deck, in their order, the player can reach with so many takes.
std::size_t reach(const rules::Game& game, const rules::GameState& state, std::size_t takes,
                  std::size_t paintings_left) {
    if (takes == 0) return 0;
    const std::size_t paintings_between = paintings_left - 1;
    if (game.has_vincent()) {
        // Player and Vincent draw a card each before the next take, after a painting only he does.
        return state.rows[0].size + 2 * (takes - 1) + paintings_between;
    }
    // Some takes are free and bring a token, as paintings do; the others skip what can be paid.
    std::size_t farthest = 0;
    for (std::size_t free = 0; free <= takes; ++free) {
        const std::size_t tokens = state.players[0].tokens + free + paintings_between;
        const std::size_t skipped = std::min((takes - free) * (rules::row_places - 1), tokens);
        farthest = std::max(farthest, takes + skipped);
    }
    return farthest;
}

}  // namespace

std::vector<KnownToss> known_tosses(const chance::Tosses& tosses, std::size_t made_already) {
    std::vector<KnownToss> known(most_tosses);
    for (std::size_t toss = 0; toss < known.size(); ++toss) {
        for (unsigned tokens = 0; tokens < known[toss].size(); ++tokens) {
            known[toss][tokens] =
                static_cast<std::uint8_t>(tosses.face_up(made_already + toss, tokens));
        }
    }
    return known;
}

Solver::Solver(const rules::Game& game, const OutcomeTable& outcomes, const rules::GameState& start,
               rules::Deck deck, std::span<const KnownToss> tosses)
    : game_(&game),
      outcomes_(&outcomes),
      start_(start),
      deck_(deck.begin(), deck.end()),
      tosses_(tosses.begin(), tosses.end()),
      bounds_(game, outcomes) {
    assert(game.seats() == 1);
    assert(!game.has_vincent() || tosses.size() >= most_tosses);
    found(nullptr);  // any game, so that there is always a line of play to show
    solution_.upper = solution_.points;
    Spot place{start, 0};
    if (start.phase == Phase::toss) play(place, Move::toss(tosses_[0][start.vincent_tokens]));
    if (place.state.phase == Phase::over) return;
    all_ = bounds_.outcomes_among(cards_in_reach(place));
    solution_.upper = most_points(place);
    Way from;
    from.bound = static_cast<std::uint16_t>(solution_.upper);
    enter(place, from);
    tighten();
}

bool Solver::step(std::uint64_t nodes) {
    const std::uint64_t enough = solution_.nodes + nodes;
    while (!stages_.empty() && solution_.nodes < enough) {
        std::vector<Way>& ways = stages_.back().ways;
        if (ways.empty() || ways.back().bound <= solution_.points) {
            stages_.pop_back();
            continue;
        }
        const Way way = ways.back();
        ways.pop_back();
        Spot place = stages_.back().place;
        follow(place, way);
        enter(place, way);
    }
    tighten();
    return stages_.empty();
}

void Solver::tighten() {
    int upper = solution_.points;
    for (const Rung& stage : stages_) {
        if (!stage.ways.empty()) upper = std::max<int>(upper, stage.ways.back().bound);
    }
    solution_.upper = upper;
}

// The move and Vincent's toss after it.
void Solver::play(Spot& place, Move move) {
    ++solution_.nodes;
    place.tosses += move.kind() == Move::Kind::toss ? 1 : 0;
    game_->play(place.state, deck_, move);
    if (place.state.phase == Phase::toss) {
        game_->play(place.state, deck_,
                    Move::toss(tosses_[place.tosses++][place.state.vincent_tokens]));
    }
}

void Solver::paint(Spot& place, Layers layers) {
    play(place, Move::paint(layers, place.player().backgrounds_left().front()));
}

void Solver::follow(Spot& place, const Way& way) {
    for (std::size_t i = 0; i < way.count; ++i)
        play(place, Move::take(way.takes[i]));
    paint(place, way.layers);
}

void Solver::enter(const Spot& place, const Way& from) {
    stages_.push_back({place, from, {}});
    Way way;
    if (place.paintings_left() == 1) {
        finish(place, way);
    } else {
        list_ways(place, way);
        std::ranges::sort(stages_.back().ways, {},
                          [](const Way& listed) { return std::pair{listed.bound, listed.number}; });
    }
}

template <typename GoOn>
void Solver::each_take(const Spot& place, Way& way, GoOn go_on) {
    const rules::Player& player = place.player();
    if (player.hand_size == rules::hand_limit) return;
    const std::size_t takes = game_->reach(place.state, player);
    for (std::size_t n = 1; n <= takes; ++n) {
        const auto position = static_cast<rules::Position>(n);
        Spot next = place;
        play(next, Move::take(position));
        if (next.state.phase == Phase::over) continue;
        way.takes[way.count++] = position;
        go_on(next, way);
        --way.count;
    }
}

void Solver::list_ways(const Spot& place, Way& way) {
    list_paintings(place, way);
    each_take(place, way, [this](const Spot& next, Way& longer) { list_ways(next, longer); });
}

// A painting may wait although its cards are there: then its token and Vincent's turn come later.
void Solver::list_paintings(const Spot& place, Way& way) {
    const RibbonState held = ribbon_state(place.player());
    const int points = game_->ribbon_points(place.player());
    const std::size_t left = place.paintings_left() - 1;
    each_three(place.player().cards_in_hand(), 2, [&](ArtCardId a, ArtCardId b, ArtCardId c) {
        for (const auto& [outcome, layers] : outcomes_->layerings(a, b, c)) {
            // Worth considering? The exact calculation below costs more.
            const int at_most = points + bounds_.gain(held, outcome) +
                                bounds_.most(all_, bounds_.after(held, outcome), left);
            if (at_most <= solution_.points) continue;
            way.layers = layers;
            Spot after = place;
            paint(after, layers);
            list(after, way);
        }
    });
}

void Solver::list(const Spot& after, Way& way) {
    if (after.state.phase == Phase::over) {  // the cards have run out
        if (game_->ribbon_points(after.player()) > solution_.points) found(&way);
        return;
    }
    const int bound = std::min<int>(stages_.back().from.bound, most_points(after));
    if (bound <= solution_.points || is_better_known(after)) return;
    std::vector<Way>& ways = stages_.back().ways;
    way.bound = static_cast<std::uint16_t>(bound);
    way.number = static_cast<std::uint32_t>(ways.size());
    ways.push_back(way);
}

// The last painting: only what it is worth counts, so it is made as soon as its cards are there.
void Solver::finish(const Spot& place, Way& way) {
    const auto hand = place.player().cards_in_hand();
    const RibbonState held = ribbon_state(place.player());
    const int points = game_->ribbon_points(place.player());
    const std::size_t newest = way.count > 0 ? hand.size() - 1 : 2;
    each_three(hand, newest, [&](ArtCardId a, ArtCardId b, ArtCardId c) {
        for (const auto& [outcome, layers] : outcomes_->layerings(a, b, c)) {
            if (points + bounds_.gain(held, outcome) <= solution_.points) continue;
            way.layers = layers;
            found(&way);
        }
    });
    each_take(place, way, [this](const Spot& next, Way& longer) { finish(next, longer); });
}

// Whether the same place was listed before with as many tokens: more are never worse.
bool Solver::is_better_known(const Spot& place) {
    const std::uint8_t tokens = place.player().tokens;
    const auto known = tokens_.find(key_of(place));
    if (known != tokens_.end()) {
        if (known->second >= tokens) return true;
        known->second = tokens;
    } else if (tokens_.size() < most_keys) {
        tokens_.emplace(key_of(place), tokens);
    }
    return false;
}

int Solver::most_points(const Spot& place) {
    const CardSet cards = cards_in_reach(place);
    if (sets_.size() >= most_sets) sets_.clear();
    const auto [set, is_new] = sets_.try_emplace(cards);
    if (is_new) set->second = bounds_.outcomes_among(cards);
    return game_->ribbon_points(place.player()) +
           bounds_.most(set->second, ribbon_state(place.player()), place.paintings_left());
}

CardSet Solver::cards_in_reach(const Spot& place) const {
    const rules::Player& player = place.player();
    const std::size_t left = place.paintings_left();
    // With the last painting two cards may stay in hand.
    const std::size_t most_in_all = (left - 1) * rules::layers_in_painting + rules::hand_limit;
    std::size_t cards = reach(*game_, place.state, most_in_all - player.hand_size, left);
    CardSet set;
    for (ArtCardId card : player.cards_in_hand())
        set.set(index(card));
    for (std::size_t i = 0; i < place.state.rows[0].size && cards > 0; ++i, --cards)
        set.set(index(place.state.rows[0].cards[i]));
    const rules::Deck rest = place.state.rest_of(deck_);
    for (ArtCardId card : rest.first(std::min(cards, rest.size())))
        set.set(index(card));
    return set;
}

// The tosses made follow from the cards that are gone.
Solver::Key Solver::key_of(const Spot& place) {
    const rules::GameState& state = place.state;
    const rules::Player& player = place.player();
    Key key;
    const auto add = [](std::uint64_t& bits, std::size_t value, int width) {
        bits = bits << width | value;
    };
    for (std::size_t i = 0; i < rules::row_places; ++i) {
        add(key.table, index(state.rows[0].cards[i]), 7);
        add(key.table, state.rows[0].tokens[i], 4);
    }
    add(key.table, state.vincent_tokens, 4);
    add(key.table, state.rows[0].size, 3);
    add(key.player, state.deck_left, 7);
    add(key.player, player.painted, 2);
    add(key.player, player.hand_size, 2);  // after a painting two at most
    add(key.player, index(std::min(player.hand[0], player.hand[1])), 7);
    add(key.player, index(std::max(player.hand[0], player.hand[1])), 7);
    add(key.player, index(ribbon_state(player)), 10);
    add(key.player, player.silver, 8);
    return key;
}

std::size_t Solver::KeyHash::operator()(const Key& key) const {
    std::uint64_t mixed = key.table * 0x9E3779B97F4A7C15u ^ key.player;
    mixed = (mixed ^ mixed >> 31) * 0xBF58476D1CE4E5B9u;
    return static_cast<std::size_t>(mixed ^ mixed >> 29);
}

// Writes the line of play down: the stages, this way, and whatever is left until the end.
void Solver::found(const Way* last) {
    rules::GameState state = start_;
    solution_.moves.clear();
    std::size_t tosses = 0;
    const auto toss_if_due = [&] {
        if (state.phase != Phase::toss) return;
        solution_.moves.push_back(Move::toss(tosses_[tosses++][state.vincent_tokens]));
        game_->play(state, deck_, solution_.moves.back());
    };
    const auto make = [&](Move move) {
        solution_.moves.push_back(move);
        game_->play(state, deck_, move);
        toss_if_due();
    };
    const auto make_all = [&](const Way& way) {
        for (std::size_t i = 0; i < way.count; ++i)
            make(Move::take(way.takes[i]));
        make(Move::paint(way.layers, state.players[0].backgrounds_left().front()));
    };
    toss_if_due();
    for (std::size_t i = 1; i < stages_.size(); ++i)
        make_all(stages_[i].from);
    if (last != nullptr) make_all(*last);
    while (state.phase != Phase::over)
        make(game_->nth_move(state, 0));
    solution_.points = game_->points(state, rules::Seat{0});
}

}  // namespace velatura::ai
