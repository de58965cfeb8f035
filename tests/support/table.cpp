#include "support/table.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "chance/deal.h"
#include "content/loader.h"

namespace velatura::support {

using namespace rules;

namespace {

// A card a test made up has only its number.
std::string word(ArtCardId id) {
    const content::Catalog& catalog = content::box_catalog();
    const bool known = index(id) < catalog.art.size();
    return known ? std::string{catalog.word(id)} : std::to_string(index(id));
}

std::string words_of(std::span<const ArtCardId> cards) {
    std::vector<std::string> words;
    std::ranges::transform(cards, std::back_inserter(words), word);
    return fmt::format("{}", fmt::join(words, " "));
}

std::string text_of(SeatSet set) {
    std::vector<int> numbers;
    for (int number = 0; number < 8; ++number) {
        if (set.contains(seat(number))) numbers.push_back(number);
    }
    return numbers.empty() ? "nobody" : fmt::format("{}", fmt::join(numbers, " "));
}

template <typename Result>
Result expect(std::expected<Result, RuleError> result, const char* what) {
    if (!result) {
        std::fprintf(stderr, "%s was refused: %s\n", what, name_of(result.error()).data());
        std::abort();
    }
    return *std::move(result);
}

}  // namespace

Deal seeded_deal(const Cards& cards, std::size_t seats, std::string_view seed) {
    const chance::DrawnDeal drawn = chance::draw_deal(
        seed,
        {.art_cards = cards.art().size(), .backgrounds = cards.backgrounds(), .seats = seats});
    Deal deal;
    for (std::uint8_t id : drawn.art_deck)
        deal.deck.push_back(static_cast<ArtCardId>(id));
    for (std::size_t i = 0; i < seats; ++i) {
        auto& backgrounds = deal.backgrounds.emplace_back();
        for (std::size_t k = 0; k < paintings_to_complete; ++k) {
            backgrounds[k] =
                static_cast<BackgroundId>(drawn.backgrounds[i * paintings_to_complete + k]);
        }
    }
    return deal;
}

Deal deal_starting_with(const Cards& cards, std::size_t seats,
                        const std::vector<std::string_view>& words) {
    Deal deal;
    std::ranges::transform(words, std::back_inserter(deal.deck), card);
    for (std::size_t i = 0; i < cards.art().size(); ++i) {
        const auto id = static_cast<ArtCardId>(i);
        const auto named = deal.deck.begin() + static_cast<std::ptrdiff_t>(words.size());
        if (std::find(deal.deck.begin(), named, id) == named) deal.deck.push_back(id);
    }
    for (std::size_t i = 0; i < seats; ++i) {
        const std::size_t first = i * paintings_to_complete;
        deal.backgrounds.push_back({static_cast<BackgroundId>(first),
                                    static_cast<BackgroundId>(first + 1),
                                    static_cast<BackgroundId>(first + 2)});
    }
    return deal;
}

Game make_game(const Cards& cards, const GameSetup& setup) {
    return expect(Game::make(cards, setup), "the set-up");
}

Table::Table(const GameSetup& setup, const std::vector<std::string_view>& top, const Cards& cards)
    : Table(setup, deal_starting_with(cards, setup.seats, top), cards) {}

Table::Table(const GameSetup& setup, const Cards& cards)
    : Table(setup, deal_starting_with(cards, setup.seats), cards) {}

Table::Table(const GameSetup& setup, const Deal& deal, const Cards& cards)
    : game(make_game(cards, setup)), state(expect(game.start(deal), "the deal")), deck(deal.deck) {}

Table::Table(const GameSetup& setup, const Layout& layout) : Table(setup) {
    lay_out(layout);
}

void Table::lay_out(const Layout& layout) {
    const auto all = static_cast<int>(game.cards().art().size());
    std::vector<bool> used(static_cast<std::size_t>(all));
    const auto use = [&used](ArtCardId id) {
        used[index(id)] = true;
        return id;
    };
    for (const SeatLayout& seat : layout.seats) {
        for (std::string_view word : seat.hand)
            use(card(word));
    }
    for (std::string_view word : layout.row)
        use(card(word));

    state.rows = {};
    std::ranges::copy(layout.row_tokens, state.rows[0].tokens.begin());
    int filler = all;
    for (std::size_t i = 0; i < layout.seats.size(); ++i) {
        const SeatLayout& seat = layout.seats[i];
        Player& player = state.players[i];
        for (std::string_view word : seat.hand)
            player.hand[player.hand_size++] = card(word);
        const auto next_filler = [&] {
            do {
                --filler;
            } while (used[static_cast<std::size_t>(filler)]);
            return use(static_cast<ArtCardId>(filler));
        };
        for (; player.painted < seat.painted; ++player.painted) {
            player.paintings[player.painted] = {next_filler(), next_filler(), next_filler()};
        }
        player.ribbons = seat.ribbons;
        player.silver = seat.silver;
        player.tokens = seat.tokens;
    }
    for (std::string_view word : layout.row)
        state.rows[0].add(card(word));
    deck.clear();
    for (int id = 0; id < all; ++id) {
        if (used[static_cast<std::size_t>(id)]) continue;
        if (state.rows[0].size < row_places) {
            state.rows[0].add(static_cast<ArtCardId>(id));
        } else {
            deck.push_back(static_cast<ArtCardId>(id));
        }
    }
    state.deck_left = static_cast<std::uint8_t>(deck.size());
    state.turn = layout.turn;
    state.vincent_tokens = layout.vincent_tokens.value_or(state.vincent_tokens);
    state.supply_tokens = layout.supply_tokens.value_or(state.supply_tokens);
    EXPECT_TRUE(game.is_ok(state, deck)) << "the position a test laid out is impossible";
}

Effects Table::make(Move move) {
    const auto result = game.apply(state, deck, Game::to_act(state), move);
    EXPECT_TRUE(result) << text_of(move) << " was refused: " << name_of(result.error());
    EXPECT_TRUE(game.is_ok(state, deck));
    return result.value_or(Effects{});
}

Effects Table::take(int number) {
    return make(Move::take(position(number)));
}

Effects Table::paint(Layers layers) {
    return make(Move::paint(layers, state.player(state.turn).backgrounds_left().front()));
}

Effects Table::pass() {
    return make(Move::pass());
}

Effects Table::toss(int face_up) {
    return make(Move::toss(static_cast<std::uint8_t>(face_up)));
}

Effects Table::judge(std::initializer_list<int> numbers) {
    return make(Move::judge(seats(numbers)));
}

std::optional<RuleError> Table::refusal(Move move) {
    return refusal(move, Game::to_act(state));
}

std::optional<RuleError> Table::refusal(Move move, Actor by) {
    const GameState before = state;
    const auto checked = game.check(state, by, move);
    const auto applied = game.apply(state, deck, by, move);
    EXPECT_EQ(state, before) << "a refused move changed the state";
    EXPECT_EQ(checked.has_value(), applied.has_value());
    if (applied) return std::nullopt;
    EXPECT_EQ(checked.error(), applied.error());
    return applied.error();
}

std::string Table::hand(int seat) const {
    return words_of(player(seat).cards_in_hand());
}

std::string Table::row() const {
    return words_of(state.rows[0].shown());
}

std::string Table::row_tokens() const {
    return fmt::format("{}",
                       fmt::join(std::span{state.rows[0].tokens}.first(state.rows[0].size), " "));
}

std::vector<std::string_view> plain_hand() {
    return {"Peaceful", "Heavy", "Fragile"};
}

Layers plain_painting() {
    return layers("Peaceful", "Heavy", "Fragile");
}

Seat seat(int number) {
    return static_cast<Seat>(number);
}

Position position(int number) {
    return static_cast<Position>(number);
}

SeatSet seats(std::initializer_list<int> numbers) {
    SeatSet set;
    for (int number : numbers)
        set.insert(seat(number));
    return set;
}

std::string text_of(Move move) {
    switch (move.kind()) {
        case Move::Kind::take:
            return fmt::format("take {}{}", index(move.position()),
                               move.row() == Row::second ? " of 2" : "");
        case Move::Kind::paint: {
            const Layers layers = move.layers();
            const auto face = [&](std::size_t layer) {
                return layers.faces.flipped(layer) ? "~" : "";
            };
            const std::string stars =
                layers.stars == Stars{} ? "" : fmt::format(" stars {}", layers.stars.bits());
            return fmt::format("paint {}{} {}{} {}{}{} on {}", word(layers.bottom), face(0),
                               word(layers.middle), face(1), word(layers.top), face(2), stars,
                               index(move.background()));
        }
        case Move::Kind::pass:
            return "pass";
        case Move::Kind::judge:
            return fmt::format("judge {}", text_of(move.winners()));
        case Move::Kind::toss:
            return fmt::format("toss {}{}", move.face_up(),
                               move.row() == Row::second ? " of 2" : "");
        case Move::Kind::keep:
            return fmt::format("keep {}", move.kept());
        case Move::Kind::reveal:
            return fmt::format("reveal {}", move.rival_card());
    }
    return "no move";
}

std::vector<std::string> texts_of(const Effects& effects) {
    const auto text = [](const Effect& effect) -> std::string {
        switch (effect.kind) {
            case Effect::Kind::token_placed:
                return fmt::format("token_placed {}", effect.position);
            case Effect::Kind::tokens_paid:
                return fmt::format("tokens_paid {}", effect.count);
            case Effect::Kind::tokens_gained:
                return fmt::format("tokens_gained {}", effect.count);
            case Effect::Kind::card_taken:
                return fmt::format("card_taken {} {}", word(effect.card()), effect.count);
            case Effect::Kind::card_left:
                return fmt::format("card_left {} {}", word(effect.card()), effect.count);
            case Effect::Kind::card_dealt:
                return fmt::format("card_dealt {} {}", word(effect.card()), effect.position);
            case Effect::Kind::tossed:
                return fmt::format("tossed {} of {}", effect.count, effect.position);
            case Effect::Kind::painting_completed:
                return fmt::format("painting_completed {}", effect.count);
            case Effect::Kind::ribbons_taken:
                return fmt::format("ribbons_taken {} {}", index(effect.ribbon()), effect.count);
            case Effect::Kind::ribbons_over:
                return fmt::format("ribbons_over {} {}", index(effect.ribbon()), effect.count);
            case Effect::Kind::silver_taken:
                return fmt::format("silver_taken {}", effect.count);
            case Effect::Kind::passed:
                return "passed";
            case Effect::Kind::seat_finished:
                return fmt::format("seat_finished {}", index(effect.seat()));
            case Effect::Kind::judgement_awaited:
                return fmt::format("judgement_awaited {}", text_of(effect.seats()));
            case Effect::Kind::game_ended:
                return fmt::format("game_ended {}", text_of(effect.seats()));
            case Effect::Kind::gold_taken:
                return fmt::format("gold_taken {}", effect.count);
            case Effect::Kind::frame_taken:
                return fmt::format("frame_taken {} {}", index(effect.element()), effect.count);
            case Effect::Kind::tokens_returned:
                return fmt::format("tokens_returned {}", effect.count);
            case Effect::Kind::tokens_received:
                return fmt::format("tokens_received {}", effect.count);
            case Effect::Kind::painter_kept:
                return fmt::format("painter_kept {}", index(effect.painter()));
            case Effect::Kind::signature_revealed:
                return fmt::format("signature_revealed {} {}", index(effect.seat()),
                                   index(effect.signature()));
            case Effect::Kind::rival_revealed:
                return fmt::format("rival_revealed {}", effect.subject);
            case Effect::Kind::rival_took:
                return fmt::format("rival_took {} {}", word(effect.card()), effect.position);
            case Effect::Kind::rival_scored:
                return fmt::format("rival_scored {}", effect.count);
        }
        return "no effect";
    };
    std::vector<std::string> texts;
    std::ranges::transform(effects, std::back_inserter(texts), text);
    return texts;
}

}  // namespace velatura::support
