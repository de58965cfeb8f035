#include "cli/play/entry.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "content/catalog.h"

namespace velatura::cli {

namespace {

using Kind = Typed::Kind;

constexpr std::array<std::pair<std::string_view, Kind>, 31> commands{{
    {"take", Kind::take},  {"t", Kind::take},           {"paint", Kind::paint},
    {"p", Kind::paint},    {"try", Kind::try_painting}, {"pass", Kind::pass},
    {"best", Kind::best},  {"b", Kind::best},           {"moves", Kind::moves},
    {"m", Kind::moves},    {"undo", Kind::undo},        {"u", Kind::undo},
    {"save", Kind::save},  {"s", Kind::save},           {"log", Kind::log},
    {"l", Kind::log},      {"rules", Kind::rules},      {"r", Kind::rules},
    {"look", Kind::look},  {"board", Kind::board},      {"help", Kind::help},
    {"h", Kind::help},     {"?", Kind::help},           {"quit", Kind::quit},
    {"q", Kind::quit},     {"exit", Kind::quit},        {"/help", Kind::help},
    {"/quit", Kind::quit}, {"hint", Kind::hint},        {"flip", Kind::flip},
    {"f", Kind::flip},
}};

// "... on 17", or a last word that is a number.
void take_off_background(Typed& typed) {
    std::vector<std::string>& words = typed.arguments;
    if (words.empty()) return;
    typed.number = number_in(words.back());
    const bool before_last = words.size() > 1 && content::same_word(words[words.size() - 2], "on");
    typed.on = before_last || content::same_word(words.back(), "on");
    if (typed.number || typed.on) words.pop_back();
    if (before_last) words.pop_back();
}

}  // namespace

std::string plain_signs(std::string_view line) {
    std::string out;
    for (std::size_t at = 0; at < line.size();) {
        // U+FF01 to U+FF5E are EF BC 81 to EF BD 9E; the wide blank U+3000 is E3 80 80, the
        // Japanese comma U+3001 E3 80 81.
        const std::string_view sign = line.substr(at, 3);
        const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(sign[i]); };
        if (sign == "\xe3\x80\x80" || sign == "\xe3\x80\x81") {
            out += byte(2) == 0x80 ? ' ' : ',';
            at += 3;
        } else if (sign.size() == 3 && byte(0) == 0xef && (byte(1) == 0xbc || byte(1) == 0xbd) &&
                   (byte(1) == 0xbc ? byte(2) >= 0x81 : byte(2) <= 0x9e)) {
            out += static_cast<char>((byte(1) - 0xbc) * 64 + byte(2) - 0x80 + ' ');
            at += 3;
        } else {
            out += line[at++];
        }
    }
    out.erase(0, std::min(out.find_first_not_of(" \t"), out.size()));
    out.erase(out.find_last_not_of(" \t") + 1);
    return out;
}

std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (text.empty() || read.ec != std::errc{} || read.ptr != end) return std::nullopt;
    return number;
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(" \t,"), text.size()));
        if (text.empty()) return words;
        const std::size_t end = std::min(text.find_first_of(" \t,"), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
}

Typed read_entry(std::string_view line) {
    const std::string plain = plain_signs(line);
    if (plain.empty()) return {.kind = Kind::nothing};
    if (const auto number = number_in(plain)) return {.kind = Kind::take, .number = number};

    const std::size_t end = std::min(plain.find_first_of(" \t"), plain.size());
    Typed typed;
    typed.rest = plain_signs(std::string_view{plain}.substr(end));
    const auto command = std::ranges::find_if(commands, [&](const auto& known) {
        return content::same_word(known.first, std::string_view{plain}.substr(0, end));
    });
    if (command == commands.end()) return typed;
    typed.kind = command->second;
    switch (typed.kind) {
        case Kind::take:
        case Kind::look:
            typed.number = number_in(typed.rest);
            break;
        case Kind::paint:
        case Kind::try_painting:
            typed.arguments = words_of(typed.rest);
            take_off_background(typed);
            break;
        default:
            break;
    }
    return typed;
}

}  // namespace velatura::cli
