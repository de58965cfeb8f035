// Contact sheets: many pictures side by side, to be looked at.
#include <fmt/format.h>

#include <array>

#include "program/survey.h"
#include "program/verbs.h"

namespace velatura::studio {
namespace {

constexpr int gap = 8;

class ContactSheet {
  public:
    ContactSheet(int columns, int pictures, int thumb)
        : columns_(columns),
          thumb_(thumb),
          flat_(columns * (thumb + gap) + gap,
                ((pictures + columns - 1) / columns) * (thumb * 7 / 5 + gap) + gap,
                {.25f, .25f, .25f}) {}
    void add(const Flat& picture) {
        const int h = thumb_ * 7 / 5;
        paste(flat_, thumbnail(picture, thumb_, h), gap + (count_ % columns_) * (thumb_ + gap),
              gap + (count_ / columns_) * (h + gap));
        ++count_;
    }
    void write(const std::filesystem::path& png) const { write_picture(png, flat_); }

  private:
    int columns_, thumb_, count_ = 0;
    Flat flat_;
};

Flat plain(float r, float g, float b) {
    return {static_cast<int>(sheet_width), static_cast<int>(sheet_height), {r, g, b}};
}

}  // namespace

int contact_sheet(const Settings& settings, const std::string& what,
                  const std::filesystem::path& png, int thumb, Seed seed, const std::string& on) {
    const Gallery gallery(settings.sources, settings.memory, settings.foreign);
    const Survey survey(gallery, settings);
    const auto& cards = survey.cards();
    const auto& backgrounds = survey.backgrounds();
    if (what == "cards") {
        std::vector<float> tones;
        if (on != "grey") tones.push_back(.96f);
        if (on != "white") tones.push_back(.5f);
        ContactSheet sheet(10, static_cast<int>(cards.size() * tones.size()), thumb);
        for (float tone : tones)
            for (const auto& [number, layers] : cards) {
                Flat f = plain(tone, tone, tone);
                lay_on(f, layers);
                sheet.add(f);
            }
        sheet.write(png);
    } else if (what == "backgrounds") {
        ContactSheet sheet(5, static_cast<int>(backgrounds.size()), thumb);
        for (const auto& [number, layers] : backgrounds)
            sheet.add(opaque(layers));
        sheet.write(png);
    } else if (what == "stacks" || what == "collisions") {
        const std::vector<StackPlan> plans =
            what == "stacks" ? survey.random_stacks(60, seed) : survey.worst_collisions(40);
        ContactSheet sheet(10, static_cast<int>(plans.size()), thumb);
        for (const StackPlan& plan : plans) {
            sheet.add(survey.stacked(plan));
            fmt::print("{} on {}\n", fmt::join(plan.cards, ","), plan.background);
        }
        sheet.write(png);
    } else {
        fmt::print(stderr, "sheet cards, backgrounds, stacks or collisions\n");
        return 2;
    }
    return 0;
}

}  // namespace velatura::studio
