#include <cassert>
#include <vector>

#include "content/loader.h"
#include "embedded_data.h"

namespace velatura::content {

std::span<const TextFile> base_files() {
    static const std::vector<TextFile> files = [] {
        std::vector<TextFile> list;
        for (const embedded::File& file : embedded::data())
            list.push_back({file.path, file.text});
        return list;
    }();
    return files;
}

const Catalog& base_catalog() {
    static const Catalog catalog = [] {
        auto loaded = load(base_files());
        assert(loaded && "the data built into the program is sound: tests/content checks it");
        return *std::move(loaded);
    }();
    return catalog;
}

std::expected<Catalog, LoadError> base_catalog_with(std::span<const TextFile> packs) {
    return load(base_files(), packs);
}

}  // namespace velatura::content
