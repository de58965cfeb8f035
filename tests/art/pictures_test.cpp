// What the target velatura-art has painted into art/out.
#include <gtest/gtest.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

#include "out.h"

namespace velatura::studio {
namespace {

namespace fs = std::filesystem;

const fs::path art = VELATURA_ART_DIR;

std::set<PictureId> of_kind(Kind kind) {
    std::set<PictureId> ids;
    for (const auto& [id, picture] : painted())
        if (id.kind == kind) ids.insert(id);
    return ids;
}

double opaque_share(const std::vector<bool>& silhouette) {
    return static_cast<double>(std::count(silhouette.begin(), silhouette.end(), true)) /
           static_cast<double>(silhouette.size());
}

std::vector<bool> silhouette(const Layers& card) {
    std::vector<bool> covered;
    for (size_t k = 3; k < card.body.size(); k += 4)
        covered.push_back(card.body[k] > 127);
    return covered;
}

TEST(Pictures, ArePaintedFromTheSourcesAsTheyAre) {
    const auto manifest =
        nlohmann::json::parse(read_file(out_folder / "manifest.json"), nullptr, false);
    ASSERT_TRUE(manifest.is_object()) << "no art/out: build the target velatura-art";
    const Gallery gallery(art / "studio", {});
    EXPECT_EQ(manifest.at("pictures").size(), painted().size()) << "build the target velatura-art";
    for (const auto& [id, picture] : painted()) {
        ASSERT_TRUE(manifest.at("pictures").contains(name_of(id))) << name_of(id);
        const auto& entry = manifest.at("pictures").at(name_of(id));
        EXPECT_EQ(entry.at("source"), gallery.fingerprint(id))
            << name_of(id) << " has changed: build the target velatura-art";
        for (const char* scale : {"1x", "2x"})
            EXPECT_EQ(entry.at("glaze"),
                      fs::exists(out_folder / scale / (name_of(id) + "-glaze.webp")))
                << name_of(id);
    }
}

TEST(Pictures, HaveTheirTwoSizes) {
    for (const auto& [id, source] : painted())
        for (const auto& [scale, width] : {std::pair{"1x", 360}, std::pair{"2x", 720}}) {
            const Layers picture = from_out(scale, id);
            EXPECT_EQ(picture.width, width) << name_of(id);
            EXPECT_EQ(picture.height, width * 7 / 5) << name_of(id);
        }
}

TEST(Pictures, AreSmallFiles) {
    for (const auto& [id, picture] : painted()) {
        const size_t bytes = read_file(out_file("1x", id, false)).size() +
                             read_file(out_file("1x", id, true)).size();
        EXPECT_LE(bytes, 45'000u) << name_of(id);
        EXPECT_GE(bytes, 1'000u) << name_of(id) << " is empty?";
    }
}

TEST(Pictures, CardsLeaveRoomAndBackgroundsNone) {
    size_t airy = 0;
    for (const auto& [id, picture] : painted()) {
        const double share = opaque_share(silhouette(from_out("2x", id)));
        if (!shows_through(id)) {
            EXPECT_EQ(share, 1) << name_of(id);
        }
        if (id.kind != Kind::card) continue;
        EXPECT_LE(share, .45) << name_of(id);
        EXPECT_GE(share, .01) << name_of(id);
        airy += share <= .25;
    }
    EXPECT_GE(airy * 4, of_kind(Kind::card).size() * 3) << "most cards cover at most a quarter";
}

TEST(Pictures, CardsOfOnePlaneKeepOutOfEachOthersWay) {
    // Common area over the smaller card's; there is less room where boxes are played together.
    constexpr double limit = .7, limit_between_boxes = .85;
    const std::map<PictureId, CardRow> rows = read_cards(art);
    const auto row = [&](PictureId id) {
        id.back = false;
        return rows.at(id);
    };
    std::map<PictureId, std::vector<bool>> shapes;
    for (const PictureId& id : of_kind(Kind::card))
        shapes[id] = silhouette(from_out("1x", id));
    for (auto a = shapes.begin(); a != shapes.end(); ++a)
        for (auto b = std::next(a); b != shapes.end(); ++b) {
            const PictureId &p = a->first, &q = b->first;
            if (row(p).plane != row(q).plane || (p.box == q.box && p.number == q.number)) continue;
            std::vector<bool> both(a->second.size());
            for (size_t k = 0; k < both.size(); ++k)
                both[k] = a->second[k] && b->second[k];
            const double smaller = std::min(opaque_share(a->second), opaque_share(b->second));
            EXPECT_LE(opaque_share(both) / smaller, p.box == q.box ? limit : limit_between_boxes)
                << name_of(p) << " and " << name_of(q);
        }
}

TEST(Pictures, TheTwoFacesOfACardAreInOnePlace) {
    const auto centre = [](const std::vector<bool>& covered) {
        Point sum{0, 0};
        float count = 0;
        for (size_t k = 0; k < covered.size(); ++k)
            if (covered[k]) {
                sum = sum + Point{static_cast<float>(k % 360), static_cast<float>(k / 360)} * 2;
                ++count;
            }
        return sum * (1 / count);
    };
    for (PictureId id : of_kind(Kind::card))
        if (id.back) {
            const Point back = centre(silhouette(from_out("1x", id)));
            id.back = false;
            const Point front = centre(silhouette(from_out("1x", id)));
            EXPECT_LE(length(back - front), 240) << name_of(id);
        }
}

TEST(Pictures, FramesLeaveTheirOpening) {
    for (const PictureId& id : of_kind(Kind::frame)) {
        const Layers frame = from_out("1x", id);
        EXPECT_FALSE(frame.glazes()) << name_of(id) << ": a frame is one picture";
        int inside = 0, around = 0, wood = 0;
        for (int y = 0; y < frame.height; ++y)
            for (int x = 0; x < frame.width; ++x) {
                const bool opening = x >= 37 && x < 323 && y >= 52 && y < 452;
                const bool covered =
                    frame.body[(static_cast<size_t>(y) * 360 + static_cast<size_t>(x)) * 4 + 3] >
                    127;
                inside += opening && covered;
                around += !opening;
                wood += !opening && covered;
            }
        EXPECT_EQ(inside, 0) << name_of(id);
        EXPECT_GE(wood * 2, around) << name_of(id);
    }
}

TEST(Pictures, BackgroundsStayBehind) {
    for (const PictureId& id : of_kind(Kind::background)) {
        double sum = 0, squares = 0;
        const std::vector<float> light = lightness(opaque(from_out("1x", id)));
        for (float v : light) {
            sum += static_cast<double>(v);
            squares += static_cast<double>(v) * static_cast<double>(v);
        }
        const double n = static_cast<double>(light.size()), mean = sum / n;
        EXPECT_GE(mean, 48) << name_of(id);
        EXPECT_LE(mean, 80) << name_of(id);
        EXPECT_LE(std::sqrt(squares / n - mean * mean), 10) << name_of(id) << ": contrast";
    }
}

TEST(Pictures, AreTheSameForAnyNumberOfThreads) {
    const fs::path folder =
        fs::temp_directory_path() / ("velatura-threads-" + std::to_string(getpid()));
    const std::set<PictureId> some{{Kind::card, 18}, {Kind::card, 50}, {Kind::background, 7}};
    for (int threads : {1, 2}) {
        const Settings settings{art / "studio", art, {}, {}, threads};
        ASSERT_EQ(render(settings, folder / std::to_string(threads), "2", some), 0);
    }
    int compared = 0;
    for (const auto& entry : fs::recursive_directory_iterator(folder / "1")) {
        if (!entry.is_regular_file()) continue;
        const fs::path name = fs::relative(entry.path(), folder / "1");
        EXPECT_EQ(read_file(entry.path()), read_file(folder / "2" / name)) << name;
        ++compared;
    }
    EXPECT_GE(compared, 7);
    fs::remove_all(folder);
}

}  // namespace
}  // namespace velatura::studio
