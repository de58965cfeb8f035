#include <thread>

#include "store/both.h"

namespace velatura::store {

namespace {

class People : public OnBoth {
  protected:
    const Person anna_{"p1", "Anna", "hash of anna", at(1), at(2)};
    const Person ben_{"p2", "Ben", "hash of ben", at(3), at(4)};

    Result<void> put(const Person& person) {
        return answer<void>([&](auto done) { store_->put_person(person, done); });
    }
    std::optional<Person> person(const std::string& id) {
        return answer<std::optional<Person>>([&](auto done) { store_->person(id, done); }).value();
    }
    std::optional<PersonData> data(const std::string& id) {
        return answer<std::optional<PersonData>>([&](auto done) { store_->person_data(id, done); })
            .value();
    }
    Texts tables_of(const std::string& id) {
        Texts texts;
        const auto own =
            answer<std::vector<OwnTable>>([&](auto done) { store_->tables_of(id, done); });
        for (const OwnTable& each : own.value())
            texts.push_back(each.table.id + " as " + each.role);
        return texts;
    }
    void sit(const std::string& table, std::int64_t when, std::vector<Participant> seats) {
        Append wanted = new_table(table);
        wanted.at = at(when);
        wanted.seats = std::move(seats);
        wanted.events = {{"move", "p1", "taken"}, {"chat", "p1", "hello"}, {"chat", "p2", "hi"}};
        ASSERT_TRUE(kept(wanted));
    }
};
ON_BOTH(People);

std::optional<std::string> forget_talk(const StoredEvent& event) {
    if (event.kind != "chat") return std::nullopt;
    return "gone";
}

TEST_P(People, AreFoundByIdAndByTheHashOfTheirSecret) {
    ASSERT_TRUE(put(anna_));
    ASSERT_TRUE(put(ben_));
    EXPECT_EQ(person("p1"), anna_);
    EXPECT_EQ(person("p3"), std::nullopt);
    const auto with = [&](const std::string& hash) {
        return answer<std::optional<Person>>([&](auto done) { store_->person_with(hash, done); })
            .value();
    };
    EXPECT_EQ(with("hash of ben"), ben_);
    EXPECT_EQ(with("hash"), std::nullopt);
}

TEST_P(People, MayChangeTheirNameAndSecret) {
    ASSERT_TRUE(put(anna_));
    ASSERT_TRUE(put({"p1", "Annika", "another hash", at(99), at(5)}));
    EXPECT_EQ(person("p1"), (Person{"p1", "Annika", "another hash", at(1), at(5)}));
}

TEST_P(People, ThatAreGoneStayGone) {
    const auto rename = [&](const std::string& id) {
        return answer<bool>([&](auto done) { store_->rename_person(id, "Annika", done); }).value();
    };
    const auto see = [&](const std::string& id) {
        return answer<void>([&](auto done) { store_->people_seen({id}, at(5), done); }).has_value();
    };
    ASSERT_TRUE(put(anna_));
    EXPECT_TRUE(rename("p1"));
    EXPECT_TRUE(see("p1"));
    EXPECT_EQ(person("p1"), (Person{"p1", "Annika", "hash of anna", at(1), at(5)}));
    EXPECT_FALSE(rename("p2"));
    EXPECT_TRUE(see("p2"));  // which is nothing
    EXPECT_EQ(person("p2"), std::nullopt);
}

TEST_P(People, NeverShareASecret) {
    ASSERT_TRUE(put(anna_));
    Person thief = ben_;
    thief.secret_hash = anna_.secret_hash;
    const auto outcome = put(thief);
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().reason, StoreFault::refused);
    EXPECT_FALSE(outcome.error().detail.contains(anna_.secret_hash)) << "it would be logged";
    EXPECT_EQ(person("p2"), std::nullopt);
}

TEST_P(People, FindTheirTables) {
    ASSERT_TRUE(put(anna_));
    ASSERT_TRUE(put(ben_));
    sit("t1", 10, {{"p1", "host"}, {"p2", "guest"}});
    sit("t2", 20, {{"p1", "guest"}});
    EXPECT_EQ(tables_of("p1"), (Texts{"t2 as guest", "t1 as host"}));
    EXPECT_EQ(tables_of("p2"), Texts{"t1 as guest"});

    Append leaving = one_event("t1", 3, "bye");
    leaving.seats = {{"p1", ""}, {"p2", "host"}};
    ASSERT_TRUE(kept(leaving));
    EXPECT_EQ(tables_of("p1"), Texts{"t2 as guest"});
    EXPECT_EQ(tables_of("p2"), Texts{"t1 as host"});
}

TEST_P(People, GetAllThatIsKeptOfThem) {
    ASSERT_TRUE(put(anna_));
    ASSERT_TRUE(put(ben_));
    sit("t1", 10, {{"p1", "host"}, {"p2", "guest"}});
    const auto all = data("p1");
    ASSERT_TRUE(all);
    EXPECT_EQ(all->person, anna_);
    ASSERT_EQ(all->tables.size(), 1U);
    EXPECT_EQ(all->tables[0].role, "host");
    ASSERT_EQ(all->events.size(), 2U);
    EXPECT_EQ(all->events[0].event.event.payload, "taken");
    EXPECT_EQ(all->events[1].event.event.payload, "hello");
    EXPECT_FALSE(data("p3"));
}

TEST_P(People, AreErasedAndTheirGamesStay) {
    ASSERT_TRUE(put(anna_));
    ASSERT_TRUE(put(ben_));
    sit("t1", 10, {{"p1", "host"}, {"p2", "guest"}});
    const auto erase = [&] {
        return answer<bool>([&](auto done) { store_->erase_person("p1", forget_talk, done); })
            .value();
    };
    EXPECT_TRUE(erase());
    EXPECT_FALSE(erase());
    EXPECT_EQ(person("p1"), std::nullopt);
    EXPECT_FALSE(data("p1"));
    EXPECT_EQ(tables_of("p1"), Texts{});
    EXPECT_EQ(payloads("t1"), (Texts{"taken", "gone", "hi"}));
    const auto events = read(*store_, "t1").value();
    EXPECT_EQ(events[0].event.author, "");
    EXPECT_EQ(events[2].event.author, "p2");
    EXPECT_TRUE(kept(one_event("t1", 3, "goes on")));
}

// What another server was told by somebody who is being erased here.
TEST_P(People, ThatAreGoneSayNothingMore) {
    ASSERT_TRUE(put(anna_));
    ASSERT_TRUE(put(ben_));
    sit("t1", 10, {{"p1", "host"}, {"p2", "guest"}});
    const auto other = open();
    ASSERT_TRUE(
        answer<bool>([&](auto done) { store_->erase_person("p1", forget_talk, done); }).value());
    Append late = one_event("t1", 3, "still here");
    late.events[0].author = "p1";
    const auto outcome = append(*other, late);
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().reason, StoreFault::refused);
    EXPECT_EQ(payloads("t1"), (Texts{"taken", "gone", "hi"}));
    late.events[0].author = "p2";
    EXPECT_TRUE(kept(*other, late));
}

