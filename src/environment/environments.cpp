#include "environment/environments.h"

#include <algorithm>
#include <atomic>

#include "ai/parallel.h"

namespace velatura::environment {

using namespace rules;

namespace {

// Numbers that have nothing to do with each other, from one seed.
chance::FastRandom random_of(std::uint64_t seed, std::uint64_t stream, std::size_t game) {
    chance::FastRandom mixed{seed ^ (2 * game + stream) * 0x9e3779b97f4a7c15};
    return chance::FastRandom{mixed.next()};
}

}  // namespace

std::expected<Environments, RuleError> Environments::make(const Cards& cards,
                                                          const Settings& settings) {
    const auto game = Game::make(cards, settings.setup);
    if (!game) return std::unexpected(game.error());
    return Environments{*game, settings};
}

Environments::Environments(const Game& game, const Settings& settings)
    : game_(std::make_unique<Game>(game)),
      settings_(settings),
      dealer_(*game_),
      deck_size_(dealer_.cards().size()),
      episodes_(settings.count),
      seats_(settings.count),
      rewards_(settings.count * game.seats()),
      dones_(settings.count) {
    decks_.reserve(settings.count * deck_size_);
    for (std::size_t i = 0; i < settings.count; ++i) {
        decks_.insert(decks_.end(), dealer_.cards().begin(), dealer_.cards().end());
        random_.push_back(random_of(settings.seed, 0, i));
        draws_.push_back(random_of(settings.seed, 1, i));
    }
    if (settings.masks) masks_.resize(settings.count * action_count);
    if (settings.observations) observations_.resize(settings.count * observation_size);
    if (settings.features) features_.resize(settings.count * feature_count);
    const auto levels = std::span{settings.players}.first(game.seats());
    if (std::ranges::any_of(levels, [](const auto& level) { return level.has_value(); })) {
        for (unsigned i = 0; i < std::max(1U, settings.threads); ++i)
            thinkers_.emplace_back(*game_);
    }
    reset();
}

// Each part on a thread: act(first, last, thinker).
template <typename Do>
void Environments::in_parts(Do act) {
    const std::size_t parts = std::max(1U, settings_.threads);
    const std::size_t size = (count() + parts - 1) / parts;
    ai::on_threads(settings_.threads, parts, [&](std::size_t part) {
        ai::Thinker* thinker = thinkers_.empty() ? nullptr : &thinkers_[part];
        act(std::min(part * size, count()), std::min((part + 1) * size, count()), thinker);
    });
}

void Environments::reset() {
    in_parts([this](std::size_t first, std::size_t last, ai::Thinker* thinker) {
        for (std::size_t i = first; i < last; ++i) {
            begin(i);
            go_on(i, thinker);
            // Games that computer players end before anybody is asked tell nobody anything.
            dones_[i] = 0;
            std::fill_n(rewards_.begin() + static_cast<std::ptrdiff_t>(i * game_->seats()),
                        game_->seats(), 0.0F);
            show(i);
        }
    });
}

void Environments::begin(std::size_t i) {
    episodes_[i].unfinished = {};
    dealer_.deal(*game_, episodes_[i].state, deck(i), random_[i]);
}

// Chance, the judge and computer players act until a seat without one is to act; what ends begins
// again.
void Environments::go_on(std::size_t i, ai::Thinker* thinker) {
    Episode& episode = episodes_[i];
    while (true) {
        episode.let_chance_act(*game_, deck(i), random_[i]);
        if (episode.over()) {
            const auto earned = settings_.reward == Reward::win ? wins(episode.state)
                                                                : points(*game_, episode.state);
            std::copy_n(earned.begin(), game_->seats(),
                        rewards_.begin() + static_cast<std::ptrdiff_t>(i * game_->seats()));
            dones_[i] = 1;
            begin(i);
            continue;
        }
        const auto level = settings_.players[index(episode.state.turn)];
        if (!level) return;
        const PlayerView view = view_for(*game_, episode.state, deck(i), episode.state.turn);
        game_->play(episode.state, deck(i), thinker->choose(*level, view, {}, random_[i]));
    }
}

void Environments::show(std::size_t i) {
    const Episode& episode = episodes_[i];
    seats_[i] = static_cast<std::uint8_t>(episode.state.turn);
    if (!masks_.empty()) {
        Actions{*game_, episode.state, episode.unfinished}.write_mask(
            Mask{masks_.data() + i * action_count, action_count});
    }
    if (observations_.empty() && features_.empty()) return;
    const Seat viewer = episode.state.turn;
    const GameState table = table_for(*game_, episode.state, viewer);
    if (!observations_.empty()) {
        observe(*game_, table, viewer, episode.unfinished,
                Observation{observations_.data() + i * observation_size, observation_size});
    }
    if (!features_.empty()) {
        describe(*game_, table, viewer, episode.unfinished,
                 Features{features_.data() + i * feature_count, feature_count});
    }
}

std::expected<void, std::size_t> Environments::step(std::span<const ActionId> actions) {
    std::atomic<std::size_t> wrong = count();
    in_parts([&](std::size_t first, std::size_t last, ai::Thinker*) {
        for (std::size_t i = first; i < last; ++i) {
            if (Actions{*game_, episodes_[i].state, episodes_[i].unfinished}.is_legal(actions[i])) {
                continue;
            }
            std::size_t known = wrong;
            while (i < known && !wrong.compare_exchange_weak(known, i)) {
            }
            return;
        }
    });
    if (wrong < count()) return std::unexpected(wrong.load());
    in_parts([&](std::size_t first, std::size_t last, ai::Thinker* thinker) {
        for (std::size_t i = first; i < last; ++i) {
            if (dones_[i] != 0) {
                dones_[i] = 0;
                std::fill_n(rewards_.begin() + static_cast<std::ptrdiff_t>(i * game_->seats()),
                            game_->seats(), 0.0F);
            }
            if (episodes_[i].act(*game_, deck(i), actions[i])) go_on(i, thinker);
            show(i);
        }
    });
    return {};
}

void Environments::draw_actions(std::span<ActionId> actions) {
    in_parts([&](std::size_t first, std::size_t last, ai::Thinker*) {
        for (std::size_t i = first; i < last; ++i) {
            const Actions legal{*game_, episodes_[i].state, episodes_[i].unfinished};
            actions[i] = legal.nth(draws_[i].below(static_cast<std::uint32_t>(legal.count())));
        }
    });
}

}  // namespace velatura::environment
