// Whether /health tells the truth about the database, and what is lost when it goes.
#include <sys/resource.h>

#include <csignal>
#include <fstream>

#include "serving.h"

namespace velatura::server_test {
namespace {

namespace fs = std::filesystem;

struct Health : testing::Test {
    std::string file(const std::string& name = "tables.db") const {
        return (folder.path() / name).string();
    }
    std::unique_ptr<Serving> serve() const {
        return std::make_unique<Serving>(for_tests(), file(), std::chrono::milliseconds{200});
    }
    static Client::Reply health(const Serving& serving) {
        return Client{serving.port}.ask("/health");
    }
    static void wait_for(const Serving& serving, int status) {
        while (health(serving).status != status) {
        }
        EXPECT_EQ(Client{serving.port}.ask("/live").status, 200);
    }

    const Folder folder;
};

TEST_F(Health, TellsWhenTheLastChangeWasKept) {
    const auto serving = serve();
    const Client::Reply well = health(*serving);
    EXPECT_EQ(well.status, 200);
    EXPECT_TRUE(well.body.starts_with("ok\nThe last one was 0.")) << well.body;
    Client head{serving->port};
    head.send("HEAD /health HTTP/1.1\r\nHost: table\r\nConnection: close\r\n\r\n");
    EXPECT_TRUE(head.read_all().ends_with("\r\n\r\n"));
}

TEST_F(Health, SeesADatabaseThatWasMovedAndItsReturn) {
    const auto serving = serve();
    Player ada{serving->port, "Ada"};
    ada.host(two_open);
    ada.sit();
    wait_for(*serving, 200);
    for (const char* part : {"", "-wal", "-shm"})
        fs::rename(file() + part, file("elsewhere.db") + part);
    // Nothing is acknowledged that goes into a file nobody will find.
    EXPECT_EQ(ada.refused("ready", R"("ready":true)"), "message.unavailable");
    wait_for(*serving, 503);
    EXPECT_FALSE(health(*serving).body.starts_with("ok"));
    EXPECT_FALSE(fs::exists(file())) << "an empty one was made in its place";
    for (const char* part : {"", "-wal", "-shm"})
        fs::rename(file("elsewhere.db") + part, file() + part);
    wait_for(*serving, 200);
    while (ada.refused("ready", R"("ready":true)") == "message.unavailable") {
    }
    EXPECT_EQ(whole_of(ada.sync(), "number"), 3);
}

TEST_F(Health, SeesADamagedDatabase) {
    const auto serving = serve();
    wait_for(*serving, 200);
    std::fstream{file(), std::ios::in | std::ios::out | std::ios::binary} << std::string(4096, 'x');
    wait_for(*serving, 503);
}

TEST_F(Health, SeesADatabaseThatWasCutOff) {
    const auto serving = serve();
    wait_for(*serving, 200);
    fs::resize_file(file(), 0);
    wait_for(*serving, 503);
}

// No file of this program may become larger than it is: what a full disk looks like.
TEST_F(Health, SeesAFullDisk) {
    const auto serving = serve();
    Player ada{serving->port, "Ada"};
    ada.host(two_open);
    wait_for(*serving, 200);
    const auto before = std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &limit), 0);
    const rlimit none{.rlim_cur = 0, .rlim_max = limit.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &none), 0);
    wait_for(*serving, 503);
    const std::string refused =
        ada.refused("sit", R"("name":"Ada","nonce":")" + std::string(32, '5') + '"');
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
    std::signal(SIGXFSZ, before);
    EXPECT_EQ(refused, "message.unavailable");
    wait_for(*serving, 200);
    EXPECT_EQ(text_of(ada.sit(), "type"), "events");
}

}  // namespace
}  // namespace velatura::server_test
