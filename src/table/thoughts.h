// The kinds of long searches, and how their answers are written.
#pragma once

#include <memory>

#include "ai/thinker.h"
#include "table/advice.h"
#include "table/questions.h"

namespace velatura::table {

// The computer players' memory of one game's setup: some milliseconds of work worth keeping from
// thought to thought.
struct Mind {
    explicit Mind(const rules::Game& of) : game(of), thinker(game) {}
    Mind(const Mind&) = delete;
    Mind& operator=(const Mind&) = delete;

    rules::Game game;
    ai::Thinker thinker;
};

class Task {
  public:
    Task(std::int64_t number) : number_(number) {}
    virtual ~Task() = default;
    Task(const Task&) = delete;
    Task& operator=(const Task&) = delete;

    // Thinks on for about so many iterations and answers, at the latest with what was found so far
    // once the task's own limit is reached. True when the last answer is given.
    virtual bool step(Answers& answers, std::uint64_t iterations) = 0;

  protected:
    protocol::Writer& begin(Answers& answers, protocol::FromThinker type) const {
        return answers.begin(type).field("task", number_);
    }
    void write_progress(Answers& answers, std::uint64_t done, std::uint64_t of) const {
        begin(answers, protocol::FromThinker::thinking).field("done", done).field("of", of);
        answers.end();
    }

  private:
    std::int64_t number_;
};

// What a thought starts from.
struct Subject {
    const content::Catalog& catalog;
    words::Language language;
    std::unique_ptr<record::Match> match;
    std::shared_ptr<Mind> mind;

    Advisor advisor() const { return {catalog, language, match->game().has_boxes()}; }
};

using Started = std::expected<std::unique_ptr<Task>, Refusal>;
Started start_think(Subject subject, const protocol::messages::Think& message);
Started start_hint(Subject subject, const protocol::messages::Hint& message);
Started start_review(Subject subject, const protocol::messages::Review& message);
Started start_solve(Subject subject, const protocol::messages::Solve& message);

}  // namespace velatura::table
