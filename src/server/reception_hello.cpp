// Who speaks over a connection.
#include "protocol/fields.h"
#include "server/session.h"

namespace velatura::server {

using protocol::Answers;
using protocol::MessageError;
using protocol::refusal;
using protocol::text_of;
using protocol::text_or_none;

void Reception::hello(Session& session, const Json& message) {
    const auto re = protocol::whole_or_none(message, "id");
    if (protocol::whole_of(message, "protocol") != protocol_version) {
        return refuse(session, re,
                      refusal(MessageError::other_protocol).with("protocol", protocol_version));
    }
    session.viewer.language = words::language_named(text_of(message, "lang")).value();
    const std::string_view secret = text_or_none(message, "secret");
    if (secret.empty()) {
        become(session, "");
        return welcome(session, re, "");
    }
    session.identifying = true;
    people_.identify(secret, [this, alive = alive_, id = session.viewer.session,
                              re](const std::expected<store::Person, Refusal>& person) {
        Session* const there = *alive ? find(id) : nullptr;
        if (there == nullptr) return;
        there->identifying = false;
        if (person) {
            become(*there, person->id);
            welcome(*there, re, person->name);
        } else {
            refuse(*there, re, person.error());
        }
        // What waited; another hello among it makes the rest wait again.
        while (Session* const still = find(id)) {
            if (still->identifying || still->waiting.empty()) break;
            Json next = std::move(still->waiting.front());
            still->waiting.pop_front();
            hear(*still, std::move(next));
        }
    });
}

void Reception::become(Session& session, const std::string& person) {
    if (session.viewer.person == person) return;
    watch_own(session, false);
    session.viewer.person = person;
}

void Reception::welcome(Session& session, std::optional<std::int64_t> re, std::string_view name) {
    session.greeted = true;
    Answers answers{re};
    protocol::Writer& writer = answers.begin("welcome");
    writer.field("lang", words::code_of(session.viewer.language))
        .field("protocol", protocol_version)
        .field("now", parts_.world.now())
        .key("name");
    name.empty() ? writer.null() : writer.value(name);
    answers.end();
    send(session.viewer.session, text(std::move(answers).text()));
}

}  // namespace velatura::server
