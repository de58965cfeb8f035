// What only a server can do: tell others, go away and come back.
#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "store/both.h"
#include "store/postgresql.h"

namespace velatura::store {

namespace {

using namespace std::chrono_literals;

// News as they come, to be waited for.
class Mailbox {
  public:
    std::function<void(const News&)> slot() {
        return [this](const News& news) {
            const std::lock_guard lock{mutex_};
            all_.push_back(news);
            changed_.notify_all();
        };
    }
    bool wait_for(const std::string& table, Number last, std::chrono::seconds longest = 30s) {
        std::unique_lock lock{mutex_};
        return changed_.wait_for(lock, longest, [&] {
            return std::ranges::any_of(
                all_, [&](const News& news) { return news.table == table && news.last == last; });
        });
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<News> all_;
};

class Postgresql : public testing::Test {
  protected:
    void SetUp() override {
        address_ = cluster().fresh_database();
        ASSERT_EQ(cluster().trouble(), "");
    }
    static Cluster& cluster() { return shared_cluster(); }
    std::unique_ptr<Store> open(Options options = {}) {
        auto opened = Store::open(address_, std::move(options));
        if (!opened) {
            ADD_FAILURE() << sentence(opened.error());
            return nullptr;
        }
        return std::move(*opened);
    }
    std::string address_;
};

TEST_F(Postgresql, TellsOtherProcessesOfEveryAppend) {
    Mailbox mailbox;
    const auto here = open({.news = mailbox.slot()});
    ASSERT_EQ(append(*here, new_table("a table's id")), Appended::yes);
    Process child{{STORE_CHILD, address_, "race", "a table's id", "5"}};
    EXPECT_EQ(child.wait(), 0);
    for (Number number = 0; number <= 5; ++number)
        EXPECT_TRUE(mailbox.wait_for("a table's id", number)) << number;
}

TEST_F(Postgresql, TellsNothingOfAConflict) {
    Mailbox mailbox;
    const auto here = open({.news = mailbox.slot()});
    const auto there = open();
    ASSERT_EQ(append(*there, new_table("t")), Appended::yes);
    ASSERT_EQ(append(*there, one_event("t", 5, "no")), Appended::conflict);
    ASSERT_EQ(append(*there, one_event("t", 0, "yes")), Appended::yes);
    EXPECT_TRUE(mailbox.wait_for("t", 1));
    EXPECT_FALSE(mailbox.wait_for("t", 6, 0s));
}

// One keeps appending, each after the one before was acknowledged, while the server is stopped and
// started again.
TEST_F(Postgresql, MayBeRestartedInTheMiddle) {
    constexpr Number moves = 400;
    Mailbox mailbox;
    const auto store = open({.patience = 60s, .news = mailbox.slot()});
    ASSERT_EQ(append(*store, new_table("t")), Appended::yes);
    std::atomic<Number> reached = 0;
    std::vector<std::string> troubles;
    std::thread player{[&] {
        for (Number number = 1; number <= moves; ++number) {
            const auto outcome = append(*store, one_event("t", number - 1, std::to_string(number)));
            if (!outcome) troubles.push_back(sentence(outcome.error()));
            if (outcome == Appended::conflict) troubles.emplace_back("conflict");
            reached = number;
            reached.notify_all();
        }
    }};
    for (const auto& [after, how] : {std::pair{Number{50}, Cluster::Stop::gently},
                                     std::pair{Number{150}, Cluster::Stop::at_once},
                                     std::pair{Number{250}, Cluster::Stop::at_once}}) {
        for (Number now = reached; now < after; now = reached)
            reached.wait(now);
        cluster().stop(how);
        cluster().start();
    }
    player.join();
    EXPECT_EQ(troubles, Texts{});
    const auto events = read(*store, "t").value();
    ASSERT_EQ(events.size(), static_cast<std::size_t>(moves));
    for (const KeptEvent& event : events)
        EXPECT_EQ(event.event.payload, std::to_string(event.number));
    // The listener has lost its connections too, and told that something may have been missed.
    EXPECT_TRUE(mailbox.wait_for("", 0));
    // It may still be looking for the server: what it misses meanwhile it does not tell by number.
    Number last = moves;
    bool told = false;
    while (!told && last < moves + 60) {
        ASSERT_EQ(append(*store, one_event("t", last, "after all")), Appended::yes);
        told = mailbox.wait_for("t", ++last, 1s);
    }
    EXPECT_TRUE(told);
}

TEST_F(Postgresql, IsWaitedForOnlySoLong) {
    const auto store = open({.patience = 200ms});
    ASSERT_EQ(append(*store, new_table("t")), Appended::yes);
    cluster().stop(Cluster::Stop::gently);
    const auto outcome = append(*store, one_event("t", 0, "lost"));
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().reason, StoreFault::unavailable);
    const auto events = read(*store, "t");
    ASSERT_FALSE(events);
    EXPECT_EQ(events.error().reason, StoreFault::unavailable);
    cluster().start();
    // By and by it is found again.
    Result<Appended> again = Appended::conflict;
    do {
        again = append(*store, one_event("t", 0, "kept"));
    } while (!again && again.error().reason == StoreFault::unavailable);
    EXPECT_EQ(again, Appended::yes);
    EXPECT_EQ(read(*store, "t").value().size(), 1U);
}

TEST_F(Postgresql, ClosesAtOnceWhileTheServerIsAway) {
    auto store = open({.patience = 600s});
    ASSERT_EQ(append(*store, new_table("t")), Appended::yes);
    cluster().stop(Cluster::Stop::gently);
    std::vector<StoreFault> reasons;
    for (int i = 0; i < 3; ++i) {
        store->append(one_event("t", i, "never"), [&](const Result<Appended>& outcome) {
            if (!outcome) reasons.push_back(outcome.error().reason);
        });
    }
    store = nullptr;
    EXPECT_EQ(reasons, std::vector(3, StoreFault::unavailable));
    cluster().start();
}

// As long as it lives.
class Frozen {
  public:
    explicit Frozen(const Cluster& cluster) : cluster_{cluster} { cluster_.freeze(true); }
    ~Frozen() { cluster_.freeze(false); }
    Frozen(const Frozen&) = delete;
    Frozen& operator=(const Frozen&) = delete;

