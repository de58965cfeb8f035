// Many games at once, for programs that learn: one action for each game in, and what each seat to
// act then sees out, all in arrays that are filled in place. A game that is over starts again by
// itself. The same seed gives the same games for any number of threads.
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <vector>

#include "ai/thinker.h"
#include "environment/dealer.h"
#include "environment/episode.h"
#include "environment/observation.h"

namespace velatura::environment {

enum class Reward : std::uint8_t { win, points };

struct Settings {
    std::size_t count = 1;
    rules::GameSetup setup;
    std::uint64_t seed = 0;
    unsigned threads = 1;
    Reward reward = Reward::win;
    // By seat: played by a computer player inside the environment.
    std::array<std::optional<ai::Level>, rules::max_seats> players{};
    bool observations = true;
    bool features = false;
    bool masks = true;
};

class Environments {
  public:
    // Why such a table can't be set up, if so. The cards must outlive it.
    static std::expected<Environments, rules::RuleError> make(const rules::Cards& cards,
                                                              const Settings& settings);

    const rules::Game& game() const { return *game_; }
    std::size_t count() const { return episodes_.size(); }

    // All games anew.
    void reset();
    // One action for each game. If one is not legal nothing is changed, and its game is told.
    std::expected<void, std::size_t> step(std::span<const ActionId> actions);
    // For each game one of its legal actions, each equally likely.
    void draw_actions(std::span<ActionId> actions);

    // Filled by reset() and step(), game by game.
    std::span<std::uint8_t> masks() { return masks_; }                // action_count each
    std::span<std::uint8_t> observations() { return observations_; }  // observation_size each
    std::span<float> features() { return features_; }                 // feature_count each
    std::span<std::uint8_t> seats() { return seats_; }                // the seat to act
    std::span<float> rewards() { return rewards_; }  // by seat: of the game that just ended, or 0
    std::span<std::uint8_t> dones() { return dones_; }  // 1: a game ended, another has begun

  private:
    Environments(const rules::Game& game, const Settings& settings);

    std::span<rules::ArtCardId> deck(std::size_t i) {
        return std::span{decks_}.subspan(i * deck_size_, deck_size_);
    }
    void begin(std::size_t i);
    void go_on(std::size_t i, ai::Thinker* thinker);
    void show(std::size_t i);
    template <typename Do>
    void in_parts(Do act);

    std::unique_ptr<rules::Game> game_;
    Settings settings_;
    Dealer dealer_;
    std::size_t deck_size_;
    std::vector<Episode> episodes_;
    std::vector<rules::ArtCardId> decks_;
    std::vector<chance::FastRandom> random_;  // of each game
    std::vector<chance::FastRandom> draws_;   // of draw_actions, so that they change no game
    std::vector<ai::Thinker> thinkers_;       // one a thread, where computer players sit
    std::vector<std::uint8_t> masks_;
    std::vector<std::uint8_t> observations_;
    std::vector<float> features_;
    std::vector<std::uint8_t> seats_;
    std::vector<float> rewards_;
    std::vector<std::uint8_t> dones_;
};

}  // namespace velatura::environment
