// What the program can be asked to do; each verb returns the exit status.
#pragma once

#include <optional>

#include "program/gallery.h"
#include "program/picture_file.h"
#include "program/table.h"

namespace velatura::studio {

struct Settings {
    std::filesystem::path sources;  // art/studio
    std::filesystem::path art;      // art, where the tables are
    std::filesystem::path memory;
    std::filesystem::path foreign;  // pictures that stand in for ours; empty if none
    int threads = 2;
};

struct StackPlan {
    std::vector<PictureId> cards;              // bottom to top
    std::optional<PictureId> background = {};  // or plain paper
};

// How a painting leaves the studio.
struct Export {
    int width = 720;  // of the painting, without its frame
    std::string title;
    bool frame = false;
    std::optional<PictureId> carved = {};  // the frame of a box instead of our own
};

int render(const Settings& settings, const std::filesystem::path& out, const std::string& scale,
           const std::set<PictureId>& only);
int preview(const Settings& settings, const PictureId& id, const std::string& on,
            const std::filesystem::path& png, int width);

// What a contact sheet shows.
struct SheetPlan {
    std::string what;                    // cards, backgrounds, a box, stacks or collisions
    std::vector<std::string> boxes;      // whose cards are stacked with those of the base game
    std::optional<PictureId> with = {};  // a card that all stacks have
    int thumb = 160;
    Seed seed = 7;
    std::string on;
};
int contact_sheet(const Settings& settings, const SheetPlan& plan,
                  const std::filesystem::path& png);
int stack(const Settings& settings, const StackPlan& plan, const std::filesystem::path& file,
          const Export& as);
// Paintings side by side.
int strip(const Settings& settings, const std::vector<StackPlan>& plans,
          const std::filesystem::path& file, int thumb);
int measure(const Settings& settings, const std::vector<std::string>& boxes);
// Two memory folders, painted by two builds of the program: may differ by 1/255 on average.
int compare(const std::filesystem::path& a, const std::filesystem::path& b);

inline constexpr int print_width = 1500;
inline constexpr float print_scale = print_width / sheet_width;  // pixels per design unit

// The picture a page shows and an export writes, `width` pixels wide. 360 and 720 are made from the
// same rendering, all other sizes are painted at their size.
Flat painting(const Gallery& gallery, const StackPlan& plan, int width, int threads);

}  // namespace velatura::studio
