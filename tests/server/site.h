// A small page in a folder of its own, gone afterwards.
#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "server/page.h"

namespace velatura::server_test {

class Folder {
  public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "velatura-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) std::abort();
        path_ = name;
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    const std::filesystem::path& path() const { return path_; }
    void write(std::string_view file, std::string_view bytes) const {
        const auto path = path_ / file;
        std::filesystem::create_directories(path.parent_path());
        std::ofstream{path, std::ios::binary} << bytes;
    }

  private:
    std::filesystem::path path_;
};

// index.html, an asset in three forms, a picture, and one large enough to fill every buffer on its
// way to a client that does not read.
inline constexpr std::size_t large = std::size_t{16} << 20;

inline const server::Page& small_page() {
    static const server::Page page = [] {
        const Folder folder;
        folder.write("index.html", "<!doctype html><title>Velatura</title>");
        folder.write("assets/index-abc.js", "let easel;");
        folder.write("assets/index-abc.js.br", "BR");
        folder.write("assets/index-abc.js.gz", "GZIP");
        folder.write("assets/large.wasm", std::string(large, 'v'));
        folder.write("art/1x/card-001.webp", "paint");
        folder.write("sw.js", "self.skipWaiting();");
        auto loaded = server::Page::load(folder.path());
        EXPECT_TRUE(loaded.has_value());
        return std::move(*loaded);
    }();
    return page;
}

}  // namespace velatura::server_test
