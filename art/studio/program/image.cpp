#include "program/image.h"

#include <cairo/cairo.h>
#include <unistd.h>
#include <webp/decode.h>
#include <webp/encode.h>

#include <cstring>
#include <fstream>
#include <memory>
#include <sstream>
#include <stdexcept>

namespace velatura::studio {
namespace {

std::uint8_t byte(float v) {
    return static_cast<std::uint8_t>(clamped(v) * 255 + .5f);
}
float unit(std::uint8_t v) {
    return static_cast<float>(v) / 255;
}

size_t count(int w, int h) {
    return static_cast<size_t>(w) * static_cast<size_t>(h);
}

std::string encode(const Layers& l, bool glaze, WebPConfig config) {
    WebPPicture picture;
    if (!WebPPictureInit(&picture)) throw std::runtime_error("libwebp: version mismatch");
    const std::unique_ptr<WebPPicture, decltype(&WebPPictureFree)> owner(&picture, WebPPictureFree);
    picture.width = l.width;
    picture.height = l.height;
    picture.use_argb = 1;
    const bool imported = glaze ? WebPPictureImportRGB(&picture, l.glaze.data(), l.width * 3)
                                : WebPPictureImportRGBA(&picture, l.body.data(), l.width * 4);
    WebPMemoryWriter writer;
    WebPMemoryWriterInit(&writer);
    const std::unique_ptr<WebPMemoryWriter, decltype(&WebPMemoryWriterClear)> memory(
        &writer, WebPMemoryWriterClear);
    picture.writer = WebPMemoryWrite;
    picture.custom_ptr = &writer;
    if (!imported || !WebPEncode(&config, &picture))
        throw std::runtime_error("libwebp: cannot encode");
    return {reinterpret_cast<const char*>(writer.mem), writer.size};
}

}  // namespace

Flat::Flat(int w, int h, std::array<float, 3> paper) : width(w), height(h), rgb(count(w, h) * 3) {
    for (size_t i = 0; i < rgb.size(); ++i)
        rgb[i] = paper[i % 3];
}

Layers layers_of(const Sheet& sheet) {
    Layers l{sheet.width(), sheet.height(), {}, {}};
    l.body.resize(count(l.width, l.height) * 4);
    std::vector<std::uint8_t> glaze(count(l.width, l.height) * 3);
    size_t k = 0, tinted = 0;
    for (int j = 0; j < l.height; ++j)
        for (int i = 0; i < l.width; ++i, ++k) {
            const Pixel& p = sheet.pixel(i, j);
            // Traces nobody can see would only cost bytes.
            if (p.a > .004f) {
                l.body[k * 4] = byte(p.r / p.a);
                l.body[k * 4 + 1] = byte(p.g / p.a);
                l.body[k * 4 + 2] = byte(p.b / p.a);
                l.body[k * 4 + 3] = byte(p.a);
            }
            glaze[k * 3] = byte(p.gr);
            glaze[k * 3 + 1] = byte(p.gg);
            glaze[k * 3 + 2] = byte(p.gb);
            tinted += glaze[k * 3] < 250 || glaze[k * 3 + 1] < 250 || glaze[k * 3 + 2] < 250;
        }
    if (tinted > k / 2000) l.glaze = std::move(glaze);
    return l;
}

Layers background_of(const Sheet& sheet) {
    Layers l{sheet.width(), sheet.height(), {}, {}};
    l.body.resize(count(l.width, l.height) * 4);
    size_t k = 0;
    const Paint paper = pigment::white;
    for (int j = 0; j < l.height; ++j)
        for (int i = 0; i < l.width; ++i, ++k) {
            const Pixel& p = sheet.pixel(i, j);
            l.body[k * 4] = byte((p.r + (1 - p.a) * paper.r) * p.gr);
            l.body[k * 4 + 1] = byte((p.g + (1 - p.a) * paper.g) * p.gg);
            l.body[k * 4 + 2] = byte((p.b + (1 - p.a) * paper.b) * p.gb);
            l.body[k * 4 + 3] = 255;
        }
    return l;
}

Layers half_size(const Layers& l) {
    Layers h{l.width / 2, l.height / 2, {}, {}};
    h.body.resize(count(h.width, h.height) * 4);
    if (l.glazes()) h.glaze.resize(count(h.width, h.height) * 3);
    const auto source = [&](int x, int y) {
        return static_cast<size_t>(y) * static_cast<size_t>(l.width) + static_cast<size_t>(x);
    };
    size_t k = 0;
    for (int y = 0; y < h.height; ++y)
        for (int x = 0; x < h.width; ++x, ++k) {
            const std::array<size_t, 4> four{source(2 * x, 2 * y), source(2 * x + 1, 2 * y),
                                             source(2 * x, 2 * y + 1),
                                             source(2 * x + 1, 2 * y + 1)};
            unsigned alpha = 0;
            std::array<unsigned, 3> sum{}, through{};
            for (size_t q : four) {
                const unsigned a = l.body[q * 4 + 3];
                alpha += a;
                for (size_t c = 0; c < 3; ++c) {
                    sum[c] += l.body[q * 4 + c] * a;
                    if (l.glazes()) through[c] += l.glaze[q * 3 + c];
                }
            }
            for (size_t c = 0; c < 3; ++c) {
                if (alpha > 0)
                    h.body[k * 4 + c] = static_cast<std::uint8_t>((sum[c] + alpha / 2) / alpha);
                if (l.glazes())
                    h.glaze[k * 3 + c] = static_cast<std::uint8_t>((through[c] + 2) / 4);
            }
            h.body[k * 4 + 3] = static_cast<std::uint8_t>((alpha + 2) / 4);
        }
    return h;
}

void lay_on(Flat& below, const Layers& card) {
    for (size_t k = 0; k < count(below.width, below.height); ++k) {
        const float a = unit(card.body[k * 4 + 3]);
        for (size_t c = 0; c < 3; ++c) {
            float& v = below.rgb[k * 3 + c];
            v = v * (1 - a) + unit(card.body[k * 4 + c]) * a;
            if (card.glazes()) v *= unit(card.glaze[k * 3 + c]);
        }
    }
}

Flat opaque(const Layers& background) {
    Flat f(background.width, background.height, {1, 1, 1});
    lay_on(f, background);
    return f;
}

Flat thumbnail(const Flat& p, int width, int height) {
    Flat t(width, height, {0, 0, 0});
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const int x0 = x * p.width / width, x1 = std::max(x0 + 1, (x + 1) * p.width / width);
            const int y0 = y * p.height / height,
                      y1 = std::max(y0 + 1, (y + 1) * p.height / height);
            float* out = t.at(x, y);
            for (int j = y0; j < y1; ++j)
                for (int i = x0; i < x1; ++i)
                    for (int c = 0; c < 3; ++c)
                        out[c] += p.at(i, j)[c];
            for (int c = 0; c < 3; ++c)
                out[c] /= static_cast<float>((x1 - x0) * (y1 - y0));
        }
    return t;
}

