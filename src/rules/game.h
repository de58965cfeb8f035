// The game: immutable parameters that make states, and the rules that move from state to state.
//
// Source: the 2021 English rulebook, with every doubtful case as decided in docs/rules.md, and
// docs/expansions.md for the boxes. Modes: standard (2-5), Vincent (1-2, or 3 as a table option),
// Solo Puzzle (1), a rival (1).
//
// Nothing here draws a random number, allocates while playing, or knows a clock, file or thread.
#pragma once

#include <cassert>
#include <expected>
#include <iterator>
#include <vector>

#include "rules/cards.h"
#include "rules/effect.h"
#include "rules/move.h"
#include "rules/orders.h"
#include "rules/outcome.h"
#include "rules/refusal.h"
#include "rules/setup.h"
#include "rules/state.h"

namespace velatura::rules {

// Who may act in a state.
enum class Actor : std::uint8_t {
    seat1,
    seat2,
    seat3,
    seat4,
    seat5,
    vincent,
    rival,
    judge,
    nobody
};
constexpr Actor actor(Seat seat) {
    return static_cast<Actor>(seat);
}

// Where a seat's points come from.
struct Account {
    std::array<int, scoring_places> colors{};  // by place
    int silver = 0;
    int gold = 0;
    int frames = 0;
    int prize = 0;      // the award card
    int signature = 0;  // once it is revealed
    int painter = 0;

    int total() const {
        int sum = silver + gold + frames + prize + signature + painter;
        for (const int points : colors)
            sum += points;
        return sum;
    }
    bool operator==(const Account&) const = default;
};

// What a painting shows and meets: all that ribbons, frames, award cards and painters count.
struct Showing {
    Outcome met;
    std::array<std::uint8_t, element_count> elements{};
    std::uint8_t filled = 0;  // swatches
};

class Game;

// All legal moves of a state, made one by one: nothing is allocated.
class MoveList {
  public:
    class Iterator {
      public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Move;
        using difference_type = std::ptrdiff_t;
        using pointer = void;
        using reference = Move;

        Iterator() = default;
        Iterator(const MoveList& list, std::size_t n) : list_(&list), n_(n) {}
        Move operator*() const { return (*list_)[n_]; }
        Iterator& operator++() {
            ++n_;
            return *this;
        }
        Iterator operator++(int) {
            const Iterator before = *this;
            ++n_;
            return before;
        }
        friend bool operator==(const Iterator&, const Iterator&) = default;

      private:
        const MoveList* list_ = nullptr;
        std::size_t n_ = 0;
    };

    MoveList() = default;  // of nothing
    MoveList(const Game& game, const GameState& state);

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Move operator[](std::size_t n) const;
    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, size_}; }

  private:
    const Game* game_ = nullptr;  // outlives the list
    GameState state_;
    std::size_t size_ = 0;
};

class Game {
  public:
    // The cards must outlive the game.
    static std::expected<Game, RuleError> make(const Cards& cards, const GameSetup& setup);

    const Cards& cards() const { return *cards_; }
    const GameSetup& setup() const { return setup_; }
    std::size_t seats() const { return setup_.seats; }

    // What kind of game this is. Nobody outside the rules asks for a mode or a box by name.
    bool has_vincent() const { return rules_.vincent; }
    bool has_supply() const { return rules_.supply; }
    bool has_rival() const { return rules_.rival; }
    bool has_boxes() const { return rules_.boxes; }
    bool has_frames() const { return rules_.frames; }
    bool has_signatures() const { return rules_.signatures; }
    bool has_painters() const { return rules_.painters; }
    std::size_t rows() const { return rules_.rows; }
    std::uint8_t tokens_at_start() const { return rules_.tokens_at_start; }
    // The side of the award card in play; nullptr: none is.
    const Prize::Terms* prize() const { return rules_.prize; }
    const Rival* rival() const { return rules_.playing_rival; }
    // The art cards of this game, in card order, and one more than the highest of their numbers.
    std::span<const ArtCardId> art_cards() const { return {art_cards_.data(), art_card_count_}; }
    std::size_t card_range() const { return card_range_; }
    // nullptr for an empty place.
    const ScoringCard* scoring(Ribbon ribbon) const { return scoring_[index(ribbon)]; }

    // Ribbons a player may hold at a place: the steps of its card, none where it is empty.
    std::uint8_t most_ribbons(std::size_t place) const { return steps_[place]; }

    std::expected<GameState, RuleError> start(const Deal& deal) const;

    // Who acts now.
    static Actor to_act(const GameState& state);

