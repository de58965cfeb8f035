// Any bytes as a request to the server: answered from the page or refused, never a crash, and
// nothing of the request in the headers.
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "server/answer.h"

namespace {

using namespace velatura;

void require(bool condition) {
    if (!condition) std::abort();
}

server::Page small_page() {
    namespace fs = std::filesystem;
    const fs::path folder =
        fs::temp_directory_path() / ("velatura-answer-" + std::to_string(getpid()));
    fs::create_directories(folder / "assets");
    for (const char* file : {"index.html", "assets/a.js", "assets/a.js.br", "assets/a.js.gz"})
        std::ofstream{folder / file} << file;
    auto page = server::Page::load(folder);
    fs::remove_all(folder);
    require(page.has_value());
    return *std::move(page);
}

std::string_view next_line(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

}  // namespace

// Target, Accept-Encoding and If-None-Match, a line each.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const server::Page page = small_page();
    std::string_view input{reinterpret_cast<const char*>(data), size};
    const std::string_view target = next_line(input);
    const std::string_view accept = next_line(input);
    const std::string_view known = next_line(input);

    const server::Answer get = server::answer(page, {"GET", target, accept, known});
    const server::Answer head = server::answer(page, {"HEAD", target, accept, known});
    require(get.status == head.status && get.head == head.head && head.body.empty());
    require(get.head.ends_with("\r\n") && get.head.find("\r\n\r\n") == std::string::npos);
    const auto path = server::path_of(target);
    if (!path) return require(get.status == 400 || get.status == 414), 0;
    require(std::ranges::none_of(*path, [](unsigned char c) { return c < ' '; }));
    if (get.status == 200) {
        require(*path == "/health" || *path == "/live" || page.find(*path) != nullptr);
    }
    if (get.status == 304) require(get.body.empty());
    return 0;
}
