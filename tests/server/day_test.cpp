// A whole day at online tables within seconds: two servers without sockets on one store, whose time
// the test turns on. People play, think for minutes or hours, lose their connection, come back, and
// now and then something fails: the store is away, answers late, keeps what it then says it did
// not, a server dies with all it had in memory, a clock is set. Whatever somebody was answered is
// in the store at the end, nothing is there twice, and nobody waits for ever.
//
// VELATURA_DAYS=30 tries so many days, each with its own chance, instead of the usual two.
#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <deque>
#include <map>
#include <mutex>
#include <random>
#include <set>

#include "content/loader.h"
#include "fake_store.h"
#include "online/event.h"
#include "protocol/fields.h"
#include "server/clock.h"
#include "server/reception.h"
#include "talker.h"

namespace velatura::server_test {
namespace {

using server::Time;

constexpr Time second = 1'000;
constexpr Time minute = 60 * second;
constexpr Time hour = 60 * minute;
constexpr Time midnight = 1'800'000'000'000;

std::string key_of(std::size_t person) {
    return std::string(63, 'a') + static_cast<char>('0' + person);
}

// The only clock that nobody sets, and all that is to be done at its times.
class Hours {
  public:
    Time now() const { return now_; }
    void at(Time time, std::function<void()> task) { tasks_.emplace(time, std::move(task)); }
    bool next(Time until) {
        if (tasks_.empty() || tasks_.begin()->first > until) return false;
        now_ = std::max(now_, tasks_.begin()->first);
        const auto task = std::move(tasks_.begin()->second);
        tasks_.erase(tasks_.begin());
        task();
        return true;
    }

  private:
    Time now_ = 0;
    std::multimap<Time, std::function<void()>> tasks_;
};

// A server: its process may die, and its machine's clock may be set.
class Node {
  public:
    Node(Hours& hours, store::Store& store, std::mt19937& random)
        : hours_(hours), store_(store), random_(random) {
        begin();
    }
    void die() {
        reception_.reset();
        const std::lock_guard lock{mutex_};
        posted_.clear();
        ++life_;
    }
    void begin() {
        reception_.emplace(server::Reception::Parts{content::base_catalog(), store_, thinkers_,
                                                    world_, metrics_, allowances_,
                                                    std::chrono::seconds{10}});
    }
    void set_clock(Time by) { wrong_ += by; }
    void run() {
        while (true) {
            std::unique_lock lock{mutex_};
            if (posted_.empty()) return;
            const auto [life, task] = std::move(posted_.front());
            posted_.pop_front();
            lock.unlock();
            if (life == life_) task();
        }
    }
    server::Reception& reception() { return *reception_; }
    bool is_there() const { return reception_.has_value(); }

  private:
    std::string digits(std::size_t count) {
        std::string text;
        while (text.size() < count)
            text += "0123456789abcdef"[random_() % 16];
        return text;
    }

    Hours& hours_;
    store::Store& store_;
    std::mt19937& random_;
    Time wrong_ = 0;
    server::TableClock clock_;
    std::mutex mutex_;  // computer players post from their own thread
    std::deque<std::pair<int, server::World::Call>> posted_;
    std::atomic<int> life_ = 0;
    server::World world_{
        .now = [this] { return clock_.now(midnight + hours_.now() + wrong_, hours_.now()); },
        .steady = [this] { return hours_.now(); },
        // What a dead process was about to do is not done.
        .post =
            [this](server::World::Call task) {
                const std::lock_guard lock{mutex_};
                posted_.emplace_back(life_, std::move(task));
            },
        .after =
            [this](std::chrono::milliseconds pause, server::World::Call task) {
                hours_.at(hours_.now() + std::max<Time>(pause.count(), 1),
                          [this, life = life_.load(), task = std::move(task)] {
                              if (life == life_) task();
                          });
            },
        .random = [this](std::size_t count) { return digits(count); },
        .note =
            [](std::string_view note) {
                EXPECT_TRUE(note.contains("event=store_failed")) << note;
            }};
    server::Thinkers thinkers_{1};
    server::Metrics metrics_;
    server::Allowances allowances_{};
    std::optional<server::Reception> reception_;
};

// What two people share: which table they are at, and all that either was answered there.
struct Pair {
    std::string table;
    std::map<std::string, std::map<std::int64_t, std::string>> answered;
    std::size_t games = 0;
    bool enough = false;  // no new game
};

// Somebody with a page that does what the real one does: says again what was not answered, comes
// back when the connection is gone, and asks for everything after a gap.
class Somebody final : public server::Line {
  public:
    Somebody(Pair& pair, std::size_t seat, std::string secret)
        : pair_(pair), seat_(seat), secret_(std::move(secret)) {}

