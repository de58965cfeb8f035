#include "server/online.h"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

namespace velatura::server {

namespace asio = boost::asio;

namespace {

Time system_time() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

World real_world(asio::io_context& context, const OnlineSettings& settings) {
    return {
        .now = settings.now ? settings.now : system_time,
        .post = [&context](World::Task task) { asio::post(context, std::move(task)); },
        .after =
            [&context, pace = settings.pace](std::chrono::milliseconds pause, World::Task task) {
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
      reception({catalog, kept, thinkers, world, metrics, settings.allowances}),
      api(reception, kept, metrics) {
    world.after(std::chrono::minutes{1}, [this] { sweep(); });
    check_store();
}

void Online::check_store() {
    store.ping([this](const store::Result<void>& taken) {
        world.post([this, well = taken.has_value()] {
            storing = well;
            world.after(std::chrono::seconds{5}, [this] { check_store(); });
        });
    });
}

// Once an hour what nobody has touched for long goes.
void Online::sweep() {
    const store::Time old = kept_time(world.now()) - settings.keep;
    store.sweep({old, old, old}, [this](const store::Result<store::Swept>& swept) {
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
