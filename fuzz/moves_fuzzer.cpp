// Any bytes as a table, with boxes or without, and what its players try, legal or not. A refusal
// leaves the state as it was; what is allowed is one of the legal moves, does the same with and
// without checks, and keeps every card and token.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "chance/boxes.h"
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

// What a table with boxes decides besides; the featured deck waits for the cards.
void read_boxes(Bytes& bytes, rules::GameSetup& setup) {
    const std::uint8_t boxes = bytes.next();
    for (std::size_t i = 0; i < rules::each_box.size(); ++i) {
        if ((boxes >> i & 1) != 0) setup.boxes.insert(rules::each_box[i]);
    }
    const std::uint8_t options = bytes.next();
    setup.deck = static_cast<rules::DeckKind>(options % 3);
    setup.rows = static_cast<std::uint8_t>(1 + (options >> 2 & 1) + (options >> 7 & options & 1));
    setup.signatures_with_two = (options & 8) != 0;
    setup.prize_side = static_cast<rules::PrizeSide>(options >> 4 & 1);
    const std::uint8_t prize = bytes.next() % 8;
    setup.prize = prize == 7 ? rules::no_prize : static_cast<rules::PrizeId>(prize);
    const std::uint8_t rival = bytes.next() % 5;
    setup.rival = rival == 4 ? rules::no_rival : static_cast<rules::RivalId>(rival);
    for (auto& card : setup.scoring) {
        const auto number = static_cast<std::uint8_t>(bytes.next() % 26);
        card = number == 25 ? rules::no_scoring_card : static_cast<rules::ScoringCardId>(number);
    }
}

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
    if ((options & 4) != 0) read_boxes(bytes, setup);
    return setup;
}

// So many of the base game's cards, that they may run out, and those of the boxes.
rules::Cards read_cards(Bytes& bytes) {
    const rules::Cards& all = content::box_catalog().cards;
    const auto of_base = static_cast<std::ptrdiff_t>(all.art_of({}).size());
    std::vector<rules::ArtCard> art{all.art().begin(), all.art().end()};
    art.erase(art.begin() + bytes.next() % (of_base + 1), art.begin() + of_base);
    std::vector<rules::Box> backgrounds;
    for (std::size_t i = 0; i < all.backgrounds(); ++i)
        backgrounds.push_back(all.box_of(static_cast<rules::BackgroundId>(i)));
    return {std::move(art),
            {all.scoring().begin(), all.scoring().end()},
            std::move(backgrounds),
            all.box_cards()};
}

// The first new cards and the first base cards, and one card more or less than there should be.
void feature(Bytes& bytes, const rules::Cards& cards, rules::GameSetup& setup) {
    if (setup.deck != rules::DeckKind::featured) return;
    for (const bool is_new : {true, false}) {
        const std::size_t most =
            is_new ? rules::featured_new_cards : rules::featured_deck(setup.rows);
        for (const rules::ArtCardId card : cards.art_of(setup.boxes)) {
            if ((cards.art(card).box != rules::Box::base) != is_new) continue;
            if (setup.featured.count() < most) setup.featured.set(index(card));
        }
    }
    const std::uint8_t change = bytes.next();
    if (change < rules::max_art_cards) setup.featured.flip(change);
}

