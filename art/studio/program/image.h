// Finished pictures as bytes: the two layers of a card, flat pictures, stacking, files.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/sheet.h"

namespace velatura::studio {

// A card (or background) as it goes to the page: body with straight alpha, glaze as a multiplier.
struct Layers {
    int width = 0, height = 0;
    std::vector<std::uint8_t> body;   // RGBA
    std::vector<std::uint8_t> glaze;  // RGB; empty if the card does not glaze

    bool glazes() const { return !glaze.empty(); }
};

// A flat picture, 0..1 per channel.
struct Flat {
    int width = 0, height = 0;
    std::vector<float> rgb;

    Flat() = default;
    Flat(int w, int h, std::array<float, 3> paper);
    float* at(int x, int y) {
        return &rgb[(static_cast<size_t>(y) * static_cast<size_t>(width) + static_cast<size_t>(x)) *
                    3];
    }
    const float* at(int x, int y) const { return const_cast<Flat*>(this)->at(x, y); }
};

Layers layers_of(const Sheet& sheet);
// Backgrounds leave nothing open: body and glaze become one opaque picture.
Layers background_of(const Sheet& sheet);
Layers half_size(const Layers& layers);

// below = (below * (1 - alpha) + body) * glaze
void lay_on(Flat& below, const Layers& card);
Flat opaque(const Layers& background);
Flat thumbnail(const Flat& picture, int width, int height);
void paste(Flat& onto, const Flat& picture, int x, int y);
// CIE lightness 0..100 for every pixel.
std::vector<float> lightness(const Flat& picture);

void write_png(const std::filesystem::path& file, const Flat& picture);
std::string webp(const Layers& layers, bool glaze, float quality);
std::string webp_lossless(const Layers& layers, bool glaze);
bool read_webp(const std::string& data, bool alpha, int& width, int& height,
               std::vector<std::uint8_t>& bytes);

// Files are written beside and renamed, so that readers never see half of one.
void write_file(const std::filesystem::path& file, const std::string& data);
std::string read_file(const std::filesystem::path& file);  // empty if there is none

}  // namespace velatura::studio
