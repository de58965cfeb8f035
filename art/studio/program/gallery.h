// Paints pictures and remembers them: a picture is painted again only if its source file or the
// engine changed. The memory is a folder of lossless files, shared by all runs of the program.
#pragma once

#include <map>
#include <set>
#include <string>

#include "engine/registry.h"
#include "program/image.h"

namespace velatura::studio {

enum class Kind { card, background };

struct PictureId {
    Kind kind = Kind::card;
    int number = 0;
    auto operator<=>(const PictureId&) const = default;
};

std::string name_of(PictureId id);  // card-018, background-07
const Picture* find(PictureId id);

class Gallery {
  public:
    // `sources` is art/studio; if it cannot be read, nothing is remembered. Pictures found in the
    // folder `foreign` (see foreign.h) stand in for ours.
    Gallery(std::filesystem::path sources, std::filesystem::path memory,
            std::filesystem::path foreign = {});

    // Changes whenever the picture could; empty if unknown.
    std::string fingerprint(PictureId id) const;
    // Sources that were edited after this program was built: their pictures would be stale.
    bool stale(PictureId id) const;

    Layers paint(PictureId id, float scale) const;  // always anew
    Layers picture(PictureId id) const;             // 720 x 1008, remembered

    // Paints what is missing on several threads.
    std::map<PictureId, Layers> pictures(const std::set<PictureId>& ids, int threads) const;

  private:
    bool is_foreign(PictureId id) const;

    std::filesystem::path sources_, memory_, foreign_;
    std::string engine_fingerprint_;
};

// Calls work(k) for k in 0..n-1 on some threads.
void in_parallel(int n, int threads, const std::function<void(int)>& work);

}  // namespace velatura::studio
