// One picture, quickly, on a chosen ground.
#include <fmt/format.h>

#include <chrono>

#include "program/verbs.h"

namespace velatura::studio {
namespace {

Flat ground(const Gallery& gallery, const std::string& on) {
    if (const auto id = painted_as(on); id && id->kind == Kind::background)
        return opaque(gallery.picture(*id));
    const int w = static_cast<int>(sheet_width), h = static_cast<int>(sheet_height);
    if (on == "grey") return {w, h, {.5f, .5f, .5f}};
    if (on == "night") return {w, h, {.2f, .25f, .42f}};
    if (on == "white") return {w, h, {.97f, .955f, .91f}};
    throw std::runtime_error("--on white, grey, night or a background, as background-04");
}

}  // namespace

int preview(const Settings& settings, const PictureId& id, const std::string& on,
            const std::filesystem::path& png, int width) {
    const Gallery gallery(settings.sources, settings.memory, settings.foreign);
    if (find(id) == nullptr) {
        fmt::print(stderr, "{} is not painted yet\n", name_of(id));
        return 1;
    }
    if (gallery.stale(id)) fmt::print(stderr, "warning: source newer than program, build first\n");
    const auto start = std::chrono::steady_clock::now();
    const Layers layers = gallery.paint(id, 1);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    Flat picture = shows_through(id) ? ground(gallery, on) : opaque(layers);
    if (shows_through(id)) lay_on(picture, layers);
    size_t covered = 0;
    for (size_t k = 3; k < layers.body.size(); k += 4)
        covered += layers.body[k] > 127;
    if (width > 0 && width != picture.width) picture = thumbnail(picture, width, width * 7 / 5);
    write_picture(png, picture);
    fmt::print("{}: {:.2f} s, opaque {:.1f} %\n", name_of(id), took.count(),
               400.0 * static_cast<double>(covered) / static_cast<double>(layers.body.size()));
    if (id.kind == Kind::background) {
        const std::vector<float> l = lightness(opaque(layers));
        double sum = 0, squares = 0;
        for (float v : l) {
            sum += static_cast<double>(v);
            squares += static_cast<double>(v) * static_cast<double>(v);
        }
        const double mean = sum / static_cast<double>(l.size());
        fmt::print("lightness {:.0f}, deviation {:.1f} (aim 65-75, at most 9; night at least 50)\n",
                   mean, std::sqrt(squares / static_cast<double>(l.size()) - mean * mean));
    }
    return 0;
}

}  // namespace velatura::studio
