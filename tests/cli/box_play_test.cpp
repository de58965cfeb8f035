// The terminal game with boxes: two rows, faces, the choice of ★, painters, secrets, a rival.
#include "cli/play_support.h"

namespace velatura::support {

namespace {

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// But for the command that plays on, which is one line.
std::vector<std::string> wider_than_the_screen(const std::string& text) {
    std::vector<std::string> lines = too_wide(text);
    std::erase_if(lines, [](const std::string& line) { return contains(line, " --resume "); });
    return lines;
}

cli::PlayOptions table(std::string boxes, std::string names = "Ada,bot:greedy") {
    cli::PlayOptions options;
    options.setup.boxes.boxes = {std::move(boxes)};
    options.names = {std::move(names)};
    options.setup.first = "1";
    options.setup.seed = "5";
    return options;
}

// Free cards until the hand is full, then a painting; where it shows ★, the best elements.
std::string whole_box_game() {
    std::string typed;
    for (const int cards : {5, 3, 3}) {
        for (int turn = 0; turn < cards; ++turn)
            typed += "1\n";
        typed += "p abc\n\n";
    }
    return typed;
}

}  // namespace

using BoxPlayTest = PlayTest;

TEST_F(BoxPlayTest, BothRowsAreDrawnAndTheSecondIsTakenFromByHigherNumbers) {
    const Played played = play(table("reflections"), "8\n11\nlog\nq\n");
    EXPECT_TRUE(contains(played.out, "-- Art row 1")) << played.out;
    EXPECT_TRUE(contains(played.out, "-- Art row 2"));
    EXPECT_TRUE(contains(played.out, "1-5, 6-10: take that card"));
    EXPECT_TRUE(contains(played.out, "There is no card at that position"));
    EXPECT_EQ(wider_than_the_screen(played.out), std::vector<std::string>{});
}

TEST_F(BoxPlayTest, APainterIsChosenBeforeTheFirstTurn) {
    const Played played = play(table("painters"), "3\n2\nlog\nq\n");
    EXPECT_TRUE(contains(played.out, "Which painter will you keep?")) << played.out;
    EXPECT_TRUE(contains(played.out, "You were dealt two painters. Choose one of them."));
    EXPECT_TRUE(contains(played.out, "Ada: Keeps The"));
    EXPECT_TRUE(contains(played.out, "Bot 2 (greedy): Keeps The"));
}

TEST_F(BoxPlayTest, ASignatureIsShownToItsSeatAlone) {
    cli::PlayOptions options = table("signature", "Ada,Ben");
    options.setup.boxes.signatures_with_two = true;
    const Played played = play(options, "\n1\n\nq\n");
    const std::size_t curtain = played.out.find("Pass the keyboard to Ben");
    ASSERT_NE(curtain, std::string::npos) << played.out;
    const std::string ada = played.out.substr(0, curtain);
    const std::string ben = played.out.substr(curtain);
    const auto motif = [](const std::string& text) {
        const std::size_t at = text.find("hidden from the others: ");
        return at == std::string::npos ? "" : text.substr(at, text.find('(', at) - at);
    };
    EXPECT_NE(motif(ada), "");
    EXPECT_NE(motif(ben), "");
    EXPECT_FALSE(contains(ben, motif(ada)));
    EXPECT_FALSE(contains(ada, motif(ben)));
}

TEST_F(BoxPlayTest, BothFacesOfACardCanBeLookedAt) {
    const Played played = play(table("reflections"), "flip Threshold\nflip 1\nflip 11\nq\n");
    EXPECT_TRUE(contains(played.out, "-- Both faces")) << played.out;
    EXPECT_TRUE(contains(played.out, "There is no card at that position"));
}

TEST_F(BoxPlayTest, FacesAndStarsThatTheTableRefusesChangeNothing) {
    cli::PlayOptions options = table("mini");
    options.setup.boxes.deck = "base";
    const Played played = play(options, "1\n1\n1\np a~bc\np abc as hue\np abc as red\nlog\nq\n");
    EXPECT_TRUE(contains(played.out, "Only cards with a Mirror can be flipped")) << played.out;
    EXPECT_TRUE(contains(played.out, "You named 1 element, but the number of ★"));
    EXPECT_TRUE(contains(played.out, "There is no element “red”"));
    EXPECT_FALSE(contains(played.out, "Completes the painting"));
}

TEST_F(BoxPlayTest, AGameWithABoxIsPlayedToItsAccount) {
    for (const char* boxes : {"reflections", "touches", "mini", "painters"}) {
        const Played played = play(
            table(boxes), (boxes == std::string_view{"painters"} ? "1\n" : "") + whole_box_game());
        EXPECT_EQ(played.status, 0);
        EXPECT_TRUE(contains(played.out, "Final score")) << boxes << played.out;
        EXPECT_TRUE(contains(played.out, "gold       frames     award      signature  painter\n"));
        EXPECT_EQ(wider_than_the_screen(played.out), std::vector<std::string>{});
    }
}

TEST_F(BoxPlayTest, ARivalIsPlayedAgainst) {
    cli::PlayOptions options = table("automa", "Ada");
    options.setup.boxes.rival = "heron";
    const Played played = play(options, whole_box_game());
    EXPECT_TRUE(contains(played.out, "The Heron: Reveal a card (position")) << played.out;
    EXPECT_TRUE(contains(played.out, "cards taken: 9"));
    EXPECT_TRUE(contains(played.out, "Final score"));
}

TEST_F(BoxPlayTest, EveryLanguageFitsTheScreen) {
    for (const words::Language language : words::all_languages) {
        const Played played =
            play(table("reflections, touches, mini, painters"), "1\nrules\nhelp\nq\n", language);
        EXPECT_EQ(wider_than_the_screen(played.out), std::vector<std::string>{});
    }
}

}  // namespace velatura::support