    void send(const server::SharedText& list) override {
        for (const Json& message : parsed(*list).items)
            inbox_.push_back(message);
    }
    void close(server::Farewell /*why*/) override { lost_ = true; }
    void cut() override { lost_ = true; }

    // The server died, or the network.
    void lose() {
        node_ = nullptr;
        inbox_.clear();
        asked_.reset();
        greeted_ = lost_ = false;
    }
    void leave() {
        if (node_ != nullptr && node_->is_there()) node_->reception().disconnect(session_);
        lose();
    }
    bool is_at(const Node& node) const { return node_ == &node; }

    void wake(Node& node, Time now, unsigned chance) {
        read();
        if (lost_) leave();
        if (node_ == nullptr) return come(node, now);
        if (asked_) {
            if (now > asked_at_ + 30 * second) leave();  // nobody answers
            return;
        }
        if (!greeted_) return leave();
        if (pending_) return ask(*pending_, now);
        if (pair_.table.empty() ? number_ > 0 : table_ != pair_.table) {
            table_ = pair_.table;
            number_ = 0;
        }
        if (table_.empty()) {
            if (seat_ == 0 && !pair_.enough) host(now);
            return;
        }
        if (number_ == 0) return sync(now);
        act(now, chance);
    }

  private:
    void come(Node& node, Time now) {
        const auto session = node.reception().connect(*this, "");
        if (!session) return;
        node_ = &node;
        session_ = *session;
        number_ = 0;  // all of it again: what is known may be older than a table set back
        ask(R"("type":"hello","lang":"en","protocol":1,"secret":")" + secret_ + '"', now);
    }
    void ask(const std::string& fields, Time now) {
        asked_ = ++last_id_;
        asked_at_ = now;
        node_->reception().receive(session_,
                                   "{" + fields + R"(,"id":)" + std::to_string(last_id_) + "}");
    }
    void say(std::string fields, Time now) {
        pending_ = std::move(fields);
        ask(*pending_, now);
    }
    std::string at(std::string_view type, std::string_view more = {}) const {
        return R"("type":")" + std::string{type} + R"(","table":")" + table_ + '"' +
               (more.empty() ? "" : ",") + std::string{more};
    }
    void sync(Time now) { ask(at("sync", R"("viewer":null)"), now); }
    void host(Time now) {
        constexpr std::array clocks{R"({"kind":"none"})", R"({"kind":"move","seconds":60})",
                                    R"({"kind":"relaxed","bank":600,"increment":10})",
                                    R"({"kind":"days","days":1})"};
        ask(R"("type":"host","mode":"standard","scenario":"family-game","first":1,"open":false,)"
            R"("spectators":true,"relief":"visitor","seats":[{"kind":"open"},{"kind":"open"}],)"
            R"("clock":)" +
                std::string{clocks[turns_++ % clocks.size()]},
            now);
    }
    void act(Time now, unsigned chance) {
        const std::string_view stage = text_of(room_, "stage");
        const Json& mine = field(room_, "seats").items[seat_];
        if (stage == "over") {
            if (seat_ == 0) {
                ++pair_.games;
                pair_.table.clear();
            }
            return;
        }
        if (stage == "waiting") {
            const std::string number = std::to_string(seat_ + 1);
            if (text_of(mine, "kind") == "open") {
                return say(at("sit", R"("name":"Player )" + number + R"(","nonce":")" +
                                         std::string(32, number[0]) + R"(","seat":)" + number),
                           now);
            }
            if (!field(mine, "ready").boolean) return say(at("ready", R"("ready":true)"), now);
            return;
        }
        if (field(mine, "away").kind == Json::Kind::text) return say(at("return"), now);
        if (chance % 23 == 0) return say(at("leave"), now);
        if (chance % 7 == 0) {
            return say(at("say", R"("key":")" + std::to_string(seat_) + '-' +
                                     std::to_string(++turns_) + R"(","text":"hm")"),
                       now);
        }
        if (stage != "playing" ||
            whole_of(field(game_, "view"), "to_act") != static_cast<std::int64_t>(seat_) + 1) {
            return;
        }
        say(at("move", R"("viewer":null,"answers":)" + std::to_string(whole_of(game_, "number")) +
                           R"(,"move":)" + some_move(field(game_, "view"), ++turns_)),
            now);
    }

    void read() {
        while (!inbox_.empty()) {
            const Json message = std::move(inbox_.front());
            inbox_.pop_front();
            const bool answer = asked_ && protocol::whole_or_none(message, "re") == asked_;
            if (answer) asked_.reset();
            if (text_of(message, "type") == "refused") {
                if (answer) refused(text_of(message, "reason"));
                continue;
            }
            if (answer && text_of(message, "type") == "welcome")
                greeted_ = true;
            else if (answer && text_of(message, "type") == "events")
                pending_.reset();
            note(message);
        }
    }
    void refused(std::string_view reason) {
        if (reason == "message.unavailable" || reason == "message.too_fast") return;
        // What was decided by what one knew a while ago: a computer player has moved since, or the
        // game is over.
        static const std::set<std::string_view> late{
            "message.stale",         "message.away",         "message.not_running",
            "message.not_over",      "message.not_playing",  "message.too_much_said",
            "message.not_your_seat", "refusal.not_your_turn"};
        EXPECT_TRUE(late.contains(reason)) << reason;
        pending_.reset();
        number_ = 0;
    }
    void note(const Json& message) {
        const std::string_view type = text_of(message, "type");
        if (type != "online" && type != "events") return;
        const std::string table{text_of(message, "table")};
        const bool adopts = seat_ == 0 && table_.empty() && pair_.table.empty() && !pair_.enough;
        if (type == "online" && adopts) {
            pair_.table = table_ = table;  // one's own new one
        }
        std::int64_t last = number_;
        bool gap = false;
        if (type == "events") {
            for (const Json& event : field(message, "events").items) {
                const std::int64_t number = whole_of(event, "number");
                gap = gap || number > last + 1;
                last = std::max(last, number);
                std::string& told = pair_.answered[table][number];
                const std::string what =
                    std::string{text_of(event, "kind")} + std::to_string(whole_of(event, "at"));
                EXPECT_TRUE(told.empty() || told == what) << told << " was told as " << what;
                told = what;
            }
        } else {
            last = whole_of(message, "number");
        }
        if (table != table_ || last < number_) return;
        if (gap || whole_of(message, "number") > last) {
            number_ = 0;
            return;
        }
        number_ = last;
        room_ = field(message, "room");
        const Json& game = field(message, "game");
        if (game.kind == Json::Kind::object) game_ = game;
        if (game.kind == Json::Kind::list && !game.items.empty()) game_ = game.items.back();
    }

    Pair& pair_;
    std::size_t seat_;
    std::string secret_;
    Node* node_ = nullptr;
    server::SessionId session_ = 0;
    bool greeted_ = false;
    bool lost_ = false;
    std::deque<Json> inbox_;
    std::int64_t last_id_ = 0;
    std::optional<std::int64_t> asked_;
    Time asked_at_ = 0;
    std::optional<std::string> pending_;
    unsigned turns_ = 0;
    std::string table_;
    std::int64_t number_ = 0;  // 0: to be asked for
    Json room_;
    Json game_;
};

