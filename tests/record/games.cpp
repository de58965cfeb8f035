#include "record/games.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "content/loader.h"
#include "rules/box_tables.h"

namespace velatura::record {

using rules::Mode;

std::vector<Kind> every_kind() {
    return {{Mode::standard, 2}, {Mode::standard, 3}, {Mode::standard, 4},    {Mode::standard, 5},
            {Mode::vincent, 1},  {Mode::vincent, 2},  {Mode::solo_puzzle, 1}, {Mode::vincent, 3}};
}

Choices choices_for(Kind kind, std::string_view seed) {
    static const std::array<std::string, rules::max_seats> names{"Ada", "Ben", "Cleo", "Dagmar",
                                                                 "Élise"};
    Choices choices;
    for (std::size_t i = 0; i < kind.seats; ++i)
        choices.seats.push_back({names[i], false});
    choices.mode = kind.mode;
    choices.random_scoring = 4;
    choices.vincent_with_three = kind.mode == Mode::vincent && kind.seats == 3;
    if (kind.seats == 1) choices.level = "normal";
    choices.seed = seed;
    return choices;
}

std::vector<Choices> choices_with_boxes(std::string_view seed) {
    std::vector<Choices> list;
    for (const auto& [name, setup] : rules::box_tables()) {
        Choices choices = choices_for({setup.mode, setup.seats}, std::string{seed} + " " + name);
        choices.boxes = setup.boxes;
        choices.rows = setup.rows;
        choices.rival = setup.rival;
        choices.signatures_with_two = setup.signatures_with_two;
        list.push_back(std::move(choices));
    }
    return list;
}

Match begin(const content::Catalog& catalog, const Choices& choices) {
    auto match = Match::begin(catalog, choices);
    EXPECT_TRUE(match) << rules::name_of(match.error());
    return *std::move(match);
}

void play_one(Match& match, chance::FastRandom& random) {
    const rules::GameState& state = match.state();
    const auto count = static_cast<std::uint32_t>(match.game().count_moves(state));
    const rules::Move move = match.awaits_chance()
                                 ? match.next_chance()
                                 : match.game().nth_move(state, random.below(count));
    EXPECT_TRUE(match.play(rules::Game::to_act(state), move));
}

void play_on(Match& match, const Play& play) {
    chance::FastRandom random{play.seed};
    for (std::size_t i = 0; i < play.most && !is_over(match); ++i) {
        play_one(match, random);
        if (play.undo_one_in > 0 && random.below(play.undo_one_in) == 0) match.undo();
    }
}

Match played(const content::Catalog& catalog, const Choices& choices, const Play& play) {
    Match match = begin(catalog, choices);
    play_on(match, play);
    return match;
}

content::Catalog small_catalog(std::size_t cards) {
    content::Catalog catalog = content::base_catalog();
    catalog.art.resize(cards);
    const auto art = catalog.cards.art().first(cards);
    const auto scoring = catalog.cards.scoring();
    catalog.cards = rules::Cards{
        {art.begin(), art.end()}, {scoring.begin(), scoring.end()}, catalog.cards.backgrounds()};
    return catalog;
}

bool is_over(const Match& match) {
    return match.state().phase == rules::Phase::over;
}

std::size_t count_moves(const Record& record, rules::Move::Kind kind) {
    return static_cast<std::size_t>(std::ranges::count_if(record.entries, [&](const Entry& entry) {
        return !entry.undo && entry.move.kind() == kind;
    }));
}

std::string with(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << "not in the text: " << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

}  // namespace velatura::record
