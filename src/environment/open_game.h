// One game whose chance is in the hands of the caller: each card drawn, each toss and each card
// of a rival is an outcome with its probability. For programs that walk through a game tree. Copies
// are independent.
#pragma once

#include <optional>
#include <vector>

#include "environment/episode.h"

namespace velatura::environment {

class OpenGame {
  public:
    // The game must outlive it.
    explicit OpenGame(const rules::Game& game);

    // Whose word comes next.
    enum class Due : std::uint8_t {
        card,       // chance: the next card of the deck
        signature,  // chance: of the next seat
        painter,    // chance: one of two for the next seat
        toss,       // chance: Vincent's tokens, and his row if there are two
        reveal,     // chance: the rival's next card
        seat,
        nobody,  // it is over
    };
    Due asks() const;
    bool asks_chance() const { return asks() < Due::seat; }

    struct Chance {
        std::uint16_t outcome =
            0;  // a card by its number; of a toss: the tokens face-up, + 100 for row 2
        double probability = 0;
    };
    std::vector<Chance> chances() const;
    // False if there is no such outcome; then nothing is changed.
    bool settle(std::uint16_t outcome);
    std::uint16_t settle_by(chance::FastRandom& random);  // the outcome

    // While a seat is asked.
    rules::Seat seat() const { return episode_.state.turn; }
    Actions actions() const { return {*game_, episode_.state, episode_.unfinished}; }
    // False if it is not legal; then nothing is changed.
    bool act(ActionId action);

    const rules::Game& game() const { return *game_; }
    const rules::GameState& state() const { return episode_.state; }
    const Unfinished& unfinished() const { return episode_.unfinished; }
    // Whether the first cards are dealt; before that there is nothing to look at.
    bool dealt() const { return dealt_; }

  private:
    bool settle_deal(std::uint16_t outcome);
    bool draw(std::uint16_t card);
    void begin(rules::Move move);
    void play_when_drawn();
    std::size_t first_cards() const;

    const rules::Game* game_;
    bool dealt_ = false;
    rules::Deal deal_;
    std::vector<std::uint8_t> painters_;  // dealt so far, two for each seat
    std::size_t known_ = 0;               // so many cards of the deck
    std::size_t to_draw_ = 0;             // before the move can be played
    std::optional<rules::Move> move_;
    Episode episode_;
};

}  // namespace velatura::environment
