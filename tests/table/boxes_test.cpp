// Tables with boxes by messages: what is refused, what the easel says, what the catalog brings.
#include <gtest/gtest.h>

#include <algorithm>

#include "page.h"
#include "words/words.h"

namespace velatura::test {
namespace {

constexpr std::string_view two_seats =
    R"("seats":[{"kind":"person","name":"A"},{"kind":"person","name":"B"}],)";
constexpr std::string_view one_seat = R"("seats":[{"kind":"person","name":"A"}],)";

std::string create(std::string_view seats, std::string_view more) {
    std::string message = R"({"type":"create","viewer":1,"seed":"s",)";
    return message.append(seats).append(more).append("}");
}

// ---- Set-up

struct Refused {
    std::string_view reason;
    std::string_view seats;
    std::string_view fields;
};

class BoxSetUp : public testing::TestWithParam<Refused> {};

TEST_P(BoxSetUp, ThatMakesNoSenseIsRefusedAndMakesNoTable) {
    Page page;
    const auto& [reason, seats, fields] = GetParam();
    EXPECT_EQ(page.refusal(create(seats, fields)), reason);
    EXPECT_EQ(page.refusal(R"({"type":"sync","table":"local-1","viewer":1})"),
              "message.unknown_table");
}

INSTANTIATE_TEST_SUITE_P(
    Each, BoxSetUp,
    testing::Values(
        Refused{"record.unknown_box", two_seats, R"("mode":"standard","boxes":["matchbox"])"},
        Refused{"record.unknown_box", one_seat, R"("mode":"automa","boxes":["automa"])"},
        Refused{
            "record.unknown_award", two_seats,
            R"("mode":"standard","boxes":["mini"],"award_card":{"card":"x","side":"friendly"})"},
        Refused{"record.unknown_rival", one_seat, R"("mode":"automa","rival":"badger")"},
        Refused{"refusal.rows_need_reflections", two_seats, R"("mode":"standard","rows":2)"},
        Refused{"refusal.rows_need_reflections", two_seats,
                R"("mode":"standard","rows":2,"scenario":"family-game")"},
        Refused{"refusal.deck_needs_box", two_seats, R"("mode":"standard","deck":"whole")"},
        Refused{"refusal.deck_needs_box", two_seats,
                R"("mode":"standard","boxes":["painters"],"deck":"featured")"},
        Refused{"refusal.award_card_needs_mini", two_seats,
                R"("mode":"standard","award_card":{"card":"ribbons","side":"friendly"})"},
        Refused{
            "refusal.award_card_one_sided", two_seats,
            R"("mode":"standard","boxes":["mini"],"award_card":{"card":"swatches","side":"competitive"})"},
        Refused{
            "refusal.award_card_needs_rivals", one_seat,
            R"("mode":"vincent","boxes":["mini"],"award_card":{"card":"ribbons","side":"competitive"})"},
        Refused{"refusal.signature_seats", two_seats, R"("mode":"standard","boxes":["signature"])"},
        Refused{"refusal.signature_seats", one_seat,
                R"("mode":"vincent","boxes":["signature"],"signatures_with_two":true)"},
        Refused{"refusal.rival_missing", one_seat, R"("mode":"automa")"},
        Refused{"refusal.rival_needs_automa", one_seat, R"("mode":"vincent","rival":"mole")"},
        Refused{"refusal.automa_seats", two_seats, R"("mode":"automa","rival":"mole")"},
        Refused{"refusal.scoring_card_of_other_box", two_seats,
                R"("mode":"standard","scoring":[13])"},
        Refused{"refusal.scoring_card_of_other_box", two_seats,
                R"("mode":"standard","boxes":["touches"],"scoring":[13])"},
        Refused{"record.scenario_without_boxes", two_seats,
                R"("mode":"standard","scenario":"family-game","boxes":["mini"])"},
        Refused{"record.scenario_without_boxes", one_seat,
                R"("mode":"automa","rival":"mole","scenario":"family-game")"}),
    [](const auto& one) {
        std::string name{one.param.reason};
        std::ranges::replace(name, '.', '_');
        return name + "_" + std::to_string(one.index);
    });

TEST(BoxSetUp, IsToldWithTheTable) {
    Page page;
    const Json table = page.create(box_kinds()[7].fields);
    const Json& setup = field(table, "setup");
    EXPECT_EQ(field(setup, "boxes").items.size(), 5);
    EXPECT_EQ(text_of(setup, "deck"), "whole");
    EXPECT_EQ(whole_of(setup, "rows"), 2);
    EXPECT_EQ(field(setup, "cards").items.size(), 126);
    EXPECT_EQ(text_of(field(setup, "award_card"), "card"), "ribbons");
    EXPECT_EQ(text_of(field(setup, "award_card"), "side"), "competitive");
    EXPECT_FALSE(field(setup, "drawn_award_card").boolean);
    EXPECT_EQ(find(setup, "rival"), nullptr);
    const Json& view = field(table, "view");
    EXPECT_EQ(field(view, "row").items.size(), 5);
    EXPECT_EQ(field(view, "second_row").items.size(), 5);
    EXPECT_EQ(field(view, "frames").items.size(), 4);
    EXPECT_EQ(find(field(view, "award_card"), "at_least"), nullptr);
    EXPECT_EQ(text_of(view, "phase"), "painters");
}

TEST(BoxSetUp, TwoPlayersWithoutTheirBoxChooseNoSignatures) {
    Page page;
    const Json table =
        page.answer(create(two_seats, R"("mode":"standard","signatures_with_two":true)"), "table");
    EXPECT_EQ(find(field(table, "setup"), "boxes"), nullptr);
    EXPECT_NE(page.raw(R"({"type":"record","table":"local-1"})").find(R"([Version \"1\"])"),
              std::string::npos);
}

// ---- Moves

class BoxMoves : public testing::Test {
  protected:
    std::string move(int seat, std::string_view move) {
        return R"({"type":"move","table":)" + json_text(page.table()) +
               R"(,"viewer":1,"answers":)" + std::to_string(page.number()) + R"(,"seat":)" +
               std::to_string(seat) + R"(,"move":)" + std::string{move} + "}";
    }
    std::string advance() {
        return R"({"type":"advance","table":)" + json_text(page.table()) +
               R"(,"viewer":1,"answers":)" + std::to_string(page.number()) + "}";
    }
    // Until somebody with such cards in hand is to act; the numbers of three of them.
    std::string hand_of(int seat) {
        const Json& me = field(page.view(), "seats").items[static_cast<std::size_t>(seat - 1)];
        std::string cards;
        for (std::size_t i = 0; i < 3; ++i)
            cards += (i > 0 ? "," : "") + std::to_string(field(me, "hand").items[i].whole);
        return cards;
    }
    Page page;
    chance::FastRandom random{5};
};

TEST_F(BoxMoves, TheSecondRowIsRefusedWhereThereIsNone) {
    page.create(box_kinds()[1].fields);  // Reflections with one row
    const int seat = static_cast<int>(field(page.view(), "to_act").whole);
    EXPECT_EQ(page.refusal(move(seat, R"({"kind":"take","position":1,"row":2})")),
              "refusal.no_such_row");
    EXPECT_EQ(page.refusal(move(seat, R"({"kind":"take","position":1,"row":3})")), "message.bad");
    EXPECT_EQ(page.refusal(move(seat, R"({"kind":"keep","painter":1})")),
              "refusal.not_choosing_painter");
    EXPECT_EQ(page.refusal(advance()), "refusal.not_vincents_turn");
}

TEST_F(BoxMoves, APainterIsKeptFirst) {
    page.create(box_kinds()[8].fields);  // everything with three
    const int seat = static_cast<int>(field(page.view(), "to_act").whole);
    EXPECT_EQ(page.refusal(move(seat, R"({"kind":"take","position":1})")),
              "refusal.awaiting_painter");
    EXPECT_EQ(page.refusal(move(seat % 3 + 1, R"({"kind":"keep","painter":1})")),
              "refusal.not_your_turn");
    EXPECT_EQ(page.refusal(move(seat, R"({"kind":"keep","painter":3})")), "message.bad");
    const Json kept = page.move(seat, R"({"kind":"keep","painter":2})");
    EXPECT_EQ(text_of(field(kept, "happened").items[0], "kind"), "painter_kept");
}

TEST_F(BoxMoves, ARivalWaitsForNobody) {
    page.create(box_kinds()[11].fields);
    EXPECT_EQ(page.refusal(advance()), "refusal.not_rivals_turn");
    page.move(1, R"({"kind":"take","position":1})");
    EXPECT_EQ(field(page.view(), "to_act").text, "rival");
    EXPECT_EQ(page.refusal(move(1, R"({"kind":"take","position":1})")), "refusal.awaiting_rival");
    const Json moved = page.answer(advance(), "moved");
    EXPECT_EQ(text_of(field(moved, "move"), "kind"), "reveal");
    const Json& revealed = field(moved, "happened").items[0];
    EXPECT_EQ(text_of(revealed, "kind"), "rival_revealed");
    EXPECT_EQ(whole_of(revealed, "card"), whole_of(field(moved, "move"), "card"));
    EXPECT_EQ(field(field(field(moved, "view"), "rival"), "seen").items.at(0).whole,
              whole_of(revealed, "card"));
    // Sent twice it is answered with the same.
    EXPECT_EQ(page.answer(advance(), "moved"), moved);
}

TEST_F(BoxMoves, OnlyCardsWithMirrorLieFlipped) {
    page.create(box_kinds()[2].fields);  // Finishing Touches: no card has Mirror
    const auto hand = [&] {
        return field(field(page.view(), "seats").items.front(), "hand").items.size();
    };
    while (text_of(page.view(), "phase") != "over" &&
           (hand() < 3 || field(page.view(), "to_act").whole != 1))
        page.anything(random);
    EXPECT_EQ(page.refusal(move(1, R"({"kind":"paint","layers":[)" + hand_of(1) +
                                       R"(],"flipped":[2],"background":1})")),
              "refusal.card_without_mirror");
    EXPECT_EQ(page.refusal(R"({"type":"look","table":)" + json_text(page.table()) +
                           R"(,"seat":1,"flipped":[2],"cards":[)" + hand_of(1) + "]}"),
              "refusal.card_without_mirror");
}

// The words of art cards of the boxes by what they print, as the catalog tells.
std::vector<std::int64_t> cards_with(const Json& catalog, std::string_view icon) {
    std::vector<std::int64_t> cards;
    for (const Json& card : field(catalog, "art").items) {
        for (const Json& swatch : field(card, "swatches").items) {
            for (const Json& one : swatch.items) {
                if (one.text == icon) cards.push_back(whole_of(card, "card"));
            }
        }
    }
    return cards;
}

TEST(Stars, TooFewTooManyOrInAnotherOrderAreRefused) {
    // Any painting that shows ★, found on the way of a game.
    Page page;
    chance::FastRandom random{3};
    page.create(box_kinds()[2].fields);
    for (int painting = 0; painting < 400; ++painting) {
        if (text_of(page.view(), "phase") == "over") FAIL() << "no painting showed a ★";
        const auto seat = static_cast<int>(field(page.view(), "to_act").whole);
        const Json& me = field(page.view(), "seats").items[static_cast<std::size_t>(seat - 1)];
        const auto& hand = field(me, "hand").items;
        if (hand.size() < 3) {
            page.anything(random);
            continue;
        }
        std::string cards;
        for (std::size_t i = 0; i < 3; ++i)
            cards += (i > 0 ? "," : "") + std::to_string(hand[i].whole);
        const std::string look = R"({"type":"look","table":)" + json_text(page.table()) +
                                 R"(,"seat":)" + std::to_string(seat) + R"(,"cards":[)" + cards +
                                 "]";
        const auto stars = field(page.answer(look + "}", "looked"), "stars").items.size();
        if (stars == 0) {
            page.anything(random);
            continue;
        }
        const auto paint = [&](std::size_t named) {
            std::string list;
            for (std::size_t i = 0; i < named; ++i)
                list += (i > 0 ? "," : "") + std::string{R"("hue")"};
            return R"({"type":"move","table":)" + json_text(page.table()) +
                   R"(,"viewer":1,"answers":)" + std::to_string(page.number()) + R"(,"seat":)" +
                   std::to_string(seat) + R"(,"move":{"kind":"paint","layers":[)" + cards +
                   R"(],"background":)" +
                   std::to_string(field(me, "backgrounds").items.front().whole) +
                   (named > 0 ? R"(,"stars":[)" + list + "]}}" : "}}");
        };
        EXPECT_EQ(page.refusal(paint(stars - 1)), "refusal.wrong_stars");
        EXPECT_EQ(page.refusal(paint(stars + 1)), "refusal.wrong_stars");
        std::string five = R"("hue","hue","hue","hue","hue")";
        EXPECT_EQ(page.refusal(look + R"(,"stars":[)" + five + "]}"), "message.bad");
        page.answer(paint(stars), "moved");
        return;
    }
}

TEST(Stars, StayStarsUntilTheyAreChosen) {
    Page page;
    const Json catalog = page.answer(R"({"type":"catalog","boxes":true})", "catalog");
    const std::int64_t card = cards_with(catalog, "creativity").at(0);
    const std::string look = R"({"type":"look","cards":[)" + std::to_string(card) + "]";
    const Json open = page.answer(look + "}", "looked");
    ASSERT_EQ(field(open, "stars").items.size(), 1);
    EXPECT_EQ(field(field(open, "stars").items[0], "element").kind, Json::Kind::null);
    const Json named = page.answer(look + R"(,"stars":["tone"]})", "looked");
    EXPECT_EQ(text_of(field(named, "stars").items[0], "element"), "tone");
    EXPECT_EQ(page.refusal(look + R"(,"stars":["tone","tone"]})"), "refusal.wrong_stars");
    const auto shown = [](const Json& looked, std::string_view step) {
        std::string text;
        for (const Json& swatch : field(looked, "steps").items) {
            for (const Json& icon : field(swatch, step).items)
                text += icon.text + " ";
        }
        return text;
    };
    EXPECT_NE(shown(open, "chosen").find("creativity"), std::string::npos);
    EXPECT_EQ(shown(named, "chosen").find("creativity"), std::string::npos);
    EXPECT_NE(shown(named, "copied").find("creativity"), std::string::npos);
}

// ---- The easel

TEST(Easel, ShowsTheBackOfACardThatHasOne) {
    Page page;
    const Json catalog = page.answer(R"({"type":"catalog","boxes":true})", "catalog");
    int mirrors = 0;
    for (const Json& card : field(catalog, "art").items) {
        const std::string look = R"({"type":"look","flipped":[1],"cards":[)" +
                                 std::to_string(whole_of(card, "card")) + "]}";
        const Json* const back = find(card, "back");
        if (back == nullptr) {
            ASSERT_EQ(page.refusal(look), "refusal.card_without_mirror");
            continue;
        }
        ++mirrors;
        const Json looked = page.answer(look, "looked");
        for (std::size_t swatch = 0; swatch < 5; ++swatch) {
            EXPECT_EQ(field(field(looked, "steps").items[swatch], "printed").items,
                      back->items[swatch].items);
        }
    }
    EXPECT_EQ(mirrors, 30);
}

TEST(Easel, SaysWhatEachArrowAdds) {
    Page page;
    const Json catalog = page.answer(R"({"type":"catalog","boxes":true})", "catalog");
    for (const std::string_view icon :
         {"x2-to-left", "x2-to-right", "blend-from-left", "blend-from-right"}) {
        for (const std::int64_t card : cards_with(catalog, icon)) {
            const Json looked = page.answer(
                R"({"type":"look","cards":[40,41,)" + std::to_string(card) + "]}", "looked");
            ASSERT_EQ(field(looked, "arrows").items.size(), 1);
            const Json& arrow = field(looked, "arrows").items[0];
            const bool blend = icon.starts_with("blend");
            EXPECT_EQ(text_of(arrow, "kind"), blend ? "blend" : "x2");
            // The swatch it points to gains these icons in its step.
            for (const Json& swatch : field(looked, "steps").items) {
                const auto grown = field(swatch, blend ? "copied" : "doubled").items.size() -
                                   field(swatch, blend ? "doubled" : "printed").items.size();
                const bool target = text_of(swatch, "swatch") == text_of(arrow, "to");
                EXPECT_EQ(grown, target ? field(arrow, "icons").items.size() : 0);
            }
        }
    }
}

TEST(Easel, OfTheBaseGameIsTheOneItAlwaysWas) {
    Page page;
    const Json looked =
        page.answer(R"({"type":"look","cards":[18,41,40],"scoring":[9]})", "looked");
    EXPECT_EQ(find(looked, "steps"), nullptr);
    EXPECT_EQ(find(looked, "gold"), nullptr);
}

class BoxEasel : public testing::TestWithParam<Kind> {};

// What the easel and the best orders promise is what the painting brings.
TEST_P(BoxEasel, AgreesWithWhatThePaintingThenBrings) {
    Page page;
    chance::FastRandom random{9};
    page.create(GetParam().fields);
    std::size_t paintings = 0;
    while (text_of(page.view(), "phase") != "over" && paintings < 4) {
        const std::string before = page.record();
        const Json moved = page.anything(random);
        if (moved.names.empty()) return;
        const Json& move = field(moved, "move");
        if (text_of(move, "kind") != "paint") continue;
        ++paintings;
        const std::string seat = std::to_string(field(moved, "by").whole);
        std::string cards = R"(,"cards":[)";
        for (const Json& card : field(move, "layers").items)
            cards += (cards.back() == '[' ? "" : ",") + std::to_string(card.whole);
        cards += "]";
        std::string lying;
        for (const std::string_view name : {"flipped", "stars"}) {
            const Json* const list = find(move, name);
            if (list == nullptr) continue;
            lying += R"(,")" + std::string{name} + R"(":[)";
            for (const Json& one : list->items) {
                if (lying.back() != '[') lying += ",";
                lying +=
                    one.kind == Json::Kind::text ? json_text(one.text) : std::to_string(one.whole);
            }
            lying += "]";
        }
        Page earlier;
        earlier.open(before);
        const std::string at =
            R"(,"table":)" + json_text(earlier.table()) + R"(,"seat":)" + seat + cards;
        const Json looked = earlier.answer(R"({"type":"look")" + at + lying + "}", "looked");
        const Json orders = earlier.answer(R"({"type":"orders")" + at + "}", "ordered");
        const Json& mine =
            field(page.view(), "seats").items[static_cast<std::size_t>(std::stoi(seat) - 1)];
        const Json& painting = field(mine, "paintings").items.back();
        EXPECT_EQ(whole_of(looked, "points"), whole_of(painting, "points"));
        EXPECT_EQ(whole_of(field(looked, "gold"), "count"), whole_of(painting, "gold"));
        EXPECT_EQ(whole_of(field(looked, "silver"), "count"), whole_of(painting, "silver"));
        EXPECT_EQ(field(looked, "flipped"), field(painting, "flipped"));
        EXPECT_EQ(field(field(looked, "gold"), "reasons").items.size(),
                  static_cast<std::size_t>(whole_of(painting, "gold")));
        EXPECT_EQ(field(field(looked, "silver"), "reasons").items.size(),
                  static_cast<std::size_t>(whole_of(painting, "silver")));
        EXPECT_EQ(field(orders, "orders").items.size(), 6);
        EXPECT_GE(whole_of(field(orders, "orders").items[0], "points"),
                  whole_of(painting, "points"));
        std::vector<std::string> frames;
        for (const Json& one : field(moved, "happened").items) {
            if (text_of(one, "kind") == "frame_taken") frames.emplace_back(text_of(one, "element"));
        }
        std::vector<std::string> promised;
        if (const Json* const list = find(looked, "frames")) {
            for (const Json& element : list->items)
                promised.push_back(element.text);
        }
        EXPECT_EQ(frames, promised);
    }
    EXPECT_EQ(paintings, std::min<std::size_t>(4, 3 * field(page.view(), "seats").items.size()));
}

INSTANTIATE_TEST_SUITE_P(EveryBox, BoxEasel, testing::ValuesIn(box_kinds()), name_of_kind);

// ---- The catalog

TEST(BoxCatalog, BeginsWithTheBaseGameAsItAlwaysWas) {
    Page with{content::box_catalog()};
    Page without{content::base_catalog()};
    const std::string ask = R"({"type":"catalog"})";
    EXPECT_EQ(with.raw(ask), without.raw(ask));
    const Json base = with.answer(ask, "catalog");
    const Json all = with.answer(R"({"type":"catalog","boxes":true})", "catalog");
    EXPECT_EQ(field(base, "art").items.size(), 60);
    EXPECT_EQ(field(all, "art").items.size(), 126);
    EXPECT_EQ(field(all, "scoring").items.size(), 24);
    for (std::size_t card = 0; card < 60; ++card) {
        EXPECT_EQ(text_of(field(base, "art").items[card], "english"),
                  text_of(field(all, "art").items[card], "english"));
    }
    for (const std::string_view list : {"art", "scoring"}) {
        std::int64_t number = 0;
        for (const Json& card : field(all, list).items)
            EXPECT_EQ(whole_of(card, "card"), ++number);
    }
}

TEST(BoxCatalog, NamesOnlyTextsThatAreThere) {
    Page page;
    const Json all = page.answer(R"({"type":"catalog","boxes":true})", "catalog");
    const auto text = [](const std::string& key, const std::vector<words::Param>& params = {}) {
        for (const auto language :
             {words::Language::en, words::Language::de, words::Language::ja}) {
            const std::string said = words::text(language, key, std::span{params});
            EXPECT_NE(said, key);
            EXPECT_EQ(said.find('{'), std::string::npos) << said;
        }
    };
    const auto id = [](const Json& one, std::string_view name) {
        return std::string{text_of(one, name)};
    };
    for (const Json& box : field(all, "boxes").items)
        text("box." + id(box, "box"));
    for (const Json& card : field(all, "scoring").items)
        text("scoring." + id(card, "condition") + ".name");
    for (const Json& frame : field(all, "frames").items)
        text("frame." + id(frame, "element"));
    for (const Json& card : field(all, "award_cards").items)
        text("prize." + id(card, "award_card") + ".name");
    for (const Json& one : field(all, "signatures").items)
        text("signature." + id(one, "signature") + ".name");
    for (const Json& one : field(all, "rivals").items)
        text("rival." + id(one, "rival") + ".name");
    EXPECT_EQ(field(all, "painters").items.size(), 12);
    for (const Json& one : field(all, "painters").items) {
        const std::string painter = "painter." + id(one, "painter");
        text(painter + ".name");
        std::vector<words::Param> params;
        const Json& given = field(one, "params");
        for (std::size_t i = 0; i < given.names.size(); ++i)
            params.emplace_back(given.names[i], given.items[i].whole);
        text(painter + ".power", params);
    }
}

}  // namespace
}  // namespace velatura::test