    // Tokens this player pays to take a card of a row, skipping so many.
    std::size_t price(const Player& player, std::size_t skipped) const {
        return rules_.painters ? price_with_power(player, skipped) : skipped;
    }
    // So many cards of the row, from position 1, this player's tokens suffice for.
    std::size_t reach(const GameState& state, const Player& player, Row row = Row::first) const {
        const std::size_t tokens = player.tokens + (rules_.painters ? power_saves(player) : 0);
        return std::min<std::size_t>(state.row(row).size, tokens + 1);
    }
    // And may take: none with a full hand.
    std::size_t takes(const GameState& state, const Player& player, Row row = Row::first) const {
        return player.hand_size >= hand_limit_of(player) ? 0 : reach(state, player, row);
    }
    // Cards this player may hold now.
    std::size_t hand_limit_of(const Player& player) const {
        return rules_.painters ? limit_with_power(player) : hand_limit;
    }
    // What its painter can do: nothing, without one.
    const Power& power_of(const Player& player) const {
        static constexpr Power none;
        if (player.painter == no_painter) return none;
        return cards_->box_cards().painters[index(player.painter)].power;
    }

    // Legal moves in a fixed order: takes by row and position; paintings by the places of bottom,
    // middle and top in the hand, then by faces as a binary number (the lowest layer is its last
    // digit), then by ★, then by background; a pass alone; tosses by row and tokens face-up; a
    // rival's cards by number; painters as dealt; judgements by the set of seats as a binary
    // number. None when the game is over.
    std::size_t count_moves(const GameState& state) const;
    Move nth_move(const GameState& state, std::size_t n) const;  // n < count_moves(state)
    MoveList legal_moves(const GameState& state) const { return {*this, state}; }
    // Whether this player may lay the three so: each flipped one has Mirror, or a power allows it.
    std::expected<void, RuleError> check_faces(const Player& player, Layers layers) const;
    // Whether a card without Mirror may lie flipped in this player's next painting.
    bool may_flip(const Player& player) const;
    // The same of so many flipped cards without Mirror.
    std::expected<void, RuleError> check_flips(const Player& player, std::size_t flips) const;
    // Flipped cards of a painting that have no Mirror.
    std::size_t flips_by_power(Layers layers) const;

    // Why `by` may not make this move, if so.
    std::expected<void, RuleError> check(const GameState& state, Actor by, Move move) const;

    // Checks, then plays; new cards come from the deck. A refused move leaves the state as it was.
    std::expected<Effects, RuleError> apply(GameState& state, Deck deck, Actor by, Move move) const;

    // The unchecked twin, for search: the move must be legal.
    void play(GameState& state, Deck deck, Move move) const { plays_(*this, state, deck, move); }

    // What a painting of these layers meets, before any limit.
    Outcome outcome(Layers layers) const {
        const IconBits shown =
            IconBits::lay(cards_->icon_bits(layers.bottom), cards_->icon_bits(layers.middle),
                          cards_->icon_bits(layers.top));
        if (shown.too_many() || !layers.faces.all_front()) [[unlikely]] {
            return showing(layers).met;
        }
        return met_by(shown);
    }
    Outcome outcome(const Icons& visible) const;
    Showing showing(Layers layers) const;
    // The same with at most what each point table has.
    Outcome capped(Outcome met) const {
        Outcome least;
        for (std::size_t place = 0; place < scoring_places; ++place)
            least.set_times(place, std::min(met.times(place), steps_[place]));
        least.set_silver(met.silver());
        least.set_gold(met.gold());
        return least;
    }

    // Ribbons a painting would bring this player now, after the limit of each point table.
    struct Gain {
        std::array<std::uint8_t, scoring_places> ribbons{};
        std::uint8_t silver = 0;
        std::uint8_t gold = 0;
    };
    Gain gain(const Player& player, Layers layers) const;

    // What this seat would have if the game ended now. Signatures count once they are revealed.
    int points(const GameState& state, Seat seat) const {
        return rules_.boxes ? account(state, seat).total()
                            : ribbon_points(state.players[index(seat)]);
    }
    Account account(const GameState& state, Seat seat) const;
    // What the award card in play counts for this player.
    int prize_count(const Player& player) const;
    // Whether a painting completed now that shows so many of the element takes its frame.
    bool takes_frame(const GameState& state, Element element, int shown) const {
        return has_frames() && shown >= cards_->box_cards().frames[index(element)].at_least &&
               shown > state.frames[index(element)].shown;
    }
    // Of ribbons alone: colored, silver and gold.
    int ribbon_points(const Player& player) const;
    // Points of ribbons this player would add by completing this painting now.
    int points_gained(const Player& player, Layers layers) const;

    // 1 for the best; equal points and tokens share a rank, except that a judged win parts the
    // tied.
    std::array<std::uint8_t, max_seats> ranks(const GameState& state) const;

    // Whether every card and token is where the rules allow: asserted after each move in debug
    // builds, and checked at every state of the random games in the tests.
    bool is_ok(const GameState& state, Deck deck) const;

