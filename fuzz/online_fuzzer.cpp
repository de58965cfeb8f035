// Any lines as what happens at an online table: commands of several people, moves of a computer
// player, time. Nothing crashes; what is decided can happen; what is told is what the schema
// describes; and the stored events alone give the same table.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "content/loader.h"
#include "online/online_table.h"
#include "protocol/check.h"
#include "protocol/fields.h"

namespace {

using namespace velatura;
using online::OnlineTable;

void require(bool condition) {
    if (!condition) std::abort();
}

const std::string digits(64, '7');
const online::Fresh fresh{"next", digits, digits, digits};
constexpr std::string_view people[] = {"a", "b", "c", ""};
constexpr std::string_view set_up =
    R"({"type":"host","mode":"vincent","vincent_with_three":true,"scoring":[1],"hidden_hands":true,)"
    R"("seats":[{"kind":"open"},{"kind":"open"},{"kind":"bot","level":"visitor"}],)"
    R"("clock":{"kind":"relaxed","bank":60,"increment":5},"open":true,"spectators":true,)"
    R"("relief":"visitor"})";

class Driver {
  public:
    Driver() : table_("t", content::box_catalog()) {
        const auto message = protocol::read(set_up, "ToOnline");
        append(OnlineTable::host(content::box_catalog(), *message, "a", now_, fresh).value());
    }

    void command(std::string_view person, std::string_view text) {
        const auto message = protocol::read(text, "ToOnline");
        if (!message) return;
        const std::string_view type = protocol::text_of(*message, "type");
        if (type == "hello" || type == "tables" || type == "host") return;  // not for a table
        protocol::Answers answers;
        if (!OnlineTable::changes(*message)) {
            const auto done = table_.answer(answers, *message, person, now_, words::Language::ja);
            if (!done) table_.write_refusal(answers, done.error());
        } else if (const auto decided = table_.decide(*message, person, now_, fresh)) {
            auto [event, first, last, new_table] = *decided;
            if (new_table)
                require(OnlineTable{"next", content::box_catalog()}.apply(*new_table).has_value());
            if (event) {
                first = table_.number() + 1;
                append(*event);
                settle();
                last = table_.number();
            }
            table_.write_events(answers, first, last, person, now_, words::Language::de);
        } else {
            table_.write_refusal(answers, decided.error());
        }
        require_described(std::move(answers).text());
    }

    void wait(online::Time span) {
        now_ += span;
        settle();
    }

    void think(std::size_t choice) {
        const auto thinking = table_.to_think();
        if (!thinking) return;
        const auto moves = thinking->game->legal_moves(table_.state().game->match().state());
        const auto decided =
            table_.decide_thought(thinking->answers, moves[choice % moves.size()], now_);
        require(decided.has_value());
        append(*decided->event);
        settle();
    }

    // A damaged store: a copy may be refused, never crash.
    void damage(std::string_view event) const {
        OnlineTable copy = table_;
        auto read = online::read_event(event);
        if (read && copy.apply(*std::move(read))) (void)copy.next_alarm();
    }

    void require_the_same_again() const {
        OnlineTable again{"t", content::box_catalog()};
        for (const std::string& event : stored_)
            require(again.apply(online::read_event(event).value()).has_value());
        for (const std::string_view person : people)
            require(shown(again, person) == shown(table_, person));
    }

  private:
    void append(const online::Event& event) {
        stored_.push_back(online::write(event));
        require(online::read_event(stored_.back()) == event);
        require(table_.apply(event).has_value());
    }
    void settle() {
        for (int guard = 0; const auto event = table_.due(now_); ++guard) {
            require(guard < 100);
            append(*event);
        }
    }
    std::string shown(const OnlineTable& table, std::string_view person) const {
        protocol::Answers answers;
        table.write_table(answers, person, now_, words::Language::en);
        return std::move(answers).text();
    }
    static void require_described(const std::string& text) {
        const auto list = protocol::parse(text);
        require(list && list->kind == protocol::Json::Kind::list);
        for (const protocol::Json& message : list->items)
            require(protocol::check(message, "FromOnline").has_value());
    }

    OnlineTable table_;
    std::vector<std::string> stored_;
    online::Time now_ = 1'700'000'000'000;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text{reinterpret_cast<const char*>(data), size};
    Driver driver;
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (line.empty()) continue;
        const char what = line.front();
        line.remove_prefix(1);
        if (what == 'w')
            driver.wait(static_cast<online::Time>(line.size()) * 7'000);
        else if (what == 't')
            driver.think(line.size());
        else if (what == 'e')
            driver.damage(line);
        else
            driver.command(people[static_cast<unsigned char>(what) % std::size(people)], line);
    }
    driver.require_the_same_again();
    return 0;
}
