// docs/api.md shows a conversation that is really held: each message in it is sent, and what it
// says is answered is what comes.
#include <gtest/gtest.h>

#include "page.h"
#include "protocol/check.h"
#include "support/pinned.h"

namespace velatura::test {
namespace {

constexpr std::string_view document = "docs/api.md";

TEST(ApiDocument, ShowsAConversationThatIsReallyHeld) {
    const std::string text = support::project_file(document);
    constexpr std::string_view open = "```json\n";
    Page page;
    std::size_t messages = 0;
    for (std::size_t at = text.find(open); at != std::string::npos; at = text.find(open, at)) {
        at += open.size();
        // The first line is said by the page, the others are the engine's answers.
        std::string block = text.substr(at, text.find("```", at) - at);
        const std::size_t line = block.find('\n');
        std::string answers = "[" + block.substr(line + 1);
        while (answers.ends_with('\n'))
            answers.pop_back();
        for (char& c : answers) {
            if (c == '\n') c = ',';
        }
        EXPECT_EQ(page.raw(block.substr(0, line)), answers + "]");
        ++messages;
    }
    EXPECT_GE(messages, 6u);
}

TEST(ApiDocument, NamesEveryTypeOfMessage) {
    const std::string text = support::project_file(document);
    const auto schema = protocol::parse(protocol::schema_text);
    ASSERT_TRUE(schema.has_value());
    std::size_t types = 0;
    for (const Json& definition : schema->items) {
        const Json* properties = find(definition, "properties");
        const Json* type = properties == nullptr ? nullptr : find(*properties, "type");
        if (type == nullptr || find(*type, "const") == nullptr) continue;
        const std::string name = "`" + find(*type, "const")->text + "`";
        EXPECT_NE(text.find(name), std::string::npos) << name;
        ++types;
    }
    EXPECT_GT(types, 30u);
}

}  // namespace
}  // namespace velatura::test
