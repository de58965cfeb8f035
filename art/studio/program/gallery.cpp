#include "program/gallery.h"

#include <fmt/format.h>

#include <atomic>
#include <exception>
#include <mutex>
#include <thread>

#include "program/foreign.h"

namespace velatura::studio {
namespace {

namespace fs = std::filesystem;

// FNV-1a, 64 bit.
class Digest {
  public:
    void add(const std::string& text) {
        for (char c : text) {
            value_ ^= static_cast<unsigned char>(c);
            value_ *= 1099511628211u;
        }
        value_ ^= 0xff;
        value_ *= 1099511628211u;
    }
    std::string text() const { return fmt::format("{:016x}", value_); }

  private:
    std::uint64_t value_ = 14695981039346656037u;
};

// A picture's source and the headers beside it ("cards/figure_parts.h") that it is made with.
void add_source(Digest& digest, const std::string& source, const fs::path& root) {
    digest.add(source);
    constexpr std::string_view include = "#include \"";
    for (size_t at = source.find(include); at != std::string::npos;) {
        const size_t name = at + include.size(),
                     end = std::min(source.find('"', name), source.size());
        const std::string header = source.substr(name, end - name);
        if (!header.starts_with("engine/")) add_source(digest, read_file(root / header), root);
        at = source.find(include, end);
    }
}

}  // namespace

std::string name_of(const PictureId& id) {
    switch (id.kind) {
        case Kind::card:
            return fmt::format("{}-{:03}{}", id.box.empty() ? "card" : id.box, id.number,
                               id.back ? "-back" : "");
        case Kind::background:
            return fmt::format("{}{}background-{:02}", id.box, id.box.empty() ? "" : "-",
                               id.number);
        case Kind::frame:
            return fmt::format("{}-frame-{}", id.box, id.name);
        case Kind::award:
            return fmt::format("{}-award-{}", id.box, id.name);
        case Kind::painter:
            return "painter-" + id.name;
        case Kind::rival:
            return "rival-" + id.name;
        case Kind::cover:
            return "cover-" + id.box;
    }
    return {};
}

const Picture* find(const PictureId& id) {
    const auto it = painted().find(id);
    return it == painted().end() ? nullptr : &it->second;
}

std::optional<PictureId> painted_as(std::string_view name) {
    for (const auto& [id, picture] : painted())
        if (name_of(id) == name) return id;
    return std::nullopt;
}

bool shows_through(const PictureId& id) {
    return id.kind == Kind::card || id.kind == Kind::frame;
}

Gallery::Gallery(fs::path sources, fs::path memory, fs::path foreign)
    : sources_(std::move(sources)), memory_(std::move(memory)), foreign_(std::move(foreign)) {
    std::set<fs::path> files;
    std::error_code gone;
    for (const auto& entry : fs::directory_iterator(sources_ / "engine", gone))
        if (entry.path().extension() == ".h" || entry.path().extension() == ".cpp")
            files.insert(entry.path());
    files.insert(sources_ / "program" / "image.cpp");
    if (files.size() < 2) return;
    Digest digest;
    for (const fs::path& file : files)
        digest.add(read_file(file));
    engine_fingerprint_ = digest.text();
}

bool Gallery::is_foreign(const PictureId& id) const {
    return !foreign_.empty() && foreign_file(foreign_, id);
}

bool Gallery::has(const PictureId& id) const {
    return is_foreign(id) || find(id) != nullptr;
}

std::string Gallery::fingerprint(const PictureId& id) const {
    if (is_foreign(id)) {
        Digest digest;
        for (bool glaze : {false, true})
            if (const auto file = foreign_file(foreign_, id, glaze)) digest.add(read_file(*file));
        return "foreign-" + digest.text();
    }
    const Picture* picture = find(id);
    if (picture == nullptr || engine_fingerprint_.empty()) return {};
    const std::string source = read_file(sources_ / picture->source);
    if (source.empty()) return {};
    Digest digest;
    digest.add(engine_fingerprint_);
    add_source(digest, source, sources_);
    return digest.text();
}

bool Gallery::stale(const PictureId& id) const {
    if (is_foreign(id)) return false;
    const Picture* picture = find(id);
    std::error_code unknown;
    const auto built = fs::last_write_time("/proc/self/exe", unknown);
    if (picture == nullptr || unknown) return false;
    const auto edited = fs::last_write_time(sources_ / picture->source, unknown);
    return !unknown && edited > built;
}

Layers Gallery::paint(const PictureId& id, float scale) const {
    if (is_foreign(id))
        return foreign_picture(foreign_, id, static_cast<int>(std::lround(sheet_width * scale)));
    Sheet sheet(scale);
    find(id)->paint(sheet);
    sheet.finish();
    return shows_through(id) ? layers_of(sheet) : background_of(sheet);
}

Layers Gallery::picture(const PictureId& id) const {
    const std::string key = fingerprint(id);
    if (key.empty() || memory_.empty() || is_foreign(id)) return paint(id, 1);
    const fs::path body = memory_ / fmt::format("{}-{}.webp", name_of(id), key);
    const fs::path glaze = memory_ / fmt::format("{}-{}-glaze.webp", name_of(id), key);
    Layers l;
    const std::string known = read_file(body);
    if (!known.empty() && read_webp(known, true, l.width, l.height, l.body)) {
        const std::string tint = read_file(glaze);
        if (tint.empty() || read_webp(tint, false, l.width, l.height, l.glaze)) return l;
    }
    l = paint(id, 1);
    // A stale program would remember an old picture under a new name.
    if (!stale(id)) {
        if (l.glazes()) write_file(glaze, webp_lossless(l, true));
        write_file(body, webp_lossless(l, false));
    }
    return l;
}

std::map<PictureId, Layers> Gallery::pictures(const std::set<PictureId>& ids, int threads) const {
    std::map<PictureId, Layers> done;
    std::vector<std::pair<PictureId, Layers*>> todo;
    for (const PictureId& id : ids)
        todo.emplace_back(id, &done[id]);
    in_parallel(static_cast<int>(todo.size()), threads, [&](int k) {
        const auto& [id, layers] = todo[static_cast<size_t>(k)];
        *layers = picture(id);
    });
    return done;
}

void in_parallel(int n, int threads, const std::function<void(int)>& work) {
    std::atomic<int> next = 0;
    std::exception_ptr failure;
    std::mutex guard;
    const auto run = [&] {
        for (int k = next++; k < n; k = next++)
            try {
                work(k);
            } catch (...) {
                const std::lock_guard lock(guard);
                failure = std::current_exception();
            }
    };
    std::vector<std::jthread> team;
    for (int t = 1; t < threads; ++t)
        team.emplace_back(run);
    run();
    team.clear();
    if (failure) std::rethrow_exception(failure);
}

}  // namespace velatura::studio
