#include "cli/play_support.h"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "cli/terminal/columns.h"
#include "content/loader.h"

namespace velatura::support {

namespace fs = std::filesystem;

namespace {

std::string slurp(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return std::move(text).str();
}

}  // namespace

cli::Context context_in(words::Language language) {
    return {content::box_catalog(), language};
}

std::string whole_game(std::size_t people) {
    std::string typed;
    for (const std::size_t cards : {5, 3, 3}) {
        for (std::size_t turn = 0; turn < cards * people; ++turn)
            typed += "1\n";
        for (std::size_t turn = 0; turn < people; ++turn)
            typed += "p abc\n";
    }
    return typed;
}

std::string first_lines(std::string_view text, std::size_t count) {
    std::size_t end = 0;
    while (count-- > 0)
        end = text.find('\n', end) + 1;
    return std::string{text.substr(0, end)};
}

void PlayTest::SetUp() {
    const testing::TestInfo* test = testing::UnitTest::GetInstance()->current_test_info();
    // In memory where there is such a place: a game is written to the disk after every turn.
    const fs::path root = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : testing::TempDir();
    std::string name = test->name();  // a parameterised one has a slash
    std::ranges::replace(name, '/', '-');
    folder_ = root / ("velatura-" + std::to_string(getpid()) + "-" + name);
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    setenv("XDG_STATE_HOME", file("state").c_str(), 1);
}

void PlayTest::TearDown() {
    fs::remove_all(folder_);
}

std::string PlayTest::text_of(std::string_view name) const {
    return slurp(folder_ / name);
}

void PlayTest::write(std::string_view name, std::string_view text) const {
    std::ofstream(folder_ / name, std::ios::binary) << text;
}

std::vector<std::string> PlayTest::files() const {
    std::vector<std::string> names;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder_)) {
        if (!entry.is_directory()) names.push_back(fs::relative(entry.path(), folder_).string());
    }
    std::ranges::sort(names);
    return names;
}

Played PlayTest::play(const cli::PlayOptions& options, const std::string& typed,
                      words::Language language) const {
    const cli::Context context = context_in(language);
    std::istringstream in{typed};
    std::ostringstream out;
    cli::Console console{in, out};
    testing::internal::CaptureStderr();
    Played played;
    played.status = cli::play(context, options, console);
    played.err = testing::internal::GetCapturedStderr();
    played.out = out.str();
    return played;
}

Played PlayTest::run(const std::string& arguments, const std::string& typed,
                     const std::string& before) const {
    write("typed", typed);
    const std::string command = "cd '" + folder_.string() + "' && LC_ALL=C.UTF-8 " + before +
                                " '" VELATURA_PROGRAM "' " + arguments + " < typed > out 2> err";
    Played played;
    const int status = std::system(command.c_str());
    played.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    played.out = text_of("out");
    played.err = text_of("err");
    for (const char* name : {"typed", "out", "err"})
        fs::remove(folder_ / name);
    return played;
}

std::vector<std::string> too_wide(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in{text};
    for (std::string line; std::getline(in, line);) {
        if (cli::display_width(line) > 80) lines.push_back(line);
    }
    return lines;
}

}  // namespace velatura::support
