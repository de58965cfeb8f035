// One rule stacks the picture on the page, in an export and in print:
//   (below * (1 - alpha) + body * alpha) * glaze
#include <cmath>

#include "out.h"

namespace velatura::studio {
namespace {

const std::filesystem::path art = VELATURA_ART_DIR;
const StackPlan plan{{{Kind::card, 22}, {Kind::card, 17}, {Kind::card, 50}},
                     PictureId{Kind::background, 4}};

// As a page does it: an ordinary picture over what is there, then one that multiplies, in bytes.
std::vector<int> stacked_on_a_page(const std::string& scale) {
    const Layers ground = from_out(scale, *plan.background);
    std::vector<int> page;
    for (size_t k = 0; k < ground.body.size(); ++k)
        if (k % 4 != 3) page.push_back(ground.body[k]);
    for (const PictureId& card : plan.cards) {
        const Layers l = from_out(scale, card);
        for (size_t k = 0; k < page.size(); ++k) {
            const int alpha = l.body[k / 3 * 4 + 3];
            page[k] = (page[k] * (255 - alpha) + l.body[k / 3 * 4 + k % 3] * alpha + 127) / 255;
            if (l.glazes()) page[k] = (page[k] * l.glaze[k] + 127) / 255;
        }
    }
    return page;
}

Gallery gallery() {
    return {art / "studio", {}};
}

TEST(Stacking, ThePageShowsThePaintingOfTheExport) {
    const Flat exported = painting(gallery(), plan, 720, 2),
               small = painting(gallery(), plan, 360, 2);
    for (const auto& [scale, picture] : {std::pair{"2x", &exported}, std::pair{"1x", &small}}) {
        const std::vector<int> page = stacked_on_a_page(scale);
        ASSERT_EQ(page.size(), picture->rgb.size());
        double sum = 0;
        for (size_t k = 0; k < page.size(); ++k)
            sum += std::abs(page[k] - static_cast<double>(picture->rgb[k]) * 255);
        // The page's files are compressed; the rule adds nothing to that.
        EXPECT_LE(sum / static_cast<double>(page.size()), 4) << scale;
    }
}

TEST(Stacking, PrintIsTheSamePaintingWithMorePixels) {
    const Flat print = painting(gallery(), plan, print_width, 2),
               screen = painting(gallery(), plan, 720, 2);
    ASSERT_EQ(print.width, 1500);
    ASSERT_EQ(print.height, 2100);
    // Compared where both have whole blocks of pixels: 60 x 84 of them.
    const Flat a = thumbnail(print, 60, 84), b = thumbnail(screen, 60, 84);
    double sum = 0;
    for (size_t k = 0; k < a.rgb.size(); ++k)
        sum += std::abs(static_cast<double>(a.rgb[k] - b.rgb[k])) * 255;
    EXPECT_LE(sum / static_cast<double>(a.rgb.size()), 3);
}

}  // namespace
}  // namespace velatura::studio
