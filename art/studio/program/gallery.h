// Paints pictures and remembers them: a picture is painted again only if its source file or the
// engine changed. The memory is a folder of lossless files, shared by all runs of the program.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>

#include "engine/registry.h"
#include "program/image.h"

namespace velatura::studio {

// A picture's file: card-018, background-07, mini-003, reflections-012-back,
// reflections-background-03, touches-frame-hue, mini-award-metal, painter-poet, rival-mole,
// cover-mini.
std::string name_of(const PictureId& id);
const Picture* find(const PictureId& id);
std::optional<PictureId> painted_as(std::string_view name);
// Cards and frames show what lies below them, all other pictures fill the sheet.
bool shows_through(const PictureId& id);

class Gallery {
  public:
    // `sources` is art/studio; if it cannot be read, nothing is remembered. Pictures found in the
    // folder `foreign` (see foreign.h) stand in for ours.
    Gallery(std::filesystem::path sources, std::filesystem::path memory,
            std::filesystem::path foreign = {});

    bool has(const PictureId& id) const;  // painted, by us or by other hands
    // Changes whenever the picture could; empty if unknown.
    std::string fingerprint(const PictureId& id) const;
    // Sources that were edited after this program was built: their pictures would be stale.
    bool stale(const PictureId& id) const;

    Layers paint(const PictureId& id, float scale) const;  // always anew
    Layers picture(const PictureId& id) const;             // 720 x 1008, remembered

    // Paints what is missing on several threads.
    std::map<PictureId, Layers> pictures(const std::set<PictureId>& ids, int threads) const;

  private:
    bool is_foreign(const PictureId& id) const;

    std::filesystem::path sources_, memory_, foreign_;
    std::string engine_fingerprint_;
};

// Calls work(k) for k in 0..n-1 on some threads.
void in_parallel(int n, int threads, const std::function<void(int)>& work);

}  // namespace velatura::studio
