// Paintings: three cards on a background, at any size, alone or framed and titled.
#include <cairo/cairo.h>
#include <fmt/format.h>

#include <cstring>
#include <memory>

#include "program/survey.h"

namespace velatura::studio {
namespace {

// A framed picture fills this share of width and height; so the frame is 5:7 as well.
constexpr float opening = .8f;

// The frame, painted like everything else: four mitred boards of gilded wood around a paper mount.
Flat frame_of(float scale) {
    using namespace pigment;
    Sheet sheet(scale);
    sheet.ground(
        [](Point p) { return mix(white, naples, .12f + .05f * noise(p.x * .02f, p.y * .02f, 5)); });
    const float w = sheet_width, h = sheet_height, board = 34;
    const Shape top = sheet.shape(Path{{0, 0}, {w, 0}, {w - board, board}, {board, board}}, 0),
                bottom = sheet.shape(
                    Path{{board, h - board}, {w - board, h - board}, {w, h}, {0, h}}, 0),
                left = sheet.shape(Path{{0, 0}, {board, board}, {board, h - board}, {0, h}}, 0),
                right = sheet.shape(
                    Path{{w, 0}, {w, h}, {w - board, h - board}, {w - board, board}}, 0);
    const auto lay = [&](const Shape& shape, float flow, bool lit) {
        sheet.paint(shape, {.shadow = lit ? ochre : umber,
                            .middle = lit ? gold : ochre,
                            .light = lit ? naples : gold,
                            .accent = vermilion,
                            .round = .9f,
                            .material = Material::metal,
                            .strokes = .8f,
                            .stroke_length = 150,
                            .stroke_width = 14,
                            .flow = flow,
                            .ink = 3,
                            .slip = 0});
    };
    lay(bottom, 0, false);
    lay(right, 90, false);
    lay(top, 0, true);
    lay(left, 90, true);
    // The picture's shadow line on the mount.
    const float x = w * (1 - opening) / 2, y = h * (1 - opening) / 2;
    sheet.contour(sheet.box(x - 3, y - 3, w * opening + 6, h * opening + 6, 0),
                  {.width = 3, .gaps = 0});
    sheet.finish();
    return opaque(background_of(sheet));
}

// Text in the system's serif, centred in a strip of the picture, as wide as it may be.
void write_title(Flat& picture, const std::string& title, int top, int height) {
    const std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> strip(
        cairo_image_surface_create(CAIRO_FORMAT_A8, picture.width, height), cairo_surface_destroy);
    const std::unique_ptr<cairo_t, decltype(&cairo_destroy)> hand(cairo_create(strip.get()),
                                                                  cairo_destroy);
    cairo_select_font_face(hand.get(), "serif", CAIRO_FONT_SLANT_ITALIC, CAIRO_FONT_WEIGHT_NORMAL);
    cairo_text_extents_t extents;
    double size = height * .5;
    cairo_set_font_size(hand.get(), size);
    cairo_text_extents(hand.get(), title.c_str(), &extents);
    size *= std::min(1.0, picture.width * .8 / std::max(1.0, extents.width));
    cairo_set_font_size(hand.get(), size);
    cairo_text_extents(hand.get(), title.c_str(), &extents);
    cairo_move_to(hand.get(), (picture.width - extents.width) / 2 - extents.x_bearing,
                  height / 2.0 + size * .33);
    cairo_show_text(hand.get(), title.c_str());
    cairo_surface_flush(strip.get());
    const unsigned char* data = cairo_image_surface_get_data(strip.get());
    const int stride = cairo_image_surface_get_stride(strip.get());
    const Paint ink = pigment::ink;
    for (int y = 0; y < height && top + y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x) {
            const float a = static_cast<float>(data[y * stride + x]) / 255;
            float* p = picture.at(x, top + y);
            p[0] = blend(p[0], ink.r, a);
            p[1] = blend(p[1], ink.g, a);
            p[2] = blend(p[2], ink.b, a);
        }
}

Flat framed(const Flat& picture) {
    Flat whole = frame_of(static_cast<float>(picture.width) / opening / sheet_width);
    paste(whole, picture, (whole.width - picture.width) / 2, (whole.height - picture.height) / 2);
    return whole;
}

// In a frame of a box, which is a picture that leaves the same opening.
Flat framed(const Flat& picture, const Layers& carved) {
    Flat whole(carved.width, carved.height, {1, 1, 1});
    paste(whole, picture, (whole.width - picture.width) / 2, (whole.height - picture.height) / 2);
    lay_on(whole, carved);
    return whole;
}

Flat with_strip(const Flat& picture, int height) {
    const Paint paper = pigment::white;
    Flat whole(picture.width, picture.height + height, {paper.r, paper.g, paper.b});
    paste(whole, picture, 0, 0);
    return whole;
}

}  // namespace

Flat painting(const Gallery& gallery, const StackPlan& plan, int width, int threads) {
    std::vector<PictureId> ids{plan.background.value()};
    ids.insert(ids.end(), plan.cards.begin(), plan.cards.end());
    for (const PictureId& id : ids)
        if (find(id) == nullptr) throw std::runtime_error("there is no " + name_of(id));
    std::vector<Layers> layers(ids.size());
    in_parallel(static_cast<int>(ids.size()), threads, [&](int k) {
        const auto i = static_cast<size_t>(k);
        if (width == 720 || width == 360)
            layers[i] = gallery.picture(ids[i]);
        else
            layers[i] = gallery.paint(ids[i], static_cast<float>(width) / sheet_width);
        if (width == 360) layers[i] = half_size(layers[i]);
    });
    Flat picture = opaque(layers[0]);
    for (size_t k = 1; k < layers.size(); ++k)
        lay_on(picture, layers[k]);
    return picture;
}

int stack(const Settings& settings, const StackPlan& plan, const std::filesystem::path& file,
          const Export& as) {
    const Gallery gallery(settings.sources, settings.memory, settings.foreign);
    if (as.width < 100 || as.width > 6000 || as.width % 5 != 0)
        throw std::runtime_error("a width of 100 to 6000 pixels, in steps of 5");
    Flat picture = painting(gallery, plan, as.width, settings.threads);
    const int height = picture.height, strip = picture.width / 9;
    const bool in_frame = as.frame || as.carved;
    if (as.carved)
        picture = framed(picture, gallery.paint(*as.carved, static_cast<float>(picture.width) /
                                                                opening / sheet_width));
    else if (as.frame)
        picture = framed(picture);
    if (!as.title.empty()) {
        const int below = in_frame ? (picture.height + height) / 2 : height;
        if (!in_frame) picture = with_strip(picture, strip);
        write_title(picture, as.title, below + (in_frame ? strip / 8 : 0), strip);
    }
    write_picture(file, picture);
    return 0;
}

int strip(const Settings& settings, const std::vector<StackPlan>& plans,
          const std::filesystem::path& file, int thumb) {
    const Gallery gallery(settings.sources, settings.memory, settings.foreign);
    const int gap = thumb / 24, height = thumb * 7 / 5, n = static_cast<int>(plans.size());
    const Paint paper = pigment::white;
    Flat whole(n * (thumb + gap) + gap, height + 2 * gap, {paper.r, paper.g, paper.b});
    for (int k = 0; k < n; ++k)
        paste(whole,
              thumbnail(painting(gallery, plans[static_cast<size_t>(k)], 720, settings.threads),
                        thumb, height),
              gap + k * (thumb + gap), gap);
    write_picture(file, whole);
    return 0;
}

}  // namespace velatura::studio
