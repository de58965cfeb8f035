// Any lines as what happens to the reception of the online tables: connections that come, speak and
// go, time, a store that answers late, fails or was changed by another server. Nothing crashes,
// what is sent is what the schema describes, and whoever stays is answered, once.
#include <cstdint>
#include <cstdlib>
#include <map>

#include "content/loader.h"
#include "fake_store.h"
#include "protocol/fields.h"
#include "server/reception.h"

namespace {

using namespace velatura;

void require(bool condition) {
    if (!condition) std::abort();
}

struct Client final : server::Line {
    void send(const server::SharedText& list) override {
        const auto messages = protocol::parse(*list);
        require(messages && !messages->items.empty());
        for (const protocol::Json& message : messages->items)
            require(protocol::check(message, "FromOnline").has_value());
        if (protocol::find(messages->items.front(), "re") != nullptr) ++answered;
    }
    void close(server::Farewell /*why*/) override { closed = true; }
    void cut() override { closed = true; }

    server::SessionId session = 0;
    int asked = 0;
    int answered = 0;
    bool closed = false;
};

class Driver {
  public:
    Driver() : store_((begin(), std::move(*store::Store::open("")))) {}
    ~Driver() {
        store::set_away(false);
        settle();
        for (const auto& [name, client] : clients_)
            require(client.closed || client.answered == client.asked);
        bool done = false;
        reception_.finish([&done] { done = true; });
        settle();
        require(done);
    }
    Driver(const Driver&) = delete;
    Driver& operator=(const Driver&) = delete;

    void line(char what, std::string_view rest) {
        switch (what) {
            case '.':
                settle();
                break;
            case 'w':
                now_ += static_cast<server::Time>(rest.size()) * 3'000;
                ring();
                break;
            case '!':
                store::set_away(rest.empty());
                break;
            case 'n':
                store::disturb(std::string{rest});
                reception_.tables().news({std::string{rest}, rest.empty() ? 0 : 1'000});
                break;
            case '-':
                leave(rest.empty() ? 'a' : rest.front());
                break;
            default:
                say(what, rest);
        }
        store::deliver_one();
        run();
    }

  private:
    // Who may speak: three people by their secrets, 64 times the same digit.
    static void begin() {
        std::vector<store::Person> people;
        for (const char digit : {'1', '2', '3'}) {
            people.push_back({std::string(32, digit),
                              std::string{"Ada"},
                              server::hash_of(std::string(64, digit)),
                              {},
                              {}});
        }
        store::begin_anew(std::move(people));
    }

    void say(char who, std::string_view text) {
        Client& client = clients_[who];
        if (client.session == 0) client.session = *reception_.connect(client, "");
        const auto message = protocol::parse(text);
        const protocol::Json* const id = message ? protocol::find(*message, "id") : nullptr;
        if (id != nullptr && protocol::check(*id, "Id")) ++client.asked;
        reception_.receive(client.session, text);
    }

    void leave(char who) {
        const auto found = clients_.find(who);
        if (found == clients_.end()) return;
        reception_.disconnect(found->second.session);
        clients_.erase(found);
    }

    void run() {
        while (!posted_.empty()) {
            const auto task = std::move(posted_.front());
            posted_.pop_front();
            task();
        }
    }

    void settle() {
        for (int guard = 0; run(), store::deliver_one(); ++guard)
            require(guard < 10'000);
    }

    void ring() {
        while (!timers_.empty() && timers_.begin()->first <= now_) {
            const auto task = std::move(timers_.begin()->second);
            timers_.erase(timers_.begin());
            task();
            run();
        }
    }

    std::string digits(std::size_t count) {
        std::string number = std::to_string(++drawn_);
        return std::string(count - number.size(), '0') + number;
    }

    server::Time now_ = 1'700'000'000'000;
    std::deque<server::World::Call> posted_;
    std::multimap<server::Time, server::World::Call> timers_;
    std::size_t drawn_ = 0;
    server::World world_{
        .now = [this] { return now_; },
        .steady = [this] { return now_; },
        .post = [this](server::World::Call task) { posted_.push_back(std::move(task)); },
        .after =
            [this](std::chrono::milliseconds pause, server::World::Call task) {
                // Never at once: somebody who looks again and again would never stop.
                timers_.emplace(now_ + std::max<server::Time>(pause.count(), 1), std::move(task));
            },
        .random = [this](std::size_t count) { return digits(count); },
        .note = [](std::string_view) {}};
    std::unique_ptr<store::Store> store_;
    server::Thinkers thinkers_{0};
    server::Metrics metrics_;
    server::Allowances allowances_{.tables = 5, .watched = 3};
    std::map<char, Client> clients_;
    server::Reception reception_{{content::box_catalog(), *store_, thinkers_, world_, metrics_,
                                  allowances_, std::chrono::seconds{10}}};
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text{reinterpret_cast<const char*>(data), size};
    Driver driver;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (!line.empty()) driver.line(line.front(), line.substr(1));
    }
    return 0;
}
