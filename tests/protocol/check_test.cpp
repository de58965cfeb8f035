// The check lets in what the schema describes and nothing else, and says where and what it wanted.
#include "protocol/check.h"

#include <gtest/gtest.h>

namespace velatura::protocol {
namespace {

std::string wrong(std::string_view text, std::string_view definition = "ToEngine") {
    const auto message = read(text, definition);
    return message ? "nothing" : message.error().place + ": " + message.error().expected;
}

TEST(Check, LetsInWhatTheSchemaDescribes) {
    EXPECT_EQ(wrong(R"({"type":"hello","lang":"ja"})"), "nothing");
    EXPECT_EQ(wrong(R"({"lang":"ja","id":7,"type":"hello"})"), "nothing");
    EXPECT_EQ(wrong(R"({"type":"sync","table":"t","viewer":null})"), "nothing");
    EXPECT_EQ(wrong(R"({"type":"move","table":"t","viewer":2,"answers":0,"seat":2,
                        "move":{"kind":"paint","layers":[1,2,3],"background":4}})"),
              "nothing");
}

TEST(Check, NamesThePlaceOfAWrongType) {
    EXPECT_EQ(wrong(R"({"type":"hello","lang":"en","id":"7"})"), "/id: a whole number");
    EXPECT_EQ(wrong(R"({"type":"sync","table":"t","viewer":"1"})"),
              "/viewer: a whole number or null");
    EXPECT_EQ(wrong(R"({"type":"look","cards":[1,"2"]})"), "/cards/1: a whole number");
    EXPECT_EQ(wrong(R"({"type":"look","cards":{"0":1}})"), "/cards: a list");
    EXPECT_EQ(wrong(R"({"type":"look","cards":[1.5]})"), "/cards/0: a whole number");
    EXPECT_EQ(wrong(R"({"type":"create","viewer":1,"mode":"standard","seats":[4]})"),
              "/seats/0: something else, see the schema");
}

TEST(Check, NamesThePlaceOfAWordOutsideTheList) {
    EXPECT_EQ(wrong(R"({"type":"hello","lang":"fr"})"), "/lang: one of en de ja");
    EXPECT_EQ(wrong(R"({"type":"hello","lang":7})"), "/lang: one of en de ja");
}

TEST(Check, KnowsTheLimits) {
    EXPECT_EQ(wrong(R"({"type":"look","cards":[0]})"), "/cards/0: a whole number from 1 up to 192");
    EXPECT_EQ(wrong(R"({"type":"look","cards":[193]})"),
              "/cards/0: a whole number from 1 up to 192");
    EXPECT_EQ(wrong(R"({"type":"look","cards":[9999999999999999999]})"),
              "/cards/0: a whole number from 1 up to 192");
    EXPECT_EQ(wrong(R"({"type":"look","cards":[]})"), "/cards: a list of items from 1 up to 3");
    EXPECT_EQ(wrong(R"({"type":"look","cards":[1,2,3,4]})"),
              "/cards: a list of items from 1 up to 3");
    EXPECT_EQ(wrong(R"({"type":"close","table":""})"),
              "/table: a text of characters from 1 up to 40");
}

TEST(Check, CountsCharactersAndNotBytes) {
    const std::string forty = [] {
        std::string text;
        for (int i = 0; i < 40; ++i)
            text += "猫";
        return text;
    }();
    EXPECT_EQ(wrong(R"({"type":"close","table":")" + forty + R"("})"), "nothing");
    EXPECT_NE(wrong(R"({"type":"close","table":")" + forty + R"(x"})"), "nothing");
}

TEST(Check, ClosesEveryObject) {
    EXPECT_EQ(wrong(R"({"type":"hello","lang":"en","more":1})"), "/more: no such field");
    EXPECT_EQ(wrong(R"({"type":"hello"})"), ": a field \"lang\"");
    EXPECT_EQ(wrong(R"({"type":"hello","lang":"en","lang":"de"})"),
              "/lang: this field appears twice: keep one of them");
    EXPECT_EQ(wrong(R"({"type":"move","table":"t","viewer":1,"answers":0,"seat":1,
                        "move":{"kind":"take","position":1,"layers":[]}})"),
              "/move/layers: no such field");
}

TEST(Check, TellsUnionsApartByTheirKind) {
    EXPECT_EQ(wrong(R"({"type":"move","table":"t","viewer":1,"answers":0,
                        "move":{"kind":"take","position":6}})"),
              "/move/position: a whole number from 1 up to 5");
    EXPECT_EQ(wrong(R"({"type":"move","table":"t","viewer":1,"answers":0,
                        "move":{"kind":"toss","face_up":1}})"),
              "/move/kind: a kind of the schema");
    EXPECT_EQ(wrong(R"({"type":"move","table":"t","viewer":1,"answers":0,"move":{}})"),
              "/move: a field \"kind\"");
}

TEST(Check, RefusesAnUnknownType) {
    EXPECT_EQ(wrong(R"({"type":"conquer"})"), "/type: a type of the schema");
    EXPECT_EQ(wrong(R"({"type":null})"), "/type: a type of the schema");
    EXPECT_EQ(wrong(R"({})"), ": a field \"type\"");
    EXPECT_EQ(wrong(R"([])"), ": something else, see the schema");
    EXPECT_EQ(wrong(R"(null)"), ": something else, see the schema");
}

TEST(Check, KeepsTheDirectionsApart) {
    constexpr std::string_view catalog = R"({"type":"catalog"})";
    EXPECT_EQ(wrong(catalog, "ToTable"), "nothing");
    EXPECT_NE(wrong(catalog, "FromTable"), "nothing");
    EXPECT_NE(wrong(catalog, "ToThinker"), "nothing");
    EXPECT_EQ(wrong(R"({"type":"welcome","lang":"en","protocol":1})", "FromTable"), "nothing");
    EXPECT_NE(wrong(R"({"type":"welcome","lang":"en","protocol":1})", "ToTable"), "nothing");
}

TEST(Check, RefusesWhatIsNotJson) {
    EXPECT_EQ(wrong(R"({"type":"hello")"),
              "line 1, column 16: this is not JSON: the text ends too early");
    EXPECT_NE(wrong(""), "nothing");
    EXPECT_NE(wrong("\xff\xfe"), "nothing");
    EXPECT_NE(wrong("[[[[[[[[[[[[[[[[[[[[[[[["), "nothing");
}

TEST(Check, TakesTextsAndNumbersAsParameters) {
    const auto refused = [](std::string_view params) {
        return wrong(R"({"type":"refused","reason":"a.b","params":)" + std::string{params} + "}",
                     "FromTable");
    };
    EXPECT_EQ(refused(R"({"n":1,"text":"x"})"), "nothing");
    EXPECT_EQ(refused(R"({"n":[]})"), "/params/n: a text or a whole number");
}

}  // namespace
}  // namespace velatura::protocol
