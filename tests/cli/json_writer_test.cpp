#include "cli/json_writer.h"

#include <gtest/gtest.h>

namespace velatura::cli {

TEST(JsonWriter, KeepsTheOrderOfKeysAndSeparatesByCommas) {
    JsonWriter json;
    json.begin_object().member("b", 1).member("a", "x").key("list").begin_array();
    json.value(true).null().begin_object().end_object().begin_array().end_array();
    json.end_array().member("last", 0.5).end_object();
    EXPECT_EQ(json.text(), R"({"b":1,"a":"x","list":[true,null,{},[]],"last":0.5})");
}

TEST(JsonWriter, EscapesQuotesBackslashesAndControls) {
    JsonWriter json;
    json.value("a\"b\\c\nd\x01 ä");
    EXPECT_EQ(json.text(), "\"a\\\"b\\\\c\\u000ad\\u0001 ä\"");
}

TEST(JsonWriter, RoundsFractionsToFourDecimals) {
    JsonWriter json;
    json.begin_array().value(2.0 / 3).value(3.0).value(-0.5).end_array();
    EXPECT_EQ(json.text(), "[0.6667,3,-0.5]");
}

}  // namespace velatura::cli