class Day {
  public:
    explicit Day(unsigned chance) : random_(chance) {
        std::vector<store::Person> people;
        for (std::size_t n = 0; n < 2 * pairs_.size(); ++n) {
            people.push_back({.id = "person" + std::to_string(n),
                              .name = "Player",
                              .secret_hash = server::hash_of(key_of(n)),
                              .created = {},
                              .seen = {}});
        }
        store::begin_anew(std::move(people));
        store_ = *store::Store::open("");
        for (auto& node : nodes_)
            node = std::make_unique<Node>(hours_, *store_, random_);
        for (std::size_t n = 0; n < 2 * pairs_.size(); ++n) {
            people_.push_back(std::make_unique<Somebody>(pairs_[n / 2], n % 2, key_of(n)));
            wake(n);
        }
    }

    void pass() {
        fail();
        run(24 * hour);
        // Nothing fails any more: every game ends, in time.
        calm_ = true;
        store::set_away(false);
        store::set_unsure(false);
        for (Pair& pair : pairs_)
            pair.enough = true;
        for (int days = 2; days < 40 && !all_over(); ++days)
            run(days * 24 * hour);
        EXPECT_TRUE(all_over()) << "somebody is stuck";
        check();
    }

  private:
    void run(Time until) {
        while (hours_.next(until))
            settle();
    }
    // What the store answers comes soon, but not always at once.
    void settle() {
        for (int turns = 0; turns < 100; ++turns) {
            for (const auto& node : nodes_)
                node->run();
            if (random_() % 8 == 0 && !calm_) return;
            const bool more = store::deliver_one();
            for (const store::News& news : store::take_news())
                tell(news);
            if (!more) return;
        }
    }
    // A notification takes its time, or is lost with its connection, and then all is looked at.
    void tell(const store::News& news) {
        const bool lost = !calm_ && random_() % 50 == 0;
        for (const auto& node : nodes_) {
            hours_.at(hours_.now() + static_cast<Time>(random_() % 50),
                      [&node, news = lost ? store::News{} : news] {
                          if (node->is_there()) node->reception().news(news);
                      });
        }
    }
    // Mostly soon, sometimes after a meal.
    void wake(std::size_t n) {
        const Time pause = random_() % 40 == 0 ? hour : 3 * minute;
        hours_.at(hours_.now() + 1 + static_cast<Time>(random_()) % pause, [this, n] {
            const auto& node = nodes_[random_() % nodes_.size()];
            if (!calm_ && random_() % 60 == 0) people_[n]->leave();
            if (node->is_there()) {
                people_[n]->wake(*node, hours_.now(), static_cast<unsigned>(random_()));
            }
            wake(n);
        });
    }
    // Every few minutes something.
    void fail() {
        hours_.at(hours_.now() + static_cast<Time>(random_()) % (10 * minute), [this] {
            if (calm_) return;
            const Time lasts = 1 + static_cast<Time>(random_()) % minute;
            switch (random_() % 5) {
                case 0:
                    store::set_away(true);
                    hours_.at(hours_.now() + lasts, [] { store::set_away(false); });
                    break;
                case 1:
                    store::set_unsure(true);
                    hours_.at(hours_.now() + lasts, [] { store::set_unsure(false); });
                    break;
                case 2:
                    kill(random_() % nodes_.size(), lasts);
                    break;
                case 3:
                    nodes_[random_() % nodes_.size()]->set_clock(
                        static_cast<Time>(random_() % (4 * hour)) - 2 * hour);
                    break;
                default:
                    for (const auto& one : people_)
                        one->leave();
            }
            ++troubles_;
            fail();
        });
    }
    void kill(std::size_t victim, Time lasts) {
        Node& node = *nodes_[victim];
        if (!node.is_there()) return;
        for (const auto& one : people_) {
            if (one->is_at(node)) one->lose();
        }
        node.die();
        hours_.at(hours_.now() + lasts, [&node] { node.begin(); });
    }
    bool all_over() const {
        return std::ranges::all_of(pairs_, [](const Pair& pair) { return pair.table.empty(); });
    }