void paste(Flat& onto, const Flat& picture, int x, int y) {
    for (int j = 0; j < picture.height && y + j < onto.height; ++j)
        for (int i = 0; i < picture.width && x + i < onto.width; ++i)
            std::copy_n(picture.at(i, j), 3, onto.at(x + i, y + j));
}

std::vector<float> lightness(const Flat& p) {
    std::vector<float> l(count(p.width, p.height));
    for (size_t k = 0; k < l.size(); ++k) {
        const float y = .2126f * std::pow(p.rgb[k * 3], 2.2f) +
                        .7152f * std::pow(p.rgb[k * 3 + 1], 2.2f) +
                        .0722f * std::pow(p.rgb[k * 3 + 2], 2.2f);
        l[k] = 116 * std::cbrt(std::max(y, .00886f)) - 16;
    }
    return l;
}

void write_png(const std::filesystem::path& file, const Flat& p) {
    const std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> surface(
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, p.width, p.height), cairo_surface_destroy);
    unsigned char* data = cairo_image_surface_get_data(surface.get());
    const int stride = cairo_image_surface_get_stride(surface.get());
    for (int y = 0; y < p.height; ++y)
        for (int x = 0; x < p.width; ++x) {
            const float* c = p.at(x, y);
            const std::uint32_t v =
                static_cast<std::uint32_t>(byte(c[0]) << 16 | byte(c[1]) << 8 | byte(c[2]));
            std::memcpy(data + y * stride + x * 4, &v, 4);
        }
    cairo_surface_mark_dirty(surface.get());
    if (cairo_surface_write_to_png(surface.get(), file.c_str()) != CAIRO_STATUS_SUCCESS)
        throw std::runtime_error("cannot write " + file.string());
}

std::string webp(const Layers& layers, bool glaze, float quality) {
    WebPConfig config;
    WebPConfigInit(&config);
    config.quality = quality;
    config.method = 4;
    config.alpha_quality = static_cast<int>(clamped(quality * .6f, 20, 60));
    config.use_sharp_yuv = 0;
    return encode(layers, glaze, config);
}

std::string webp_lossless(const Layers& layers, bool glaze) {
    WebPConfig config;
    WebPConfigInit(&config);
    WebPConfigLosslessPreset(&config, 0);
    config.exact = 0;
    return encode(layers, glaze, config);
}

bool read_webp(const std::string& data, bool alpha, int& width, int& height,
               std::vector<std::uint8_t>& bytes) {
    const auto* in = reinterpret_cast<const std::uint8_t*>(data.data());
    std::uint8_t* out = alpha ? WebPDecodeRGBA(in, data.size(), &width, &height)
                              : WebPDecodeRGB(in, data.size(), &width, &height);
    if (out == nullptr) return false;
    bytes.assign(out, out + count(width, height) * (alpha ? 4 : 3));
    WebPFree(out);
    return true;
}

void write_file(const std::filesystem::path& file, const std::string& data) {
    std::filesystem::create_directories(file.parent_path());
    std::filesystem::path beside = file;
    beside += "." + std::to_string(getpid()) + ".part";
    {
        std::ofstream out(beside, std::ios::binary);
        out.write(data.data(), static_cast<std::streamsize>(data.size()));
        if (!out) throw std::runtime_error("cannot write " + file.string());
    }
    std::filesystem::rename(beside, file);
}

std::string read_file(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return {};
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

}  // namespace velatura::studio
