#include "cli/save_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "cli/game_files.h"
#include "record/text.h"

namespace velatura::cli {

namespace {

namespace fs = std::filesystem;

bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// Where links lead, also to a file that is not there yet.
fs::path without_links(fs::path path) {
    constexpr int most_links = 40;
    std::error_code error;
    for (int i = 0; i < most_links && fs::is_symlink(path, error); ++i) {
        path = path.parent_path() / fs::read_symlink(path, error);
    }
    return path;
}

// A new file in the same folder, never one that is there; -1 and errno if there is none.
int open_beside(const fs::path& path, std::string& name) {
    constexpr int most_tries = 100;
    int file = -1;
    for (int i = 0; i < most_tries; ++i) {
        name = (path.parent_path() /
                (".velatura-" + std::to_string(::getpid()) + "-" + std::to_string(i) + ".part"))
                   .string();
        file = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file >= 0 || errno != EEXIST) break;
    }
    return file;
}

// 0, or the number of the error.
int replace_file(const std::string& link, std::string_view text) {
    const fs::path path = without_links(link);
    std::error_code ignored;
    if (fs::is_symlink(path, ignored)) return ELOOP;
    std::string beside;
    const int file = open_beside(path, beside);
    if (file < 0) return errno;
    struct stat before{};
    if (::stat(path.c_str(), &before) == 0) ::fchmod(file, before.st_mode & 07777u);
    int error = write_all(file, text) && ::fsync(file) == 0 ? 0 : errno;
    if (::close(file) != 0 && error == 0) error = errno;
    if (error == 0 && ::rename(beside.c_str(), path.c_str()) != 0) error = errno;
    if (error != 0) ::unlink(beside.c_str());
    return error;
}

std::string shell_word(std::string word) {
    if (word.starts_with('-')) word.insert(0, "./");  // not an option
    const auto is_plain = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
               std::string_view{"/._-+,:@%"}.find(c) != std::string_view::npos;
    };
    if (std::ranges::all_of(word, is_plain)) return word;
    std::string quoted = "'";
    for (const char c : word)
        quoted += c == '\'' ? std::string{"'\\''"} : std::string{c};
    return quoted + '\'';
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
    return no(
        context.problem("cli.file.cannot_write",
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
    if (!record) return no(context.problem("cli.file.foreign", {{"path", path}}));
    return no(context.problem(record->result ? "cli.file.finished" : "cli.file.unfinished",
                              {{"path", path}}));
}

bool same_file(const std::string& one, const std::string& other) {
    std::error_code error;
    if (fs::equivalent(one, other, error)) return true;
    const fs::path first = fs::weakly_canonical(fs::absolute(without_links(one), error), error);
    const fs::path second = fs::weakly_canonical(fs::absolute(without_links(other), error), error);
    return !error && first == second;
}

Found<record::Match> load_match(const Context& context, const std::string& path) {
    const auto text = read_file(path);
    if (!text) return no(context.problem("cli.cannot_read", {{"file", path}}));
    auto record = record::parse(context.catalog, *text);
    if (!record) return no(complaint(context, path, record.error()));
    auto match = record::Match::replay(context.catalog, *std::move(record));
    if (!match) return no(complaint(context, path, match.error()));
    return *std::move(match);
}

std::string resume_command(const Context& context, const std::string& path) {
    std::string command = "velatura";
    for (const std::string& pack : context.packs)
        command += " --pack " + shell_word(pack);
    return command + " play --resume " + shell_word(path);
}

Found<std::string> make_room(const Context& context, const std::string& path) {
    std::error_code error;
    if (!fs::exists(path, error)) return "";
    if (const auto text = read_file(path); text && text->empty()) return "";
    const auto match = load_match(context, path);
    if (match && (match->record().result || match->record().entries.empty())) return "";
    std::string kept;
    for (int n = 1; kept.empty() || fs::exists(fs::symlink_status(kept, error)); ++n) {
        const std::string number = n == 1 ? "" : "-" + std::to_string(n);
        kept = fs::path{path}.replace_filename("previous" + number + ".velatura").string();
    }
    fs::rename(path, kept, error);
    if (error) {
        return no(context.problem("cli.file.cannot_write",
                                  {{"path", kept}, {"reason", error.message()}}));
    }
    return context.text(match ? "cli.play.previous" : "cli.play.moved_aside",
                        {{"from", path}, {"path", kept}});
}

}  // namespace velatura::cli
