// The computing time of this thread. Time limits use it, so that a busy machine makes a player
// slower but not weaker.
#pragma once

#include <ctime>

namespace velatura::ai {

inline double thread_milliseconds() {
    std::timespec now{};
#ifdef __wasm__
    clock_gettime(CLOCK_MONOTONIC, &now);  // there is one thread and no clock of its own
#else
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
#endif
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

}  // namespace velatura::ai
