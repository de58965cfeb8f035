#include "achievements/played.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "content/loader.h"
#include "record/cursor.h"
#include "support/cards.h"

namespace velatura::achievements {

namespace {

using rules::ArtCardId;

// Rounds of three takes and a painting, three times; Vincent comes between them.
constexpr std::size_t rounds = 12;
constexpr bool paints(std::size_t round) {
    return round % 4 == 3;
}

}  // namespace

record::Match played(const TableOf& table) {
    const content::Catalog& catalog = content::base_catalog();
    record::Record record;
    record::Header& header = record.header;
    header.setup.mode = table.mode;
    header.setup.seats = static_cast<std::uint8_t>(table.seats.size());
    const content::Scenario* scenario = catalog.find_scenario(table.scenario);
    const content::TargetLevel* level = catalog.find_level(table.level);
    header.scenario = table.scenario;
    header.level = table.level;
    if (level != nullptr) header.setup.goal = static_cast<std::uint8_t>(level->goal);
    if (scenario != nullptr) header.setup.goal = static_cast<std::uint8_t>(scenario->goal);
    if (scenario != nullptr && !scenario->scoring.empty()) {
        std::ranges::copy(scenario->scoring, header.setup.scoring.begin());
    } else {
        const auto names = record::split_list(table.scoring);
        std::ranges::transform(names, header.setup.scoring.begin(), support::scoring_card);
    }

    std::vector<std::vector<ArtCardId>> hands;
    std::vector<ArtCardId> deck;
    std::vector<bool> named(catalog.cards.art().size());
    for (const Seated& seat : table.seats) {
        header.seats.push_back({std::string{seat.name}, seat.bot});
        auto& hand = hands.emplace_back();
        for (std::string_view word : record::split_list(seat.words, ' ')) {
            hand.push_back(support::card(word));
            EXPECT_FALSE(named[rules::index(hand.back())]) << word << " is named twice";
            named[rules::index(hand.back())] = true;
        }
        EXPECT_EQ(hand.size(), 9u);
        auto& backgrounds = record.backgrounds.emplace_back();
        for (std::size_t i = 0; i < backgrounds.size(); ++i) {
            backgrounds[i] = static_cast<rules::BackgroundId>(3 * (hands.size() - 1) + i);
        }
    }
    std::vector<ArtCardId> fillers;
    for (std::size_t i = 0; i < named.size(); ++i) {
        if (!named[i]) fillers.push_back(static_cast<ArtCardId>(i));
    }

    // The deck in the order the cards are taken, and what is done with them.
    const auto draw_filler = [&] {
        deck.push_back(fillers.back());
        fillers.pop_back();
    };
    const auto entry = [&](rules::Actor by, rules::Move move) -> record::Entry& {
        record.entries.emplace_back().by = by;
        record.entries.back().move = move;
        return record.entries.back();
    };
    for (std::size_t round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < hands.size(); ++i) {
            const auto by = static_cast<rules::Actor>(i);
            if (paints(round)) {
                const ArtCardId* const first = &hands[i][round / 4 * 3];
                entry(by, rules::Move::paint({first[0], first[1], first[2]},
                                             record.backgrounds[i][round / 4]));
            } else {
                entry(by, rules::Move::take(rules::Position{1}));
                deck.push_back(hands[i][round / 4 * 3 + round % 4]);
            }
        }
        if (table.mode == rules::Mode::vincent && round + 1 < rounds) {
            entry(rules::Actor::vincent, rules::Move::toss(0)).tossed = 4;
            draw_filler();
        }
    }
    while (!fillers.empty())
        draw_filler();

    // Who takes position 1 takes the cards as they lie in the deck; five lie ahead in the row.
    record.first_row.assign(deck.begin(), deck.begin() + rules::row_places);
    std::size_t taken = 0;
    for (record::Entry& one : record.entries) {
        if (one.move.kind() == rules::Move::Kind::paint) continue;
        one.card = deck[taken];
        one.dealt = {deck[taken + rules::row_places]};
        ++taken;
    }
    auto match = record::Match::replay(catalog, std::move(record));
    EXPECT_TRUE(match) << name_of(match.error().reason) << " "
                       << (match.error().rule ? name_of(*match.error().rule) : "");
    return *std::move(match);
}

}  // namespace velatura::achievements