  private:
    const Cluster& cluster_;
};

TEST_F(Postgresql, ThatHangsIsLeftInTime) {
    address_ += "&connect_timeout=2";  // the shortest there is
    const auto store = open({.patience = 3s, .answer = 2s});
    ASSERT_EQ(append(*store, new_table("t")), Appended::yes);
    {
        const Frozen frozen{cluster()};
        const auto outcome = append(*store, one_event("t", 0, "who knows"));
        ASSERT_FALSE(outcome);
        EXPECT_EQ(outcome.error().reason, StoreFault::unavailable);
        const auto events = read(*store, "t");
        ASSERT_FALSE(events);
        EXPECT_EQ(events.error().reason, StoreFault::unavailable);
        const auto another = Store::open(address_, {.answer = 2s});
        ASSERT_FALSE(another);
        EXPECT_EQ(another.error().reason, StoreFault::cannot_open);
    }
    // Whether it was kept or not, it goes on from there, and nothing is kept twice.
    Result<std::vector<KeptEvent>> events;
    do {
        events = read(*store, "t");
    } while (!events);
    const auto last = static_cast<Number>(events->size());
    Result<Appended> again = Appended::conflict;
    do {
        again = append(*store, one_event("t", last, "kept"));
    } while (!again);
    EXPECT_EQ(again, Appended::yes);
    EXPECT_EQ(read(*store, "t").value().size(), static_cast<std::size_t>(last) + 1);
}

TEST_F(Postgresql, ThatHangsDoesNotHoldUpTheEnd) {
    auto store = open({.patience = 600s, .answer = 600s});
    ASSERT_EQ(append(*store, new_table("t")), Appended::yes);
    const Frozen frozen{cluster()};
    std::vector<StoreFault> reasons;
    for (int i = 0; i < 3; ++i) {
        store->append(one_event("t", i, "who knows"), [&](const Result<Appended>& outcome) {
            if (!outcome) reasons.push_back(outcome.error().reason);
        });
    }
    store = nullptr;
    EXPECT_EQ(reasons, std::vector(3, StoreFault::unavailable));
}

// What is asked for meanwhile by somebody who waits for a lock that is never given back.
TEST_F(Postgresql, ALockIsWaitedForOnlySoLong) {
    const auto store = open({.patience = 4s, .answer = 2s});
    ASSERT_EQ(append(*store, new_table("t")), Appended::yes);
    auto other = connect_postgresql(address_);
    ASSERT_TRUE(other);
    PQsetnonblocking(other->get(), 0);
    const PostgresqlResult locked{
        PQexec(other->get(), "BEGIN; SELECT 1 FROM tables WHERE id = 't' FOR UPDATE")};
    ASSERT_EQ(PQresultStatus(locked.get()), PGRES_TUPLES_OK);
    EXPECT_FALSE(append(*store, one_event("t", 0, "no")));
    other->reset();
    Result<Appended> again = Appended::conflict;
    do {
        again = append(*store, one_event("t", 0, "yes"));
    } while (!again);
    EXPECT_EQ(again, Appended::yes);
}

TEST_F(Postgresql, RefersToItsOwnToolsForBackUps) {
    const auto store = open();
    const auto outcome = answer<void>([&](auto done) { store->back_up("file", done); });
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().reason, StoreFault::not_here);
}

}  // namespace

}  // namespace velatura::store
