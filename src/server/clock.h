// The time at tables: that of the world, but setting the machine's clock makes no deadline pass
// and gives nobody more time.
#pragma once

#include <algorithm>
#include <optional>

#include "online/event.h"

namespace velatura::server {

class TableClock {
  public:
    static constexpr online::Time look = 1'000;  // so often the machine's clock is followed
    static constexpr online::Time step = 100;    // by so much
    static constexpr online::Time absurd = 24 * 3'600'000;  // so far behind it was never right

    // What the machine's clock says, and another that nobody can set; both in milliseconds.
    online::Time now(online::Time wall, online::Time steady) {
        if (!ahead_) {
            ahead_ = wall - steady;
            looked_ = steady;
        }
        if (steady >= looked_ + look) {
            const online::Time error = wall - (steady + *ahead_);
            *ahead_ += error > absurd ? error : std::clamp(error, -step, step);
            looked_ = steady;
        }
        told_ = std::max(told_, steady + *ahead_);
        return told_;
    }

  private:
    std::optional<online::Time> ahead_;  // of the steady clock
    online::Time looked_ = 0;            // when, by the steady one
    online::Time told_ = 0;
};

}  // namespace velatura::server
