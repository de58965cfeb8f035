#include "table/tasks.h"

#include "record/text.h"
#include "table/thoughts.h"

namespace velatura::table {

using protocol::FromThinker;
using protocol::MessageError;
using protocol::refusal;
using protocol::ToThinker;
namespace messages = protocol::messages;

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
    const Done done = dispatch(answers, message, language);
    if (done) return;
    protocol::Writer& writer = answers.begin(FromThinker::refused);
    write(writer, done.error());
    writer.field("task", protocol::whole_of(message, "task"));
    answers.end();
}

Done Tasks::dispatch(Answers& answers, const Json& json, words::Language language) {
    switch (*protocol::type_of<ToThinker>(json)) {
        case ToThinker::think:
            return begin<messages::Think>(answers, json, language, start_think);
        case ToThinker::hint:
            return begin<messages::Hint>(answers, json, language, start_hint);
        case ToThinker::review:
            return begin<messages::Review>(answers, json, language, start_review);
        case ToThinker::solve:
            return begin<messages::Solve>(answers, json, language, start_solve);
        case ToThinker::step:
            return step(answers, protocol::as<messages::Step>(json));
        case ToThinker::cancel:
            return cancel(answers, protocol::as<messages::Cancel>(json).task);
    }
    return {};  // there is no other: the message has passed the check
}

template <typename Message, typename Start>
Done Tasks::begin(Answers& answers, const Json& json, words::Language language, Start start) {
    const auto message = protocol::as<Message>(json);
    const std::int64_t task = message.task;
    if (tasks_.contains(task)) {
        return std::unexpected{refusal(MessageError::task_twice).with("task", task)};
    }
    if (tasks_.size() >= most_tasks) {
        return std::unexpected{refusal(MessageError::too_many_tasks)
                                   .with("most", static_cast<std::int64_t>(most_tasks))};
    }
    auto record = record::parse(*catalog_, message.record);
    if (!record) return std::unexpected{refusal(record.error())};
    auto match = record::Match::replay(*catalog_, *std::move(record));
    if (!match) return std::unexpected{refusal(match.error())};

    auto mind = shelf_->mind_for(match->game());
    Subject subject{*catalog_, language, std::make_unique<record::Match>(*std::move(match)),
                    std::move(mind)};
    Started started = start(std::move(subject), message);
    if (!started) return std::unexpected{started.error()};
    if (!(*started)->step(answers, first_step)) tasks_.emplace(task, *std::move(started));
    return {};
    // The task is in the map or gone with `started`; the analyzer loses sight of std::expected.
}  // NOLINT(clang-analyzer-cplusplus.NewDeleteLeaks)

Done Tasks::step(Answers& answers, const messages::Step& message) {
    const auto found = tasks_.find(message.task);
    if (found == tasks_.end()) {
        return std::unexpected{refusal(MessageError::unknown_task).with("task", message.task)};
    }
    if (found->second->step(answers, message.iterations)) tasks_.erase(found);
    return {};
}

// Also of a task that has ended meanwhile: whoever cancels cannot know.
Done Tasks::cancel(Answers& answers, std::int64_t task) {
    tasks_.erase(task);
    answers.begin(FromThinker::cancelled).field("task", task);
    answers.end();
    return {};
}

}  // namespace velatura::table
