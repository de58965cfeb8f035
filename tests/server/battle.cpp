#include "battle.h"

#include <signal.h>

#include <latch>
#include <thread>

#include "store/store.h"

namespace velatura::server_test {
namespace {

std::vector<std::string> command(const std::string& program, const std::string& page,
                                 const std::string& database, std::vector<std::string> words) {
    words.insert(words.end(), {program, "serve", "--port", "0", "--page", page, "--db", database,
                               "--log", "nothing"});
    return words;
}

}  // namespace

int wanted(const char* variable, int usual) {
    const char* const number = std::getenv(variable);
    return number == nullptr ? usual : std::atoi(number);
}

Program::Program(const std::string& program, const std::string& page, const std::string& database,
                 std::vector<std::string> before)
    : process_{command(program, page, database, std::move(before))} {
    const auto line = process_.line();
    EXPECT_TRUE(line.has_value());
    const std::size_t colon = line ? line->find(':', line->find("http://") + 7) : 0;
    if (line) port = static_cast<std::uint16_t>(std::stoi(line->substr(colon + 1)));
}

void Program::kill() {
    EXPECT_EQ(process_.kill(), -SIGKILL);
}

void Program::stop() {
    process_.signal(SIGTERM);
    EXPECT_EQ(process_.wait(), 0);
}

Battle::Battle(std::string database, std::size_t servers, unsigned duels,
               std::vector<std::string> before)
    : database_(std::move(database)),
      before_(std::move(before)),
      running_(servers),
      duel_count_(duels) {
    page_.write("index.html", "<!doctype html>");
}

void Battle::start() {
    for (Place& one : running_) {
        if (!one) {
            one = std::make_unique<Program>(VELATURA_PROGRAM, page_.path().string(), database_,
                                            before_);
        }
    }
    while (duels_.size() < duel_count_)
        duels_.emplace_back(running_[0]->port, static_cast<unsigned>(duels_.size()));
}

// Until `meanwhile` is done and everybody's server has gone or word is theirs; without it, until
// all games are over.
void Battle::play(const std::function<void()>& meanwhile, Fate fate) {
    std::latch connected{duel_count_};
    std::atomic<bool> enough = false;
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < duel_count_; ++i) {
        const std::uint16_t one = running_[i % running_.size()]->port;
        const std::uint16_t other = running_[(i + 1) % running_.size()]->port;
        Duel& duel = duels_[i];
        threads.emplace_back([&, one, other] {
            if (!meanwhile) return duel.finish(one, other, connected);
            if (fate == Fate::anything) return duel.endure(one, other, connected, enough);
            duel.play(one, other, connected, enough, fate == Fate::stopped);
        });
    }
    if (meanwhile) {
        connected.wait();
        meanwhile();
        enough = true;  // for those who play at the others
    }
    for (std::thread& thread : threads)
        thread.join();
}

void Battle::kill_one(std::size_t victim) {
    start();
    Place& place = running_[victim % running_.size()];
    play(
        [&] {
            // When exactly is chance's own: no state is waited for.
            std::this_thread::sleep_for(std::chrono::milliseconds{some(1, 250)});
            place->kill();
        },
        Fate::killed);
    place.reset();
}

void Battle::replace_one(std::size_t victim, const std::string& program) {
    start();
    Place& place = running_[victim % running_.size()];
    play(
        [&] {
            std::this_thread::sleep_for(std::chrono::milliseconds{some(1, 250)});
            place->stop();
        },
        Fate::stopped);
    place = std::make_unique<Program>(program, page_.path().string(), database_, before_);
}

void Battle::endure(const std::function<void()>& trouble) {
    start();
    play(trouble, Fate::anything);
}

void Battle::end() {
    start();
    play({}, Fate::killed);
    check();
}

std::vector<pid_t> Battle::servers() const {
    std::vector<pid_t> ids;
    for (const Place& one : running_) {
        if (one) ids.push_back(one->id());
    }
    return ids;
}

void Battle::check() {
    running_.clear();
    const auto store = store::Store::open(database_);
    ASSERT_TRUE(store.has_value());
    std::size_t acknowledged = 0;
    std::size_t games = 0;
    for (const Duel& duel : duels_) {
        duel.check(**store);
        acknowledged += duel.acknowledged();
        games += duel.games();
    }
    EXPECT_GE(games, duels_.size());
    std::printf("%zu events acknowledged, %zu games finished\n", acknowledged, games);
}

}  // namespace velatura::server_test
