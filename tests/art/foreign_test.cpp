// --art DIR: pictures by other hands.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "program/foreign.h"
#include "program/verbs.h"

namespace velatura::studio {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view half_sheet =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 70">)"
    R"(<path d="M0 0H25V70H0Z" fill="#a8323f"/></svg>)";

class Foreign : public testing::Test {
  protected:
    Foreign() { fs::create_directories(folder_); }
    ~Foreign() override { fs::remove_all(folder_.parent_path()); }

    void png(const std::string& name, int width, int height) const {
        write_png(folder_ / name, Flat(width, height, {.2f, .4f, .6f}));
    }
    void svg(const std::string& name) const { write_file(folder_ / name, std::string(half_sheet)); }
    std::vector<std::string> problems(bool partial) const {
        return foreign_problems(folder_, all_pictures(VELATURA_ART_DIR), partial);
    }

    fs::path folder_ =
        fs::temp_directory_path() / ("velatura-foreign-" + std::to_string(getpid())) / "art";
};

TEST_F(Foreign, CompleteFolderIsTaken) {
    png("background-01.png", 720, 1008);
    for (PictureId id : all_pictures(VELATURA_ART_DIR))
        if (id != PictureId{Kind::background, 1})
            fs::create_hard_link(folder_ / "background-01.png", folder_ / (name_of(id) + ".png"));
    EXPECT_EQ(problems(false), std::vector<std::string>{});
}

TEST_F(Foreign, GapsAreNamedUnlessAllowed) {
    svg("card-001.svg");
    ASSERT_EQ(problems(false).size(), 1u);
    EXPECT_NE(problems(false)[0].find("79 of 80 pictures are missing: card-002, "),
              std::string::npos);
    EXPECT_EQ(problems(true), std::vector<std::string>{});
    // The boxes need not be there, but what is there is looked at.
    png("mini-001.png", 720, 1008);
    png("mini-002.png", 800, 800);
    ASSERT_EQ(problems(true).size(), 1u);
    EXPECT_TRUE(problems(true)[0].starts_with("mini-002.png is 800 x 800")) << problems(true)[0];
}

TEST_F(Foreign, WrongProportionsSizesNamesAndFilesAreRefused) {
    png("card-001.png", 800, 800);
    png("card-002.png", 360, 504);
    png("card-3.png", 720, 1008);
    write_file(folder_ / "card-004.png", "not a picture");
    const std::vector<std::string> found = problems(true);
    ASSERT_EQ(found.size(), 4u);
    EXPECT_EQ(found[0], "card-001.png is 800 x 800: cards are 5:7, as 720 x 1008 or 1500 x 2100");
    EXPECT_EQ(found[1], "card-002.png is 360 x 504: too small, at least 720 x 1008");
    EXPECT_TRUE(found[2].starts_with("not a PNG picture: ")) << found[2];
    EXPECT_TRUE(found[3].starts_with("card-3.png: names are ")) << found[3];
    fs::remove_all(folder_);
    ASSERT_EQ(problems(true).size(), 1u);
    EXPECT_TRUE(problems(true)[0].ends_with("is not a folder"));
}

TEST_F(Foreign, TransparencyAndGlazeAreKept) {
    svg("card-001.svg");
    png("card-001-glaze.png", 720, 1008);
    const Layers card = foreign_picture(folder_, {Kind::card, 1}, 720);
    ASSERT_EQ(card.width, 720);
    ASSERT_EQ(card.height, 1008);
    const auto at = [&](size_t x, size_t y) { return (y * 720 + x) * 4; };
    EXPECT_EQ(card.body[at(100, 500)], 0xa8);
    EXPECT_EQ(card.body[at(100, 500) + 3], 255);
    EXPECT_EQ(card.body[at(600, 500) + 3], 0);
    ASSERT_TRUE(card.glazes());
    EXPECT_EQ(card.glaze[0], 51);
}

TEST_F(Foreign, MakesTheSameOutputAsOurOwn) {
    svg("card-001.svg");
    png("background-01.png", 1500, 2100);
    const fs::path art = VELATURA_ART_DIR, out = folder_.parent_path() / "out";
    const Settings settings{art / "studio", art, {}, folder_, 2};
    ASSERT_EQ(render(settings, out, "2", {{Kind::card, 1}, {Kind::background, 1}}), 0);
    for (const auto& [scale, width] : {std::pair{"1x", 360}, std::pair{"2x", 720}})
        for (const char* name : {"card-001.webp", "background-01.webp"}) {
            int w = 0, h = 0;
            std::vector<std::uint8_t> bytes;
            ASSERT_TRUE(read_webp(read_file(out / scale / name), true, w, h, bytes));
            EXPECT_EQ(w, width);
            EXPECT_EQ(h, width * 7 / 5);
        }
    const auto manifest = nlohmann::json::parse(read_file(out / "manifest.json"));
    EXPECT_EQ(manifest.at("pictures").size(), 2u);
    EXPECT_EQ(manifest.at("pictures").at("card-001").at("coverage"), .5);
}

}  // namespace
}  // namespace velatura::studio
