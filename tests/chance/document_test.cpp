// docs/chance.md prints test vectors for strangers who implement our chance again. The block of
// each is computed here and must stand there word for word; on a failure the right one is printed.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "chance/deal.h"
#include "chance/hex.h"
#include "chance/sha256.h"
#include "chance/stream.h"
#include "support/source.h"

namespace velatura::chance {
namespace {

std::string words_of(std::string_view seed, std::uint32_t which) {
    Stream stream(seed, which);
    std::string text;
    for (int i = 0; i < 6; ++i)
        text.append(" ").append(hex(std::uint64_t{stream.next()}), 8);
    return text;
}

// Numbered from 1, as on the table; a new line after so many of them.
std::string numbers(const std::vector<std::uint8_t>& cards, std::size_t a_line) {
    std::string text;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        text += i > 0 && i % a_line == 0 ? "\n  " : " ";
        text += std::to_string(cards[i] + 1);
    }
    return text;
}

std::string vector_block(std::string_view seed, const DealRequest& request) {
    const DrawnDeal deal = draw_deal(seed, request);
    std::ostringstream text;
    text << "seed: " << seed << "\nkey: " << hex(sha256(seed)) << "\nstream 0:" << words_of(seed, 0)
         << "\nstream 1:" << words_of(seed, 1) << "\n";
    if (request.random_scoring > 0) text << "scoring:" << numbers(deal.scoring, 20) << "\n";
    text << "first: " << deal.first + 1 << "\ndeck:\n " << numbers(deal.art_deck, 20)
         << "\nbackgrounds:\n " << numbers(deal.backgrounds, 3) << "\nface-up of 4:";
    const Tosses tosses(seed);
    for (std::size_t toss = 0; toss < 20; ++toss)
        text << " " << tosses.face_up(toss, 4);
    text << "\n";
    return text.str();
}

TEST(ChanceDocument, PrintsTheVectorsThatAreComputed) {
    std::ifstream file(support::source_path("docs/chance.md"));
    std::stringstream document;
    document << file.rdbuf();

    const DealRequest first_time_playing{
        .art_cards = 60, .backgrounds = 20, .seats = 2, .scoring_cards = 12};
    DealRequest drawn_first = first_time_playing;
    drawn_first.random_first = true;
    const DealRequest everything{.art_cards = 60,
                                 .backgrounds = 20,
                                 .seats = 5,
                                 .scoring_cards = 12,
                                 .random_scoring = 4,
                                 .random_first = true};
    for (const std::string& block :
         {vector_block("velatura", first_time_playing), vector_block("canvas", drawn_first),
          vector_block("Öl auf Leinwand 油絵", everything)}) {
        EXPECT_NE(document.str().find("```\n" + block + "```\n"), std::string::npos) << block;
    }
}

}  // namespace
}  // namespace velatura::chance
