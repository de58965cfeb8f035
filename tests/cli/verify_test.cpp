// verify, and with it every refusal a record can meet on the command line.
#include <gtest/gtest.h>

#include <algorithm>

#include "content/loader.h"
#include "program.h"

namespace velatura::cli_test {

// A record of the standard game for Ada and Ben without a seed, dealt in card order.
class Written {
  public:
    Written() {
        for (; next_ < 5; ++next_)
            row_.push_back(next_);
        text_ =
            "[Game \"Velatura\"]\n[Version \"1\"]\n[Seats \"Ada, Ben\"]\n[First \"1\"]\n"
            "[Mode \"standard\"]\n[Scoring \"Composition, Emphasis, Repetition, Variety\"]\n"
            "[Result \"*\"]\n\nrow";
        for (const std::size_t card : row_)
            text_ += " " + word(card);
        text_ += "\nbackgrounds 1: 1 2 3\nbackgrounds 2: 4 5 6\n\n";
    }

    Written& take(int seat, std::size_t position) {
        const std::size_t card = row_[position - 1];
        row_.erase(row_.begin() + static_cast<std::ptrdiff_t>(position - 1));
        row_.push_back(next_++);
        return line("seat " + std::to_string(seat) + " take " + std::to_string(position) + " " +
                    word(card) + " > " + word(row_.back()));
    }
    Written& line(const std::string& entry) {
        text_ += std::to_string(++number_) + ". " + entry + "\n";
        return *this;
    }
    std::string text() const { return text_ + "end\n"; }

  private:
    static std::string word(std::size_t card) {
        return std::string{content::base_catalog().word(static_cast<rules::ArtCardId>(card))};
    }

    std::string text_;
    std::vector<std::size_t> row_;
    std::size_t next_ = 0;
    int number_ = 0;
};

Outcome verify(const std::string& text, const std::vector<std::string>& options = {}) {
    const Folder folder;
    std::vector<std::string> arguments{"verify", folder.write("game.velatura", text)};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run(arguments);
}

void expect_refused(const std::string& text, std::string_view says) {
    const Outcome outcome = verify(text);
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out, "");
    EXPECT_NE(outcome.error.find(says), std::string::npos) << outcome.error;
    EXPECT_NE(outcome.error.find("game.velatura"), std::string::npos) << outcome.error;
}

std::string simulated(const std::string& mode = "standard") {
    const Folder folder;
    const std::string records = folder.path("games");
    run({"simulate", "--mode", mode, "--bots", "greedy", "--games", "1", "--seed", "v", "--records",
         records});
    return read(records + "/game-000001.velatura");
}

TEST(Verify, SaysWhatWasChecked) {
    const Outcome outcome = verify(simulated());
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_NE(outcome.out.find("Game 1: 28 moves follow the rules; the deal and tosses match the "
                               "seed.\n"),
              std::string::npos)
        << outcome.out;
}

TEST(Verify, JsonListsTheGames) {
    const Outcome outcome = verify(simulated() + "\n" + simulated("vincent"), {"--json"});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(field(outcome.out, "/games").items.size(), 2u);
    EXPECT_EQ(field(outcome.out, "/games/0/moves").whole, 28);
    EXPECT_TRUE(field(outcome.out, "/games/1/over").boolean);
    EXPECT_EQ(field(outcome.out, "/games/0/seed").text, "v/1");
}

TEST(Verify, WithoutASeedTheDealCannotBeChecked) {
    expect_refused(Written{}.take(1, 1).take(2, 3).text(),
                   "2 moves follow the rules, but the record has no seed");
}

