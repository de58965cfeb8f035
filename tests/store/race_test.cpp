#include <thread>

#include "store/both.h"

namespace velatura::store {

namespace {

class Races : public OnBoth {};
ON_BOTH(Races);

TEST_P(Races, OfTwoStoresForTheSameNumbersHaveOneWinnerEach) {
    constexpr Number moves = 60;
    ASSERT_TRUE(kept(new_table("a")));
    ASSERT_TRUE(kept(new_table("b")));
    const auto other = open();
    ASSERT_TRUE(other);
    struct Outcome {
        std::string table;
        Number number;
        std::string payload;
    };
    // Each tries for every number at both tables, in opposite orders, and notes what it won.
    const auto race = [&](Store& store, const std::string& name, std::vector<std::string> tables) {
        std::vector<Outcome> won;
        for (Number number = 1; number <= moves; ++number) {
            for (const std::string& table : tables) {
                std::string payload = name + std::to_string(number);
                if (append(store, one_event(table, number - 1, payload)) == Appended::yes) {
                    won.push_back({table, number, payload});
                }
            }
        }
        return won;
    };
    std::vector<Outcome> first;
    std::thread beside{[&] { first = race(*store_, "first", {"a", "b"}); }};
    const std::vector<Outcome> second = race(*other, "second", {"b", "a"});
    beside.join();

    for (const std::string table : {"a", "b"}) {
        const auto there = payloads(table);
        ASSERT_EQ(there.size(), static_cast<std::size_t>(moves));
        std::size_t claimed = 0;
        for (const auto& won : {first, second}) {
            for (const Outcome& each : won) {
                if (each.table != table) continue;
                ++claimed;
                EXPECT_EQ(there[static_cast<std::size_t>(each.number - 1)], each.payload);
            }
        }
        EXPECT_EQ(claimed, there.size());
    }
}

TEST_P(Races, OfProcessesLoseNothing) {
    constexpr int each = 25;
    ASSERT_TRUE(kept(new_table("t")));
    std::vector<std::unique_ptr<Process>> children;
    for (int i = 0; i < 3; ++i) {
        children.push_back(std::make_unique<Process>(
            std::vector<std::string>{STORE_CHILD, address_, "race", "t", std::to_string(each)}));
    }
    for (const auto& child : children) {
        EXPECT_EQ(child->line(), std::to_string(each));
        EXPECT_EQ(child->wait(), 0);
    }
    const auto there = payloads("t");
    ASSERT_EQ(there.size(), children.size() * each);
    for (std::size_t i = 0; i < there.size(); ++i)
        EXPECT_TRUE(there[i].starts_with("t " + std::to_string(i + 1) + " of ")) << there[i];
}

TEST_P(Races, OfOpeningANewDatabaseMakeOneSchema) {
    store_ = nullptr;
    const std::string address =
        GetParam() == Kind::sqlite ? folder_.file("new.db") : shared_cluster().fresh_database();
    std::vector<std::unique_ptr<Process>> children;
    for (int i = 0; i < 3; ++i) {
        children.push_back(
            std::make_unique<Process>(std::vector<std::string>{STORE_CHILD, address, "open", "t"}));
    }
    for (const auto& child : children)
        EXPECT_EQ(child->line(), "open");
}

}  // namespace

}  // namespace velatura::store
