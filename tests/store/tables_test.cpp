#include "store/both.h"

namespace velatura::store {

namespace {

class Tables : public OnBoth {
  protected:
    StoredTable table(const std::string& id) {
        return answer<std::optional<StoredTable>>([&](auto done) { store_->table(id, done); })
            .value()
            .value();
    }
    static Texts ids(const Result<std::vector<StoredTable>>& tables) {
        Texts ids;
        for (const StoredTable& table : tables.value())
            ids.push_back(table.id);
        return ids;
    }
    Texts alarms(std::int64_t until, std::int64_t most = 100) {
        return ids(answer<std::vector<StoredTable>>(
            [&](auto done) { store_->alarms(at(until), most, done); }));
    }
    Texts lobby(std::int64_t most = 100) {
        return ids(answer<std::vector<StoredTable>>(
            [&](auto done) { store_->lobby(at(500), most, done); }));
    }
    void somebody(const std::string& id, std::int64_t seen) {
        ASSERT_TRUE(answer<void>([&](auto done) {
            store_->put_person({id, "Name", "hash of " + id, at(1), at(seen)}, done);
        }));
    }
    void change(const std::string& id, Status status) {
        Append wanted = one_event(id, table(id).last, "change");
        wanted.status = std::move(status);
        ASSERT_TRUE(kept(wanted));
    }
};
ON_BOTH(Tables);

TEST_P(Tables, KeepWhatListsShow) {
    Append wanted =
        new_table("t", {Lifecycle::running, true, R"({"seats":2})", at(5'000'000'000'000)});
    wanted.events = {{"start", "", "{}"}};
    ASSERT_TRUE(kept(wanted));
    EXPECT_EQ(table("t"), (StoredTable{"t", at(1000), at(1000), 1, *wanted.status}));

    // Without a status in the append it stays as it is.
    ASSERT_TRUE(kept(one_event("t", 1, "two")));
    EXPECT_EQ(table("t"), (StoredTable{"t", at(1000), at(2000), 2, *wanted.status}));

    const Status over{Lifecycle::over, false, "{}", std::nullopt};
    change("t", over);
    EXPECT_EQ(table("t"), (StoredTable{"t", at(1000), at(2000), 3, over}));
    EXPECT_EQ(
        answer<std::optional<StoredTable>>([&](auto done) { store_->table("u", done); }).value(),
        std::nullopt);
}

TEST_P(Tables, ThatAreListedAreInTheLobbyNewestFirst) {
    somebody("p", 500);
    for (const int i : {1, 2, 3}) {
        Append wanted = new_table("t" + std::to_string(i), {.listed = i != 2});
        wanted.at = at(i);
        wanted.seats = {{"p", "1"}};
        ASSERT_TRUE(kept(wanted));
    }
    EXPECT_EQ(lobby(), (Texts{"t3", "t1"}));
    EXPECT_EQ(lobby(1), Texts{"t3"});
    change("t3", {.listed = false});
    EXPECT_EQ(lobby(), Texts{"t1"});
}

TEST_P(Tables, AreInTheLobbyWhileSomebodyOfThemIsThere) {
    somebody("away", 499);
    somebody("here", 500);
    Append wanted = new_table("t", {.listed = true});
    wanted.seats = {{"away", std::string{host_role}}};
    ASSERT_TRUE(kept(wanted));
    EXPECT_EQ(lobby(), Texts{});
    Append sat = one_event("t", 0, "sat");
    sat.seats = {{"here", "1"}};
    ASSERT_TRUE(kept(sat));
    EXPECT_EQ(lobby(), Texts{"t"});
}

TEST_P(Tables, ThatAreEmptyAreSweptSooner) {
    somebody("p", 1);
    const auto make = [&](const std::string& id, Lifecycle state, const std::string& role,
                          std::int64_t when) {
        Append wanted = new_table(id, {.state = state});
        wanted.at = at(when);
        wanted.seats = {{"p", role}};
        wanted.events = {{"move", "", "payload"}};
        ASSERT_TRUE(kept(wanted));
    };
    make("nobody sits", Lifecycle::open, std::string{host_role}, 10);
    make("nobody sits yet", Lifecycle::open, std::string{host_role}, 90);
    make("somebody sits", Lifecycle::open, "2", 10);
    make("played", Lifecycle::running, std::string{host_role}, 10);
    const Retention retention{.over = at(0), .idle = at(0), .empty = at(50), .unseen = at(0)};
    EXPECT_EQ(answer<Swept>([&](auto done) { store_->sweep(retention, done); }).value().tables, 1);
    EXPECT_EQ(payloads("nobody sits"), Texts{});
    for (const std::string there : {"nobody sits yet", "somebody sits", "played"})
        EXPECT_EQ(payloads(there), Texts{"payload"});
}

TEST_P(Tables, AreFoundWhenTheirAlarmIsDue) {
    ASSERT_TRUE(kept(new_table("late", {.alarm = at(300)})));
    ASSERT_TRUE(kept(new_table("soon", {.alarm = at(100)})));
    ASSERT_TRUE(kept(new_table("never")));
    EXPECT_EQ(alarms(99), Texts{});
    EXPECT_EQ(alarms(100), Texts{"soon"});
    EXPECT_EQ(alarms(1000), (Texts{"soon", "late"}));
    EXPECT_EQ(alarms(1000, 1), Texts{"soon"});
    change("soon", {.alarm = std::nullopt});
    EXPECT_EQ(alarms(1000), Texts{"late"});
}

TEST_P(Tables, KeepFinishedGames) {
    for (const int i : {1, 2, 3}) {
        Append wanted = new_table("t" + std::to_string(i), {.state = Lifecycle::over});
        wanted.at = at(i == 3 ? 2 : i);
        wanted.record = "record " + std::to_string(i);
        ASSERT_TRUE(kept(wanted));
    }
    const auto finished = [&](std::int64_t after, const std::string& table, std::int64_t most) {
        return answer<std::vector<FinishedGame>>(
                   [&](auto done) { store_->finished(at(after), table, most, done); })
            .value();
    };
    const FinishedGame one{"t1", at(1), "record 1"};
    const FinishedGame two{"t2", at(2), "record 2"};
    const FinishedGame three{"t3", at(2), "record 3"};
    EXPECT_EQ(finished(0, "", 10), (std::vector{one, two, three}));
    EXPECT_EQ(finished(0, "", 2), (std::vector{one, two}));
    EXPECT_EQ(finished(2, "t2", 2), (std::vector{three}));
}

TEST_P(Tables, AreSweptWhenTheyAreOldWithAllTheyHave) {
    const auto make = [&](const std::string& id, Lifecycle state, std::int64_t when) {
        Append wanted = new_table(id, {.state = state});
        wanted.at = at(when);
        wanted.events = {{"move", "", "payload"}};
        wanted.secret = "secret";
        wanted.record = "record";
        ASSERT_TRUE(kept(wanted));
    };
    make("over, old", Lifecycle::over, 100);
    make("closed, old", Lifecycle::closed, 100);
    make("over, new", Lifecycle::over, 300);
    make("running, old", Lifecycle::running, 100);
    make("open, very old", Lifecycle::open, 10);
    Append slow = new_table("days for a move", {.state = Lifecycle::running, .alarm = at(60)});
    slow.at = at(10);
    slow.events = {{"move", "", "payload"}};
    ASSERT_TRUE(kept(slow));
    const Retention retention{.over = at(200), .idle = at(50), .empty = at(0), .unseen = at(0)};
    const auto swept = answer<Swept>([&](auto done) { store_->sweep(retention, done); });
    EXPECT_EQ(swept.value().tables, 3);
    for (const std::string gone : {"over, old", "closed, old", "open, very old"}) {
        EXPECT_EQ(payloads(gone), Texts{});
        using Text = std::optional<std::string>;
        EXPECT_EQ(answer<Text>([&](auto d) { store_->secret(gone, d); }).value(), std::nullopt);
        EXPECT_EQ(answer<Text>([&](auto d) { store_->record(gone, d); }).value(), std::nullopt);
    }
    for (const std::string there : {"over, new", "running, old", "days for a move"})
        EXPECT_EQ(payloads(there), Texts{"payload"});
}

}  // namespace

}  // namespace velatura::store
