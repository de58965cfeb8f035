#include "record/describe.h"

#include <cstddef>
#include <string_view>

#include "words/forms.h"

namespace velatura::record {

namespace {

// What somebody else wrote, fit to be shown: not too long, and with nothing a terminal would obey.
std::string shown(std::string_view found) {
    constexpr std::size_t longest = 60;
    const bool cut = found.size() > longest;
    if (cut) {
        std::size_t end = longest;
        const auto continues = [&found](std::size_t at) { return (found[at] & 0xC0) == 0x80; };
        while (end > 0 && continues(end))
            --end;  // not within a letter of several bytes
        found = found.substr(0, end);
    }
    std::string text{found};
    for (char& c : text) {
        if (static_cast<unsigned char>(c) < ' ' || c == '\x7F') c = '?';
    }
    return cut ? text + "…" : text;
}

}  // namespace

std::string describe(words::Language language, const RecordError& error) {
    const std::string found =
        error.found.empty() ? words::text(language, "record.line_end") : shown(error.found);
    std::string reason = words::text(language, std::string{"record."}.append(name_of(error.reason)),
                                     {{"found", found}, {"newest", current_version}});
    if (error.rule) {
        reason = words::sentences(
            language, reason,
            words::text(language, std::string{"refusal."}.append(name_of(*error.rule))));
    }
    if (!error.meant.empty()) {
        reason =
            words::sentences(language, reason,
                             words::text(language, "record.did_you_mean", {{"word", error.meant}}));
    }
    if (error.place.line == 0) return reason;
    return words::text(
        language, "record.place",
        {{"line", error.place.line}, {"column", error.place.column}, {"reason", reason}});
}

}  // namespace velatura::record
