// A record played again leads through the very same positions, and can be played on from there.
#include "record/match.h"

#include <gtest/gtest.h>

#include "content/loader.h"
#include "record/games.h"
#include "record/text.h"

namespace velatura::record {
namespace {

const content::Catalog& base() {
    return content::base_catalog();
}

Match replayed(const Record& record) {
    auto match = Match::replay(base(), record);
    EXPECT_TRUE(match) << name_of(match.error().reason);
    return *std::move(match);
}

void expect_same_positions(const Match& match, const Match& other) {
    ASSERT_EQ(match.positions().size(), other.positions().size());
    EXPECT_TRUE(std::ranges::equal(match.deck(), other.deck()));
    for (std::size_t i = 0; i < match.positions().size(); ++i) {
        const Match::Snapshot& position = match.positions()[i];
        EXPECT_EQ(position.state, other.positions()[i].state) << "position " << i;
        EXPECT_EQ(position.entry, other.positions()[i].entry) << "position " << i;
        EXPECT_TRUE(std::ranges::equal(position.effects, other.positions()[i].effects)) << i;
    }
}

TEST(Replay, LeadsThroughThePositionsThatWerePlayed) {
    for (const Kind kind : every_kind()) {
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            const Match match = played(base(), choices_for(kind, "replay"),
                                       {.undo_one_in = seed % 2 == 0 ? 0u : 7u, .seed = seed});
            const Match again = replayed(match.record());
            EXPECT_EQ(again.record(), match.record());
            EXPECT_EQ(again.undone(), match.undone());
            expect_same_positions(again, match);
        }
    }
}

// What is not told stays unknown, so only what was revealed can be compared.
TEST(Replay, NeedsNoSeed) {
    for (const Kind kind : every_kind()) {
        const Match match = played(base(), choices_for(kind, "told"), {.undo_one_in = 9});
        Record record = match.record();
        record.header.seed.clear();
        const Match again = replayed(record);
        EXPECT_FALSE(again.can_continue());
        ASSERT_EQ(again.positions().size(), match.positions().size());
        for (std::size_t i = 0; i < match.positions().size(); ++i) {
            const rules::GameState& state = again.positions()[i].state;
            const rules::GameState& original = match.positions()[i].state;
            EXPECT_TRUE(again.game().is_ok(state, again.deck()));
            const std::size_t dealt = match.deck().size() - original.deck_left;
            EXPECT_TRUE(std::ranges::equal(again.deck().first(dealt), match.deck().first(dealt)));
            EXPECT_EQ(state, original) << "position " << i;
        }
    }
}

TEST(Replay, GoesOnAsIfNeverInterrupted) {
    for (const Kind kind : every_kind()) {
        for (std::size_t moves = 0; moves < 24; moves += 3) {
            Match match =
                played(base(), choices_for(kind, "interrupted"), {.most = moves, .undo_one_in = 8});
            const auto read = parse(base(), write(base(), match.record()));
            ASSERT_TRUE(read);
            Match resumed = replayed(*read);
            ASSERT_TRUE(resumed.can_continue());
            play_on(match, {.undo_one_in = 8, .seed = 99});
            play_on(resumed, {.undo_one_in = 8, .seed = 99});
            EXPECT_EQ(write(base(), resumed.record()), write(base(), match.record()));
            expect_same_positions(resumed, match);
        }
    }
}

TEST(Replay, FillsInTheResultOfAFinishedGame) {
    const Match match = played(base(), choices_for(every_kind()[0], "result"));
    Record record = match.record();
    record.result.reset();
    EXPECT_EQ(replayed(record).record().result, match.record().result);
}

TEST(Undo, TakesBackTheLastMoveAndItsPosition) {
    Match match = played(base(), choices_for(every_kind()[0], "back"), {.most = 7});
    const rules::GameState before = match.state();
    chance::FastRandom random{5};
    play_one(match, random);
    EXPECT_NE(match.state(), before);
    EXPECT_TRUE(match.undo());
    EXPECT_EQ(match.state(), before);
    EXPECT_EQ(match.undone(), 1u);
    EXPECT_EQ(match.record().entries.size(), 9u);
    EXPECT_EQ(match.positions().size(), 8u);
}

TEST(Undo, LetsAnotherMoveBePlayed) {
    Match match = begin(base(), choices_for(every_kind()[0], "other"));
    const rules::Actor first = rules::Game::to_act(match.state());
    ASSERT_TRUE(match.play(first, rules::Move::take(rules::Position{1})));
    const rules::ArtCardId dealt = match.record().entries[0].dealt.at(0);
    ASSERT_TRUE(match.undo());
    ASSERT_TRUE(match.play(first, rules::Move::take(rules::Position{3})));
    EXPECT_EQ(match.record().entries[2].dealt.at(0), dealt);  // the deck does not forget
    expect_same_positions(replayed(match.record()), match);
}

TEST(Undo, FindsNothingBeforeTheFirstMove) {
    Match match = begin(base(), choices_for(every_kind()[0], "nothing"));
    EXPECT_FALSE(match.undo());
    EXPECT_TRUE(match.record().entries.empty());
}

TEST(Undo, ReopensAFinishedGame) {
    Match match = played(base(), choices_for(every_kind()[0], "reopened"));
    ASSERT_TRUE(match.record().result);
    ASSERT_TRUE(match.undo());
    EXPECT_FALSE(match.record().result);
    EXPECT_FALSE(is_over(match));
}

TEST(Undo, LeavesTheTossAsItWas) {
    Match match = begin(base(), choices_for({rules::Mode::vincent, 1}, "toss"));
    chance::FastRandom random{3};
    for (int toss = 0; toss < 8; ++toss) {
        while (match.state().phase != rules::Phase::toss) {
            ASSERT_FALSE(is_over(match));
            play_one(match, random);
        }
        const rules::Move falls = match.next_chance();
        play_one(match, random);
        match.undo();
        EXPECT_EQ(match.next_chance(), falls);
        match.undo();  // the seat's move before it
        play_one(match, random);
        if (match.state().phase != rules::Phase::toss) break;
        EXPECT_EQ(match.next_chance().face_up() <= match.state().vincent_tokens, true);
        play_one(match, random);
    }
    EXPECT_GT(match.undone(), 8u);
    EXPECT_TRUE(replayed(match.record()).verify());
}

TEST(Play, RefusesWhatTheRulesRefuseAndChangesNothing) {
    Match match = played(base(), choices_for(every_kind()[0], "refused"), {.most = 2});
    const Record record = match.record();
    const auto refused = match.play(rules::Game::to_act(match.state()), rules::Move::pass());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), rules::RuleError::cannot_pass);
    EXPECT_EQ(match.record(), record);
    EXPECT_EQ(match.positions().size(), 3u);
}

