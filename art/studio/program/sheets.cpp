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

int contact_sheet(const Settings& settings, const SheetPlan& plan,
                  const std::filesystem::path& png) {
    const Gallery gallery(settings.sources, settings.memory, settings.foreign);
    const auto chosen = [&](const std::string& box, auto&& wanted) {
        std::set<PictureId> ids;
        for (const PictureId& id : painted_of(box))
            if (wanted(id)) ids.insert(id);
        return gallery.pictures(ids, settings.threads);
    };
    const auto show = [&](const std::map<PictureId, Layers>& pictures, int columns) {
        std::vector<float> tones;
        if (plan.on != "grey") tones.push_back(.96f);
        if (plan.on != "white") tones.push_back(.5f);
        ContactSheet sheet(columns, static_cast<int>(pictures.size() * tones.size()), plan.thumb);
        for (float tone : tones)
            for (const auto& [id, layers] : pictures) {
                Flat f = plain(tone, tone, tone);
                lay_on(f, layers);
                sheet.add(f);
            }
        sheet.write(png);
    };
    if (plan.what == "cards") {
        show(chosen("", [](const PictureId& id) { return id.kind == Kind::card; }), 10);
    } else if (plan.what == "backgrounds") {
        const auto pictures =
            chosen("", [](const PictureId& id) { return id.kind == Kind::background; });
        ContactSheet sheet(5, static_cast<int>(pictures.size()), plan.thumb);
        for (const auto& [id, layers] : pictures)
            sheet.add(opaque(layers));
        sheet.write(png);
    } else if (plan.what == "stacks" || plan.what == "collisions") {
        std::set<PictureId> ids = surveyed(plan.boxes);
        std::vector<StackPlan> plans;
        if (plan.what == "stacks") {
            plans = random_stacks(ids, plan.with ? 20 : 60, plan.seed, plan.with);
            ids.clear();
            for (const StackPlan& stack : plans) {
                ids.insert(stack.cards.begin(), stack.cards.end());
                if (stack.background) ids.insert(*stack.background);
            }
        }
        const Survey survey(gallery, settings, ids);
        if (plan.what == "collisions") plans = survey.worst_collisions(40);
        ContactSheet sheet(plan.with ? 5 : 10, static_cast<int>(plans.size()), plan.thumb);
        for (const StackPlan& stack : plans) {
            sheet.add(survey.stacked(stack));
            std::vector<std::string> names;
            for (const PictureId& card : stack.cards)
                names.push_back(name_of(card));
            fmt::print("{},{}\n", fmt::join(names, ","),
                       stack.background ? name_of(*stack.background) : "");
        }
        sheet.write(png);
    } else if (!painted_of(plan.what).empty()) {
        show(chosen(plan.what, [](const PictureId&) { return true; }), 6);
    } else {
        fmt::print(stderr,
                   "sheet cards, backgrounds, stacks, collisions, or a box with pictures\n");
        return 2;
    }
    return 0;
}

}  // namespace velatura::studio
