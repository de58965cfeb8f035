#include "cli/serve_store.h"

#include <sys/resource.h>

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

}  // namespace

store::Result<std::unique_ptr<store::Store>> open_store(
    const std::string& folder, const std::string& database, bool only_check,
    std::function<void(const store::News&)> news) {
    std::string address = database;
    if (address.empty()) {
        const fs::path data = folder.empty() ? usual_folder() : fs::path{folder};
        const fs::path file = data / "velatura.db";
        std::error_code error;
        if (only_check && !fs::exists(file, error)) return nullptr;
        const bool made = fs::create_directories(data, error);
        if (error) {
            return std::unexpected{
                store::Error{store::Reason::cannot_open, data.string(), error.message()}};
        }
        // Names and seeds of running games: nobody else's business.
        if (made) fs::permissions(data, fs::perms::owner_all, error);
        address = file.string();
    }
    return store::Store::open(address, {.news = std::move(news)});
}

std::string store_problem(const Context& context, const store::Error& error) {
    const std::string key = "store." + std::string{name_of(error.reason)};
    return context.text(key, {{"place", error.place}, {"detail", error.detail}});
}

void allow_many_files() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace velatura::cli
