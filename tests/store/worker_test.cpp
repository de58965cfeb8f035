// A connection that breaks at the worst moment: while a transaction is being committed.
#include "store/worker.h"

#include "store/both.h"
#include "store/postgresql.h"

namespace velatura::store {

namespace {

enum class Breaks { before, after };  // the server has committed

// Breaks once, in its first commit.
class Brittle final : public Connection {
  public:
    Brittle(std::unique_ptr<Connection> inner, Breaks breaks)
        : inner_{std::move(inner)}, breaks_{breaks} {}

    const std::string& place() const override { return inner_->place(); }
    using Connection::run;
    Result<std::vector<Rows>> run(std::span<const Call> calls) override {
        return inner_->run(calls);
    }
    Result<void> script(std::string_view sql) override { return inner_->script(sql); }
    Result<void> begin() override { return inner_->begin(); }
    Result<void> begin_alone() override { return inner_->begin_alone(); }
    Result<void> commit() override {
        if (breaks_ == Breaks::after) inner_->commit().value();
        return std::unexpected{StoreError{StoreFault::unavailable, "here", "broken"}};
    }
    void roll_back() override { inner_->roll_back(); }
    std::optional<std::string> ticket() const override { return inner_->ticket(); }
    Result<void> back_up(const std::string& file) override { return inner_->back_up(file); }

  private:
    std::unique_ptr<Connection> inner_;
    Breaks breaks_;
};

class ABrokenCommit : public testing::TestWithParam<Breaks> {};
INSTANTIATE_TEST_SUITE_P(Postgresql, ABrokenCommit, testing::Values(Breaks::before, Breaks::after),
                         [](const auto& which) {
                             return which.param == Breaks::before ? "Before" : "After";
                         });

TEST_P(ABrokenCommit, IsNeitherLostNorDoneTwice) {
    const std::string address = shared_cluster().fresh_database();
    ASSERT_EQ(shared_cluster().trouble(), "");
    const auto store = Store::open(address);
    ASSERT_TRUE(store) << sentence(store.error());
    ASSERT_EQ(append(**store, new_table("t")), Appended::yes);

    Worker worker{[&] { return open_postgresql(address); },
                  std::make_unique<Brittle>(open_postgresql(address).value(), GetParam()),
                  std::chrono::seconds{30}};
    std::promise<Result<Appended>> outcome;
    worker.post({one_event("t", 0, "one"),
                 [&](Result<Appended> result) { outcome.set_value(std::move(result)); }});
    // Tried again after it had landed, it would meet itself as a conflict.
    EXPECT_EQ(outcome.get_future().get(), Appended::yes);
    EXPECT_EQ(read(**store, "t").value().size(), 1U);
}

}  // namespace

}  // namespace velatura::store
