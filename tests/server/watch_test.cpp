// The alerts and the dashboard in packaging/ ask for what the server really counts.
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "serving.h"
#include "support/source.h"

namespace velatura::server_test {
namespace {

std::string file(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream{support::source_path(path)}.rdbuf();
    return text.str();
}

std::set<std::string> names_in(const std::string& text, const std::string& pattern) {
    const std::regex name{pattern};
    std::set<std::string> names;
    for (std::sregex_iterator at{text.begin(), text.end(), name}, end; at != end; ++at)
        names.insert((*at)[1].str());
    return names;
}

// As a server that has played and refused something tells it.
std::set<std::string> counted() {
    Serving serving;
    Player ada{serving.port, "Ada"};
    ada.host(two_open);
    EXPECT_EQ(ada.refused("rematch"), "message.not_at_table");
    return names_in(serving.metrics(), R"((?:^|\n)(velatura_\w+))");
}

TEST(Watching, AlertsAndDashboardAskForWhatIsCounted) {
    const std::set<std::string> there = counted();
    const std::string alerts = file("packaging/prometheus/velatura.rules.yml");
    const std::string dashboard = file("packaging/grafana/velatura.json");
    ASSERT_TRUE(protocol::parse(dashboard));
    for (const std::string& text : {alerts, dashboard}) {
        const auto asked = names_in(text, R"(\b(velatura_\w+))");
        EXPECT_GT(asked.size(), 5u);
        for (const std::string& name : asked)
            EXPECT_TRUE(there.contains(name)) << name;
    }
    const auto drawn = names_in(dashboard, R"(\b(velatura_\w+))");
    for (const std::string& name : there)
        EXPECT_TRUE(drawn.contains(name)) << name << " is on no panel";
}

// Each has a line in docs/hosting.md about what to do.
TEST(Watching, EveryAlertIsExplained) {
    const auto alerts =
        names_in(file("packaging/prometheus/velatura.rules.yml"), R"(- alert: (\w+))");
    EXPECT_GE(alerts.size(), 5u);
    const std::string hosting = file("docs/hosting.md");
    for (const std::string& alert : alerts)
        EXPECT_TRUE(hosting.contains("`" + alert + "`")) << alert;
}

// The unit that the package has is the one docs/hosting.md shows.
TEST(Watching, TheUnitIsTheOneThatIsDocumented) {
    const std::string hosting = file("docs/hosting.md");
    std::istringstream unit{file("packaging/velatura.service")};
    int lines = 0;
    for (std::string line; std::getline(unit, line);) {
        if (line.empty() || line.starts_with('#')) continue;
        ++lines;
        EXPECT_TRUE(hosting.contains('\n' + line + '\n')) << line;
    }
    EXPECT_GT(lines, 10);
}

}  // namespace
}  // namespace velatura::server_test
