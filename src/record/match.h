// A game being played or replayed: the record so far, with every position it went through. Faces
// play through this; replaying to any move is a lookup in its positions.
#pragma once

#include <expected>
#include <span>
#include <string_view>

#include "record/error.h"
#include "record/record.h"

namespace velatura::record {

// What the table decided before the first card was dealt. Whoever asks people for it checks names
// by is_good_name(), seed and date by is_good_value() (names.h), and that scenario and level exist.
struct Choices {
    std::vector<SeatName> seats;
    rules::Mode mode = rules::Mode::standard;
    std::string scenario;  // id, or empty
    // Place by place; no_scoring_card leaves one empty. A scenario brings its own, or says how
    // many: then as many as that, or none to have them drawn.
    std::vector<rules::ScoringCardId> scoring;
    std::uint8_t random_scoring = 0;   // instead of `scoring`: draw so many
    std::optional<rules::Seat> first;  // none: drawn
    std::string level;                 // of a lone player; a scenario's goal replaces it
    bool vincent_with_three = false;
    bool hidden_hands = false;

    // With boxes; scenarios are played without any.
    rules::BoxSet boxes{};
    std::optional<rules::DeckKind> deck;  // none: featured, if a box brings art cards
    std::optional<std::uint8_t> rows;     // none: two with Reflections
    struct ChosenAward {
        rules::PrizeId card{};
        rules::PrizeSide side{};
    };
    std::optional<ChosenAward> award;  // none: drawn, with the mini expansion
    bool signatures_with_two = false;
    rules::RivalId rival = rules::no_rival;

    std::string seed;
    std::string date;
};

class Match {
  public:
    // Deals a new game from the seed. The catalog must outlive the match.
    static std::expected<Match, rules::RuleError> begin(const content::Catalog& catalog,
                                                        const Choices& choices);

    // Plays a record again, checking every line of it. Where the seed is told and agrees, the match
    // can be played on.
    static std::expected<Match, RecordError> replay(const content::Catalog& catalog, Record record);

    const rules::Game& game() const { return game_; }
    const Record& record() const { return record_; }
    const rules::GameState& state() const { return positions_.back().state; }
    // Of every position: the whole deck, as far as it is known; the rest is in card order.
    rules::Deck deck() const { return deck_; }

    // Every position of the line of play that stands, the first one before any move.
    struct Snapshot {
        rules::GameState state;
        std::size_t entry = 0;  // the entry of the record that led here, for all but the first
        rules::Effects effects;
    };
    std::span<const Snapshot> positions() const { return positions_; }
    // The position this entry, a move, led to: also where it was undone since.
    const Snapshot& reached_by(std::size_t entry) const;
    // How many moves were undone.
    std::size_t undone() const;
    // Whether a player was helped before the end.
    bool is_helped() const { return !record_.header.help.empty(); }
    // Without a move undone and without help: only such a game passes a scenario and earns
    // achievements.
    bool is_unaided() const { return undone() == 0 && !is_helped(); }

    // Only with a known seed is the rest of the deck known.
    bool can_continue() const { return deck_known_; }
    std::expected<rules::Effects, rules::RuleError> play(rules::Actor by, rules::Move move);
    // What chance has next: what Vincent's tokens show when he tosses them now, or the rival's
    // card.
    rules::Move next_chance() const;
    bool awaits_chance() const {
        return state().phase == rules::Phase::toss || state().phase == rules::Phase::reveal;
    }
    // Takes back the last move; false if there is none.
    bool undo();
    // A player asks for a hint. The record says so from now on, unless the game is over.
    void note_help();

    // Whether everything revealed and every toss is what the seed gives; the first entry that is
    // not is named by its place. The seed must be told; of an online game also what it was made of
    // (fair.h).
    std::expected<void, RecordError> verify() const;

  private:
    Match(const content::Catalog& catalog, const rules::Game& game, Record record);

    // As the rules want it.
    rules::Deal deal() const {
        return {deck_, record_.backgrounds, record_.signatures, record_.painters};
    }
    // So many cards of the deck.
    std::size_t dealt(const rules::GameState& state) const {
        return deck_.size() - state.deck_left;
    }
    // Puts the card where the deck is drawn from next, as far as that is not known otherwise.
    bool reveal(std::size_t place, rules::ArtCardId card);
    std::expected<void, RecordError> replay_entry(const Entry& entry, std::size_t number);
    std::expected<void, RecordError> replay_move(const Entry& entry, std::size_t number);
    void leave_position();
    std::expected<void, RecordError> check_result() const;
    std::expected<void, RecordError> verify_setup() const;
    std::expected<void, RecordError> verify_entries() const;
    void complete_from_seed();
    std::optional<GameResult> final_result() const;  // none while the game is running

    const content::Catalog* catalog_;
    rules::Game game_;
    Record record_;
    std::vector<Snapshot> positions_;
    std::vector<Snapshot> taken_back_;    // those that were left by taking a move back
    std::vector<rules::ArtCardId> deck_;  // the order, as far as it is known
    std::size_t revealed_ = 0;            // so many of deck_
    bool deck_known_ = false;
};

}  // namespace velatura::record
