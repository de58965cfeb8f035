#include "program/foreign.h"

#include <cairo/cairo.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>
#include <stdexcept>

extern char** environ;

namespace velatura::studio {
namespace {

namespace fs = std::filesystem;

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;

constexpr double tolerance = .01;  // of the proportion 5:7

// librsvg's own program does it, so that the studio need not be built against it.
fs::path drawn_svg(const fs::path& svg, int width) {
    static std::atomic<int> count = 0;
    const fs::path png =
        fs::temp_directory_path() / fmt::format("velatura-{}-{}.png", getpid(), count++);
    std::vector<std::string> words{
        "rsvg-convert", "--keep-aspect-ratio", "--width",   std::to_string(width),
        "--output",     png.string(),          svg.string()};
    std::vector<char*> arguments;
    for (std::string& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    pid_t child = 0;
    int status = 1;
    if (posix_spawnp(&child, "rsvg-convert", nullptr, nullptr, arguments.data(), environ) != 0)
        throw std::runtime_error("SVG needs the program rsvg-convert (Debian: librsvg2-bin)");
    if (waitpid(child, &status, 0) < 0 || status != 0)
        throw std::runtime_error("rsvg-convert cannot draw " + svg.string());
    return png;
}

Surface opened(const fs::path& file, int width) {
    const bool svg = file.extension() == ".svg";
    const fs::path png = svg ? drawn_svg(file, width) : file;
    Surface picture(cairo_image_surface_create_from_png(png.c_str()), cairo_surface_destroy);
    if (svg) fs::remove(png);
    if (cairo_surface_status(picture.get()) != CAIRO_STATUS_SUCCESS)
        throw std::runtime_error("not a PNG picture: " + file.string());
    return picture;
}

// Premultiplied, exactly of the size.
Surface scaled(const fs::path& file, int width, int height, bool on_white) {
    const Surface picture = opened(file, width);
    Surface sheet(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
                  cairo_surface_destroy);
    const std::unique_ptr<cairo_t, decltype(&cairo_destroy)> hand(cairo_create(sheet.get()),
                                                                  cairo_destroy);
    if (on_white) {
        cairo_set_source_rgb(hand.get(), 1, 1, 1);
        cairo_paint(hand.get());
    }
    cairo_scale(hand.get(),
                static_cast<double>(width) / cairo_image_surface_get_width(picture.get()),
                static_cast<double>(height) / cairo_image_surface_get_height(picture.get()));
    cairo_set_source_surface(hand.get(), picture.get(), 0, 0);
    cairo_pattern_set_filter(cairo_get_source(hand.get()), CAIRO_FILTER_BEST);
    cairo_pattern_set_extend(cairo_get_source(hand.get()), CAIRO_EXTEND_PAD);
    cairo_paint(hand.get());
    cairo_surface_flush(sheet.get());
    return sheet;
}

// BGRA as cairo keeps it, at pixel (x, y).
const unsigned char* pixel(const Surface& s, int x, int y) {
    return cairo_image_surface_get_data(s.get()) + y * cairo_image_surface_get_stride(s.get()) +
           x * 4;
}

Layers layers_of(const Surface& picture) {
    Layers l{cairo_image_surface_get_width(picture.get()),
             cairo_image_surface_get_height(picture.get()),
             {},
             {}};
    l.body.resize(static_cast<size_t>(l.width) * static_cast<size_t>(l.height) * 4);
    size_t k = 0;
    for (int y = 0; y < l.height; ++y)
        for (int x = 0; x < l.width; ++x, k += 4) {
            const unsigned char* p = pixel(picture, x, y);
            const int alpha = p[3];
            if (alpha == 0) continue;
            for (size_t c = 0; c < 3; ++c)
                l.body[k + c] =
                    static_cast<std::uint8_t>(std::min(255, (p[2 - c] * 255 + alpha / 2) / alpha));
            l.body[k + 3] = static_cast<std::uint8_t>(alpha);
        }
    return l;
}

std::string problem_of(const fs::path& file) {
    try {
        const Surface picture = opened(file, static_cast<int>(sheet_width));
        const int w = cairo_image_surface_get_width(picture.get());
        const int h = cairo_image_surface_get_height(picture.get());
        if (std::abs(static_cast<double>(h) / w * 5 / 7 - 1) > tolerance)
            return fmt::format("{} is {} x {}: cards are 5:7, as 720 x 1008 or 1500 x 2100",
                               file.filename().string(), w, h);
        if (w < static_cast<int>(sheet_width))
            return fmt::format("{} is {} x {}: too small, at least 720 x 1008",
                               file.filename().string(), w, h);
    } catch (const std::exception& problem) {
        return problem.what();
    }
    return {};
}

}  // namespace

std::optional<fs::path> foreign_file(const fs::path& folder, const PictureId& id, bool glaze) {
    for (const char* extension : {".png", ".svg"}) {
        const fs::path file = folder / (name_of(id) + (glaze ? "-glaze" : "") + extension);
        if (fs::exists(file)) return file;
    }
    return std::nullopt;
}

std::vector<std::string> foreign_problems(const fs::path& folder, const std::set<PictureId>& wanted,
                                          bool partial) {
    if (!fs::is_directory(folder)) return {fmt::format("{} is not a folder", folder.string())};
    std::vector<std::string> problems, missing;
    std::set<fs::path> known;
    size_t needed = 0;
    for (const PictureId& id : wanted) {
        needed += id.box.empty();
        const auto body = foreign_file(folder, id), glaze = foreign_file(folder, id, true);
        if (!body && (glaze || (!partial && id.box.empty()))) missing.push_back(name_of(id));
        for (const auto& file : {body, glaze}) {
            if (!file) continue;
            known.insert(*file);
            if (const std::string wrong = problem_of(*file); !wrong.empty())
                problems.push_back(wrong);
        }
    }
    if (!missing.empty()) {
        constexpr size_t named = 10;
        const bool more = missing.size() > named;
        problems.push_back(fmt::format(
            "{} of {} pictures are missing: {}{}; --partial fills gaps with our own",
            missing.size(), needed,
            fmt::join(
                missing.begin(),
                missing.begin() + static_cast<std::ptrdiff_t>(std::min(named, missing.size())),
                ", "),
            more ? ", ..." : ""));
    }
    // A misspelt name would otherwise be passed over in silence.
    std::set<fs::path> strange;
    for (const auto& entry : fs::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if ((name.starts_with("card") || name.starts_with("background")) &&
            !known.contains(entry.path()))
            strange.insert(entry.path().filename());
    }
    for (const fs::path& name : strange)
        problems.push_back(
            fmt::format("{}: names are card-001 to card-060 and background-01 to "
                        "background-20, .png or .svg and only one of them",
                        name.string()));
    if (known.empty()) problems.push_back(fmt::format("no pictures in {}", folder.string()));
    return problems;
}

Layers drawn(const fs::path& file, int width, int height) {
    return layers_of(scaled(file, width, height, false));
}

Layers foreign_picture(const fs::path& folder, const PictureId& id, int width) {
    const int height = static_cast<int>(std::lround(width * 1.4));
    Layers l =
        layers_of(scaled(foreign_file(folder, id).value(), width, height, !shows_through(id)));
    const auto tint = foreign_file(folder, id, true);
    if (!tint || !shows_through(id)) return l;
    const Surface glaze = scaled(*tint, width, height, true);
    l.glaze.reserve(l.body.size() / 4 * 3);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            for (int c = 2; c >= 0; --c)
                l.glaze.push_back(pixel(glaze, x, y)[c]);
    return l;
}

}  // namespace velatura::studio
