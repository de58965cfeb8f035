#include "store/backup.h"

#include <sys/stat.h>

#include <fstream>

#include "store/both.h"
#include "store/migrations.h"

namespace velatura::store {

namespace {

class Backup : public testing::Test {
  protected:
    void SetUp() override {
        store_ = std::move(Store::open(file_).value());
        ASSERT_EQ(append(*store_, new_table("t1")), Appended::yes);
    }

    Folder folder_;
    const std::string file_ = folder_.file("tables.db");
    const std::string copy_ = folder_.file("copy.db");
    std::unique_ptr<Store> store_;
};

// Every event of the copy is one that was acknowledged before its end, without a gap.
TEST_F(Backup, OfASqliteFileIsOneMomentOfARunningStore) {
    std::atomic<bool> stop = false;
    std::atomic<Number> kept = 0;
    std::thread writing{[&] {
        for (Number n = 0; !stop; ++n) {
            EXPECT_EQ(append(*store_, one_event("t1", n, std::to_string(n))), Appended::yes);
            kept = n + 1;
        }
    }};
    while (kept < 20) {
    }
    const Number before = kept;
    const auto made = back_up_file(file_, copy_);
    stop = true;
    writing.join();
    ASSERT_TRUE(made) << sentence(made.error());
    const auto checked = check_backup(copy_);
    ASSERT_TRUE(checked) << sentence(checked.error());
    EXPECT_EQ(checked->tables, 1);
    EXPECT_EQ(checked->version, std::ssize(migrations()));
    struct stat about{};
    ASSERT_EQ(stat(copy_.c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777U, 0600U);

    auto restored = Store::open(copy_).value();
    const auto events = read(*restored, "t1").value();
    EXPECT_GE(std::ssize(events), before);
    EXPECT_LE(std::ssize(events), kept + 1);
    for (std::size_t i = 0; i < events.size(); ++i)
        EXPECT_EQ(events[i].event.payload, std::to_string(i));
    EXPECT_EQ(append(*restored, one_event("t1", std::ssize(events), "goes on")), Appended::yes);
}

TEST_F(Backup, NeverOverwritesASqliteFile) {
    std::ofstream{copy_} << "somebody's";
    const auto outcome = back_up_file(file_, copy_);
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().reason, StoreFault::cannot_open);
    std::string kept;
    std::ifstream{copy_} >> kept;
    EXPECT_EQ(kept, "somebody's");
    EXPECT_FALSE(back_up_file(folder_.file("nowhere.db"), folder_.file("other.db")));
    EXPECT_FALSE(std::filesystem::exists(folder_.file("nowhere.db")));
    EXPECT_FALSE(std::filesystem::exists(folder_.file("other.db")));
}

TEST_F(Backup, OfASqliteFileThatIsDamagedIsFoundOut) {
    ASSERT_TRUE(back_up_file(file_, copy_));
    const auto size = std::filesystem::file_size(copy_);
    std::fstream bytes{copy_, std::ios::in | std::ios::out | std::ios::binary};
    bytes.seekp(static_cast<std::streamoff>(size / 2));
    bytes << std::string(size / 4, '\xff');
    bytes.close();
    EXPECT_FALSE(check_backup(copy_));
    std::ofstream{folder_.file("text")} << "no database at all";
    EXPECT_FALSE(check_backup(folder_.file("text")));
    EXPECT_FALSE(check_backup(folder_.file("nowhere.db")));
}

}  // namespace

}  // namespace velatura::store
