// Runs the same work on several threads, if there are threads.
#pragma once

#include <cstddef>

#ifndef __wasm__
#include <atomic>
#include <thread>
#include <vector>
#endif

namespace velatura::ai {

// Calls work(i) for each i below count, each on one of so many threads; back when all are done.
template <typename Work>
void on_threads([[maybe_unused]] unsigned threads, std::size_t count, Work work) {
#ifndef __wasm__
    if (threads > 1 && count > 1) {
        std::atomic<std::size_t> next = 0;
        const auto take_turns = [&] {
            for (std::size_t i = next++; i < count; i = next++)
                work(i);
        };
        std::vector<std::jthread> others;
        for (unsigned i = 1; i < threads && i < count; ++i)
            others.emplace_back(take_turns);
        take_turns();
        return;
    }
#endif
    for (std::size_t i = 0; i < count; ++i)
        work(i);
}

}  // namespace velatura::ai
