#include "environment/observation.h"

#include <algorithm>

namespace velatura::environment {

using namespace rules;

namespace {

// 0 where nothing lies, 255 where a card lies that is not shown.
constexpr std::uint8_t number_of(ArtCardId card) {
    return card == hidden_card ? 255 : static_cast<std::uint8_t>(index(card) + 1);
}
// 0 for what is not there or not shown: those are 255.
template <typename Id>
constexpr std::uint8_t number_of(Id id) {
    return static_cast<std::uint8_t>(index(id) + 1);
}

// Writes one after the other.
class Bytes {
  public:
    explicit Bytes(std::uint8_t* at) : at_(at) {}
    template <typename... Values>
    void add(Values... values) {
        ((*at_++ = static_cast<std::uint8_t>(values)), ...);
    }

  private:
    std::uint8_t* at_;
};

std::uint8_t asks(const GameState& table, const Unfinished& unfinished) {
    return table.phase == Phase::painters ? std::uint8_t{3}
                                          : static_cast<std::uint8_t>(unfinished.asks);
}

void add_row(Bytes& bytes, const ArtRow& row) {
    for (std::size_t place = 0; place < row_places; ++place) {
        bytes.add(place < row.size ? number_of(row.cards[place]) : 0, row.tokens[place]);
    }
}

void add_player(Bytes& bytes, const Player& player) {
    for (std::size_t i = 0; i < most_in_hand; ++i)
        bytes.add(i < player.hand_size ? number_of(player.hand[i]) : 0);
    bytes.add(player.hand_size);
    for (const std::uint8_t ribbons : player.ribbons)
        bytes.add(ribbons);
    bytes.add(player.tokens, player.silver, player.gold, player.painted);
    for (std::size_t i = 0; i < paintings_to_complete; ++i) {
        const Layers& layers = player.paintings[i];
        if (i < player.painted) {
            bytes.add(number_of(layers.bottom), number_of(layers.middle), number_of(layers.top),
                      layers.faces.bits());
        } else {
            bytes.add(0, 0, 0, 0);
        }
    }
    bytes.add(number_of(player.painter), player.power_used);
}

}  // namespace

void observe(const Game& game, const GameState& table, Seat viewer, const Unfinished& unfinished,
             Observation observation) {
    const std::size_t seats = game.seats();
    const std::size_t own_seat = index(viewer);
    Bytes bytes{observation.data()};
    bytes.add(asks(table, unfinished), table.deck_left, table.vincent_tokens, table.supply_tokens,
              table.rival.points, table.rival.taken, std::min<std::size_t>(game.setup().goal, 255),
              seats);
    for (const ScoringCardId card : game.setup().scoring)
        bytes.add(number_of(card));
    for (const ArtRow& row : table.rows)
        add_row(bytes, row);
    if (unfinished.asks != Unfinished::Asks::nothing) {
        for (const ArtCardId card : unfinished.layers.cards())
            bytes.add(number_of(card));
        bytes.add(unfinished.layers.faces.bits(), unfinished.named);
    } else {
        bytes.add(0, 0, 0, 0, 0);
    }
    const auto from_viewer = [&](std::size_t seat) { return (seat + seats - own_seat) % seats; };
    for (const FrameHolder& frame : table.frames) {
        const auto seat = frame.seat();
        bytes.add(seat ? from_viewer(index(*seat)) + 1 : 0, frame.shown);
    }
    const Player& own = table.players[own_seat];
    bytes.add(number_of(own.signature), number_of(own.dealt_painters[0]),
              number_of(own.dealt_painters[1]));
    std::size_t seat = own_seat;
    for (std::size_t i = 0; i < seats; ++i) {
        add_player(bytes, table.players[seat]);
        if (++seat == seats) seat = 0;
    }
    std::ranges::fill(observation.subspan(layout::players + seats * layout::player_size),
                      std::uint8_t{0});
}

void describe_card(const Cards& cards, ArtCardId card, bool flipped,
                   std::span<float, card_features> features) {
    std::ranges::fill(features, 0.0F);
    if (index(card) >= cards.art().size()) return;
    auto at = features.begin();
    for (const SwatchIcons& swatch : cards.icons(card, flipped).swatches) {
        for (const std::uint8_t count : swatch.elements)
            *at++ = count;
        for (std::size_t element = 0; element < element_count; ++element)
            *at++ = static_cast<float>(swatch.bonuses[element] + 2 * swatch.golds[element]);
        for (const std::uint8_t count : {swatch.stars, swatch.plain, swatch.doubles, swatch.blends})
            *at++ = count;
    }
}

void describe(const Game& game, const GameState& table, Seat viewer, const Unfinished& unfinished,
              Features features) {
    std::array<std::uint8_t, observation_size> bytes{};
    observe(game, table, viewer, unfinished, bytes);
    std::ranges::transform(bytes, features.begin(),
                           [](std::uint8_t byte) { return static_cast<float>(byte) / 255.0F; });
    std::size_t at = observation_size;
    const auto add = [&](ArtCardId card, bool there) {
        describe_card(game.cards(), there ? card : hidden_card, false,
                      features.subspan(at).first<card_features>());
        at += card_features;
    };
    for (const ArtRow& row : table.rows) {
        for (std::size_t i = 0; i < row_places; ++i)
            add(row.cards[i], i < row.size);
    }
    const Player& own = table.player(viewer);
    for (std::size_t i = 0; i < most_in_hand; ++i)
        add(own.hand[i], i < own.hand_size);
}

}  // namespace velatura::environment
