// What a request is answered: a pure function of the page and the few headers that matter. Knows no
// socket, so that tests and the fuzzer can ask it anything.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/page.h"

namespace velatura::server {

struct Request {
    std::string_view method;
    std::string_view target;  // as it came: "/art/1x/card-001.webp?5f3a"
    std::string_view accept_encoding{};
    std::string_view if_none_match{};
};

struct Answer {
    unsigned status;
    std::string head;       // status line and headers, each with its line end; no empty line yet
    std::string_view body;  // the page's own bytes or a constant; empty for HEAD
};

Answer answer(const Page& page, const Request& request);

// Where there is no page to answer with: the status with its sentence.
Answer refusal(unsigned status);

// Something made for this request, never kept by anybody on its way; the body is given apart. With
// a file name it is to be saved.
std::string fresh_head(unsigned status, std::string_view type, std::size_t length,
                       std::string_view file);

// Whether a request comes from a page of this very server, or from no page at all.
bool same_origin(std::string_view origin, std::string_view host);

// Whatever their case.
bool same_word(std::string_view a, std::string_view b);

// A name or address with or without a port, and nothing else.
bool is_host(std::string_view text);

// The parts of it, for the tests.

inline constexpr std::size_t longest_target = 2048;

// The decoded path of a target, without query; nothing if it is none.
std::optional<std::string> path_of(std::string_view target);

// Whether an Accept-Encoding allows this encoding: named, or by "*", and not with q=0.
bool accepts(std::string_view accept_encoding, std::string_view encoding);

// Whether an If-None-Match names this ETag (or any, by "*"); weak ones count as the strong.
bool names(std::string_view if_none_match, std::string_view etag);

// What never changes under its address may be kept for ever: Vite's assets carry their hash in the
// name, pictures a mark in the query.
bool is_lasting(std::string_view path, std::string_view target);

}  // namespace velatura::server
