// Hears what processes at the same PostgreSQL server announce, on a connection and a thread of its
// own. A lost connection is made anew, and what was missed meanwhile is told as empty news.
#pragma once

#include <functional>
#include <memory>

#include "store/error.h"
#include "store/postgresql.h"
#include "store/values.h"

namespace velatura::store {

class Listener {
  public:
    using Hear = std::function<void(const News&)>;

    // From its return on nothing is missed. `hear` is called on the listener's thread.
    static Result<std::unique_ptr<Listener>> open(const std::string& address,
                                                  const Waiting& waiting, Hear hear);
    ~Listener();
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

  private:
    struct Ear;
    explicit Listener(std::unique_ptr<Ear> ear);
    std::unique_ptr<Ear> ear_;
};

}  // namespace velatura::store