// However the two meet: nothing with that author is left.
TEST_P(People, AreErasedWhileTheySpeak) {
    ASSERT_TRUE(put(anna_));
    ASSERT_TRUE(kept(new_table("t1")));
    const auto other = open();
    std::thread speaker{[&] {
        for (Number number = 0;; ++number) {
            Append word = one_event("t1", number, "word");
            word.events[0].author = "p1";
            word.events[0].kind = "chat";
            if (append(*other, word) != Appended::yes) return;
        }
    }};
    while (payloads("t1").size() < 5) {
    }
    EXPECT_TRUE(
        answer<bool>([&](auto done) { store_->erase_person("p1", forget_talk, done); }).value());
    speaker.join();
    const auto events = read(*store_, "t1").value();
    for (const KeptEvent& event : events) {
        EXPECT_EQ(event.event.author, "");
        EXPECT_EQ(event.event.payload, "gone");
    }
}

TEST_P(People, AreSweptWhenUnseenForLongAndAtNoTable) {
    ASSERT_TRUE(put(anna_));
    ASSERT_TRUE(put(ben_));
    ASSERT_TRUE(put({"p3", "Cleo", "hash of cleo", at(1), at(1000)}));
    sit("t1", 10, {{"p1", "host"}});
    const Retention retention{.over = at(0), .idle = at(0), .empty = at(0), .unseen = at(500)};
    const auto swept = answer<Swept>([&](auto done) { store_->sweep(retention, done); });
    EXPECT_EQ(swept.value().people, 1);
    EXPECT_TRUE(person("p1"));
    EXPECT_FALSE(person("p2"));
    EXPECT_TRUE(person("p3"));
}

}  // namespace

}  // namespace velatura::store
