// The vectors: all there, self-contained, and told apart by shape alone at 16 pixels.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "program/foreign.h"
#include "support/source.h"

namespace velatura::studio {
namespace {

constexpr int size = 16;

const std::filesystem::path icons = std::filesystem::path(VELATURA_ART_DIR) / "icons";

std::set<std::string> expected_names() {
    std::set<std::string> all{
        "achievement", "app",    "inspiration",     "swatch",           "bonus",
        "creativity",  "mirror", "blend-from-left", "blend-from-right", "x2-to-left",
        "x2-to-right"};
    for (const char* element : {"hue", "shape", "texture", "tone"}) {
        all.insert(element);
        for (const char* kind : {"bonus-", "frame-", "gold-"})
            all.insert(kind + std::string{element});
    }
    for (const char* colour : {"red", "green", "blue", "violet", "silver", "gold"})
        all.insert(std::string("ribbon-") + colour);
    for (const char* colour : {"red", "yellow", "green", "blue", "violet"})
        all.insert(std::string("swatch-") + colour);
    const std::pair<const char*, const char*> scoring[]{{"scoring-cards", "cards"},
                                                        {"boxes/reflections", "scoring_cards"},
                                                        {"boxes/touches", "scoring_cards"}};
    for (const auto& [file, list] : scoring) {
        const auto data = nlohmann::json::parse(
            read_file(support::source_path("data/" + std::string{file} + ".json")));
        for (const auto& card : data.at(list))
            all.insert("scoring-" + card.at("condition").get<std::string>());
    }
    return all;
}

using Grey = std::vector<double>;

Grey on_ground(const Layers& icon, double ground) {
    Grey grey;
    for (size_t k = 0; k < icon.body.size(); k += 4) {
        const double alpha = icon.body[k + 3] / 255.0;
        const double light =
            (.299 * icon.body[k] + .587 * icon.body[k + 1] + .114 * icon.body[k + 2]) / 255;
        grey.push_back(ground * (1 - alpha) + light * alpha);
    }
    return grey;
}

// Shape without shade: the picture's own range of greys stretched, so that a lighter or darker
// paint makes no difference by itself.
Grey shape_of(const Layers& icon, double ground) {
    Grey grey = on_ground(icon, ground);
    double mean = 0, variance = 0;
    for (double v : grey)
        mean += v / static_cast<double>(grey.size());
    for (double v : grey)
        variance += (v - mean) * (v - mean) / static_cast<double>(grey.size());
    for (double& v : grey)
        v = (v - mean) / std::sqrt(variance);
    return grey;
}

double difference(const Grey& a, const Grey& b) {
    double sum = 0;
    for (size_t k = 0; k < a.size(); ++k)
        sum += (a[k] - b[k]) * (a[k] - b[k]);
    return std::sqrt(sum / static_cast<double>(a.size()));
}

TEST(Icons, AreAllThere) {
    std::set<std::string> found;
    for (const auto& entry : std::filesystem::directory_iterator(icons))
        found.insert(entry.path().stem().string());
    EXPECT_EQ(found, expected_names());
}

TEST(Icons, AreSmallAndStandAlone) {
    for (const std::string& name : expected_names()) {
        SCOPED_TRACE(name);
        const std::string text = read_file(icons / (name + ".svg"));
        EXPECT_NE(text.find(name == "app" ? "viewBox=\"0 0 512 512\"" : "viewBox=\"0 0 64 64\""),
                  std::string::npos);
        EXPECT_NE(text.find("<title>"), std::string::npos);
        EXPECT_LE(text.size(), 6'000u);
        for (const char* foreign : {"<text", "font", "href", "<image", "<script", "url(h"})
            EXPECT_EQ(text.find(foreign), std::string::npos) << foreign;
    }
}

TEST(Icons, AreToldApartInGreyAtSixteenPixels) {
    // Unrelated pictures differ by 1.4 (root of 2), equal ones by 0.
    constexpr double limit = .45;
    std::map<std::string, Layers> drawings;
    for (const std::string& name : expected_names())
        if (name != "app") drawings[name] = drawn(icons / (name + ".svg"), size, size);
    for (const double ground : {.96, .14})
        for (auto a = drawings.begin(); a != drawings.end(); ++a)
            for (auto b = std::next(a); b != drawings.end(); ++b)
                EXPECT_GE(difference(shape_of(a->second, ground), shape_of(b->second, ground)),
                          limit)
                    << a->first << " and " << b->first << (ground > .5 ? " on light" : " on dark");
}

TEST(Icons, StandOutFromLightAndDark) {
    for (const std::string& name : expected_names()) {
        const Layers icon = drawn(icons / (name + ".svg"), size, size);
        for (const double ground : {.96, .14}) {
            const Grey grey = on_ground(icon, ground);
            const auto differing = std::count_if(
                grey.begin(), grey.end(), [&](double v) { return std::abs(v - ground) > .3; });
            EXPECT_GE(differing, size * size / 10)
                << name << (ground > .5 ? " on light" : " on dark");
        }
    }
}

}  // namespace
}  // namespace velatura::studio
