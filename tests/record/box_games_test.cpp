// Games with boxes as records: written, read, played again and held to their seed.
#include <gtest/gtest.h>

#include <algorithm>

#include "content/loader.h"
#include "record/games.h"
#include "record/names.h"
#include "record/text.h"

namespace velatura::record {
namespace {

using rules::Box;

const content::Catalog& all() {
    return content::box_catalog();
}

void expect_round_trip(const Match& match) {
    const std::string text = write(all(), match.record());
    SCOPED_TRACE(text);
    const auto read = parse(all(), text);
    ASSERT_TRUE(read) << name_of(read.error().reason) << " in line " << read.error().place.line;
    EXPECT_EQ(*read, match.record());
    EXPECT_EQ(write(all(), *read), text);
    const auto again = Match::replay(all(), *read);
    ASSERT_TRUE(again) << name_of(again.error().reason) << " in line " << again.error().place.line;
    EXPECT_EQ(again->state(), match.state());
    const auto verified = again->verify();
    EXPECT_TRUE(verified) << verified.error().found;
    EXPECT_TRUE(again->can_continue());
}

// Everything this box table may choose or leave to chance.
Choices everything(std::string_view seed) {
    Choices choices = choices_for({rules::Mode::standard, 3}, seed);
    choices.boxes = {Box::reflections, Box::touches, Box::mini, Box::signature, Box::painters};
    return choices;
}

rules::GameSetup setup_of(const Choices& choices) {
    return begin(all(), choices).game().setup();
}

TEST(BoxRecord, IsWrittenReadAndReplayedForRandomGamesOfEveryTable) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        for (const Choices& choices : choices_with_boxes(std::to_string(seed)))
            expect_round_trip(played(all(), choices, {.seed = seed}));
    }
}

TEST(BoxRecord, IsWrittenReadAndReplayedWithMovesTakenBackAndUnfinished) {
    std::size_t undone = 0;
    for (std::uint64_t seed = 0; seed < 2; ++seed) {
        for (const Choices& choices : choices_with_boxes("undo")) {
            const Match match =
                played(all(), choices, {.most = 12 + 20 * seed, .undo_one_in = 4, .seed = seed});
            undone += match.undone();
            expect_round_trip(match);
        }
    }
    EXPECT_GT(undone, 100u);
}

TEST(BoxRecord, TellsFlipsStarsPaintersAndRivals) {
    std::size_t flipped = 0;
    std::size_t starred = 0;
    std::size_t kept = 0;
    std::size_t revealed = 0;
    std::size_t second_row = 0;
    for (const Choices& choices : choices_with_boxes("tells")) {
        const Match match = played(all(), choices);
        for (const Entry& entry : match.record().entries) {
            const rules::Move move = entry.move;
            if (move.kind() == rules::Move::Kind::paint) {
                flipped += move.layers().faces.all_front() ? 0 : 1;
                starred += move.layers().stars.bits() != 0 ? 1 : 0;
            }
            kept += move.kind() == rules::Move::Kind::keep ? 1 : 0;
            revealed += move.kind() == rules::Move::Kind::reveal ? 1 : 0;
            const bool rows =
                move.kind() == rules::Move::Kind::take || move.kind() == rules::Move::Kind::toss;
            second_row += rows && move.row() == rules::Row::second ? 1 : 0;
        }
    }
    EXPECT_GT(flipped, 10u);
    EXPECT_GT(starred, 10u);
    EXPECT_GT(kept, 10u);
    EXPECT_GT(revealed, 10u);
    EXPECT_GT(second_row, 10u);
}

TEST(BoxRecord, OfTheBaseGameIsTheSameWithTheCardsOfAllBoxesAtHand) {
    for (const Kind kind : every_kind()) {
        const Choices choices = choices_for(kind, "base");
        EXPECT_EQ(
            write(all(), played(all(), choices).record()),
            write(content::base_catalog(), played(content::base_catalog(), choices).record()));
    }
}

TEST(BoxRecord, HasVersion2OnlyWhereABoxIsInPlay) {
    const auto version = [](const Choices& choices) {
        return version_of(played(all(), choices, {.most = 1}).record().header.setup);
    };
    for (const Kind kind : every_kind())
        EXPECT_EQ(version(choices_for(kind, "one")), 1);
    for (const Choices& choices : choices_with_boxes("two"))
        EXPECT_EQ(version(choices), 2);
}

