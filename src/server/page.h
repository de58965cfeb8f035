// The page as the server holds it: every file of a folder, read once at the start and never
// changed. A request is answered from this table alone, so no address can reach another file, and a
// page that is built anew meanwhile cannot be served half old, half new.
#pragma once

#include <expected>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace velatura::server {

// One form of a file: its bytes as they are or compressed. Each has an ETag of its own.
struct Form {
    std::string_view encoding;  // "br", "gzip", or "" as it is
    std::string bytes;
    std::string etag;  // with its quotation marks
};

struct PageFile {
    std::string_view type;    // of its content
    std::vector<Form> forms;  // the smallest first; the last is the file as it is
};

class Page {
  public:
    // FILE.br and FILE.gz beside a FILE are its compressed forms. Refused with the path that cannot
    // be read, or that of index.html if there is none.
    static std::expected<Page, std::filesystem::path> load(const std::filesystem::path& folder);

    const PageFile* find(std::string_view path) const;  // "/assets/index.js"; "/" is the index
    std::size_t files() const { return files_.size(); }
    std::size_t bytes() const;

  private:
    std::map<std::string, PageFile, std::less<>> files_;  // by path, with its slash
};

// "text/html; charset=utf-8" for "x/index.html".
std::string_view content_type(std::string_view path);

}  // namespace velatura::server
