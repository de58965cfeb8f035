#include "store/both.h"

namespace velatura::store {

namespace {

class Appends : public OnBoth {};
ON_BOTH(Appends);

TEST_P(Appends, AreReadBackInTheirOrder) {
    ASSERT_TRUE(kept(new_table("t")));
    ASSERT_TRUE(kept(one_event("t", 0, "one")));
    ASSERT_TRUE(kept(one_event("t", 1, "two")));
    ASSERT_TRUE(kept(one_event("t", 2, "three")));
    EXPECT_EQ(payloads("t"), (Texts{"one", "two", "three"}));
    EXPECT_EQ(payloads("t", 1), (Texts{"two", "three"}));
    EXPECT_EQ(payloads("t", 3), Texts{});
    EXPECT_EQ(payloads("unknown"), Texts{});
}

TEST_P(Appends, KeepEverythingOfAnEvent) {
    know("anna");
    Append wanted = new_table("t");
    wanted.events = {{"move", "anna", R"({"take":3})"}, {"chat", "", ""}};
    ASSERT_TRUE(kept(wanted));
    const std::vector<KeptEvent> expected{{1, at(1000), wanted.events[0]},
                                          {2, at(1000), wanted.events[1]}};
    EXPECT_EQ(read(*store_, "t").value(), expected);
}

TEST_P(Appends, MeetAConflictWhenTheNumberIsTaken) {
    ASSERT_TRUE(kept(new_table("t")));
    ASSERT_TRUE(kept(one_event("t", 0, "first")));
    EXPECT_FALSE(kept(one_event("t", 0, "second")));
    EXPECT_EQ(payloads("t"), Texts{"first"});
    EXPECT_EQ(store_->counters().conflicts, 1U);
}

TEST_P(Appends, MeetAConflictWhenNumbersWouldBeLeftOut) {
    ASSERT_TRUE(kept(new_table("t")));
    EXPECT_FALSE(kept(one_event("t", 1, "too early")));
    EXPECT_EQ(payloads("t"), Texts{});
}

TEST_P(Appends, MeetAConflictAtATableThatIsNotThere) {
    EXPECT_FALSE(kept(one_event("t", 0, "nowhere")));
}

TEST_P(Appends, MakeATableOnlyOnce) {
    ASSERT_TRUE(kept(new_table("t", {.listing = "first"})));
    EXPECT_FALSE(kept(new_table("t", {.listing = "second"})));
    const auto table = answer<std::optional<StoredTable>>([&](auto d) { store_->table("t", d); });
    EXPECT_EQ(table.value()->status.listing, "first");
}

TEST_P(Appends, AreKeptWhollyOrNotAtAll) {
    ASSERT_TRUE(kept(new_table("t", {.listing = "before"})));
    ASSERT_TRUE(kept(one_event("t", 0, "one")));
    Append late = one_event("t", 0, "late");
    late.events.push_back({"move", "", "later"});
    late.status = Status{.state = Lifecycle::over, .listing = "after"};
    late.secret = "secret";
    late.record = "record";
    EXPECT_FALSE(kept(late));
    EXPECT_EQ(payloads("t"), Texts{"one"});
    const auto table = answer<std::optional<StoredTable>>([&](auto d) { store_->table("t", d); });
    EXPECT_EQ(table.value()->status.listing, "before");
    using Text = std::optional<std::string>;
    EXPECT_EQ(answer<Text>([&](auto d) { store_->secret("t", d); }).value(), std::nullopt);
    EXPECT_EQ(answer<Text>([&](auto d) { store_->record("t", d); }).value(), std::nullopt);

    late.after = 1;
    EXPECT_TRUE(kept(late));
    EXPECT_EQ(payloads("t"), (Texts{"one", "late", "later"}));
    EXPECT_EQ(answer<Text>([&](auto d) { store_->secret("t", d); }).value(), "secret");
    EXPECT_EQ(answer<Text>([&](auto d) { store_->record("t", d); }).value(), "record");
}

TEST_P(Appends, ThatAreAskedForTogetherShareTransactionsAndAnswerInOrder) {
    constexpr int tables = 10;
    constexpr Number moves = 100;
    for (int t = 0; t < tables; ++t)
        ASSERT_TRUE(kept(new_table("t" + std::to_string(t))));
    const auto groups_before = store_->counters().groups;
    std::vector<int> answered;  // only the writer's thread touches it until it is gone
    for (Number move = 0; move < moves; ++move) {
        for (int t = tables - 1; t >= 0; --t) {
            const int order = static_cast<int>(move) * tables + (tables - 1 - t);
            store_->append(one_event("t" + std::to_string(t), move, std::to_string(move)),
                           [&answered, order](const Result<Appended>& outcome) {
                               if (outcome == Appended::yes) answered.push_back(order);
                           });
        }
    }
    ASSERT_TRUE(answer<void>([&](auto done) { store_->ping(done); }));
    const Counters counters = store_->counters();
    store_ = nullptr;
    std::vector<int> expected(tables * moves);
    for (std::size_t i = 0; i < expected.size(); ++i)
        expected[i] = static_cast<int>(i);
    EXPECT_EQ(answered, expected);
    EXPECT_LT(counters.groups - groups_before, expected.size() / 2);
    store_ = open();
    for (int t = 0; t < tables; ++t)
        EXPECT_EQ(payloads("t" + std::to_string(t)).size(), static_cast<std::size_t>(moves));
}

TEST_P(Appends, ThatCannotBeKeptDoNotHarmTheOthersOfTheirGroup) {
    ASSERT_TRUE(kept(new_table("t")));
    ASSERT_TRUE(kept(new_table("u")));
    std::vector<std::string> outcomes;
    const auto note = [&](const Result<Appended>& outcome) {
        outcomes.emplace_back(!outcome                    ? name_of(outcome.error().reason)
                              : *outcome == Appended::yes ? "yes"
                                                          : "conflict");
    };
    Append stranger = one_event("t", 1, "with a seat for nobody known");
    stranger.seats = {{"nobody", "host"}};
    // Something slow before them, so that they come together.
    ASSERT_TRUE(answer<void>([&](auto done) { store_->ping(done); }));
    store_->append(one_event("t", 0, "one"), note);
    store_->append(stranger, note);
    store_->append(one_event("t", 1, "two"), note);
    store_->append(one_event("t", 1, "taken"), note);
    store_->append(one_event("u", 0, "elsewhere"), note);
    ASSERT_TRUE(answer<void>([&](auto done) { store_->ping(done); }));
    EXPECT_EQ(outcomes, (Texts{"yes", "refused", "yes", "conflict", "yes"}));
    EXPECT_EQ(payloads("t"), (Texts{"one", "two"}));
    EXPECT_EQ(payloads("u"), Texts{"elsewhere"});
}

TEST_P(Appends, KeepTextsAsTheyAre) {
    const Texts texts{"'; DROP TABLE events; --", R"(\'" $1 ?1 :a @b %s \0 \x00 E'\\')",
                      "\n\r\t\x01\x7f", "絵の具 🎨 ä", ""};
    ASSERT_TRUE(kept(new_table(texts[0], {.listing = texts[1]})));
    Append wanted = one_event(texts[0], 0, "");
    wanted.events.clear();
    for (const std::string& text : texts) {
        know(text);
        wanted.events.push_back({text, text, text});
    }
    ASSERT_TRUE(kept(wanted));
    const auto events = read(*store_, texts[0]).value();
    ASSERT_EQ(events.size(), texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i)
        EXPECT_EQ(events[i].event, wanted.events[i]);
}

TEST_P(Appends, RefuseWhatIsNoText) {
    ASSERT_TRUE(kept(new_table("t")));
    for (const std::string& text :
         {std::string("a\0b", 3), std::string("\xff"), std::string("\xc3")}) {
        const auto outcome = append(*store_, one_event("t", 0, text));
        ASSERT_FALSE(outcome);
        EXPECT_EQ(outcome.error().reason, StoreFault::refused);
    }
    EXPECT_EQ(payloads("t"), Texts{});
}

TEST_P(Appends, KeepLargePayloads) {
    ASSERT_TRUE(kept(new_table("t")));
    Append wanted = one_event("t", 0, "");
    wanted.events.clear();
    for (const char letter : {'a', 'b', 'c', 'd', 'e', 'f'})
        wanted.events.push_back({"move", "", std::string(1'000'000, letter)});
    ASSERT_TRUE(kept(wanted));
    const auto texts = payloads("t");
    ASSERT_EQ(texts.size(), wanted.events.size());
    for (std::size_t i = 0; i < texts.size(); ++i)
        EXPECT_TRUE(texts[i] == wanted.events[i].payload) << i;
}

TEST_P(Appends, OfManyEventsAreKeptTogether) {
    Append wanted = new_table("t");
    for (int i = 0; i < 3000; ++i)
        wanted.events.push_back({"move", "", std::to_string(i)});
    ASSERT_TRUE(kept(wanted));
    const auto texts = payloads("t");
    ASSERT_EQ(texts.size(), 3000U);
    EXPECT_EQ(texts.back(), "2999");
    EXPECT_TRUE(kept(one_event("t", 3000, "next")));
}

TEST_P(Appends, AreThereAfterOpeningAgain) {
    ASSERT_TRUE(kept(new_table("t")));
    // Asked for and not waited for: the store finishes it when it closes.
    store_->append(one_event("t", 0, "one"), [](const Result<Appended>&) {});
    store_ = nullptr;
    store_ = open();
    EXPECT_EQ(payloads("t"), Texts{"one"});
}

}  // namespace

}  // namespace velatura::store
