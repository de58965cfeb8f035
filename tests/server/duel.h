// Two people who play game after game against each other, whatever happens to their servers, and
// remember everything they were answered. What was said and not answered is said again in the same
// words. At every fifth table a computer player sits with them.
#pragma once

#include <array>
#include <atomic>
#include <latch>
#include <map>

#include "store/store.h"
#include "talker.h"

namespace velatura::server_test {

class Duel {
  public:
    Duel(std::uint16_t port, unsigned number);

    // Each at a server, until theirs is gone or it is enough. One that stops may say before that
    // something cannot be done now.
    void play(std::uint16_t port, std::uint16_t other_port, std::latch& connected,
              const std::atomic<bool>& enough, bool stops = false);
    // Until it is enough, over one connection after the other: they are cut now and then, and what
    // cannot be done now is tried again.
    void endure(std::uint16_t port, std::uint16_t other_port, std::latch& connected,
                const std::atomic<bool>& enough);
    // Until the game they are in is over; a failure if it cannot go on.
    void finish(std::uint16_t port, std::uint16_t other_port, std::latch& connected);

    // Whether all they were answered is in the store, and nothing twice.
    void check(store::Store& store) const;
    std::size_t acknowledged() const;
    std::size_t games() const { return games_; }

  private:
    using Talkers = std::array<Talker, 2>;

    bool meet(Talkers& talkers);
    bool step(Talkers& talkers);
    bool begin(Talkers& talkers);
    bool get_ready(Talkers& talkers);
    bool judge(Talkers& talkers);
    bool look(Talkers& talkers, std::size_t who);
    bool hear(Talkers& talkers, std::size_t who);
    bool say(Talkers& talkers, std::size_t who, std::string fields);
    bool say_again(Talkers& talkers);
    bool note(const Json& message, std::size_t who);
    std::string at(std::string_view type, std::string_view more) const;

    // What one of them knows of the table.
    struct Knowledge {
        std::int64_t number = 0;
        Json room;
        Json game;
    };

    unsigned number_;
    std::array<std::string, 2> secrets_;
    std::string table_;
    std::array<Knowledge, 2> known_;
    std::optional<std::pair<std::size_t, std::string>> pending_;
    bool rough_ = false;  // refusals for now are no failure
    unsigned turns_ = 0;
    std::size_t games_ = 0;
    // By table and number of the event.
    std::map<std::string, std::map<std::int64_t, std::string>> answered_;
};

}  // namespace velatura::server_test
