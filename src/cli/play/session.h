// One game at one keyboard, from its position until it is over or the people leave. The game is
// saved whatever happens.
#pragma once

#include <string>
#include <vector>

#include "ai/thinker.h"
#include "cli/play/answers.h"
#include "cli/play/entry.h"
#include "cli/terminal/board.h"
#include "cli/terminal/console.h"
#include "cli/terminal/narrator.h"
#include "record/match.h"

namespace velatura::cli {

class Sitting {
  public:
    // The match must be able to continue. Kept at `path` before every turn; empty: nowhere, until a
    // person says where.
    Sitting(const Context& context, Console& console, record::Match match, std::string path);

    enum class Finish { over, left };
    Finish run();

    const record::Match& match() const { return match_; }
    const Narrator& narrator() const { return narrator_; }
    const std::string& path() const { return path_; }

  private:
    enum class Next { same_person, go_on, leave };

    bool take_turn();  // false: the people leave
    bool judge();
    bool person_turn(rules::Seat seat);
    Next answer(const Typed& typed, rules::Seat seat);
    void hint();
    Next make(rules::Move move);
    Next take(std::optional<int> number);
    Next paint(const Typed& typed, rules::Seat seat, bool only_try);
    // With the elements for its ★: those named, or chosen now; none if that leads nowhere.
    std::optional<rules::Layers> with_stars(const NamedPainting& named, rules::Seat seat,
                                            bool only_try);
    Next take_back();
    Next leave();
    void draw_curtain(rules::Seat seat);
    void show_table(rules::Seat seat);
    std::string choices_line() const;
    void save_as(const std::string& path);
    bool save();
    void play(rules::Actor by, rules::Move move);
    rules::Move bot_move(rules::Seat seat);
    void say(std::string_view key, std::initializer_list<words::Param> params = {});
    std::size_t people() const;

    Console& console_;
    record::Match match_;
    ai::Thinker thinker_;
    Narrator narrator_;
    Board board_;
    std::string path_;
    bool kept_ = false;              // as it stands now
    bool told_of_help_ = false;      // what a hint costs
    std::vector<std::string> news_;  // what happened since a person was asked
    std::optional<rules::Seat> at_keyboard_;
};

}  // namespace velatura::cli
