// Servers that are killed at random moments, or replaced one by one, while people play at fifty
// tables: with a file, with PostgreSQL, and with three servers on one PostgreSQL of which one is
// killed at a time.
//
// VELATURA_KILLS=200 kills more often than the usual 20 times. VELATURA_OTHER_PROGRAM=FILE is
// another version of the program with the same schema: it and this one replace each other.
#include <gtest/gtest.h>

#include "battle.h"
#include "protocol/fields.h"
#include "store/answers.h"
#include "store/cluster.h"

namespace velatura::server_test {
namespace {

void kill_again_and_again(Battle battle) {
    const int kills = wanted("VELATURA_KILLS", 20);
    for (int round = 0; round < kills && !testing::Test::HasFailure(); ++round)
        battle.kill_one(static_cast<std::size_t>(round));
    battle.end();
}

TEST(Killed, SqliteKeepsWhatWasAnswered) {
    const Folder folder;
    kill_again_and_again(Battle{(folder.path() / "tables.db").string(), 1});
}

TEST(Killed, PostgresqlKeepsWhatWasAnswered) {
    ASSERT_EQ(store::shared_cluster().trouble(), "");
    kill_again_and_again(Battle{store::shared_cluster().fresh_database(), 1});
}

TEST(Killed, ThreeServersOnOnePostgresqlKeepWhatWasAnswered) {
    ASSERT_EQ(store::shared_cluster().trouble(), "");
    kill_again_and_again(Battle{store::shared_cluster().fresh_database(), 3});
}

TEST(Replaced, OneByOneWhileGamesGoOn) {
    ASSERT_EQ(store::shared_cluster().trouble(), "");
    Battle battle{store::shared_cluster().fresh_database(), 2};
    const char* const other = std::getenv("VELATURA_OTHER_PROGRAM");
    for (std::size_t round = 0; round < 6 && !HasFailure(); ++round) {
        const bool ours = other == nullptr || round / 2 % 2 == 1;
        battle.replace_one(round, ours ? VELATURA_PROGRAM : other);
    }
    battle.end();
}

}  // namespace
}  // namespace velatura::server_test
