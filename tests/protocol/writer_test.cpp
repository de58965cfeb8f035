#include "protocol/writer.h"

#include <gtest/gtest.h>

#include <cmath>

#include "protocol/check.h"

namespace velatura::protocol {
namespace {

TEST(Writer, PutsCommasBetweenAndNowhereElse) {
    Writer writer;
    writer.begin_object().key("a").begin_list().value(1).value(2).end_list();
    writer.key("b").begin_object().end_object().field("c", "{[:").field("d", true).key("e").null();
    writer.end_object();
    EXPECT_EQ(writer.text(), R"({"a":[1,2],"b":{},"c":"{[:","d":true,"e":null})");
}

TEST(Writer, EscapesWhatJsonCannotHold) {
    Writer writer;
    writer.value("a\"b\\c\nd\te\x01 猫");
    EXPECT_EQ(writer.text(), R"("a\"b\\c\nd\u0009e\u0001 猫")");
    EXPECT_EQ(parse(writer.text())->text, "a\"b\\c\nd\te\x01 猫");
}

TEST(Writer, RoundsEstimatesToFourDecimals) {
    const auto written = [](double number) { return Writer{}.value(number).text(); };
    EXPECT_EQ(written(0), "0");
    EXPECT_EQ(written(0.5), "0.5");
    EXPECT_EQ(written(1.0 / 3), "0.3333");
    EXPECT_EQ(written(2.0 / 3), "0.6667");
    EXPECT_EQ(written(0.00004), "0");
    EXPECT_EQ(written(12.0301), "12.0301");
    EXPECT_EQ(written(-1.25), "-1.25");
    EXPECT_EQ(written(-0.00001), "0");
    EXPECT_EQ(written(1e300), "1000000000000");
    EXPECT_EQ(written(std::nan("")), "null");
}

}  // namespace
}  // namespace velatura::protocol
