// News of a table that come while it is being read: two processes on one store, whose steps the
// test takes one by one.
#include <condition_variable>
#include <deque>
#include <future>

#include "content/loader.h"
#include "server/tables.h"
#include "site.h"
#include "talker.h"

namespace velatura::server_test {
namespace {

using server::Asker;

// A process that does only what it is told to.
class Process {
  public:
    explicit Process(store::Store& store)
        : tables_({content::base_catalog(), store, thinkers_, world_, metrics_},
                  {.tell = [](auto, const auto&) {},
                   .viewer = [](auto) { return nullptr; },
                   .changed = [](bool, const auto&) {},
                   .elsewhere = [](const auto&) {},
                   .doubtful = [](const auto&) {}}) {
        step();  // its first look around
        step();
    }

    // The next thing that came from the store, once it has come.
    void step() {
        std::unique_lock lock{mutex_};
        more_.wait(lock, [&] { return !tasks_.empty(); });
        const server::World::Call task = std::move(tasks_.front());
        tasks_.pop_front();
        lock.unlock();
        task();
    }
    // Waits for it, and leaves it for later.
    void await() {
        std::unique_lock lock{mutex_};
        more_.wait(lock, [&] { return !tasks_.empty(); });
    }
    // What one message of Ada's is answered, by so many steps or more.
    void say(const std::string& table, std::string_view message) {
        answer.reset();
        tables_.ask(ada(), table, parsed(message));
    }
    Json host(std::string_view message) {
        tables_.host(ada(), parsed(message));
        return answered();
    }
    Json answered() {
        while (!answer)
            step();
        return *answer;
    }
    void news(const store::News& news) { tables_.news(news); }

    std::optional<Json> answer;

  private:
    Asker ada() {
        return {.person = "ada",
                .answer = [this](const std::string& list) { answer = parsed(list).items.front(); }};
    }

    std::mutex mutex_;
    std::condition_variable more_;
    std::deque<server::World::Call> tasks_;
    server::World world_{.now = [] { return server::Time{1'800'000'000'000}; },
                         .steady = [] { return server::Time{0}; },
                         .post =
                             [this](server::World::Call task) {
                                 const std::lock_guard lock{mutex_};
                                 tasks_.push_back(std::move(task));
                                 more_.notify_all();
                             },
                         .after = [](auto, const auto&) {},
                         .random = server::random_digits,
                         .note = [](std::string_view note) { ADD_FAILURE() << note; }};
    server::Thinkers thinkers_{1};
    server::Metrics metrics_;
    server::Tables tables_;
};

TEST(News, ThatComeWhileATableIsReadAreNotLost) {
    const Folder folder;
    auto store = store::Store::open((folder.path() / "tables.db").string());
    ASSERT_TRUE(store);
    std::promise<bool> known;
    (*store)->put_person(
        {.id = "ada", .name = "Ada", .secret_hash = "hash", .created = {}, .seen = {}},
        [&](const auto& kept) { known.set_value(kept.has_value()); });
    ASSERT_TRUE(known.get_future().get());
    Process here{**store};
    Process there{**store};
    const std::string table{text_of(
        here.host(
            R"({"type":"host","mode":"standard","scenario":"family-game","open":true,"spectators":true,)"
            R"("relief":"visitor","seats":[{"kind":"open"},{"kind":"open"}],"clock":{"kind":"none"}})"),
        "table")};
    there.say(table, R"({"type":"sync","viewer":null})");
    there.step();   // the secret
    there.await();  // the events: one, as it was when they were read
    here.say(table, R"({"type":"sit","name":"Ada","nonce":"55555555555555555555555555555555"})");
    EXPECT_EQ(whole_of(here.answered(), "number"), 2);
    there.news({.table = table, .last = 2});
    EXPECT_FALSE(there.answer);
    EXPECT_EQ(whole_of(there.answered(), "number"), 2);
}

}  // namespace
}  // namespace velatura::server_test