TEST(BoxRecord, KnowsTheTagsOfBoxesOnlyFromVersion2On) {
    std::string text =
        write(all(), played(all(), choices_for(every_kind()[0], "old"), {.most = 2}).record());
    text = with(text, "[Result", "[Boxes \"of chocolates\"]\n[Rows \"of houses\"]\n[Result");
    const auto read = parse(all(), text);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->header.other.size(), 2u);
    EXPECT_EQ(write(all(), *read), text);
    const auto newer = parse(all(), with(text, "[Version \"1\"]", "[Version \"2\"]"));
    ASSERT_FALSE(newer);
    EXPECT_EQ(newer.error().reason, RecordFault::unknown_box);
}

TEST(BoxRecord, IsRefusedWhereTheCardsOfItsBoxesAreNot) {
    const Record record = played(all(), everything("away"), {.most = 3}).record();
    const auto read = parse(content::base_catalog(), write(all(), record));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().reason, RecordFault::unknown_box);
    EXPECT_EQ(read.error().found, "reflections");
}

TEST(BoxChoices, AreFeaturedWithTwoRowsAndADrawnAwardUnlessChosen) {
    const rules::GameSetup drawn = setup_of(everything("drawn"));
    EXPECT_EQ(drawn.deck, rules::DeckKind::featured);
    EXPECT_EQ(drawn.featured.count(), rules::featured_deck(2));
    EXPECT_EQ(drawn.rows, 2);
    EXPECT_NE(drawn.prize, rules::no_prize);

    Choices choices = everything("chosen");
    choices.deck = rules::DeckKind::whole;
    choices.rows = 1;
    choices.award = Choices::ChosenAward{rules::PrizeId{1}, rules::PrizeSide::competitive};
    const Match match = begin(all(), choices);
    const rules::GameSetup& chosen = match.game().setup();
    EXPECT_EQ(chosen.deck, rules::DeckKind::whole);
    EXPECT_TRUE(chosen.featured.none());
    EXPECT_EQ(chosen.rows, 1);
    EXPECT_EQ(chosen.prize, rules::PrizeId{1});
    EXPECT_EQ(chosen.prize_side, rules::PrizeSide::competitive);
    EXPECT_FALSE(match.record().header.drawn_award);
    expect_round_trip(match);

    // A box without art cards leaves the deck as it is.
    choices = choices_for({rules::Mode::standard, 3}, "signature");
    choices.boxes = {Box::signature};
    EXPECT_EQ(setup_of(choices).deck, rules::DeckKind::base);
}

TEST(BoxChoices, DrawFromTheScoringCardsOfTheBoxesInPlay) {
    Choices choices = choices_for({rules::Mode::standard, 2}, "");
    bool of_box = false;
    for (int seed = 0; seed < 20; ++seed) {
        choices.seed = std::to_string(seed);
        choices.boxes = {Box::touches};
        for (const auto card : setup_of(choices).scoring) {
            EXPECT_NE(all().cards.scoring(card).box, Box::reflections);
            of_box |= all().cards.scoring(card).box == Box::touches;
        }
        choices.boxes = {};
        for (const auto card : setup_of(choices).scoring)
            EXPECT_EQ(all().cards.scoring(card).box, Box::base);
    }
    EXPECT_TRUE(of_box);
}

TEST(BoxChoices, DrawACompetitiveAwardOnlyWithSomebodyToCompeteWith) {
    bool competitive = false;
    for (int seed = 0; seed < 30; ++seed) {
        Choices choices = choices_for({rules::Mode::standard, 2}, std::to_string(seed));
        choices.boxes = {Box::mini};
        competitive |= setup_of(choices).prize_side == rules::PrizeSide::competitive;
        choices.seats.resize(1);
        choices.mode = rules::Mode::vincent;
        EXPECT_EQ(setup_of(choices).prize_side, rules::PrizeSide::friendly);
    }
    EXPECT_TRUE(competitive);
}

TEST(BoxChoices, WithTwoRowsALevelAsksForMore) {
    Choices choices = choices_for({rules::Mode::vincent, 1}, "level");
    choices.level = "master";
    choices.boxes = {Box::reflections};
    EXPECT_EQ(setup_of(choices).goal, 45);
    choices.rows = 1;
    EXPECT_EQ(setup_of(choices).goal, 40);
}