    void check() const {
        std::size_t acknowledged = 0;
        std::size_t games = 0;
        for (const Pair& pair : pairs_) {
            games += pair.games;
            EXPECT_GT(pair.games, 0u);
            for (const auto& [table, events] : pair.answered) {
                const auto kept = store::kept_events(table);
                std::set<online::EventNumber> moves;
                std::set<std::string> keys;
                for (const store::KeptEvent& one : kept) {
                    const auto event = online::read_event(one.event.payload);
                    ASSERT_TRUE(event);
                    if (event->kind == online::EventKind::moved && event->answers && !event->yes) {
                        EXPECT_TRUE(moves.insert(*event->answers).second) << "a move twice";
                    }
                    if (!event->key.empty()) {
                        EXPECT_TRUE(keys.insert(event->key).second) << "a remark twice";
                    }
                }
                for (const auto& [number, what] : events) {
                    ASSERT_LE(number, std::ssize(kept)) << "lost: " << what;
                    const auto event = online::read_event(
                        kept[static_cast<std::size_t>(number) - 1].event.payload);
                    EXPECT_EQ(std::string{name_of(event->kind)} + std::to_string(event->at), what);
                }
                acknowledged += events.size();
            }
        }
        EXPECT_GT(troubles_, 50);
        std::printf("%zu events acknowledged, %zu games, %d troubles\n", acknowledged, games,
                    troubles_);
    }

    std::mt19937 random_;
    Hours hours_;
    std::unique_ptr<store::Store> store_;
    std::array<Pair, 4> pairs_;
    std::array<std::unique_ptr<Node>, 2> nodes_;
    std::vector<std::unique_ptr<Somebody>> people_;
    bool calm_ = false;
    int troubles_ = 0;
};

TEST(Day, PassesAndNothingIsLostOrDoubledAndNobodyStuck) {
    const char* const days = std::getenv("VELATURA_DAYS");
    const unsigned most = days == nullptr ? 2 : static_cast<unsigned>(std::atoi(days));
    for (unsigned day = 1; day <= most && !HasFailure(); ++day) {
        SCOPED_TRACE(day);
        Day{day}.pass();
    }
}

}  // namespace
}  // namespace velatura::server_test
