#include "box_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "content/loader.h"

namespace velatura::rules {

namespace {

template <typename Id, typename Things>
Id id_of(const Things& things, std::string_view id) {
    const auto found = std::ranges::find(things, id, [](const auto& thing) { return thing.id; });
    if (found == things.end()) std::abort();
    return static_cast<Id>(found - things.begin());
}

}  // namespace

const Cards& box_cards() {
    return content::box_catalog().cards;
}

ArtCardId box_card(std::string_view word) {
    return content::box_catalog().find_art_card(word).value();
}

ScoringCardId box_scoring(std::string_view name) {
    return content::box_catalog().find_scoring_card(name).value();
}

PainterId painter(std::string_view id) {
    return id_of<PainterId>(box_cards().box_cards().painters, id);
}

CardSet featured_cards(BoxSet boxes, std::uint8_t rows) {
    CardSet cards;
    for (const ArtCardId card : box_cards().art_of(boxes)) {
        const bool is_new = box_cards().art(card).box != Box::base;
        if (is_new && cards.count() < featured_new_cards) cards.set(index(card));
    }
    for (const ArtCardId card : box_cards().art_of({})) {
        if (cards.count() < featured_deck(rows)) cards.set(index(card));
    }
    return cards;
}

GameSetup box_setup(Mode mode, std::uint8_t seats, BoxSet boxes, std::uint8_t rows) {
    GameSetup setup{.seats = seats, .mode = mode, .boxes = boxes, .rows = rows};
    setup.scoring = {box_scoring("Composition"), box_scoring("Repetition"), box_scoring("Variety"),
                     box_scoring("Proximity")};
    if (boxes.contains(Box::reflections)) setup.scoring[1] = box_scoring("Rhythm");
    if (boxes.contains(Box::touches)) setup.scoring[2] = box_scoring("Pattern");
    setup.signatures_with_two = true;
    if (mode == Mode::automa) setup.rival = RivalId{1};
    if (boxes.contains(Box::mini)) setup.prize = PrizeId{2};
    if (!boxes.bring_art()) return setup;
    setup.deck = DeckKind::featured;
    setup.featured = featured_cards(boxes, rows);
    return setup;
}

Deal shuffled_deal(const Game& game, chance::FastRandom& random) {
    Deal deal;
    deal.deck.assign(game.art_cards().begin(), game.art_cards().end());
    shuffle(std::span{deal.deck}, random);
    std::vector<BackgroundId> backgrounds = game.cards().backgrounds_of(game.setup().boxes);
    shuffle(std::span{backgrounds}, random);
    const BoxCards& printed = game.cards().box_cards();
    std::vector<std::uint8_t> signatures(printed.signatures.size());
    std::vector<std::uint8_t> painters(printed.painters.size());
    for (auto* list : {&signatures, &painters}) {
        for (std::size_t i = 0; i < list->size(); ++i)
            (*list)[i] = static_cast<std::uint8_t>(i);
        shuffle(std::span{*list}, random);
    }
    for (std::size_t seat = 0; seat < game.seats(); ++seat) {
        deal.backgrounds.push_back(
            {backgrounds[3 * seat], backgrounds[3 * seat + 1], backgrounds[3 * seat + 2]});
        if (game.has_signatures()) {
            deal.signatures.push_back(static_cast<SignatureId>(signatures[seat]));
        }
        if (game.has_painters()) {
            deal.painters.push_back({static_cast<PainterId>(painters[2 * seat]),
                                     static_cast<PainterId>(painters[2 * seat + 1])});
        }
    }
    return deal;
}

std::vector<BoxTable> box_tables() {
    struct Named {
        const char* name;
        BoxSet boxes;
        std::uint8_t rows;
    };
    const BoxSet all{Box::reflections, Box::touches, Box::mini, Box::signature, Box::painters};
    const BoxSet alone{Box::reflections, Box::touches, Box::mini, Box::painters};
    const Named sets[]{{"reflections", {Box::reflections}, 2},
                       {"mirror", {Box::reflections}, 1},
                       {"touches", {Box::touches}, 1},
                       {"mini", {Box::mini}, 1},
                       {"signature", {Box::signature}, 1},
                       {"painters", {Box::painters}, 1},
                       {"nothing", {}, 1},
                       {"all", all, 2}};
    struct Chairs {
        const char* name;
        Mode mode;
        std::uint8_t seats;
    };
    const Chairs chairs[]{{"standard_2", Mode::standard, 2}, {"standard_5", Mode::standard, 5},
                          {"vincent_1", Mode::vincent, 1},   {"vincent_2", Mode::vincent, 2},
                          {"solo", Mode::solo_puzzle, 1},    {"automa", Mode::automa, 1}};
    std::vector<BoxTable> tables;
    for (const Named& set : sets) {
        for (const Chairs& seats : chairs) {
            if (set.boxes.empty() && seats.mode != Mode::automa) continue;  // the base game
            BoxSet boxes = set.boxes;
            if (seats.seats == 1 && boxes.contains(Box::signature)) {
                if (boxes == BoxSet{Box::signature}) continue;
                boxes = alone;
            }
            tables.push_back({fmt::format("{}_{}", set.name, seats.name),
                              box_setup(seats.mode, seats.seats, boxes, set.rows)});
        }
    }
    return tables;
}

}  // namespace velatura::rules