TEST(BoxChoices, OfABoxWhoseCardsAreNotHereAreRefused) {
    const auto match = Match::begin(content::base_catalog(), everything("none"));
    ASSERT_FALSE(match);
    EXPECT_EQ(match.error(), rules::RuleError::unknown_box);
}

// What verify() says when one thing was changed after the seed had given it.
std::string_view disagreement(void (*change)(Record&), Choices choices = everything("cheated")) {
    Record record = played(all(), choices, {.most = 9}).record();
    change(record);
    const auto match = Match::replay(all(), record);
    EXPECT_TRUE(match) << name_of(match.error().reason) << " " << match.error().found;
    if (!match) return {};
    const auto verified = match->verify();
    EXPECT_FALSE(verified);
    if (verified) return {};
    EXPECT_EQ(verified.error().reason, RecordFault::seed_disagrees);
    static std::string found;
    return found = verified.error().found;
}

TEST(BoxVerify, FindsAnotherAwardSignatureOrPainter) {
    EXPECT_EQ(disagreement([](Record& record) {
                  auto& prize = record.header.setup.prize;
                  prize = prize == rules::PrizeId{0} ? rules::PrizeId{1} : rules::PrizeId{0};
              }),
              "Award");
    EXPECT_EQ(
        disagreement([](Record& record) { std::swap(record.signatures[0], record.signatures[1]); }),
        "signature");
    EXPECT_EQ(disagreement([](Record& record) {
                  std::swap(record.painters[0][0], record.painters[0][1]);
                  for (Entry& entry : record.entries) {
                      if (entry.move.kind() == rules::Move::Kind::keep &&
                          entry.by == rules::Actor::seat1) {
                          entry.move =
                              rules::Move::keep(static_cast<std::uint8_t>(1 - entry.move.kept()));
                      }
                  }
              }),
              "painters");
}

TEST(BoxVerify, FindsAnotherFeaturedDeckOrRow) {
    EXPECT_EQ(disagreement([](Record& record) {
                  // A card that was not dealt is exchanged for one of the same kind.
                  auto& setup = record.header.setup;
                  const auto seen = [&](rules::ArtCardId card) {
                      auto shown = record.first_row;
                      shown.insert(shown.end(), record.second_row.begin(), record.second_row.end());
                      for (const Entry& entry : record.entries)
                          shown.insert(shown.end(), entry.dealt.begin(), entry.dealt.end());
                      return std::ranges::find(shown, card) != shown.end();
                  };
                  std::size_t out = 0;
                  while (!setup.featured.test(out) || seen(rules::ArtCardId(out)))
                      ++out;
                  std::size_t in = 0;
                  while (setup.featured.test(in))
                      ++in;
                  setup.featured.reset(out).set(in);
              }),
              "deck");
    Choices rows = everything("rows");
    Record record = begin(all(), rows).record();
    std::swap(record.first_row[0], record.second_row[0]);
    const auto match = Match::replay(all(), record);
    ASSERT_TRUE(match);
    EXPECT_EQ(match->verify().error().found, "row");
}

TEST(BoxVerify, FindsAnotherRowOfVincentAndAnotherCardOfARival) {
    Choices vincent = choices_for({rules::Mode::vincent, 1}, "row");
    vincent.boxes = {Box::reflections};
    Match match = begin(all(), vincent);
    chance::FastRandom random{1};
    while (match.state().phase != rules::Phase::toss)
        play_one(match, random);
    const rules::Move falls = match.next_chance();
    const rules::Row other =
        falls.row() == rules::Row::first ? rules::Row::second : rules::Row::first;
    ASSERT_TRUE(match.play(rules::Actor::vincent, rules::Move::toss(falls.face_up(), other)));
    EXPECT_EQ(match.verify().error().found, "toss");

    Choices automa = choices_for({rules::Mode::automa, 1}, "rival");
    automa.rival = rules::RivalId{2};
    Match rival = begin(all(), automa);
    while (rival.state().phase != rules::Phase::reveal)
        play_one(rival, random);
    const auto drawn = rival.next_chance().rival_card();
    ASSERT_TRUE(rival.play(rules::Actor::rival,
                           rules::Move::reveal(static_cast<std::uint8_t>((drawn + 1) % 12))));
    EXPECT_EQ(rival.verify().error().found, "reveal");
}

}  // namespace
}  // namespace velatura::record
