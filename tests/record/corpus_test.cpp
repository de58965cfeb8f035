// Records of every version that was ever written stay readable for ever: corpus/v<version>/ keeps
// some. Version 1 is written for games without boxes and version 2 with them; both are made here
// (VELATURA_REGENERATE=1 rewrites them). A new version begins a new folder.
#include <gtest/gtest.h>

#include <filesystem>

#include "content/loader.h"
#include "record/games.h"
#include "record/text.h"
#include "support/pinned.h"
#include "support/source.h"

namespace velatura::record {
namespace {

constexpr const char* corpus = "tests/record/corpus/";

Choices at_table(Kind kind, std::string_view seed, std::string_view scenario) {
    Choices choices = choices_for(kind, seed);
    choices.date = "2026-11-15";
    choices.scenario = scenario;
    if (!scenario.empty()) choices.random_scoring = 0;
    return choices;
}

std::string pinned_path(int version, std::string_view name) {
    return corpus + ("v" + std::to_string(version) + "/") + std::string{name} + ".velatura";
}

void expect_kept(std::string_view name, const Choices& choices, const Play& play = {}) {
    const content::Catalog& catalog = content::box_catalog();
    const Match match = played(catalog, choices, play);
    EXPECT_TRUE(support::matches_pinned(pinned_path(version_of(match.record().header.setup), name),
                                        write(catalog, match.record())));
}

TEST(Corpus, HoldsWhatThisVersionWrites) {
    using rules::Mode;
    expect_kept("standard-2", at_table({Mode::standard, 2}, "velatura", "first-time-playing"));
    Choices bots = at_table({Mode::standard, 3}, "three", "");
    bots.seats[2] = {"greedy", true};
    bots.first = rules::Seat{1};
    expect_kept("standard-3-bot-undo", bots, {.undo_one_in = 12});
    Choices hidden = at_table({Mode::standard, 5}, "五", "spatial");
    hidden.hidden_hands = true;
    expect_kept("standard-5-hidden", hidden);
    expect_kept("vincent-1", at_table({Mode::vincent, 1}, "van Gogh", ""));
    expect_kept("vincent-2-undo", at_table({Mode::vincent, 2}, "Theo", "chill-mode"),
                {.undo_one_in = 12});
    expect_kept("vincent-3-running", at_table({Mode::vincent, 3}, "Arles", "bonus"), {.most = 17});
    expect_kept("solo-puzzle", at_table({Mode::solo_puzzle, 1}, "alone", "family-game"));

    Choices nothing_scores = at_table({Mode::standard, 5}, "tie14", "");
    nothing_scores.random_scoring = 0;
    expect_kept("standard-5-judged", nothing_scores);
}

TEST(Corpus, HoldsGamesWithBoxes) {
    using rules::Box;
    using rules::Mode;
    Choices all = at_table({Mode::standard, 3}, "everything", "");
    all.boxes = {Box::reflections, Box::touches, Box::mini, Box::signature, Box::painters};
    expect_kept("all-standard-3-undo", all, {.undo_one_in = 12});
    Choices vincent = at_table({Mode::vincent, 2}, "two rows", "");
    vincent.boxes = {Box::reflections, Box::painters};
    expect_kept("reflections-painters-vincent-2", vincent);
    Choices puzzle = at_table({Mode::solo_puzzle, 1}, "a star", "");
    puzzle.boxes = {Box::touches};
    puzzle.deck = rules::DeckKind::whole;
    expect_kept("touches-solo-puzzle", puzzle);
    Choices mini = at_table({Mode::standard, 5}, "for all", "");
    mini.boxes = {Box::mini};
    mini.award = Choices::ChosenAward{rules::PrizeId{4}, rules::PrizeSide::competitive};
    expect_kept("mini-standard-5-running", mini, {.most = 31});
    Choices secret = at_table({Mode::standard, 2}, "a secret", "");
    secret.boxes = {Box::signature};
    secret.signatures_with_two = true;
    expect_kept("signature-standard-2", secret);
    Choices automa = at_table({Mode::automa, 1}, "the heron", "");
    automa.rival = rules::RivalId{2};
    automa.boxes = {Box::mini};
    automa.deck = rules::DeckKind::base;
    expect_kept("mini-automa", automa);
}

TEST(Corpus, OfEveryVersionIsReadReplayedAndVerified) {
    const content::Catalog& catalog = content::box_catalog();
    std::size_t records = 0;
    std::size_t judged = 0;
    std::size_t undone = 0;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(support::source_path(corpus))) {
        if (entry.path().extension() != ".velatura") continue;
        SCOPED_TRACE(entry.path().filename());
        const std::string path =
            std::filesystem::relative(entry.path(), support::source_path("")).generic_string();
        const auto record = parse(catalog, support::project_file(path));
        ASSERT_TRUE(record) << name_of(record.error().reason);
        const auto match = Match::replay(catalog, *record);
        ASSERT_TRUE(match) << name_of(match.error().reason);
        EXPECT_TRUE(match->verify());
        EXPECT_EQ(is_over(*match), record->result.has_value());
        judged += count_moves(*record, rules::Move::Kind::judge);
        undone += match->undone();
        ++records;
    }
    EXPECT_GE(records, 14u);
    EXPECT_GT(judged, 0u);
    EXPECT_GT(undone, 0u);
}

}  // namespace
}  // namespace velatura::record
