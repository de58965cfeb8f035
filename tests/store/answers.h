// Waiting for the store's answers, and short ways to say what tests say often.
#pragma once

#include <future>

#include "store/store.h"

namespace velatura::store {

// answer<bool>([&](auto done) { store.erase_person("p", {}, done); })
template <class T, class Ask>
Result<T> answer(const Ask& ask) {
    std::promise<Result<T>> promise;
    ask([&](Result<T> result) { promise.set_value(std::move(result)); });
    return promise.get_future().get();
}

inline Timestamp at(std::int64_t ms) {
    return Timestamp{std::chrono::milliseconds{ms}};
}

inline Append new_table(std::string id, Status status = {}) {
    return {.table = std::move(id), .at = at(1000), .creates = true, .status = std::move(status)};
}

inline Append one_event(std::string table, Number after, std::string payload) {
    return {.table = std::move(table),
            .at = at(2000),
            .after = after,
            .events = {{.kind = "move", .author = {}, .payload = std::move(payload)}}};
}

inline Result<Appended> append(Store& store, Append append) {
    return answer<Appended>([&](auto done) { store.append(std::move(append), done); });
}

inline Result<std::vector<KeptEvent>> read(Store& store, const std::string& table,
                                           Number after = 0) {
    return answer<std::vector<KeptEvent>>([&](auto done) { store.read(table, after, done); });
}

}  // namespace velatura::store
