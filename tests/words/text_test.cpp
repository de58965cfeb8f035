#include <gtest/gtest.h>

#include "words/forms.h"
#include "words/words.h"

namespace velatura::words {
namespace {

TEST(Languages, AreKnownByCodeAndByLocale) {
    EXPECT_EQ(language_named("en"), Language::en);
    EXPECT_EQ(language_named("de"), Language::de);
    EXPECT_EQ(language_named("de_DE.UTF-8"), Language::de);
    EXPECT_EQ(language_named("de_AT@euro"), Language::de);
    EXPECT_EQ(language_named("ja-JP"), Language::ja);
    EXPECT_EQ(language_named("JA"), Language::ja);
    EXPECT_EQ(language_named("en.UTF-8"), Language::en);
}

TEST(Languages, OthersAreNotGuessed) {
    for (const char* name : {"", "C", "C.UTF-8", "POSIX", "fr", "d", "den", "english", "_de"}) {
        EXPECT_EQ(language_named(name), std::nullopt) << name;
    }
}

TEST(Languages, SayTheirCodeAndName) {
    EXPECT_EQ(code_of(Language::de), "de");
    EXPECT_EQ(name_of(Language::en), "English");
    EXPECT_EQ(name_of(Language::de), "Deutsch");
    EXPECT_EQ(name_of(Language::ja), "日本語");
}

TEST(Text, IsFoundInEachLanguage) {
    EXPECT_EQ(text(Language::en, "scoring.proportion.name"), "Proportion");
    EXPECT_EQ(text(Language::de, "scoring.proportion.name"), "Proportionen");
    EXPECT_EQ(text(Language::ja, "scoring.proportion.name"), "フルハウス");
}

TEST(Text, FirstAndLastKeyOfTheTableAreFound) {
    EXPECT_EQ(text(Language::en, "achievement.all-conditions.about"),
              "Meet all four scoring conditions with one painting.");
    EXPECT_EQ(text(Language::en, "swatch.yellow"), "yellow");
}

TEST(Text, InsertsParametersByName) {
    const std::string word{card_word(Language::de, "Delicate")};
    EXPECT_EQ(text(Language::de, "move.take", {{"cost", 2}, {"card", word}, {"position", 3}}),
              "„Zart“ von Position 3 für 2 Inspirationsmarker nehmen");
    EXPECT_EQ(text(Language::ja, "event.turn", {{"seat", "1"}}), "手番：1");
}

TEST(Text, TakesNumbersOfAnyWidthAndIgnoresWhatItHasNoUseFor) {
    const std::array params{Param{"n", std::uint8_t{3}}, Param{"unused", std::size_t{7}}};
    EXPECT_EQ(text(Language::ja, "event.silver_taken", params), "ボーナスリボンを3個得ました。");
}

TEST(Text, OneAloneTakesTheSingular) {
    const auto silver = [](int n) { return text(Language::en, "event.silver_taken", {{"n", n}}); };
    EXPECT_EQ(silver(0), "Earns 0 silver ribbons.");
    EXPECT_EQ(silver(1), "Earns 1 silver ribbon.");
    EXPECT_EQ(silver(2), "Earns 2 silver ribbons.");
    EXPECT_EQ(silver(21), "Earns 21 silver ribbons.");
}

TEST(Text, ChoosesAFormAmongOtherParameters) {
    const auto over = [](int n) {
        return text(Language::de, "event.ribbons_over",
                    {{"n", n}, {"ribbon", "Rot"}, {"scoring", "Stil"}});
    };
    EXPECT_EQ(over(1), "Die Punktetabelle von „Stil“ ist voll: 1 Abzeichen in Rot zählt nicht.");
    EXPECT_EQ(over(2), "Die Punktetabelle von „Stil“ ist voll: 2 Abzeichen in Rot zählen nicht.");
}

TEST(Forms, EachLanguageWritesNumbersAndListsItsOwnWay) {
    EXPECT_EQ(decimal(Language::en, 1.25, 1), "1.2");
    EXPECT_EQ(decimal(Language::de, -3.5), "-3,5");
    EXPECT_EQ(decimal(Language::ja, 7, 0), "7");
    EXPECT_EQ(percent(Language::en, 0.951), "95%");
    EXPECT_EQ(percent(Language::de, 0.5, 1), "50,0\u00a0%");
    EXPECT_EQ(percent(Language::ja, 1), "100％");
    const std::vector<std::string> three{"a", "b", "c"};
    EXPECT_EQ(list(Language::en, three), "a, b and c");
    EXPECT_EQ(list(Language::de, std::span{three}.first(2)), "a und b");
    EXPECT_EQ(list(Language::ja, three), "a、b、c");
    EXPECT_EQ(list(Language::en, {}), "");
    EXPECT_EQ(counted(Language::en, "Style", 2), "Style ×2");
}

TEST(Forms, SentencesFollowOneAnotherWithoutABlankInJapanese) {
    EXPECT_EQ(sentences(Language::en, "One.", "Two."), "One. Two.");
    EXPECT_EQ(sentences(Language::ja, "一。", "二。"), "一。二。");
    EXPECT_EQ(sentences(Language::en, "", "Two."), "Two.");
    EXPECT_EQ(said(Language::ja, "Ada", "パス"), "Ada：パス");
}

TEST(Text, BracesInAParameterAreLeftAlone) {
    EXPECT_EQ(text(Language::en, "event.turn", {{"seat", "{n} {{"}}), "Turn: {n} {{");
}

#ifdef NDEBUG
TEST(Text, AnUnknownKeyIsShownAsItStands) {
    EXPECT_EQ(text(Language::en, "no.such.key"), "no.such.key");
}

TEST(Text, AMissingParameterIsShownAsItStands) {
    EXPECT_EQ(text(Language::en, "event.silver_taken"), "Earns {n} silver {n?ribbon|ribbons}.");
}
#else
TEST(TextDeathTest, AnUnknownKeyIsABug) {
    EXPECT_DEATH(text(Language::en, "no.such.key"), "no such key");
}

TEST(TextDeathTest, AMissingParameterIsABug) {
    EXPECT_DEATH(text(Language::en, "event.silver_taken"), "misses a parameter");
}
#endif

}  // namespace
}  // namespace velatura::words
