#include "environment/open_game.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace velatura::environment {

using namespace rules;

namespace {

constexpr std::uint16_t second_row = 100;

// All of `count` that are not in `taken`, equally likely.
template <typename Taken>
std::vector<OpenGame::Chance> all_but(std::size_t count, const Taken& taken) {
    std::vector<OpenGame::Chance> chances;
    for (std::size_t i = 0; i < count; ++i) {
        if (std::ranges::find(taken, i, [](auto id) { return static_cast<std::size_t>(id); }) ==
            taken.end())
            chances.push_back({static_cast<std::uint16_t>(i), 0});
    }
    for (auto& chance : chances)
        chance.probability = 1.0 / static_cast<double>(chances.size());
    return chances;
}

}  // namespace

OpenGame::OpenGame(const Game& game) : game_(&game) {
    deal_.deck.assign(game.art_cards().begin(), game.art_cards().end());
    const auto backgrounds = game.cards().backgrounds_of(game.setup().boxes);
    for (std::size_t seat = 0; seat < game.seats(); ++seat) {
        deal_.backgrounds.push_back(
            {backgrounds[3 * seat], backgrounds[3 * seat + 1], backgrounds[3 * seat + 2]});
    }
    to_draw_ = first_cards();
}

std::size_t OpenGame::first_cards() const {
    return std::min(deal_.deck.size(), game_->rows() * row_places);
}

OpenGame::Due OpenGame::asks() const {
    if (to_draw_ > 0) return Due::card;
    if (!dealt_) {
        const bool signatures = game_->has_signatures() && deal_.signatures.size() < game_->seats();
        return signatures ? Due::signature : Due::painter;
    }
    switch (episode_.state.phase) {
        case Phase::toss:
            return Due::toss;
        case Phase::reveal:
            return Due::reveal;
        case Phase::over:
            return Due::nobody;
        default:
            return Due::seat;
    }
}

std::vector<OpenGame::Chance> OpenGame::chances() const {
    const BoxCards& printed = game_->cards().box_cards();
    const GameState& state = episode_.state;
    std::vector<Chance> chances;
    switch (asks()) {
        case Due::card: {
            const auto unseen = std::span{deal_.deck}.subspan(known_);
            for (const ArtCardId card : unseen) {
                chances.push_back({static_cast<std::uint16_t>(index(card)),
                                   1.0 / static_cast<double>(unseen.size())});
            }
            std::ranges::sort(chances, {}, &Chance::outcome);
            return chances;
        }
        case Due::signature:
            return all_but(printed.signatures.size(), deal_.signatures);
        case Due::painter:
            return all_but(printed.painters.size(), painters_);
        case Due::toss: {
            const double rows = game_->rows() == 2 ? 2 : 1;
            double ways = 1;  // to have so many face-up
            for (std::uint8_t face_up = 0; face_up <= state.vincent_tokens; ++face_up) {
                chances.push_back(
                    {face_up, ways / static_cast<double>(1ULL << state.vincent_tokens) / rows});
                ways = ways * (state.vincent_tokens - face_up) / (face_up + 1);
            }
            if (rows == 2) {
                const std::vector<Chance> first = chances;
                for (const Chance& chance : first) {
                    chances.push_back({static_cast<std::uint16_t>(chance.outcome + second_row),
                                       chance.probability});
                }
            }
            return chances;
        }
        case Due::reveal: {
            const std::size_t left = game_->count_moves(state);
            for (std::size_t n = 0; n < left; ++n) {
                chances.push_back(
                    {game_->nth_move(state, n).rival_card(), 1.0 / static_cast<double>(left)});
            }
            return chances;
        }
        default:
            return chances;
    }
}

bool OpenGame::settle(std::uint16_t outcome) {
    const auto possible = chances();
    if (std::ranges::find(possible, outcome, &Chance::outcome) == possible.end()) return false;
    switch (asks()) {
        case Due::card:
            return draw(outcome);
        case Due::signature:
        case Due::painter:
            return settle_deal(outcome);
        case Due::toss:
            begin(Move::toss(static_cast<std::uint8_t>(outcome % second_row),
                             each_row[outcome / second_row]));
            return true;
        default:
            begin(Move::reveal(static_cast<std::uint8_t>(outcome)));
            return true;
    }
}

std::uint16_t OpenGame::settle_by(chance::FastRandom& random) {
    const auto possible = chances();
    double left = random.unit();
    auto chosen = possible.begin();
    while (chosen + 1 != possible.end() && left >= chosen->probability) {
        left -= chosen->probability;
        ++chosen;
    }
    settle(chosen->outcome);
    return chosen->outcome;
}

// The card comes next in the deck.
bool OpenGame::draw(std::uint16_t card) {
    const auto unseen = std::span{deal_.deck}.subspan(known_);
    std::swap(unseen.front(), *std::ranges::find(unseen, static_cast<ArtCardId>(card)));
    ++known_;
    --to_draw_;
    play_when_drawn();
    return true;
}

bool OpenGame::settle_deal(std::uint16_t outcome) {
    if (asks() == Due::signature) {
        deal_.signatures.push_back(static_cast<SignatureId>(outcome));
    } else {
        painters_.push_back(static_cast<std::uint8_t>(outcome));
    }
    play_when_drawn();
    return true;
}

void OpenGame::begin(Move move) {
    // How many cards it needs: the same for any order of the deck.
    GameState after = episode_.state;
    game_->play(after, deal_.deck, move);
    to_draw_ = static_cast<std::size_t>(episode_.state.deck_left - after.deck_left);
    move_ = move;
    play_when_drawn();
}

void OpenGame::play_when_drawn() {
    if (to_draw_ > 0) return;
    if (!dealt_) {
        if (game_->has_signatures() && deal_.signatures.size() < game_->seats()) return;
        if (game_->has_painters() && painters_.size() < painters_dealt * game_->seats()) return;
        for (std::size_t i = 0; i < painters_.size(); i += painters_dealt)
            deal_.painters.push_back({PainterId{painters_[i]}, PainterId{painters_[i + 1]}});
        const auto start = game_->start(deal_);
        assert(start);
        episode_.state = *start;
        dealt_ = true;
        return;
    }
    game_->play(episode_.state, deal_.deck, *std::exchange(move_, std::nullopt));
    if (episode_.state.phase == Phase::judging) {
        game_->play(episode_.state, deal_.deck, Move::judge(episode_.state.winners));
    }
}

bool OpenGame::act(ActionId action) {
    if (asks() != Due::seat || !actions().is_legal(action)) return false;
    const auto decided = actions().decide(action);
    if (!decided) {
        episode_.unfinished = decided.error();
        return true;
    }
    episode_.unfinished = {};
    begin(*decided);
    return true;
}

}  // namespace velatura::environment