rules::Deal deal_for(const rules::Game& game, char seed) {
    const std::string_view text{&seed, 1};
    const auto backgrounds = game.cards().backgrounds_of(game.setup().boxes);
    const auto drawn = chance::draw_deal(text, {.art_cards = game.art_cards().size(),
                                                .backgrounds = backgrounds.size(),
                                                .seats = game.seats()});
    rules::Deal deal;
    for (const std::uint8_t card : drawn.art_deck)
        deal.deck.push_back(game.art_cards()[card]);
    for (std::size_t i = 0; i < drawn.backgrounds.size(); ++i) {
        if (i % rules::paintings_to_complete == 0) deal.backgrounds.emplace_back();
        deal.backgrounds.back()[i % rules::paintings_to_complete] =
            backgrounds[drawn.backgrounds[i]];
    }
    const rules::BoxCards& printed = game.cards().box_cards();
    if (game.has_signatures()) {
        for (const std::uint8_t card :
             chance::draw_signatures(text, printed.signatures.size(), game.seats()))
            deal.signatures.push_back(static_cast<rules::SignatureId>(card));
    }
    if (game.has_painters()) {
        const auto dealt = chance::draw_painters(text, printed.painters.size(), game.seats());
        for (std::size_t i = 0; i < dealt.size(); i += 2) {
            deal.painters.push_back({static_cast<rules::PainterId>(dealt[i]),
                                     static_cast<rules::PainterId>(dealt[i + 1])});
        }
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
        const std::size_t low = bytes.next();
        const std::size_t number = low + 256u * bytes.next();
        return {rules::Game::to_act(state), game.nth_move(state, number % legal)};
    }
    const rules::Actor by =
        (kind & 8) != 0 ? rules::Game::to_act(state) : static_cast<rules::Actor>(bytes.next() % 9);
    switch (kind % 8) {
        case 0:
            return {by, Move::pass()};
        case 1: {
            const std::uint8_t face_up = bytes.next();
            return {by, Move::toss(face_up, bytes.id<rules::Row>())};
        }
        case 2:
            return {by, Move::judge(rules::SeatSet::from_bits(bytes.next()))};
        case 3: {
            const auto position = bytes.id<rules::Position>();
            return {by, Move::take(position, bytes.id<rules::Row>())};
        }
        case 4:
            return {by, Move::take(static_cast<rules::Position>(bytes.next() % 7))};
        case 5:
            return {by, Move::keep(bytes.next())};
        case 6:
            return {by, Move::reveal(bytes.next())};
        default: {
            const auto bottom = bytes.id<rules::ArtCardId>();
            const auto middle = bytes.id<rules::ArtCardId>();
            const auto top = bytes.id<rules::ArtCardId>();
            const auto background = bytes.id<rules::BackgroundId>();
            const auto faces = rules::Faces::from_bits(bytes.next());
            const auto stars = rules::Stars::from_bits(bytes.next());
            return {by, Move::paint({bottom, middle, top, faces, stars}, background)};
        }
    }
}

// Somebody who sits nowhere sees no secret before it is revealed.
void check_spectator(const rules::Game& game, const rules::GameState& state, rules::Deck deck) {
    if (!game.has_boxes() || state.phase == rules::Phase::over) return;
    const rules::PlayerView view = rules::view_for(game, state, deck, std::nullopt);
    for (const rules::Player& player : view.table.players) {
        require(player.dealt_painters[0] == rules::no_painter &&
                player.dealt_painters[1] == rules::no_painter);
        require(player.signature == rules::no_signature || state.phase == rules::Phase::judging);
    }
}

void check_attempt(const rules::Game& game, rules::GameState& state, rules::Deck deck,
                   const Attempt& attempt) {
    const rules::GameState before = state;
    const auto moves = game.legal_moves(before);
    require(moves.empty() == (before.phase == rules::Phase::over));
    const auto allowed = game.check(before, attempt.by, attempt.move);
    // Too many to look through each time, with ★ and Mirror in hand.
    constexpr std::size_t few = 500;
    const bool legal = moves.size() > few
                           ? allowed.has_value()
                           : attempt.by == rules::Game::to_act(before) &&
                                 std::ranges::find(moves, attempt.move) != moves.end();
    const auto events = game.apply(state, deck, attempt.by, attempt.move);
    require(allowed.has_value() == legal && events.has_value() == legal);
    if (!legal) {
        require(allowed.error() == events.error() && state == before);
        return;
    }
    rules::GameState twin = before;
    game.play(twin, deck, attempt.move);
    require(twin == state && game.is_ok(state, deck));
    check_spectator(game, state, deck);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes{{data, size}};
    rules::GameSetup setup = read_setup(bytes);
    const rules::Cards cards = read_cards(bytes);
    feature(bytes, cards, setup);
    const auto game = rules::Game::make(cards, setup);
    if (!game) {
        require(!rules::name_of(game.error()).empty());
        return 0;
    }
    const rules::Deal deal = deal_for(*game, static_cast<char>(bytes.next()));
    auto state = game->start(deal);
    require(state.has_value() != game->art_cards().empty());
    if (!state) return 0;
    require(game->is_ok(*state, deal.deck));
    while (!bytes.empty())
        check_attempt(*game, *state, deal.deck, read_attempt(bytes, *game, *state));
    return 0;
}
