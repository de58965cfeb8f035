// velatura serve as far as it can be seen without serving: its settings, and what it refuses.
// tests/server has the server itself.
#include <gtest/gtest.h>

#include "program.h"

namespace velatura::cli_test {

namespace {

struct Site : testing::Test {
    Site() { page.write("index.html", "<!doctype html>"); }

    Outcome check(std::vector<std::string> options, const std::string& environment = {}) const {
        options.insert(options.begin(), {"serve", "--check", "--port", "0"});
        return run(options, environment);
    }

    const Folder page;
    const Folder settings;
};

}  // namespace

TEST_F(Site, TheCheckNamesThePageItFound) {
    const Outcome outcome = check({"--page", page.path("")});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_NE(outcome.out.find(page.path("") + " has 1 file."), std::string::npos) << outcome.out;
}

TEST_F(Site, TheCommandLineGoesBeforeTheEnvironmentAndThatBeforeTheFile) {
    const std::string nowhere = settings.path("nowhere");
    const std::string file = settings.write("good.toml", "page = '" + page.path("") + "'\n");
    const std::string bad_file = settings.write("bad.toml", "page = '" + nowhere + "'\n");
    EXPECT_EQ(check({"--config", file}).status, 0);
    EXPECT_EQ(check({"--config", bad_file}).status, 1);
    EXPECT_EQ(check({"--config", bad_file}, "VELATURA_PAGE=" + page.path("")).status, 0);
    EXPECT_EQ(check({"--config", file}, "VELATURA_PAGE=" + nowhere).status, 1);
    EXPECT_EQ(check({"--page", page.path("")}, "VELATURA_PAGE=" + nowhere).status, 0);
    EXPECT_EQ(check({}, "VELATURA_CONFIG=" + file).status, 0);
}

TEST_F(Site, ABadSettingIsRefusedWithItsPlace) {
    const std::pair<const char*, const char*> files[]{
        {"lan = true\ncolour = 'red'\n", ":2:1: There is no setting “colour”"},
        {"open = true\n", ":1:1: There is no setting “open”"},
        {"connections = [1, 2]\n", ":1:1: “connections” must be"},
        {"connections = 0\n", ":1:1: --connections"},
        {"address = 'here'\n", ":1:1: --address can’t be “here”"},
        {"log = \n", ":1:"},
    };
    for (const auto& [text, complaint] : files) {
        const Outcome outcome = check({"--config", settings.write("bad.toml", text)});
        EXPECT_EQ(outcome.status, 1) << text;
        EXPECT_NE(outcome.error.find(complaint), std::string::npos) << outcome.error;
    }
    EXPECT_EQ(check({"--config", settings.path("nowhere")}).status, 1);
}

TEST_F(Site, WithoutAPageThereIsNothingToServe) {
    const Outcome outcome = check({"--page", settings.path("nowhere")});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_NE(outcome.error.find("Build it with ./play"), std::string::npos) << outcome.error;
}

TEST_F(Site, TheCheckFindsAFolderItCannotUse) {
    const std::string file = settings.write("a-file", "");
    for (const std::string& folder : {file, file + "/below", std::string{"/proc/velatura"}}) {
        const Outcome outcome = check({"--page", page.path(""), "--data", folder});
        EXPECT_EQ(outcome.status, 1) << folder;
        EXPECT_NE(outcome.error.find(folder), std::string::npos) << outcome.error;
    }
    EXPECT_EQ(check({"--page", page.path(""), "--data", settings.path("new/one")}).status, 0);
}

TEST_F(Site, ABadOptionIsBadUsage) {
    for (const char* line :
         {"serve --port 70000", "serve --address here", "serve --log loudly",
          "serve --connections 0", "serve --proxies here", "serve --proxies 10.0.0.0/40",
          "serve --metrics 9464", "serve --metrics localhost:9464"}) {
        EXPECT_EQ(run_line(line).status, 2) << line;
    }
    EXPECT_EQ(run({"serve", "--check"}, "VELATURA_PORT=abc").status, 2);
}

}  // namespace velatura::cli_test
