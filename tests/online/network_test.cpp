// Whole games over a network that drops, doubles and reorders, with people who leave, return, talk,
// ask and press twice, and a clock. In the end everybody sees what the table says they should.
#include <deque>
#include <set>

#include "house.h"

namespace velatura::test {
namespace {

// A page: believes what it is told, and asks where something is missing.
class Client {
  public:
    explicit Client(std::string person) : person_(std::move(person)) {}

    const std::string& person() const { return person_; }
    const Json& room() const { return room_; }
    const Json& view() const { return view_; }
    bool missed() const { return missed_; }
    EventNumber number() const { return number_; }
    std::int64_t entries() const { return entries_; }

    void hear(const Json& message) {
        const std::string_view type = text_of(message, "type");
        if (type == "refused") {
            const auto number = protocol::whole_or_none(message, "number");
            if (number && static_cast<EventNumber>(*number) > number_) missed_ = true;
            return;
        }
        const auto number = static_cast<EventNumber>(whole_of(message, "number"));
        if (number < number_) return;
        if (type == "online") {
            if (field(message, "game").kind == Json::Kind::object) stand(field(message, "game"));
        } else {
            const auto& events = field(message, "events").items;
            const auto first = events.empty()
                                   ? number + 1
                                   : static_cast<EventNumber>(whole_of(events[0], "number"));
            const auto last = first + events.size() - 1;
            if (number > number_ && (first > number_ + 1 || last < number)) {
                missed_ = true;
                return;
            }
            for (const Json& game : field(message, "game").items) {
                const auto entry = whole_of(game, "number");
                if (text_of(game, "type") == "table" || entry == entries_ + 1) stand(game);
            }
        }
        number_ = number;
        room_ = field(message, "room");
        missed_ = false;
    }

    // Anything a person might do now.
    std::pair<std::string, std::string> wish(chance::FastRandom& random) {
        if (text_of(room_, "stage") == "waiting") return {"ready", R"("ready":true)"};
        const std::string last = std::to_string(entries_);
        const std::string key = std::to_string(++said_);
        const std::string answers = R"("viewer":null,"answers":)" + last;
        switch (random.below(40)) {
            case 0:
                return {"leave", ""};
            case 1:
            case 2:
            case 3:
                return {"return", ""};
            case 4:
                return {"say", R"("key":")" + key + R"(","text":"hm")"};
            case 5:
                return {"react", R"("key":")" + key + R"(","reaction":"wow")"};
            case 6:
                return {"undo", answers};
            case 7:
            case 8:
                return {"undo_answer", R"("answers":)" + last + R"(,"agree":true)"};
            case 9:
                return {"undo_answer", R"("answers":)" + last + R"(,"agree":false)"};
            case 10:
                return {"rest", R"("rest":true)"};
            case 11:
            case 12:
                return {"rest", R"("rest":false)"};
            case 13:
                return {"vote", R"("seat":)" + std::to_string(random.below(5) + 1)};
            case 14:  // too late, or nonsense
                return {"move",
                        R"("viewer":null,"answers":)" +
                            std::to_string(random.below(static_cast<std::uint32_t>(entries_) + 2)) +
                            R"(,"move":{"kind":"take","position":1})"};
            default:
                break;
        }
        const bool turn = view_.kind == Json::Kind::object && text_of(view_, "phase") == "turn" &&
                          whole_of(view_, "to_act") == protocol::whole_or_none(view_, "viewer");
        if (!turn) return {"ready", R"("ready":true)"};
        return {"move", answers + R"(,"move":)" + any_move(view_, random)};
    }

  private:
    void stand(const Json& game) {
        entries_ = whole_of(game, "number");
        view_ = field(game, "view");
    }

    std::string person_;
    EventNumber number_ = 0;
    std::int64_t entries_ = 0;
    Json room_;
    Json view_;
    bool missed_ = true;
    int said_ = 0;
};

class Network {
  public:
    Network(House& house, std::uint64_t seed) : house_(house), random_(seed) {}

    void connect(const std::string& person) { lines_.push_back({Client{person}, {}, {}}); }

