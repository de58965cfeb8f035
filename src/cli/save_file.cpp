#include "cli/save_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "cli/game_files.h"
#include "record/text.h"

namespace velatura::cli {

namespace {

namespace fs = std::filesystem;

std::unexpected<std::string> no(std::string reason) {
    return std::unexpected{std::move(reason)};
}

bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// 0, or the number of the error.
int replace_file(const std::string& path, std::string_view text) {
    const std::string beside = path + ".part";
    const int file = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0) return errno;
    int error = write_all(file, text) && ::fsync(file) == 0 ? 0 : errno;
    if (::close(file) != 0 && error == 0) error = errno;
    if (error == 0 && ::rename(beside.c_str(), path.c_str()) != 0) error = errno;
    if (error != 0) ::unlink(beside.c_str());
    return error;
}

}  // namespace

Found<void> write_file(const Context& context, const std::string& path, const std::string& text) {
    std::error_code ignored;
    const fs::file_status status = fs::status(path, ignored);
    // A device must not be replaced by a file.
    const int error = fs::exists(status) && !fs::is_regular_file(status)
                          ? (fs::is_directory(status) ? EISDIR : EINVAL)
                          : replace_file(path, text);
    if (error == 0) return {};
    return no(context.text("cli.file.cannot_write",
                           {{"path", path}, {"reason", std::string_view{std::strerror(error)}}}));
}

std::optional<std::string> default_save_path() {
    const char* state = std::getenv("XDG_STATE_HOME");
    const char* home = std::getenv("HOME");
    fs::path folder;
    if (state != nullptr && *state == '/') {  // the specification has relative ones ignored
        folder = state;
    } else if (home != nullptr && *home == '/') {
        folder = fs::path{home} / ".local/state";
    } else {
        return std::nullopt;
    }
    folder /= "velatura";
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) return std::nullopt;
    return (folder / "last.velatura").string();
}

Found<void> check_save_path(const Context& context, const std::string& path) {
    std::error_code ignored;
    if (!fs::exists(path, ignored)) return {};
    const auto text = read_file(path);
    if (text && text->empty()) return {};
    const auto record = record::parse(context.catalog, text.value_or(""));
    if (!record) return no(context.text("cli.file.foreign", {{"path", path}}));
    if (!record->result) return no(context.text("cli.file.unfinished", {{"path", path}}));
    return {};
}

Found<record::Match> load_match(const Context& context, const std::string& path) {
    const auto text = read_file(path);
    if (!text) return no(context.text("cli.cannot_read", {{"file", path}}));
    auto record = record::parse(context.catalog, *text);
    if (!record) return no(complaint(context, path, record.error()));
    auto match = record::Match::replay(context.catalog, *std::move(record));
    if (!match) return no(complaint(context, path, match.error()));
    return *std::move(match);
}

std::optional<std::string> keep_unfinished(const Context& context, const std::string& path) {
    const auto text = read_file(path);
    if (!text) return std::nullopt;
    const auto record = record::parse(context.catalog, *text);
    if (!record || record->result || record->entries.empty()) return std::nullopt;
    std::string kept = fs::path{path}.replace_filename("previous.velatura").string();
    std::error_code error;
    fs::rename(path, kept, error);
    if (error) return std::nullopt;
    return kept;
}

}  // namespace velatura::cli
