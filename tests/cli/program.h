// Runs the built program in a folder of its own and reads what it printed.
#pragma once

#include <filesystem>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "content/json.h"

namespace velatura::cli_test {

struct Outcome {
    int status = -1;
    std::string out;
    std::string error;
};

// A folder that is empty at first and gone afterwards.
class Folder {
  public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string path(std::string_view file) const { return (folder_ / file).string(); }
    std::string write(std::string_view file, std::string_view text) const;
    std::vector<std::string> files() const;  // names, sorted

  private:
    std::filesystem::path folder_;
};

// In English, unless --lang says otherwise. In the shell, `environment` comes before the command
// ("LANG=de") and `redirection` after it (">/dev/full").
Outcome run(const std::vector<std::string>& arguments, const std::string& environment = {},
            const std::string& redirection = {});

// For arguments without blanks: run_line("score --layers A,B,C").
Outcome run_line(std::string_view line);

std::string read(const std::string& path);
std::vector<std::string> lines_of(const std::string& text);

// The value at a JSON pointer; the test fails if the text is no JSON or has no such place.
content::Json field(const std::string& json, std::string_view pointer);
std::vector<std::string> keys(const std::string& json, std::string_view pointer = {});

// Refused on standard output with a code and the words that are on standard error too.
void expect_refused_in_json(const Outcome& outcome, std::string_view says);

std::string replaced(std::string text, std::string_view from, std::string_view to);

}  // namespace velatura::cli_test
