// Builds a Catalog from the texts of data/ and of packs, or says what is wrong with them and where.
// Texts in, values out: the caller reads the files. docs: data/packs/README.md.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "content/catalog.h"

namespace velatura::content {

// The pack format this program reads and the newest it knows.
inline constexpr int pack_version = 1;

struct TextFile {
    std::string_view name;  // of a data file: as in data/, e.g. "art-cards.json"
    std::string_view text;
};

struct LoadError {
    std::string file;
    std::string place;  // a JSON pointer, or line and column where the text is not JSON at all
    std::string reason;

    std::string text() const;  // all three in one line
};

// All files of data/ in any order, with or without those of data/boxes, and packs in the order they
// were asked for.
std::expected<Catalog, LoadError> load(std::span<const TextFile> files,
                                       std::span<const TextFile> packs = {});

// The data built into the program: its files, what they make, and what they make with packs.
std::span<const TextFile> base_files();
const Catalog& base_catalog();
std::expected<Catalog, LoadError> base_catalog_with(std::span<const TextFile> packs);

// The same with the boxes. The cards of the base game have the same numbers in both.
std::span<const TextFile> box_files();
const Catalog& box_catalog();
std::expected<Catalog, LoadError> box_catalog_with(std::span<const TextFile> packs);

}  // namespace velatura::content
