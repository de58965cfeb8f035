// Who speaks over a connection.
#include "protocol/fields.h"
#include "server/session.h"

namespace velatura::server {

using protocol::Answers;
using protocol::FromOnline;
using protocol::MessageError;
using protocol::refusal;

void Reception::hello(Session& session, const protocol::messages::OnlineHello& message,
                      std::optional<std::int64_t> re) {
    if (message.protocol < oldest_protocol || message.protocol > newest_protocol) {
        return refuse(session, re,
                      refusal(MessageError::other_protocol).with("protocol", newest_protocol));
    }
    session.protocol = message.protocol;
    session.viewer.language = message.lang;
    if (message.secret.empty()) {
        become(session, "");
        return welcome(session, re, "");
    }
    session.identifying = true;
    people_.identify(message.secret, [this, alive = alive_, id = session.viewer.session,
                                      re](const std::expected<store::Person, Refusal>& person) {
        Session* const there = *alive ? find(id) : nullptr;
        if (there == nullptr) return;
        there->identifying = false;
        if (person && erased_.contains(person->id)) {
            refuse(*there, re, refusal(MessageError::unknown_person));
        } else if (person && person->banned) {
            refuse(*there, re, refusal(MessageError::banned));
        } else if (person) {
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
    silent_.erase(session.viewer.session);
    if (session.viewer.person.empty()) {
        nameless_.insert(session.viewer.session);
    } else {
        nameless_.erase(session.viewer.session);
    }
    Answers answers{re};
    protocol::Writer& writer = answers.begin(FromOnline::welcome);
    writer.field("lang", words::code_of(session.viewer.language))
        .field("protocol", session.protocol)
        .field("now", parts_.world.now())
        .key("name");
    name.empty() ? writer.null() : writer.value(name);
    answers.end();
    send(session.viewer.session, text(std::move(answers).text()));
    if (!announced_.empty()) announce(session.viewer.session);
}

}  // namespace velatura::server
