// Any bytes as a table and what its players try, legal or not. A refusal leaves the state as it
// was; what is allowed is one of the legal moves, does the same with and without checks, and keeps
// every card and token.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <span>

#include "chance/deal.h"
#include "content/loader.h"
#include "rules/game.h"
#include "rules/view.h"

namespace {

using namespace velatura;
using rules::Move;

void require(bool condition) {
    if (!condition) std::abort();
}

// The input, byte by byte; zeros once it is used up.
class Bytes {
  public:
    explicit Bytes(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    bool empty() const { return bytes_.empty(); }
    std::uint8_t next() {
        if (bytes_.empty()) return 0;
        const std::uint8_t byte = bytes_.front();
        bytes_ = bytes_.subspan(1);
        return byte;
    }
    template <typename Id>
    Id id() {
        return static_cast<Id>(next());
    }

  private:
    std::span<const std::uint8_t> bytes_;
};

rules::GameSetup read_setup(Bytes& bytes) {
    rules::GameSetup setup;
    setup.seats = bytes.next() % 7;
    setup.mode = static_cast<rules::Mode>(bytes.next() % rules::mode_count);
    setup.first = static_cast<rules::Seat>(bytes.next() % 6);
    const std::uint8_t options = bytes.next();
    setup.vincent_with_three = (options & 1) != 0;
    setup.hidden_hands = (options & 2) != 0;
    setup.goal = bytes.next();
    for (auto& card : setup.scoring) {
        const auto number = static_cast<std::uint8_t>(bytes.next() % 14);
        card = number == 13 ? rules::no_scoring_card : static_cast<rules::ScoringCardId>(number);
    }
    return setup;
}

// So many of the base game's cards, that they may run out.
rules::Cards read_cards(Bytes& bytes) {
    const rules::Cards& base = content::base_catalog().cards;
    const auto art = base.art().first(bytes.next() % (base.art().size() + 1));
    return {{art.begin(), art.end()},
            {base.scoring().begin(), base.scoring().end()},
            base.backgrounds()};
}

rules::Deal deal_for(const rules::Cards& cards, std::size_t seats, char seed) {
    const auto drawn = chance::draw_deal(
        {&seed, 1},
        {.art_cards = cards.art().size(), .backgrounds = cards.backgrounds(), .seats = seats});
    rules::Deal deal;
    for (std::uint8_t card : drawn.art_deck) {
        deal.deck.push_back(static_cast<rules::ArtCardId>(card));
    }
    for (std::size_t i = 0; i < drawn.backgrounds.size(); ++i) {
        if (i % rules::paintings_to_complete == 0) deal.backgrounds.emplace_back();
        deal.backgrounds.back()[i % rules::paintings_to_complete] =
            static_cast<rules::BackgroundId>(drawn.backgrounds[i]);
    }
    return deal;
}

struct Attempt {
    rules::Actor by;
    Move move;
};

Attempt read_attempt(Bytes& bytes, const rules::Game& game, const rules::GameState& state) {
    const std::uint8_t kind = bytes.next();
    const std::size_t legal = game.count_moves(state);
    if (kind >= 16 && legal > 0) {  // mostly legal ones, or no game would get far
        return {rules::Game::to_act(state), game.nth_move(state, bytes.next() % legal)};
    }
    const rules::Actor by =
        (kind & 8) != 0 ? rules::Game::to_act(state) : static_cast<rules::Actor>(bytes.next() % 8);
    switch (kind % 8) {
        case 0:
            return {by, Move::pass()};
        case 1:
            return {by, Move::toss(bytes.next())};
        case 2:
            return {by, Move::judge(rules::SeatSet::from_bits(bytes.next()))};
        case 3:
            return {by, Move::take(bytes.id<rules::Position>())};
        case 4:
            return {by, Move::take(static_cast<rules::Position>(bytes.next() % 7))};
        default: {
            const auto bottom = bytes.id<rules::ArtCardId>();
            const auto middle = bytes.id<rules::ArtCardId>();
            const auto top = bytes.id<rules::ArtCardId>();
            return {by, Move::paint({bottom, middle, top}, bytes.id<rules::BackgroundId>())};
        }
    }
}

void check_attempt(const rules::Game& game, rules::GameState& state, rules::Deck deck,
                   const Attempt& attempt) {
    const rules::GameState before = state;
    const auto moves = game.legal_moves(before);
    require(moves.empty() == (before.phase == rules::Phase::over));
    const bool legal = attempt.by == rules::Game::to_act(before) &&
                       std::ranges::find(moves, attempt.move) != moves.end();
    const auto allowed = game.check(before, attempt.by, attempt.move);
    const auto events = game.apply(state, deck, attempt.by, attempt.move);
    require(allowed.has_value() == legal && events.has_value() == legal);
    if (!legal) {
        require(allowed.error() == events.error() && state == before);
        return;
    }
    rules::GameState twin = before;
    game.play(twin, deck, attempt.move);
    require(twin == state && game.is_ok(state, deck));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes{{data, size}};
    const rules::GameSetup setup = read_setup(bytes);
    const rules::Cards cards = read_cards(bytes);
    const auto game = rules::Game::make(cards, setup);
    if (!game) {
        require(!rules::name_of(game.error()).empty());
        return 0;
    }
    const rules::Deal deal = deal_for(cards, setup.seats, static_cast<char>(bytes.next()));
    auto state = game->start(deal);
    require(state.has_value() != cards.art().empty());
    if (!state) return 0;
    require(game->is_ok(*state, deal.deck));
    while (!bytes.empty())
        check_attempt(*game, *state, deal.deck, read_attempt(bytes, *game, *state));
    return 0;
}
