#include "cli/serve/store.h"

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>

#include "cli/command.h"

namespace velatura::cli {

namespace fs = std::filesystem;

namespace {

// systemd's folder for a service, else the user's own, else the system's.
fs::path usual_folder() {
    const auto variable = [](const char* name) {
        const char* const value = std::getenv(name);
        return fs::path{value == nullptr ? "" : value};
    };
    if (const fs::path state = variable("STATE_DIRECTORY"); !state.empty()) return state;
    if (const fs::path data = variable("XDG_DATA_HOME"); !data.empty()) return data / "velatura";
    if (const fs::path home = variable("HOME"); !home.empty()) {
        return home / ".local" / "share" / "velatura";
    }
    return "/var/lib/velatura";
}

// Permissions don't tell: the file system may be read-only, or refuse for other reasons.
std::error_code try_to_write(const fs::path& folder) {
    std::string name = (folder / ".velatura-XXXXXX").string();
    const int made = mkstemp(name.data());
    if (made < 0) return {errno, std::generic_category()};
    close(made);
    unlink(name.c_str());
    return {};
}

}  // namespace

store::Result<std::unique_ptr<store::Store>> open_store(
    const std::string& folder, const std::string& database, bool only_check,
    std::function<void(const store::News&)> news) {
    std::string address = database;
    if (address.empty()) {
        const fs::path data = folder.empty() ? usual_folder() : fs::path{folder};
        const fs::path file = data / "velatura.db";
        std::error_code error;
        if (only_check && !fs::exists(file, error)) {
            fs::path there = fs::absolute(data, error);
            while (!fs::exists(there, error) && there.has_relative_path())
                there = there.parent_path();
            if (const std::error_code why = try_to_write(there)) {
                return std::unexpected{store::StoreError{store::StoreFault::cannot_open,
                                                         data.string(), why.message()}};
            }
            return nullptr;
        }
        // Names and seeds of running games are private, whatever the umask; so are files that an
        // earlier version made.
        const mode_t mask = umask(S_IRWXG | S_IRWXO);
        const bool made = fs::create_directories(data, error);
        umask(mask);
        if (error) {
            return std::unexpected{
                store::StoreError{store::StoreFault::cannot_open, data.string(), error.message()}};
        }
        if (made) fs::permissions(data, fs::perms::owner_all, error);
        for (const char* part : {"", "-wal", "-shm"}) {
            constexpr auto ours = fs::perms::owner_read | fs::perms::owner_write;
            std::error_code not_there;
            fs::permissions(file.string() + part, ours, not_there);
        }
        address = file.string();
    }
    return store::Store::open(address, {.news = std::move(news)});
}

store::Result<std::unique_ptr<store::Store>> visit_store(const std::string& folder,
                                                         const std::string& database) {
    const store::Options options{.patience = std::chrono::seconds{5}, .outsider = true};
    if (database.starts_with("postgres")) return store::Store::open(database, options);
    const std::string file = file_of(folder, database);
    std::error_code error;
    if (!fs::exists(file, error)) {
        const auto reason = std::make_error_code(std::errc::no_such_file_or_directory);
        return std::unexpected{
            store::StoreError{store::StoreFault::cannot_open, file, reason.message()}};
    }
    return store::Store::open(file, options);
}

std::string file_of(const std::string& folder, const std::string& database) {
    constexpr std::string_view scheme = "sqlite:";
    if (database.starts_with(scheme)) return database.substr(scheme.size());
    if (!database.empty()) return database;
    return ((folder.empty() ? usual_folder() : fs::path{folder}) / "velatura.db").string();
}

Problem store_problem(const Context& context, const store::StoreError& error) {
    const std::string key = "store." + std::string{name_of(error.reason)};
    return context.problem(key, {{"place", error.place}, {"detail", error.detail}});
}

void allow_many_files() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace velatura::cli