    // No game deals more cards than this, however it is played.
    std::size_t most_dealt() const;

  private:
    Game(const Cards& cards, const GameSetup& setup, const RuleSet& rules);

    // Where no swatch shows several icons of a kind.
    template <typename Bits>
    Outcome met_by(const Bits& shown, unsigned other_silver = 0, unsigned gold = 0) const {
        std::uint64_t codes = codes_[all_icons][shown.filled()];
        unsigned silver = other_silver;
        for (std::size_t element = 0; element < element_count; ++element) {
            codes += codes_[element][shown.element(element)];
            silver += icon_pairs[shown.element_and_bonus(element)];
        }
        std::array<std::uint8_t, scoring_places> times{};
        for (std::size_t place = 0; place < scoring_places; ++place)
            times[place] = times_[place][codes >> code_bits * place & one_code];
        return Outcome::of(times, silver, gold);
    }
    std::size_t price_with_power(const Player& player, std::size_t skipped) const;
    std::size_t power_saves(const Player& player) const;
    std::size_t limit_with_power(const Player& player) const;

    // In a turn of the base game everything follows from a few numbers; the rest is in moves.cpp.
    bool is_base_turn(const GameState& state) const {
        return state.phase == Phase::turn && !rules_.boxes;
    }
    static std::size_t base_takes(const GameState& state, const Player& player) {
        if (player.hand_size >= hand_limit) return 0;
        return std::min<std::size_t>(state.rows[0].size, player.tokens + 1U);
    }
    std::size_t count_other_moves(const GameState& state) const;
    Move nth_other_move(const GameState& state, std::size_t n) const;
    std::size_t count_box_moves(const GameState& state) const;
    Move nth_box_move(const GameState& state, std::size_t n) const;
    std::expected<void, RuleError> check_turn(const GameState& state, Move move) const;
    std::expected<void, RuleError> check_take(const GameState& state, Move move) const;
    std::expected<void, RuleError> check_paint(const GameState& state, Move move) const;
    std::expected<void, RuleError> check_deal(const Deal& deal) const;

    const Cards* cards_;
    GameSetup setup_;
    RuleSet rules_;
    std::array<ArtCardId, max_art_cards> art_cards_{};
    std::size_t art_card_count_ = 0;
    std::size_t card_range_ = 0;
    std::array<const ScoringCard*, scoring_places> scoring_{};
    std::array<std::uint8_t, scoring_places> steps_{};
    // Of the four scoring cards: the codes of their conditions side by side (ConditionTable), and
    // the times by the sums of the codes.
    static constexpr unsigned code_bits = 16;
    static constexpr std::uint64_t one_code = 0xffff;
    static_assert(sizeof(kinds::Code) * 8 == code_bits && scoring_places * code_bits == 64);
    std::array<std::array<std::uint64_t, swatch_sets>, plane_count> codes_{};
    std::array<const std::uint8_t*, scoring_places> times_{};
    // Points a painting adds, by place, ribbons held and times met; all zero for an empty place.
    std::array<std::array<std::array<std::uint8_t, 16>, max_steps + 1>, scoring_places> worth_{};
    // Turn (turn.h) for this mode, with or without boxes.
    void (*plays_)(const Game&, GameState&, Deck, Move) = nullptr;
    void (*applies_)(const Game&, GameState&, Deck, Move, Effects&) = nullptr;
};

inline std::size_t Game::count_moves(const GameState& state) const {
    if (!is_base_turn(state)) [[unlikely]] {
        return count_other_moves(state);
    }
    const Player& player = state.player(state.turn);
    const std::size_t backgrounds = paintings_to_complete - player.painted;
    const std::size_t moves =
        base_takes(state, player) + layer_orders(player.hand_size).size() * backgrounds;
    return moves == 0 ? 1 : moves;  // a pass
}

inline Move Game::nth_move(const GameState& state, std::size_t n) const {
    assert(n < count_moves(state));
    if (!is_base_turn(state)) [[unlikely]] {
        return nth_other_move(state, n);
    }
    const Player& player = state.player(state.turn);
    const std::size_t takes = base_takes(state, player);
    if (n < takes) return Move::take(static_cast<Position>(n + 1));
    const std::span<const LayerOrder> orders = layer_orders(player.hand_size);
    if (orders.empty()) return Move::pass();
    const auto backgrounds = player.backgrounds_left();
    const auto painting = static_cast<std::uint32_t>(n - takes);
    const auto choices = static_cast<std::uint32_t>(backgrounds.size());
    const LayerOrder order = orders[painting / choices];
    return Move::paint(
        {player.hand[order.bottom], player.hand[order.middle], player.hand[order.top]},
        backgrounds[painting % choices]);
}

}  // namespace velatura::rules
