// Tests that run on both databases: TEST_P(Something, …) with class Something : public OnBoth, then
// ON_BOTH(Something).
#pragma once

#include <gtest/gtest.h>

#include "store/answers.h"
#include "store/cluster.h"

namespace velatura::store {

inline std::string sentence(const StoreError& error) {
    return std::string{name_of(error.reason)} + " at " + error.place + ": " + error.detail;
}

enum class Kind { sqlite, postgresql };

class OnBoth : public testing::TestWithParam<Kind> {
  protected:
    void SetUp() override {
        if (GetParam() == Kind::sqlite) {
            address_ = "sqlite:" + folder_.file("tables.db");
        } else {
            address_ = shared_cluster().fresh_database();
            ASSERT_EQ(shared_cluster().trouble(), "");
        }
        store_ = open();
        ASSERT_TRUE(store_);
    }

    std::unique_ptr<Store> open(Options options = {}) {
        auto opened = Store::open(address_, std::move(options));
        if (!opened) {
            ADD_FAILURE() << sentence(opened.error());
            return nullptr;
        }
        return std::move(*opened);
    }

    // Whether it was kept; anything but a conflict is a failure.
    bool kept(Append wanted) { return kept(*store_, std::move(wanted)); }
    static bool kept(Store& store, Append wanted) {
        const auto outcome = append(store, std::move(wanted));
        if (!outcome) ADD_FAILURE() << sentence(outcome.error());
        return outcome == Appended::yes;
    }

    // Whoever says something must be known.
    void know(const std::string& person) {
        ASSERT_TRUE(answer<void>([&](auto done) {
            store_->put_person({person, "Name", "hash of " + person, at(1), at(1)}, done);
        }));
    }

    std::vector<std::string> payloads(const std::string& table, Number after = 0) {
        std::vector<std::string> texts;
        const auto events = read(*store_, table, after);
        if (!events) ADD_FAILURE() << sentence(events.error());
        for (const KeptEvent& event : events.value_or(std::vector<KeptEvent>{}))
            texts.push_back(event.event.payload);
        return texts;
    }

    Folder folder_;
    std::string address_;
    std::unique_ptr<Store> store_;
};

using Texts = std::vector<std::string>;

}  // namespace velatura::store

#define ON_BOTH(Fixture)                                            \
    INSTANTIATE_TEST_SUITE_P(                                       \
        , Fixture, testing::Values(Kind::sqlite, Kind::postgresql), \
        [](const auto& which) { return which.param == Kind::sqlite ? "Sqlite" : "Postgresql"; })
