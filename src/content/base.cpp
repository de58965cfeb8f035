#include <cassert>
#include <vector>

#include "content/loader.h"
#include "embedded_data.h"

namespace velatura::content {

namespace {

std::vector<TextFile> embedded_files(bool with_boxes) {
    std::vector<TextFile> list;
    for (const embedded::File& file : embedded::data()) {
        const bool of_box = std::string_view{file.path}.starts_with("boxes/");
        if (!of_box || with_boxes) list.push_back({file.path, file.text});
    }
    return list;
}

Catalog loaded_soundly(std::span<const TextFile> files) {
    auto loaded = load(files);
    assert(loaded && "the data built into the program is sound: tests/content checks it");
    return *std::move(loaded);
}

}  // namespace

std::span<const TextFile> base_files() {
    static const std::vector<TextFile> files = embedded_files(false);
    return files;
}

std::span<const TextFile> box_files() {
    static const std::vector<TextFile> files = embedded_files(true);
    return files;
}

const Catalog& base_catalog() {
    static const Catalog catalog = loaded_soundly(base_files());
    return catalog;
}

const Catalog& box_catalog() {
    static const Catalog catalog = loaded_soundly(box_files());
    return catalog;
}

std::expected<Catalog, LoadError> base_catalog_with(std::span<const TextFile> packs) {
    return load(base_files(), packs);
}

std::expected<Catalog, LoadError> box_catalog_with(std::span<const TextFile> packs) {
    return load(box_files(), packs);
}

}  // namespace velatura::content