TEST(Verify, ASeedThatGivesOtherCardsIsNamedWithItsPlace) {
    expect_refused(replaced(simulated(), "[Seed \"v/1\"]", "[Seed \"v/2\"]"), "seed");
    // Two cards of the deck change places: all by the rules, but not what the seed gives.
    std::string text = simulated();
    const std::size_t line = text.find("\n1. ") + 1;
    const std::size_t dealt = text.find("> ", line) + 2;
    const std::string word = text.substr(dealt, text.find_first_of(" \n", dealt) - dealt);
    const auto number =
        1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(line), '\n');
    // A card that comes later, wherever it stands, is swapped with this one.
    const std::size_t later = text.find("> ", dealt) + 2;
    const std::string other = text.substr(later, text.find_first_of(" \n", later) - later);
    std::string swapped;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" \n{}", at), text.size());
        const std::string token = text.substr(at, end - at);
        swapped += token == word ? other : token == other ? word : token;
        if (end < text.size()) swapped += text[end];
        at = end + 1;
    }
    // What the paintings earn may change with the cards: leave the result open.
    const std::size_t result = swapped.find("[Result ");
    const std::size_t stop = swapped.find("\n3. ");
    swapped = swapped.substr(0, result) + "[Result \"*\"]" +
              swapped.substr(swapped.find('\n', result), stop + 1 - swapped.find('\n', result)) +
              "end\n";
    const Outcome outcome = verify(swapped);
    EXPECT_EQ(outcome.status, 1) << swapped;
    EXPECT_NE(outcome.error.find("Line " + std::to_string(number) + ", column "), std::string::npos)
        << outcome.error;
    EXPECT_NE(outcome.error.find("seed"), std::string::npos) << outcome.error;
}

TEST(Verify, EachBreachOfTheRulesHasItsOwnRefusalAndPlace) {
    expect_refused(Written{}.take(1, 5).take(2, 1).take(1, 2).text(), "Line 15, column 1: ");
    expect_refused(Written{}.take(1, 5).take(2, 1).take(1, 2).text(),
                   "don’t have enough inspiration tokens");
    expect_refused(Written{}.take(2, 1).text(), "isn’t your turn");
    expect_refused(Written{}.take(3, 1).text(), "Line 13, column 9");
    Written many;
    for (int i = 0; i < 5; ++i)
        many.take(1, 1).take(2, 1);
    expect_refused(Written{many}.take(1, 1).text(), "hand is full");
    expect_refused(Written{many}.line("seat 1 paint Precious Heavy Mess on 1").text(),
                   "isn’t in your hand");
    expect_refused(Written{many}.line("seat 1 paint Precious Heavy Precious on 1").text(),
                   "more than once");
    expect_refused(Written{many}.line("seat 1 paint Precious Heavy on 1").text(), "three");
    expect_refused(Written{many}.line("seat 1 paint Precious Hevy Chosen on 1").text(),
                   "Did you mean Heavy?");
    expect_refused(Written{many}.line("seat 1 paint Precious Heavy Chosen on 4").text(),
                   "don’t have that background card");
    expect_refused(Written{}.line("judge 1").text(), "no tie to judge");
    expect_refused(Written{}.line("seat 1 pass").text(), "can only pass");
}

TEST(Verify, AFinishedGameTakesNoMoreMoves) {
    expect_refused(replaced(simulated(), "\nend\n", "\n29. seat 1 pass\nend\n"),
                   "The game is over");
}

TEST(Verify, ARecordCutInTheMiddleIsRefused) {
    const std::string whole = simulated();
    for (const std::size_t length : {whole.size() / 3, whole.size() / 2, whole.size() - 4}) {
        const Outcome outcome = verify(whole.substr(0, length));
        EXPECT_EQ(outcome.status, 1);
        EXPECT_EQ(outcome.out, "");
        EXPECT_NE(outcome.error, "");
    }
    expect_refused(whole.substr(0, whole.find("\n5. ") + 1), "ends too early");
}

TEST(Verify, ANewerVersionIsRefused) {
    expect_refused(replaced(simulated(), "[Version \"1\"]", "[Version \"3\"]"),
                   "Update the program");
}

TEST(Verify, FilesWithoutAGameAreRefused) {
    expect_refused("", "");
    expect_refused("\n\n", "");
    const Outcome missing = run_line("verify nowhere.velatura");
    EXPECT_EQ(missing.status, 1);
    EXPECT_NE(missing.error.find("Can’t read nowhere.velatura"), std::string::npos);
    const Outcome folder = run_line("verify /");
    EXPECT_EQ(folder.status, 1);
    EXPECT_EQ(folder.out, "");
}

}  // namespace velatura::cli_test
