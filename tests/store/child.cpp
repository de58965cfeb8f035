// A process beside the tests: store_child ADDRESS VERB TABLE [COUNT]
//   append  appends to the table for ever, several at once, and prints the number of each event
//   that
//           was acknowledged
//   race    tries to append COUNT events, each after the last one there; prints how many were its
//   own fill    appends until that fails; prints what was acknowledged, then the reason open prints
//   "open" or the reason it cannot be opened
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "store/answers.h"

namespace velatura::store {

namespace {

void say(const std::string& line) {
    const std::string text = line + '\n';
    if (write(STDOUT_FILENO, text.data(), text.size()) < 0) std::_Exit(3);
}

std::string payload(const std::string& table, Number number) {
    return table + " " + std::to_string(number) + " of " + std::to_string(getpid());
}

void append_for_ever(Store& store, const std::string& table) {
    while (true) {
        // One that was killed before us may still have an append under way at the server.
        const auto known =
            answer<std::optional<StoredTable>>([&](auto done) { store.table(table, done); });
        if (!known || !*known) std::_Exit(4);
        Number last = (*known)->last;
        // Groups form while the last of them is waited for.
        for (int i = 0; i < 7; ++i) {
            const Number number = ++last;
            store.append(one_event(table, number - 1, payload(table, number)),
                         [=](const Result<Appended>& outcome) {
                             if (outcome == Appended::yes) say(std::to_string(number));
                         });
        }
        ++last;
        const auto outcome = append(store, one_event(table, last - 1, payload(table, last)));
        if (!outcome) std::_Exit(4);
        if (*outcome == Appended::yes) say(std::to_string(last));
    }
}

void race(Store& store, const std::string& table, int count) {
    Number last = 0;
    for (int own = 0; own < count;) {
        const auto outcome = append(store, one_event(table, last, payload(table, last + 1)));
        if (!outcome) std::_Exit(4);
        if (*outcome == Appended::yes) {
            ++own;
            ++last;
        } else {
            const auto newer = read(store, table, last);
            if (newer && !newer->empty()) last = newer->back().number;
        }
    }
    say(std::to_string(count));
}

void fill(Store& store, const std::string& table) {
    // No file may grow any more: as on a full disk, but only for this process.
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{200'000, 200'000};
    setrlimit(RLIMIT_FSIZE, &limit);
    for (Number last = 0;; ++last) {
        const auto outcome = append(store, one_event(table, last, std::string(5000, 'x')));
        if (!outcome) return say(std::string{name_of(outcome.error().reason)});
        say(std::to_string(last + 1));
    }
}

int run(const std::string& address, const std::string& verb, const std::string& table, int count) {
    auto opened = Store::open(address);
    if (!opened) {
        say(std::string{name_of(opened.error().reason)});
        return 1;
    }
    if (verb == "open") say("open");
    if (verb == "append") append_for_ever(**opened, table);
    if (verb == "race") race(**opened, table, count);
    if (verb == "fill") fill(**opened, table);
    return 0;
}

}  // namespace

}  // namespace velatura::store

int main(int count, char** words) {
    if (count < 4) return 2;
    return velatura::store::run(words[1], words[2], words[3], count > 4 ? std::atoi(words[4]) : 0);
}
