#include "server/page.h"

#include <array>
#include <fstream>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

#include "chance/hex.h"
#include "chance/sha256.h"

namespace velatura::server {

namespace fs = std::filesystem;

namespace {

struct Compression {
    std::string_view suffix;
    std::string_view encoding;
};
constexpr Compression compressions[]{{".br", "br"}, {".gz", "gzip"}};  // the smallest first

std::optional<std::string> read(const fs::path& file) {
    std::ifstream in{file, std::ios::binary};
    std::string bytes{std::istreambuf_iterator<char>{in}, {}};
    if (!in) return std::nullopt;
    return bytes;
}

bool is_compressed(const fs::path& file) {
    for (const auto& [suffix, encoding] : compressions) {
        if (file.extension() == suffix && fs::is_regular_file(fs::path{file}.replace_extension())) {
            return true;
        }
    }
    return false;
}

// Nothing if it, or a compressed form that is there, cannot be read.
std::optional<PageFile> read_forms(const fs::path& file) {
    auto plain = read(file);
    if (!plain) return std::nullopt;
    const auto digest = chance::sha256(*plain);
    const std::string mark = chance::hex(std::span{digest}.first<8>());
    PageFile forms{content_type(file.native()), {}};
    for (const auto& [suffix, encoding] : compressions) {
        fs::path compressed = file;
        compressed += suffix;
        if (!fs::is_regular_file(compressed)) continue;
        auto bytes = read(compressed);
        if (!bytes) return std::nullopt;
        forms.forms.push_back(
            {encoding, std::move(*bytes), '"' + mark + '-' + std::string{encoding} + '"'});
    }
    forms.forms.push_back({"", std::move(*plain), '"' + mark + '"'});
    return forms;
}

}  // namespace

std::expected<Page, fs::path> Page::load(const fs::path& folder) {
    Page page;
    std::error_code error;
    for (fs::recursive_directory_iterator at{folder, error}, end; !error && at != end;
         at.increment(error)) {
        if (!at->is_regular_file() || is_compressed(at->path())) continue;
        auto file = read_forms(at->path());
        if (!file) return std::unexpected(at->path());
        page.files_.emplace('/' + at->path().lexically_relative(folder).generic_string(),
                            std::move(*file));
    }
    if (error) return std::unexpected(folder);
    if (page.find("/") == nullptr) return std::unexpected(folder / "index.html");
    return page;
}

const PageFile* Page::find(std::string_view path) const {
    const auto found = files_.find(path == "/" ? "/index.html" : path);
    return found == files_.end() ? nullptr : &found->second;
}

std::size_t Page::bytes() const {
    std::size_t sum = 0;
    for (const auto& [path, file] : files_) {
        for (const Form& form : file.forms)
            sum += form.bytes.size();
    }
    return sum;
}

std::string_view content_type(std::string_view path) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 16> types{{
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".mjs", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".wasm", "application/wasm"},
        {".svg", "image/svg+xml"},
        {".webp", "image/webp"},
        {".png", "image/png"},
        {".ico", "image/x-icon"},
        {".woff2", "font/woff2"},
        {".mp3", "audio/mpeg"},
        {".ogg", "audio/ogg"},
        {".txt", "text/plain; charset=utf-8"},
        {".md", "text/plain; charset=utf-8"},
    }};
    for (const auto& [suffix, type] : types) {
        if (path.ends_with(suffix)) return type;
    }
    return "application/octet-stream";
}

}  // namespace velatura::server
