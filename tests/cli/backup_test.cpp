// velatura backup, on a database that a server has made.
#include <gtest/gtest.h>

#include "program.h"
#include "store/store.h"

namespace velatura::cli_test {

namespace {

struct Backup : testing::Test {
    Backup() { EXPECT_TRUE(store::Store::open(folder.path("velatura.db"))); }

    const Folder folder;
    const std::string copy = folder.path("copy.db");
};

}  // namespace

TEST_F(Backup, CopiesAndChecksWithoutOverwriting) {
    const Outcome made = run({"backup", copy, "--data", folder.path("")});
    EXPECT_EQ(made.status, 0) << made.error;
    EXPECT_EQ(made.out, copy + " is a valid backup: 0 tables, 0 people.\n");
    const std::string before = read(copy);
    const Outcome again = run({"backup", copy, "--data", folder.path("")});
    EXPECT_EQ(again.status, 1);
    EXPECT_NE(again.error.find("File exists"), std::string::npos) << again.error;
    EXPECT_EQ(read(copy), before);
    EXPECT_EQ(run({"backup", "--check", copy}).status, 0);
    EXPECT_EQ(read(copy), before);
    EXPECT_EQ(run({"backup", "--check", folder.write("text", "no database")}).status, 1);
}

TEST_F(Backup, NamesTheWayForPostgresql) {
    const Outcome outcome = run({"backup", copy, "--db", "postgresql://nobody@nowhere/tables"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_NE(outcome.error.find("pg_dump --format=custom"), std::string::npos) << outcome.error;
    EXPECT_EQ(run({"backup", copy, "--data", folder.path("nowhere")}).status, 1);
    EXPECT_EQ(run({"backup"}).status, 2);
}

}  // namespace velatura::cli_test