    void step() {
        Line& line = lines_[random_.below(static_cast<std::uint32_t>(lines_.size()))];
        switch (random_.below(8)) {
            case 0:
            case 1:
                say(line);
                break;
            case 2:
                house_.wait(random_.below(4'000));
                tell();
                break;
            case 3:
                if (house_.think(random_)) tell();
                break;
            case 4:
            case 5:
                deliver_up(line);
                break;
            default:
                deliver_down(line);
        }
    }

    // All that is under way arrives, and everybody asks once more.
    void calm() {
        for (Line& line : lines_) {
            line.up.clear();
            while (!line.down.empty())
                deliver_down(line);
            for (const Json& answer :
                 house_.say(line.client.person(), "sync",
                            R"("viewer":null,"after":)" + std::to_string(line.client.number()))) {
                line.client.hear(answer);
            }
        }
    }

    void expect_all_see_the_table() const {
        for (const Line& line : lines_) {
            const Json right = house_.snapshot(line.client.person());
            EXPECT_EQ(line.client.number(), house_.last());
            EXPECT_EQ(text_of_json(line.client.room()), text_of_json(field(right, "room")));
            const Json& game = field(right, "game");
            if (game.kind == Json::Kind::null) continue;
            EXPECT_EQ(text_of_json(line.client.view()), text_of_json(field(game, "view")));
        }
    }

  private:
    struct Line {
        Client client;
        std::deque<std::pair<std::string, std::string>> up;
        std::deque<std::string> down;
    };

    void say(Line& line) {
        if (line.client.missed()) {
            line.up.emplace_back(
                "sync", line.client.number() == 0
                            ? R"("viewer":null)"
                            : R"("viewer":null,"after":)" + std::to_string(line.client.number()));
            return;
        }
        const auto wish = line.client.wish(random_);
        for (std::uint32_t times = 1 + (random_.below(4) == 0); times > 0; --times)
            line.up.push_back(wish);
    }

    // One of the messages under way, not always the first; some get lost.
    template <typename Queue>
    std::optional<typename Queue::value_type> next(Queue& queue) {
        if (queue.empty()) return {};
        const auto place =
            random_.below(4) == 0 ? random_.below(static_cast<std::uint32_t>(queue.size())) : 0;
        auto message = queue[place];
        const auto fate = random_.below(12);
        if (fate != 1) queue.erase(queue.begin() + place);  // 1: it will arrive once more
        if (fate == 0) return {};
        return message;
    }

    void deliver_up(Line& line) {
        const auto message = next(line.up);
        if (!message) return;
        line.down.push_back(house_.raw(line.client.person(), message->first, message->second));
        tell();
    }

    void deliver_down(Line& line) {
        const auto message = next(line.down);
        if (!message) return;
        for (const Json& one : checked(*message))
            line.client.hear(one);
    }

    // What happened since the last time, to all.
    void tell() {
        if (told_ == house_.last()) return;
        for (Line& line : lines_)
            line.down.push_back(house_.told(line.client.person(), {told_ + 1, house_.last()}));
        told_ = house_.last();
    }

    House& house_;
    chance::FastRandom random_;
    std::vector<Line> lines_;
    EventNumber told_ = 0;
};

class BadNetwork : public testing::TestWithParam<Kind> {};

TEST_P(BadNetwork, LosesNothingAndDoublesNothing) {
    House house{std::string{GetParam().fields} +
                R"(,"clock":{"kind":"relaxed","bank":60,"increment":3})"};
    const std::array<std::string, 5> people{"Ada", "Ben", "Cleo", "Eve", "Fay"};
    Network network{house, 31};
    for (int i = 0; i < GetParam().people; ++i) {
        network.connect(people[static_cast<std::size_t>(i)]);
        house.sit(people[static_cast<std::size_t>(i)]);
    }
    house.done("Dan", "join", R"("name":"Dan")");
    network.connect("Dan");
    network.connect("");  // somebody at the window
    int steps = 0;
    for (; house.stage() != "over" && steps < 20'000 && !HasFailure(); ++steps) {
        network.step();
        if (steps % 50 == 0) {
            network.calm();
            network.expect_all_see_the_table();
        }
    }
    EXPECT_EQ(house.stage(), "over") << steps << " steps, " << house.entries() << " entries";
    network.calm();
    network.expect_all_see_the_table();
    // Each move stands in the record once: it replays, and what the shuffle promised was kept.
    const auto record = house.record();
    EXPECT_NE(record.find("[Secret"), std::string::npos);
    std::set<std::string> keys;
    for (const online::Event& event : house.table().state().events) {
        if (event.key.empty()) continue;
        EXPECT_TRUE(keys.insert(event.person + " " + event.key).second) << "said twice";
    }
}

INSTANTIATE_TEST_SUITE_P(EveryMode, BadNetwork, testing::ValuesIn(kinds()),
                         [](const auto& kind) { return std::string{kind.param.name}; });

}  // namespace
}  // namespace velatura::test
