// Writes the pictures of the page: WebP in two sizes and a manifest; only what changed.
#include <fmt/format.h>

#include <mutex>
#include <nlohmann/json.hpp>

#include "program/verbs.h"

namespace velatura::studio {
namespace {

namespace fs = std::filesystem;

// A card and its glaze together, in the small size.
constexpr size_t small_limit = 45'000;

struct Encoded {
    std::string body, glaze;
    float quality = 0;
    size_t size() const { return body.size() + glaze.size(); }
};

// The best quality that fits.
Encoded encoded(const Layers& layers, float quality, size_t limit) {
    Encoded e;
    for (;; quality -= 4) {
        e.quality = quality;
        e.body = webp(layers, false, quality);
        e.glaze = layers.glazes() ? webp(layers, true, quality - 6) : std::string{};
        if (e.size() <= limit || quality < 30) return e;
    }
}

double opaque_share(const Layers& l) {
    size_t covered = 0;
    for (size_t k = 3; k < l.body.size(); k += 4)
        covered += l.body[k] > 127;
    return static_cast<double>(covered) * 4 / static_cast<double>(l.body.size());
}

}  // namespace

int render(const Settings& settings, const fs::path& out, const std::string& scale,
           const std::set<PictureId>& only) {
    const Gallery gallery(settings.sources, settings.memory, settings.foreign);
    const fs::path manifest_file = out / "manifest.json";
    auto manifest = nlohmann::json::parse(read_file(manifest_file), nullptr, false);
    if (!manifest.is_object()) manifest = nlohmann::json::object();
    manifest["stack"] = "(below * (1 - alpha) + body) * glaze";
    manifest["size"] = {{"1x", {360, 504}}, {"2x", {720, 1008}}};
    auto& known = manifest["pictures"];
    if (!known.is_object()) known = nlohmann::json::object();

    std::vector<PictureId> todo;
    std::set<std::string> names;
    int missing = 0, missing_in_boxes = 0;
    for (const PictureId& id : all_pictures(settings.art)) {
        if (!gallery.has(id)) {
            if (id.box.empty()) fmt::print("missing: {}\n", name_of(id));
            ++(id.box.empty() ? missing : missing_in_boxes);
            continue;
        }
        names.insert(name_of(id));
        if (!only.empty() && !only.contains(id)) continue;
        const std::string name = name_of(id);
        const std::string source = gallery.fingerprint(id);  // "" when the source is not found
        const bool done =
            !source.empty() && known.contains(name) && known[name]["source"] == source &&
            fs::exists(out / "1x" / (name + ".webp")) && fs::exists(out / "2x" / (name + ".webp"));
        if (done && scale != "print") continue;
        if (gallery.stale(id)) fmt::print(stderr, "warning: {} was edited after the build\n", name);
        todo.push_back(id);
    }

    std::mutex guard;
    in_parallel(static_cast<int>(todo.size()), settings.threads, [&](int k) {
        const PictureId id = todo[static_cast<size_t>(k)];
        const std::string name = name_of(id);
        if (scale == "print") {
            const Layers big = gallery.paint(id, print_scale);
            write_file(out / "print" / (name + ".webp"), webp(big, false, 90));
            if (big.glazes())
                write_file(out / "print" / (name + "-glaze.webp"), webp(big, true, 90));
            return;
        }
        const Layers large = gallery.picture(id);
        const Encoded two = encoded(large, 86, 160'000);
        const Encoded one = encoded(half_size(large), 90, small_limit);
        for (const auto& [folder, files] : {std::pair{"1x", &one}, std::pair{"2x", &two}}) {
            write_file(out / folder / (name + ".webp"), files->body);
            if (large.glazes())
                write_file(out / folder / (name + "-glaze.webp"), files->glaze);
            else
                fs::remove(out / folder / (name + "-glaze.webp"));
        }
        const std::lock_guard lock(guard);
        known[name] = {{"source", gallery.fingerprint(id)},
                       {"glaze", large.glazes()},
                       {"bytes", {{"1x", one.size()}, {"2x", two.size()}}},
                       {"coverage", std::round(opaque_share(large) * 1000) / 1000}};
        if (one.size() > small_limit)
            fmt::print(stderr, "{}: {} bytes in the small size, {} allowed\n", name, one.size(),
                       small_limit);
        fmt::print("{}: {} + {} bytes, quality {:.0f}, opaque {:.1f} %\n", name, one.size(),
                   two.size(), one.quality, opaque_share(large) * 100);
        std::fflush(stdout);
    });
    // What nobody paints any more.
    for (auto entry = known.begin(); entry != known.end();) {
        const std::string name = entry.key();
        if (names.contains(name)) {
            ++entry;
            continue;
        }
        entry = known.erase(entry);
        for (const char* folder : {"1x", "2x"})
            for (const char* layer : {".webp", "-glaze.webp"})
                fs::remove(out / folder / (name + layer));
    }
    if (scale != "print") write_file(manifest_file, manifest.dump(1) + "\n");
    if (missing + missing_in_boxes > 0)
        fmt::print("{} pictures are not painted yet\n", missing + missing_in_boxes);
    return missing > 0 ? 1 : 0;
}

}  // namespace velatura::studio
