// Do two builds (other compiler, other thread count) paint the same?
#include <fmt/format.h>

#include "program/verbs.h"

namespace velatura::studio {

int compare(const std::filesystem::path& a, const std::filesystem::path& b) {
    int worse = 0, seen = 0;
    std::set<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(a))
        files.insert(entry.path());
    for (const std::filesystem::path& file : files) {
        const std::string other = read_file(b / file.filename());
        if (other.empty()) continue;
        int w = 0, h = 0;
        std::vector<std::uint8_t> p, q;
        if (!read_webp(read_file(file), true, w, h, p) || !read_webp(other, true, w, h, q))
            continue;
        double sum = 0;
        for (size_t k = 0; k < p.size(); k += 4) {
            // Colour counts where there is paint.
            for (size_t c = 0; c < 4; ++c) {
                const size_t i = k + c;
                const double weight = c == 3 ? 1 : std::max(p[k + 3], q[k + 3]) / 255.0;
                sum += weight * std::abs(static_cast<int>(p[i]) - static_cast<int>(q[i]));
            }
        }
        const double mean = sum / static_cast<double>(p.size());
        ++seen;
        if (mean > .01) fmt::print("{}: {:.3f} of 255\n", file.filename().string(), mean);
        worse += mean > 1;
    }
    fmt::print("{} pictures compared, {} differ by more than 1/255\n", seen, worse);
    return worse > 0 || seen == 0 ? 1 : 0;
}

}  // namespace velatura::studio
