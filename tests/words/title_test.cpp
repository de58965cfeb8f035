// All 900 titles of the base deck. Card words and German genders are written out here once more, so
// that a slip in lang/ does not agree with itself.
#include <array>
#include <set>

#include <gtest/gtest.h>

#include "words/words.h"

namespace velatura::words {
namespace {

constexpr std::array<std::string_view, 30> left_words{
    "Precious",   "Peaceful",    "Heavy",      "Fragile",   "Chosen",     "Harmonious",
    "Melancholy", "Corrupted",   "Heightened", "Liberated", "Unashamed",  "Risky",
    "Sudden",     "Fading",      "Delicate",   "Innocent",  "Improbable", "Deep",
    "Whimsical",  "Imminent",    "Forbidden",  "Divine",    "Vast",       "Ominous",
    "Exploring",  "Illuminated", "Extreme",    "Graceful",  "Wandering",  "Masked",
};

struct Noun {
    std::string_view english;
    std::string_view german;
    std::string_view ending;  // of a strong adjective before it: -er der, -e die, -es das
};

constexpr std::string_view der = "er";
constexpr std::string_view die = "e";
constexpr std::string_view das = "es";
constexpr std::string_view die_plural = "e";

constexpr std::array<Noun, 30> right_words{{
    {"Nature", "Natur", die},
    {"Beauty", "Schönheit", die},
    {"Bait", "Köder", der},
    {"Complexity", "Komplexität", die},
    {"Surrender", "Kapitulation", die},
    {"Dreams", "Träume", die_plural},
    {"Expanse", "Weite", die},
    {"Game", "Spiel", das},
    {"Adventure", "Abenteuer", das},
    {"Perspective", "Perspektive", die},
    {"Revolution", "Revolution", die},
    {"Obstacle", "Hindernis", das},
    {"Childhood", "Kindheit", die},
    {"Nightmare", "Albtraum", der},
    {"Anxiety", "Angst", die},
    {"View", "Ausblick", der},
    {"Sanctuary", "Zuflucht", die},
    {"Freedom", "Freiheit", die},
    {"Darkness", "Dunkelheit", die},
    {"Trap", "Falle", die},
    {"Escape", "Flucht", die},
    {"Curiosity", "Neugier", die},
    {"Pride", "Stolz", der},
    {"Attraction", "Anziehung", die},
    {"Truth", "Wahrheit", die},
    {"Purpose", "Bestimmung", die},
    {"Moment", "Moment", der},
    {"Mess", "Chaos", das},
    {"Mistake", "Fehler", der},
    {"Warning", "Warnung", die},
}};

// Adjectives whose stem changes before an ending (edel: edler) or that take none (lila). None of
// the thirty does; one that comes to be chosen is named here with its stem.
constexpr std::array<std::pair<std::string_view, std::string_view>, 0> irregular_stems{};

std::string german_stem(std::string_view left) {
    for (const auto& [word, stem] : irregular_stems) {
        if (word == left) return std::string{stem};
    }
    return std::string{card_word(Language::de, left)};
}

TEST(Title, AllGermanTitlesAgreeWithTheirNoun) {
    for (const std::string_view left : left_words) {
        for (const Noun& right : right_words) {
            const std::string expected =
                german_stem(left).append(right.ending).append(" ").append(right.german);
            EXPECT_EQ(title(Language::de, left, right.english), expected);
        }
    }
}

TEST(Title, AllTitlesAreDifferentAndTidyInEveryLanguage) {
    for (const Language language : all_languages) {
        std::set<std::string> titles;
        for (const std::string_view left : left_words) {
            for (const Noun& right : right_words) {
                const std::string name = title(language, left, right.english);
                EXPECT_FALSE(name.empty());
                EXPECT_EQ(name.find("  "), std::string::npos) << name;
                EXPECT_NE(name.front(), ' ') << name;
                EXPECT_NE(name.back(), ' ') << name;
                titles.insert(name);
            }
        }
        EXPECT_EQ(titles.size(), 900u) << name_of(language);
    }
}

TEST(Title, AllEnglishTitlesAreTheTwoPrintedWords) {
    for (const std::string_view left : left_words) {
        for (const Noun& right : right_words) {
            const std::string expected = std::string{left}.append(" ").append(right.english);
            EXPECT_EQ(title(Language::en, left, right.english), expected);
        }
    }
}

TEST(Title, AllJapaneseTitlesAreOneWordWithoutLatinLetters) {
    for (const std::string_view left : left_words) {
        for (const Noun& right : right_words) {
            const std::string name = title(Language::ja, left, right.english);
            for (const char byte : name)
                EXPECT_GE(static_cast<unsigned char>(byte), 0x80) << name;
            EXPECT_TRUE(name.ends_with(card_word(Language::ja, right.english))) << name;
        }
    }
}

TEST(Title, Examples) {
    EXPECT_EQ(title(Language::en, "Delicate", "Revolution"), "Delicate Revolution");

    EXPECT_EQ(title(Language::de, "Delicate", "Dreams"), "Zarte Träume");
    EXPECT_EQ(title(Language::de, "Wandering", "View"), "Wandernder Ausblick");
    EXPECT_EQ(title(Language::de, "Forbidden", "Game"), "Verbotenes Spiel");
    EXPECT_EQ(title(Language::de, "Deep", "Darkness"), "Tiefe Dunkelheit");

    EXPECT_EQ(title(Language::ja, "Delicate", "Dreams"), "繊細な夢");
    EXPECT_EQ(title(Language::ja, "Chosen", "Truth"), "選ばれし真実");
    EXPECT_EQ(title(Language::ja, "Forbidden", "Game"), "禁断の遊戯");
    EXPECT_EQ(title(Language::ja, "Imminent", "Darkness"), "迫りくる闇");
}

TEST(Title, CardsOfOneSideGiveTheirWordAlone) {
    EXPECT_EQ(title(Language::en, "Masked", ""), "Masked");
    EXPECT_EQ(title(Language::de, "Masked", ""), "Maskiert");
    EXPECT_EQ(title(Language::ja, "Masked", ""), "仮面");
    EXPECT_EQ(title(Language::de, "", "Dreams"), "Träume");
    EXPECT_EQ(title(Language::ja, "", "Childhood"), "子ども時代");
}

TEST(Title, WordsOfAPackThatNobodyTranslatedStayAsTheyAre) {
    EXPECT_EQ(card_word(Language::de, "Gilded"), "Gilded");
    EXPECT_EQ(title(Language::de, "Gilded", "Game"), "Gilded Spiel");
    EXPECT_EQ(title(Language::de, "Deep", "Lagoon"), "Tief Lagoon");
    EXPECT_EQ(title(Language::ja, "", "Lagoon"), "Lagoon");
}

}  // namespace
}  // namespace velatura::words
