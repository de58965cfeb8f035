#include "table/engine.h"

namespace velatura::table {

using protocol::MessageError;
using protocol::refusal;

std::string Engine::handle(std::string_view text) {
    if (text.size() > most_bytes) {
        Answers answers;
        answers.refuse(refusal(MessageError::too_big)
                           .with("bytes", static_cast<std::int64_t>(text.size()))
                           .with("most", static_cast<std::int64_t>(most_bytes)));
        return std::move(answers).text();
    }
    const auto message = protocol::parse(text);
    if (!message) {
        Answers answers;
        answers.refuse(refusal(MessageError::not_json).with("place", message.error().place));
        return std::move(answers).text();
    }
    const auto checked = protocol::check(*message, "ToEngine");
    if (!checked) {
        // The id may be told all the same, if it is one.
        const auto id = protocol::whole_or_none(*message, "id");
        Answers answers{id && *id >= 0 && *id <= (std::int64_t{1} << 53) - 1 ? id : std::nullopt};
        answers.refuse(refusal(checked.error()));
        return std::move(answers).text();
    }
    Answers answers{protocol::whole_or_none(*message, "id")};
    if (protocol::type_of<protocol::ToThinker>(*message)) {
        tasks_.answer(answers, *message, desk_.language());
    } else {
        desk_.answer(answers, *message);
    }
    return std::move(answers).text();
}

}  // namespace velatura::table
