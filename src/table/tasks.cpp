#include "table/tasks.h"

#include "record/text.h"
#include "table/thoughts.h"

namespace velatura::table {

using protocol::MessageError;
using protocol::refusal;

namespace {

// Enough for what needs no slices, and a first piece of what does.
constexpr std::uint64_t first_step = 16;

}  // namespace

struct Tasks::Shelf {
    std::shared_ptr<Mind> mind;

    std::shared_ptr<Mind> mind_for(const rules::Game& game) {
        if (!mind || mind->game.setup() != game.setup()) mind = std::make_shared<Mind>(game);
        return mind;
    }
};

Tasks::Tasks(const content::Catalog& catalog)
    : catalog_(&catalog), shelf_(std::make_unique<Shelf>()) {}
Tasks::~Tasks() = default;

void Tasks::answer(Answers& answers, const Json& message, words::Language language) {
    const std::string_view type = protocol::text_of(message, "type");
    const std::int64_t task = protocol::whole_of(message, "task");
    const Done done = type == "step"     ? step(answers, message, task)
                      : type == "cancel" ? cancel(answers, task)
                                         : start(answers, message, task, language);
    if (done) return;
    protocol::Writer& writer = answers.begin("refused");
    write(writer, done.error());
    writer.field("task", task);
    answers.end();
}

namespace {

Started start_kind(Subject subject, const Json& message) {
    const std::string_view type = protocol::text_of(message, "type");
    if (type == "think") return start_think(std::move(subject), message);
    if (type == "hint") return start_hint(std::move(subject), message);
    if (type == "review") return start_review(std::move(subject), message);
    return start_solve(std::move(subject), message);
}

}  // namespace

Done Tasks::start(Answers& answers, const Json& message, std::int64_t task,
                  words::Language language) {
    if (tasks_.contains(task)) {
        return std::unexpected{refusal(MessageError::task_twice).with("task", task)};
    }
    if (tasks_.size() >= most_tasks) {
        return std::unexpected{refusal(MessageError::too_many_tasks)
                                   .with("most", static_cast<std::int64_t>(most_tasks))};
    }
    auto record = record::parse(*catalog_, protocol::text_of(message, "record"));
    if (!record) return std::unexpected{refusal(record.error())};
    auto match = record::Match::replay(*catalog_, *std::move(record));
    if (!match) return std::unexpected{refusal(match.error())};

    auto mind = shelf_->mind_for(match->game());
    Subject subject{*catalog_, language, std::make_unique<record::Match>(*std::move(match)),
                    std::move(mind)};
    Started started = start_kind(std::move(subject), message);
    if (!started) return std::unexpected{started.error()};
    if (!(*started)->step(answers, first_step)) tasks_.emplace(task, *std::move(started));
    return {};
    // The task is in the map or gone with `started`; the analyzer loses sight of std::expected.
}  // NOLINT(clang-analyzer-cplusplus.NewDeleteLeaks)

Done Tasks::step(Answers& answers, const Json& message, std::int64_t task) {
    const auto found = tasks_.find(task);
    if (found == tasks_.end()) {
        return std::unexpected{refusal(MessageError::unknown_task).with("task", task)};
    }
    const auto iterations = static_cast<std::uint64_t>(protocol::whole_of(message, "iterations"));
    if (found->second->step(answers, iterations)) tasks_.erase(found);
    return {};
}

// Also of a task that has ended meanwhile: whoever cancels cannot know.
Done Tasks::cancel(Answers& answers, std::int64_t task) {
    tasks_.erase(task);
    answers.begin("cancelled").field("task", task);
    answers.end();
    return {};
}

}  // namespace velatura::table
