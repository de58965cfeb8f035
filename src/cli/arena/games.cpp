// The arena's decks: how each is set up, and many of them on several threads.
#include <fmt/format.h>

#include <atomic>
#include <csignal>
#include <mutex>
#include <thread>

#include "cli/arena/arena.h"
#include "cli/arena/table.h"
#include "cli/progress.h"

namespace velatura::cli {

namespace {

std::atomic<bool> interrupt_seen{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler sets it");

double whole_deck(const ArenaPlan& plan) {
    return static_cast<double>(whole_win) * static_cast<double>(plan.players);
}

// Follows the decks from the first on.
class Prefix {
  public:
    explicit Prefix(const ArenaPlan& plan) : whole_(whole_deck(plan)) {
        if (plan.sprt) test_.emplace(*plan.sprt, static_cast<double>(plan.players - 1));
    }

    // Goes on as far as there are finished decks; false once the test is decided.
    bool follow(const DeckOutcomes& outcomes) {
        while (!decided_ && size_ < outcomes.size() && outcomes[size_]) {
            shares_.add(share_of(*outcomes[size_++]));
            decided_ = test_ && test_->verdict(shares_, whole_) != Verdict::open;
        }
        return !decided_;
    }
    std::size_t size() const { return size_; }

  private:
    double whole_;
    std::optional<Sprt> test_;
    Tally shares_;
    std::size_t size_ = 0;
    bool decided_ = false;
};

}  // namespace

std::int64_t share_of(const DeckOutcome& deck) {
    std::int64_t sum = 0;
    for (const GameOutcome& game : deck)
        sum += game.share;
    return sum;
}

std::string_view pool_name(const ArenaPlan& plan) {
    switch (plan.pool) {
        case Pool::scenario:
            return plan.scenario->id;
        case Pool::random_cards:
            return "random";
        case Pool::all:
            break;
    }
    return "all";
}

const content::Scenario* scenario_of(const content::Catalog& catalog, const ArenaPlan& plan,
                                     std::uint64_t deck) {
    switch (plan.pool) {
        case Pool::scenario:
            return plan.scenario;
        case Pool::random_cards:
            return nullptr;
        case Pool::all:
            break;
    }
    return deck % 2 == 0 ? &catalog.scenarios[deck / 2 % catalog.scenarios.size()] : nullptr;
}

record::Choices choices_for(const content::Catalog& catalog, const ArenaPlan& plan,
                            std::uint64_t deck, std::size_t seat_of_a) {
    record::Choices choices = plan.table;
    for (std::size_t seat = 0; seat < plan.players; ++seat)
        choices.seats.push_back({plan.on(seat, seat_of_a).name, true});
    choices.seed = fmt::format("{}/{}", plan.seed, deck + 1);
    choices.first = rules::Seat{};  // `a` sits there in one of the games
    const content::Scenario* const scenario = scenario_of(catalog, plan, deck);
    if (scenario == nullptr) {
        choices.random_scoring = rules::scoring_places;
        return choices;
    }
    // A lone player is measured by points, and would play for the scenario's goal if it had one.
    if (!plan.alone()) choices.scenario = scenario->id;
    choices.scoring = scenario->scoring;
    choices.random_scoring = scenario->any;
    return choices;
}

std::expected<void, std::string> play_decks(
    const content::Catalog& catalog, const ArenaPlan& plan, DeckOutcomes& outcomes,
    const std::function<bool(std::uint64_t, const DeckOutcome&)>& keep) {
    Prefix prefix{plan};
    if (!prefix.follow(outcomes)) return {};
    ProgressLine progress{plan.games()};
    std::mutex mutex;  // guards the outcomes, the prefix and the error
    std::string unwritten;
    std::atomic<bool> stop{false};
    std::uint64_t next = 0;

    const auto take_deck = [&]() -> std::optional<std::uint64_t> {
        const std::lock_guard lock{mutex};
        while (next < plan.decks && outcomes[next]) {
            ++next;
            progress.advance(plan.players);
        }
        if (stop || interrupted() || next == plan.decks) return std::nullopt;
        return next++;
    };
    const auto work = [&] {
        ArenaTable table{catalog, plan, stop, progress};
        while (const auto deck = take_deck()) {
            auto played = table.play(*deck);
            if (played && !*played) break;
            const std::lock_guard lock{mutex};
            if (!played) unwritten = played.error();
            if (!played || !keep(*deck, **played)) {
                stop = true;
                break;
            }
            outcomes[*deck] = **std::move(played);
            if (!prefix.follow(outcomes)) stop = true;
        }
    };
    {
        std::vector<std::jthread> others;
        for (unsigned i = 1; i < plan.threads; ++i)
            others.emplace_back(work);
        work();
    }
    if (!unwritten.empty()) return std::unexpected{unwritten};
    return {};
}

void end_games_on_interrupt() {
    struct sigaction action{};
    action.sa_handler = [](int) { interrupt_seen = true; };
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction before{};
        sigaction(signal, nullptr, &before);
        // Who was told to ignore it goes on: nohup, for one.
        if (before.sa_handler != SIG_IGN) sigaction(signal, &action, nullptr);
    }
}

bool interrupted() {
    return interrupt_seen;
}

std::size_t counted_decks(const ArenaPlan& plan, const DeckOutcomes& outcomes) {
    Prefix prefix{plan};
    prefix.follow(outcomes);
    return prefix.size();
}

}  // namespace velatura::cli
