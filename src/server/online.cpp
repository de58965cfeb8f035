#include "server/online.h"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <ctime>

#include "server/clock.h"

namespace velatura::server {

namespace asio = boost::asio;

namespace {

constexpr std::chrono::minutes seen_pause{5};
constexpr std::chrono::hours empty_time{24 * 7};

Time machines_time() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

// That it was asleep is time that has passed.
Time time_up() {
    timespec up{};
    clock_gettime(CLOCK_BOOTTIME, &up);
    constexpr Time second = 1'000;
    constexpr Time millisecond = 1'000'000;  // in nanoseconds
    return up.tv_sec * second + up.tv_nsec / millisecond;
}

World real_world(asio::io_context& context, const OnlineSettings& settings) {
    const auto tables_time = [clock = std::make_shared<TableClock>()] {
        return clock->now(machines_time(), time_up());
    };
    return {
        .now = settings.now ? settings.now : tables_time,
        .steady = settings.now ? settings.now : time_up,
        .post = [&context](World::Call task) { asio::post(context, std::move(task)); },
        .after =
            [&context, pace = settings.pace](std::chrono::milliseconds pause, World::Call task) {
                const auto timer = std::make_shared<asio::steady_timer>(context, pause / pace);
                timer->async_wait([timer, task = std::move(task)](const auto& cancelled) {
                    if (!cancelled) task();
                });
            },
        .random = settings.random ? settings.random : random_digits,
        .note = settings.note ? settings.note : [](std::string_view) {}};
}

}  // namespace

Online::Online(asio::io_context& context, const content::Catalog& catalog, store::Store& kept,
               OnlineSettings chosen)
    : settings(std::move(chosen)),
      world(real_world(context, settings)),
      store(kept),
      thinkers(settings.thinkers),
      reception({catalog, kept, thinkers, world, metrics, settings.allowances, settings.hello}),
      api(reception, kept, metrics) {
    world.after(std::chrono::minutes{1}, [this] { sweep(); });
    world.after(seen_pause, [this] { greet(); });
}

// Trouble is seen within three seconds: so long an answer may be old, and so long one is waited
// for.
void Online::check_store(std::function<void(const Health&)> then) {
    constexpr Time fresh = 500;
    constexpr std::chrono::milliseconds patience{2'000};
    if (stored_ && world.steady() < *stored_ + fresh) return then({true, age()});
    curious_.push_back(std::move(then));
    if (curious_.size() == 1) {
        world.after(patience, [this, round = ++rounds_] {
            if (round == rounds_) tell_stored(false);
        });
    }
    if (std::exchange(asking_, true)) return;
    store.ping([this](const store::Result<void>& taken) {
        world.post([this, well = taken.has_value()] {
            asking_ = false;
            if (well) stored_ = world.steady();
            tell_stored(well);
        });
    });
}

void Online::tell_stored(bool well) {
    ++rounds_;
    for (const auto& then : std::exchange(curious_, {}))
        then({well, age()});
}

std::optional<Time> Online::age() const {
    if (!stored_) return {};
    return world.steady() - *stored_;
}

// Who is here now and then.
void Online::greet() {
    reception.see_all();
    world.after(seen_pause, [this] { greet(); });
}

// Once an hour what nobody has touched for long goes.
void Online::sweep() {
    reception.see_all();  // first: nobody who is here goes
    const store::Timestamp now = kept_time(world.now());
    const store::Timestamp old = now - settings.keep;
    const store::Timestamp empty = now - std::min<std::chrono::hours>(settings.keep, empty_time);
    store.sweep({old, old, empty, old}, [this](const store::Result<store::Swept>& swept) {
        std::string note =
            swept ? "event=swept tables=" + std::to_string(swept->tables) +
                        " people=" + std::to_string(swept->people)
                  : "event=sweep_failed reason=" + std::string{name_of(swept.error().reason)};
        const bool nothing = swept && swept->tables + swept->people == 0;
        if (!nothing) world.post([this, note = std::move(note)] { world.note(note); });
    });
    world.after(std::chrono::hours{1}, [this] { sweep(); });
}

}  // namespace velatura::server
