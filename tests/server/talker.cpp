#include "talker.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "protocol/check.h"

namespace velatura::server_test {

using protocol::find;

Json parsed(std::string_view text) {
    auto json = protocol::parse(text);
    EXPECT_TRUE(json) << text;
    return json ? *std::move(json) : Json{};
}

Client::Reply request(std::uint16_t port, std::string_view method, std::string_view path,
                      std::string_view body, std::string_view secret) {
    Client client{port};
    std::string text =
        std::string{method} + ' ' + std::string{path} + " HTTP/1.1\r\nHost: table\r\n";
    if (!secret.empty()) text += "Authorization: Bearer " + std::string{secret} + "\r\n";
    text += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string{body};
    client.send(text);
    return client.read_reply();
}

std::string new_person(std::uint16_t port, std::string_view name) {
    const auto reply =
        request(port, "POST", "/api/v1/people", R"({"name":")" + std::string{name} + R"("})");
    EXPECT_EQ(reply.status, 201) << reply.body;
    return reply.status == 201 ? std::string{text_of(parsed(reply.body), "secret")} : "";
}

Talker::Talker(std::uint16_t port, const std::string& secret, bool greet, std::string_view headers)
    : client_{port} {
    client_.send(
        "GET /ws HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n" +
        std::string{headers} + "\r\n");
    closed_ = client_.read_reply().status != 101;
    if (!greet || closed_) return;
    std::string hello = R"("type":"hello","lang":"en","protocol":1)";
    if (!secret.empty()) hello += R"(,"secret":")" + secret + '"';
    ask(hello);
}

void Talker::send_frame(unsigned char first, std::string_view payload) {
    std::string frame(1, static_cast<char>(first));
    const auto byte = [&](std::size_t value) { frame += static_cast<char>(value & 0xff); };
    if (payload.size() < 126) {
        byte(0x80 | payload.size());
    } else {
        byte(payload.size() < 65'536 ? 0xfe : 0xff);
        for (int shift = payload.size() < 65'536 ? 8 : 56; shift >= 0; shift -= 8)
            byte(payload.size() >> shift);
    }
    frame += std::string(4, '\0');  // a mask that changes nothing
    client_.send(frame.append(payload));
}

bool Talker::receive() {
    if (closed_) return false;
    const std::string head = client_.read(2);
    if (head.size() < 2) {
        closed_ = true;
        return false;
    }
    std::size_t length = static_cast<unsigned char>(head[1]);
    if (length > 125) {
        const std::string more = client_.read(length == 126 ? 2 : 8);
        length = 0;
        for (const char c : more)
            length = length << 8 | static_cast<unsigned char>(c);
    }
    std::string payload = client_.read(length);
    if (payload.size() < length) {  // killed in the middle of a message
        closed_ = true;
        return false;
    }
    switch (head[0] & 0x0f) {
        case 8:
            if (payload.size() >= 2) {
                close_code_ = static_cast<unsigned char>(payload[0]) << 8 |
                              static_cast<unsigned char>(payload[1]);
            }
            send_frame(0x88, payload);
            closed_ = true;
            return false;
        case 9:
            send_frame(0x8a, payload);
            return true;
        case 1:
            break;
        default:
            return true;
    }
    const Json list = parsed(payload);
    EXPECT_EQ(list.kind, Json::Kind::list);
    for (const Json& message : list.items) {
        const auto checked = protocol::check(message, "FromOnline");
        EXPECT_TRUE(checked) << checked.error().place << ": " << checked.error().expected << '\n'
                             << payload;
        (find(message, "re") == nullptr ? told_ : answers_).push_back(message);
    }
    raw_.push_back(std::move(payload));
    return true;
}

Json Talker::ask(std::string_view fields) {
    const std::int64_t id = ++last_id_;
    send("{" + std::string{fields} + R"(,"id":)" + std::to_string(id) + "}");
    while (true) {
        const auto found = std::ranges::find_if(
            answers_, [id](const Json& one) { return whole_of(one, "re") == id; });
        if (found != answers_.end()) {
            Json answer = std::move(*found);
            answers_.erase(found);
            return answer;
        }
        if (!receive()) return {};
    }
}

std::string Talker::refusal(std::string_view fields) {
    const Json answer = ask(fields);
    const Json* const reason = find(answer, "reason");
    return reason == nullptr ? "" : reason->text;
}

std::optional<Json> Talker::heard() {
    while (told_.empty()) {
        if (!receive()) return {};
    }
    Json message = std::move(told_.front());
    told_.pop_front();
    return message;
}

int Talker::wait_for_close() {
    while (receive()) {
    }
    return close_code_;
}

std::string some_move(const Json& view, unsigned n) {
    const Json& legal = field(view, "legal");
    const auto whole = [](const Json& object, std::string_view name) {
        return std::to_string(whole_of(object, name));
    };
    const Json& seat =
        field(view, "seats").items[static_cast<std::size_t>(whole_of(view, "to_act")) - 1];
    const auto& takes = field(legal, "takes").items;
    const bool paint = field(legal, "paint").boolean;
    if (paint && (takes.empty() || n % 3 == 0)) {
        const auto& hand = field(seat, "hand").items;
        return R"({"kind":"paint","layers":[)" + std::to_string(hand[0].whole) + ',' +
               std::to_string(hand[1].whole) + ',' + std::to_string(hand[2].whole) +
               R"(],"background":)" + std::to_string(field(seat, "backgrounds").items[0].whole) +
               "}";
    }
    if (takes.empty()) return R"({"kind":"pass"})";
    return R"({"kind":"take","position":)" + whole(takes[n % takes.size()], "position") + "}";
}

}  // namespace velatura::server_test
