// What a person may type during a game.
#include "cli/play/entry.h"

#include <gtest/gtest.h>

namespace velatura::cli {
namespace {

using Kind = Typed::Kind;

TEST(Entry, ANumberAloneTakesThatPosition) {
    EXPECT_EQ(read_entry("3").kind, Kind::take);
    EXPECT_EQ(read_entry("3").number, 3);
    EXPECT_EQ(read_entry("  take 4 ").number, 4);
    EXPECT_EQ(read_entry("T 2").number, 2);
}

TEST(Entry, ATakeWithoutANumberNamesNoPosition) {
    EXPECT_EQ(read_entry("take").kind, Kind::take);
    EXPECT_EQ(read_entry("take").number, std::nullopt);
    EXPECT_EQ(read_entry("take three").number, std::nullopt);
    EXPECT_EQ(read_entry("99999999999999999999").kind, Kind::unknown);
}

TEST(Entry, APaintingIsNamedByLettersOrWordsWithAnOptionalBackground) {
    EXPECT_EQ(read_entry("p bca").arguments, std::vector<std::string>{"bca"});
    EXPECT_EQ(read_entry("p bca").number, std::nullopt);
    EXPECT_EQ(read_entry("p bca on 17").number, 17);
    EXPECT_EQ(read_entry("p bca 17").number, 17);
    const Typed words = read_entry("paint Delicate, Revolution Masked on 17");
    EXPECT_EQ(words.kind, Kind::paint);
    EXPECT_EQ(words.arguments, (std::vector<std::string>{"Delicate", "Revolution", "Masked"}));
    EXPECT_EQ(words.number, 17);
}

TEST(Entry, CommandsMayBeInCapitals) {
    EXPECT_EQ(read_entry("QUIT").kind, Kind::quit);
    EXPECT_EQ(read_entry("Undo").kind, Kind::undo);
    EXPECT_EQ(read_entry("?").kind, Kind::help);
}

TEST(Entry, FullWidthSignsOfAJapaneseKeyboardAreUnderstood) {
    EXPECT_EQ(read_entry("３").number, 3);
    const Typed typed = read_entry("　ｐ　ｂｃａ　１７");
    EXPECT_EQ(typed.kind, Kind::paint);
    EXPECT_EQ(typed.arguments, std::vector<std::string>{"bca"});
    EXPECT_EQ(typed.number, 17);
    EXPECT_EQ(plain_signs("～ｶ"), "~ｶ");  // half-width kana stay as they are
}

TEST(Entry, AFileNameKeepsItsBlanks) {
    EXPECT_EQ(read_entry("save my game.velatura").rest, "my game.velatura");
}

TEST(Entry, AnythingElseIsUnknownAndAnEmptyLineIsNothing) {
    EXPECT_EQ(read_entry("dance").kind, Kind::unknown);
    EXPECT_EQ(read_entry("-1x").kind, Kind::unknown);
    EXPECT_EQ(read_entry(" \t ").kind, Kind::nothing);
    EXPECT_EQ(read_entry("\xff\xef\xbc").kind, Kind::unknown);  // broken UTF-8
}

}  // namespace
}  // namespace velatura::cli
