#include "cli/terminal/console.h"

#include <csignal>
#include <cstdlib>
#include <iostream>

#include <fcntl.h>
#include <unistd.h>

namespace velatura::cli {

namespace {

volatile std::sig_atomic_t interrupted = 0;

int nothing_to_read = -1;

// A read that begins after the signal must end too: standard input becomes an empty file.
void note_interrupt(int) {
    interrupted = 1;
    dup2(nothing_to_read, STDIN_FILENO);
}

// Bright blue and magenta: the plain ones are hard to read on black.
constexpr std::array<std::string_view, rules::swatch_count> swatch_codes{"31", "33", "32", "94",
                                                                         "95"};

}  // namespace

std::string Style::coded(std::string_view code, std::string_view text) const {
    if (!colour_ || text.empty()) return std::string{text};
    return "\033[" + std::string{code} + "m" + std::string{text} + "\033[0m";
}

std::string Style::swatch(rules::Swatch swatch, std::string_view text) const {
    return coded(swatch_codes[rules::index(swatch)], text);
}

std::string Style::ribbon(rules::Ribbon ribbon, std::string_view text) const {
    using rules::Swatch;
    constexpr std::array same{Swatch::red, Swatch::green, Swatch::blue, Swatch::violet};
    return swatch(same[rules::index(ribbon)], text);
}

bool wants_colour(bool terminal, const char* no_color, const char* term) {
    if (!terminal || (no_color != nullptr && *no_color != '\0')) return false;
    return term != nullptr && *term != '\0' && std::string_view{term} != "dumb";
}

std::optional<std::string> Console::ask(std::string_view prompt) {
    out << prompt << std::flush;
    std::string line;
    if (interrupted != 0 || !std::getline(in, line) || interrupted != 0) {
        out << '\n';
        return std::nullopt;
    }
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (!interactive) out << line << '\n';
    return line;
}

void Console::clear() {
    // Everything scrolled away as well, then to the top; without control codes a page of blank
    // lines.
    if (interactive && obeys_codes) {
        out << "\033[3J\033[2J\033[H";
    } else if (interactive) {
        out << std::string(60, '\n');
    }
}

Console standard_console() {
    // No SA_RESTART: a read that waits for a line ends at once. std::cin must stay tied to stdio,
    // which reports that as the end of the input; an unsynchronised one would read again.
    nothing_to_read = open("/dev/null", O_RDONLY | O_CLOEXEC);
    struct sigaction action{};
    action.sa_handler = note_interrupt;
    sigaction(SIGINT, &action, nullptr);
    const bool screen = isatty(STDOUT_FILENO) != 0;
    const char* term = std::getenv("TERM");
    return {std::cin, std::cout, screen && isatty(STDIN_FILENO) != 0,
            wants_colour(screen, nullptr, term),
            Style{wants_colour(screen, std::getenv("NO_COLOR"), term)}};
}

}  // namespace velatura::cli
