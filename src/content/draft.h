// Shared by the files of the loader: what has been read so far, and the readers of printed cards,
// which data/ and packs have in common.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <string_view>
#include <vector>

#include "content/catalog.h"
#include "content/reader.h"

namespace velatura::content {

// What has been read so far: a Catalog whose cards may still grow.
struct Draft {
    std::vector<Pack> packs;
    std::vector<rules::ArtCard> art_cards;
    std::vector<PrintedWord> art;
    std::vector<rules::ScoringCard> scoring_cards;
    std::vector<PrintedWord> scoring;
    std::size_t backgrounds = 0;
    std::vector<rules::Box> box_backgrounds;  // after those
    rules::BoxCards box_cards;
    bool deck_replaced = false;
    std::vector<Scenario> scenarios;
    std::vector<Achievement> achievements;
    std::vector<TargetLevel> levels;
    std::vector<Award> awards;

    std::uint8_t pack() const { return static_cast<std::uint8_t>(packs.size() - 1); }
};

// A "number" field: things are numbered from 1 in the order they are listed.
void expect_number(const Reader& reader, std::size_t expected);

// Lists of cards, added to those of the draft as cards of its newest pack.
void read_art_cards(const Reader& reader, Draft& draft, rules::Box box = rules::Box::base);
void read_scoring_cards(const Reader& reader, Draft& draft, rules::Box box = rules::Box::base);

// The files of boxes among these.
bool is_box_file(std::string_view name);
std::expected<void, LoadError> read_boxes(std::span<const TextFile> files, Draft& draft);

}  // namespace velatura::content
