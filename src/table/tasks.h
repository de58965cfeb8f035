// Long searches in slices, for the thinker's worker. A task starts, takes steps whenever it is told
// to, and ends with an answer or is canceled; between two steps the worker listens.
#pragma once

#include <map>
#include <memory>

#include "table/questions.h"

namespace velatura::table {

class Task;

class Tasks {
  public:
    static constexpr std::size_t most_tasks = 16;

    // The catalog must outlive it.
    explicit Tasks(const content::Catalog& catalog);
    ~Tasks();

    // A message of ToThinker that has passed the check.
    void answer(Answers& answers, const Json& message, words::Language language);

  private:
    Done dispatch(Answers& answers, const Json& json, words::Language language);
    // A task of this message, started by start(subject, message).
    template <typename Message, typename Start>
    Done begin(Answers& answers, const Json& json, words::Language language, Start start);
    Done step(Answers& answers, const protocol::messages::Step& message);
    Done cancel(Answers& answers, std::int64_t task);

    const content::Catalog* catalog_;
    std::map<std::int64_t, std::unique_ptr<Task>> tasks_;
    struct Shelf;  // what one game's thoughts leave for the next
    std::unique_ptr<Shelf> shelf_;
};

}  // namespace velatura::table
