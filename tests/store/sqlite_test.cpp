// What only a file can meet.
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>

#include "store/both.h"

namespace velatura::store {

namespace {

class Sqlite : public testing::Test {
  protected:
    std::unique_ptr<Store> open(const std::string& file) {
        auto opened = Store::open(file);
        if (!opened) {
            ADD_FAILURE() << sentence(opened.error());
            return nullptr;
        }
        return std::move(*opened);
    }
    static StoreFault refusal(const std::string& file) {
        const auto opened = Store::open(file);
        EXPECT_FALSE(opened);
        return opened ? StoreFault::failed : opened.error().reason;
    }

    Folder folder_;
    std::string file_ = folder_.file("tables.db");
};

TEST_F(Sqlite, RefusesWhatIsNoDatabase) {
    EXPECT_EQ(refusal(folder_.file("no/such/folder.db")), StoreFault::cannot_open);
    EXPECT_EQ(refusal(folder_.path().string()), StoreFault::cannot_open);
    std::ofstream{file_} << std::string(2000, '?');
    EXPECT_EQ(refusal(file_), StoreFault::not_a_database);
}

TEST_F(Sqlite, RefusesAFileItMayNotChange) {
    open(file_).reset();
    // Root may change everything, so somebody else tries.
    chmod(folder_.path().c_str(), 0755);
    chmod(file_.c_str(), 0444);
    std::vector<std::string> command{STORE_CHILD, file_, "open", "t"};
    if (getuid() == 0) {
        command.insert(command.begin(), {"setpriv", "--reuid=nobody", "--clear-groups"});
    }
    Process child{command};
    EXPECT_EQ(child.line(), "read_only");
}

TEST_F(Sqlite, SaysThatAnotherProgramHoldsTheFile) {
    const auto store = open(file_);
    ASSERT_EQ(append(*store, new_table("t")), Appended::yes);
    sqlite3* other = nullptr;
    ASSERT_EQ(sqlite3_open(file_.c_str(), &other), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(other, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr), SQLITE_OK);
    EXPECT_EQ(refusal(file_), StoreFault::locked);
    // Whoever reads goes on.
    EXPECT_TRUE(read(*store, "t"));
    ASSERT_EQ(sqlite3_exec(other, "COMMIT", nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(other);
    EXPECT_EQ(append(*store, one_event("t", 0, "one")), Appended::yes);
}

TEST_F(Sqlite, WaitsForWhoeverMakesTheFile) {
    sqlite3* other = nullptr;
    ASSERT_EQ(sqlite3_open(file_.c_str(), &other), SQLITE_OK);
    ASSERT_EQ(
        sqlite3_exec(other, "BEGIN IMMEDIATE; CREATE TABLE theirs (x)", nullptr, nullptr, nullptr),
        SQLITE_OK);
    auto opened = std::async(std::launch::async, [&] { return open(file_); });
    // It has not given up before it is let in.
    EXPECT_EQ(opened.wait_for(std::chrono::milliseconds{200}), std::future_status::timeout);
    ASSERT_EQ(sqlite3_exec(other, "COMMIT", nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(other);
    EXPECT_TRUE(opened.get());
}

TEST_F(Sqlite, AcknowledgesNothingOnAFullDisk) {
    const auto store = open(file_);
    ASSERT_EQ(append(*store, new_table("t")), Appended::yes);
    Process child{{STORE_CHILD, file_, "fill", "t"}};
    Number acknowledged = 0;
    std::string reason;
    while (const auto line = child.line()) {
        if (line->find_first_not_of("0123456789") == std::string::npos) {
            acknowledged = std::stoll(*line);
        } else {
            reason = *line;
        }
    }
    EXPECT_EQ(child.wait(), 0);
    EXPECT_TRUE(reason == "full" || reason == "failed") << reason;
    EXPECT_GT(acknowledged, 0);
    const auto events = read(*store, "t").value();
    EXPECT_EQ(static_cast<Number>(events.size()), acknowledged);
    EXPECT_EQ(append(*store, one_event("t", acknowledged, "goes on")), Appended::yes);
}

TEST_F(Sqlite, IsCopiedWhileInUse) {
    const auto store = open(file_);
    ASSERT_EQ(append(*store, new_table("t")), Appended::yes);
    ASSERT_EQ(append(*store, one_event("t", 0, "one")), Appended::yes);
    const std::string copy = folder_.file("it's a copy.db");
    const auto back_up = [&] {
        return answer<void>([&](auto done) { store->back_up(copy, done); });
    };
    ASSERT_TRUE(back_up());
    EXPECT_FALSE(back_up()) << "overwrote the copy";
    ASSERT_EQ(append(*store, one_event("t", 1, "two")), Appended::yes);
    const auto restored = open(copy);
    EXPECT_EQ(read(*restored, "t").value().size(), 1U);
    EXPECT_EQ(append(*restored, one_event("t", 1, "other")), Appended::yes);
}

}  // namespace

}  // namespace velatura::store
