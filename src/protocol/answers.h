// The list of messages one message is answered with.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "protocol/messages.h"
#include "protocol/refusal.h"
#include "protocol/writer.h"

namespace velatura::protocol {

class Answers {
  public:
    // `re` is the id of the message answered, if it had one.
    explicit Answers(std::optional<std::int64_t> re = {}) : re_(re) { writer_.begin_list(); }

    // Opens an answer: FromTable::moved or one of another direction. Write its other fields, then
    // end().
    template <typename Direction>
    Writer& begin(Direction type) {
        writer_.begin_object().field("type", name_of(type));
        if (re_) writer_.field("re", *re_);
        return writer_;
    }
    void end() { writer_.end_object(); }

    void refuse(const Refusal& refusal) {
        write(begin(FromTable::refused), refusal);
        end();
    }

    // Nothing but a refusal.
    static std::string refused(std::optional<std::int64_t> re, const Refusal& refusal) {
        Answers answers{re};
        answers.refuse(refusal);
        return std::move(answers).text();
    }

    std::string text() && { return std::move(writer_.end_list()).text(); }

  private:
    Writer writer_;
    std::optional<std::int64_t> re_;
};

}  // namespace velatura::protocol
