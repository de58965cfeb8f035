// News of a table that come while it is being read: two processes on one store, whose steps the
// test takes one by one.
#include <condition_variable>
#include <deque>
#include <future>

#include "content/loader.h"
#include "server/keeping.h"
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
        : tables_({content::box_catalog(), store, thinkers_, world_, metrics_},
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
    // What one message is answered, by so many steps or more.
    void say(const std::string& table, std::string_view message,
             const std::string& person = "ada") {
        answer.reset();
        tables_.ask(asker(person), table, parsed(message));
    }
    Json host(std::string_view message) {
        tables_.host(asker("ada"), parsed(message));
        return answered();
    }
    Json answered() {
        while (!answer)
            step();
        return *answer;
    }
    void news(const store::News& news) { tables_.news(news); }
    void erased(std::string_view person) { tables_.erased(person); }

    std::optional<Json> answer;

  private:
    Asker asker(const std::string& person) {
        return {.person = person,
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

class News : public testing::Test {
  protected:
    template <class T>
    static void wait(const auto& ask) {
        std::promise<bool> known;
        ask([&](const store::Result<T>& kept) { known.set_value(kept.has_value()); });
        EXPECT_TRUE(known.get_future().get());
    }
    static std::unique_ptr<store::Store> with_people(const std::string& file) {
        auto store = store::Store::open(file).value();
        for (const auto& [id, name] : {std::pair{"ada", "Ada"}, std::pair{"ben", "Ben"}}) {
            wait<void>([&](auto done) {
                store->put_person({.id = id,
                                   .name = name,
                                   .secret_hash = std::string{"hash of "} + id,
                                   .created = {},
                                   .seen = {}},
                                  done);
            });
        }
        return store;
    }
    static std::string new_table(Process& at) {
        return std::string{text_of(
            at.host(
                R"({"type":"host","mode":"standard","scenario":"family-game","open":true,"spectators":true,)"
                R"("relief":"visitor","seats":[{"kind":"open"},{"kind":"open"}],"clock":{"kind":"none"}})"),
            "table")};
    }

    const Folder folder_;
    std::unique_ptr<store::Store> store_ = with_people((folder_.path() / "tables.db").string());
    Process here_{*store_}, there_{*store_};
    const std::string table_ = new_table(here_);
};

TEST_F(News, ThatComeWhileATableIsReadAreNotLost) {
    there_.say(table_, R"({"type":"sync","viewer":null})");
    there_.step();   // the secret
    there_.await();  // the events: one, as it was when they were read
    here_.say(table_, R"({"type":"sit","name":"Ada","nonce":"55555555555555555555555555555555"})");
    EXPECT_EQ(whole_of(here_.answered(), "number"), 2);
    there_.news({.table = table_, .last = 2});
    EXPECT_FALSE(there_.answer);
    EXPECT_EQ(whole_of(there_.answered(), "number"), 2);
}

TEST_F(News, OfAnErasedPersonReachATableThatIsBeingRead) {
    here_.say(table_, R"({"type":"join","name":"Ben"})", "ben");
    EXPECT_EQ(whole_of(here_.answered(), "number"), 2);
    there_.say(table_, R"({"type":"sync","viewer":null})");
    there_.step();   // the secret
    there_.await();  // the events, with Ben in them
    wait<bool>([&](auto done) { store_->erase_person("ben", server::erasure, done); });
    there_.erased("ben");
    const Json told = there_.answered();
    const Json& audience = *protocol::find(*protocol::find(told, "room"), "audience");
    ASSERT_EQ(audience.items.size(), 1U);
    EXPECT_EQ(audience.items[0].text, "");
}

}  // namespace
}  // namespace velatura::server_test