TEST(Begin, RefusesASetUpThatTheRulesRefuse) {
    const auto error = [](const Choices& choices) {
        const auto match = Match::begin(base(), choices);
        EXPECT_FALSE(match);
        return match.error();
    };
    Choices choices = choices_for(every_kind()[0], "set-up");
    choices.seats.clear();
    EXPECT_EQ(error(choices), rules::RuleError::seats_out_of_range);
    choices.seats.assign(6, {"Ada", false});
    EXPECT_EQ(error(choices), rules::RuleError::seats_out_of_range);
    choices.seats.resize(1);
    EXPECT_EQ(error(choices), rules::RuleError::one_player_needs_mode);
    choices.seats.assign(2, {"Ada", false});
    choices.random_scoring = 5;
    EXPECT_EQ(error(choices), rules::RuleError::unknown_scoring_card);
    choices.random_scoring = 0;
    choices.scoring.assign(2, rules::ScoringCardId{3});
    EXPECT_EQ(error(choices), rules::RuleError::scoring_card_twice);
    choices.scoring.assign(5, rules::no_scoring_card);
    EXPECT_EQ(error(choices), rules::RuleError::unknown_scoring_card);
    choices.scoring.clear();
    choices.first = rules::Seat{2};
    EXPECT_EQ(error(choices), rules::RuleError::first_seat_out_of_range);
}

TEST(Begin, AScenarioBringsItsCardsAndItsGoal) {
    Choices choices = choices_for({rules::Mode::solo_puzzle, 1}, "goal");
    choices.level = "master";
    EXPECT_EQ(begin(base(), choices).game().setup().goal, 40);
    choices.scenario = "synergy";
    const Match match = begin(base(), choices);
    EXPECT_EQ(match.game().setup().goal, 28);
    EXPECT_EQ(match.record().header.drawn_scoring, 0);
    EXPECT_TRUE(fits(*base().find_scenario("synergy"), match.game().setup().scoring));
    EXPECT_FALSE(fits(*base().find_scenario("balanced"), match.game().setup().scoring));
    EXPECT_TRUE(fits(*base().find_scenario("chill-mode"), match.game().setup().scoring));
}

}  // namespace
}  // namespace velatura::record
