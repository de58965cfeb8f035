// velatura-studio: paints the cards and backgrounds of Velatura.
#include <fmt/format.h>

#include <charconv>

#include "program/foreign.h"
#include "program/verbs.h"

namespace velatura::studio {
namespace {

constexpr std::string_view usage =
    R"(velatura-studio VERB ...
  render --out DIR [--scale 2|print] [--only 18,41,b7]      write the pictures of the page
  preview ID --png FILE [--on white|grey|night|background-04] [--width W]
  stack ID,ID,... [--background ID] --png FILE [--scale 1|2|print] [--width W] [--title TEXT]
        [--frame | --carved ID]
  strip ID,ID,...  ID,ID,... --png FILE [--thumb W]         paintings side by side
  sheet cards|backgrounds|BOX --png FILE [--thumb W] [--on white|grey]
  sheet stacks|collisions --png FILE [--thumb W] [--seed S] [--boxes BOX,BOX] [--with ID]
  measure [--boxes BOX,BOX]                                 numbers about the base game and boxes
  compare DIR DIR                                           two --memory folders of two builds
ID is the name of a picture's file (card-018, mini-003, reflections-012-back, touches-frame-hue); 18
is card-018, b7 is background-07. The first card of a stack lies lowest. FILE may end in .webp.
Everywhere: [--threads N] [--memory DIR] [--art DIR [--partial]]
  --art DIR   pictures by other hands: card-001.png .. card-060.png, background-01.png ..
              background-20.png (or .svg), 5:7; --partial fills gaps with our own
)";

class Arguments {
  public:
    Arguments(int count, char** values) : words_(values + 1, values + count) {
        static const std::set<std::string> flags{"--frame", "--partial"};
        static const std::set<std::string> options{
            "--out",        "--scale",  "--only",  "--on",   "--width", "--png",
            "--background", "--title",  "--thumb", "--seed", "--art",   "--threads",
            "--memory",     "--carved", "--boxes", "--with"};
        for (size_t i = 0; i < words_.size(); ++i) {
            if (!words_[i].starts_with("--"))
                plain_.push_back(words_[i]);
            else if (flags.contains(words_[i]))
                options_[words_[i]] = "yes";
            else if (!options.contains(words_[i]))
                throw std::runtime_error("no such option: " + words_[i]);
            else if (i + 1 == words_.size())
                throw std::runtime_error("a value is missing after " + words_[i]);
            else
                options_[words_[i]] = words_[i + 1], ++i;
        }
    }
    std::string option(const std::string& name, const std::string& otherwise = {}) const {
        const auto it = options_.find("--" + name);
        return it == options_.end() ? otherwise : it->second;
    }
    bool flag(const std::string& name) const { return options_.contains("--" + name); }
    std::string word(size_t k) const { return k < plain_.size() ? plain_[k] : std::string{}; }
    size_t words() const { return plain_.size(); }

  private:
    std::vector<std::string> words_, plain_;
    std::map<std::string, std::string> options_;
};

int number(const std::string& text) {
    int value = 0;
    const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (wrong != std::errc{} || end != text.data() + text.size())
        throw std::runtime_error("not a number: " + text);
    return value;
}

std::vector<std::string> split(const std::string& text) {
    std::vector<std::string> parts;
    size_t start = 0;
    while (start < text.size()) {
        const size_t comma = std::min(text.find(',', start), text.size());
        parts.push_back(text.substr(start, comma - start));
        start = comma + 1;
    }
    return parts;
}

PictureId parse_id(const std::string& text) {
    if (const auto id = painted_as(text)) return *id;
    const bool background = text.starts_with('b');
    const std::string digits = text.substr(background ? 1 : 0);
    if (digits.empty() || digits.find_first_not_of("0123456789") != std::string::npos)
        throw std::runtime_error("there is no picture " + text);
    const PictureId id{background ? Kind::background : Kind::card, number(digits)};
    if (find(id) == nullptr) throw std::runtime_error("there is no " + name_of(id));
    return id;
}

std::optional<PictureId> parse_optional(const std::string& text) {
    if (text.empty()) return std::nullopt;
    return parse_id(text);
}

StackPlan parse_stack(const std::string& text, const std::string& background) {
    const bool numbered = background.find_first_not_of("0123456789") == std::string::npos;
    StackPlan plan{{}, parse_id((numbered ? "b" : "") + background)};
    for (const std::string& word : split(text)) {
        const PictureId id = parse_id(word);
        if (id.kind == Kind::background)
            plan.background = id;
        else if (id.kind == Kind::card)
            plan.cards.push_back(id);
        else
            throw std::runtime_error("not a card: " + word);
    }
    return plan;
}

int width_of(const std::string& scale) {
    if (scale == "1") return 360;
    if (scale == "2") return 720;
    if (scale == "print") return print_width;
    throw std::runtime_error("--scale 1, 2 or print");
}

int run(const Arguments& a) {
    Settings s;
    s.art = VELATURA_ART_DIR;
    s.sources = s.art / "studio";
    s.memory =
        a.option("memory", (std::filesystem::temp_directory_path() / "velatura-art").string());
    s.threads = std::max(1, number(a.option("threads", "2")));
    s.foreign = a.option("art");
    if (!s.foreign.empty()) {
        const auto problems = foreign_problems(s.foreign, all_pictures(s.art), a.flag("partial"));
        for (const std::string& problem : problems)
            fmt::print(stderr, "{}\n", problem);
        if (!problems.empty()) return 1;
    }
    const std::string verb = a.word(0), png = a.option("png");
    if (verb == "render" && !a.option("out").empty()) {
        std::set<PictureId> only;
        for (const std::string& id : split(a.option("only")))
            only.insert(parse_id(id));
        return render(s, a.option("out"), a.option("scale", "2"), only);
    }
    if (verb == "preview" && !png.empty())
        return preview(s, parse_id(a.word(1)), a.option("on", "white"), png,
                       number(a.option("width", "0")));
    if (verb == "sheet" && !png.empty())
        return contact_sheet(s,
                             {a.word(1), split(a.option("boxes")), parse_optional(a.option("with")),
                              number(a.option("thumb", "160")),
                              static_cast<Seed>(number(a.option("seed", "7"))), a.option("on")},
                             png);
    if (verb == "stack" && !png.empty()) {
        const int width =
            number(a.option("width", std::to_string(width_of(a.option("scale", "2")))));
        return stack(
            s, parse_stack(a.word(1), a.option("background", "1")), png,
            {width, a.option("title"), a.flag("frame"), parse_optional(a.option("carved"))});
    }
    if (verb == "strip" && !png.empty() && a.words() > 1) {
        std::vector<StackPlan> plans;
        for (size_t k = 1; k < a.words(); ++k)
            plans.push_back(parse_stack(a.word(k), "1"));
        return strip(s, plans, png, number(a.option("thumb", "240")));
    }
    if (verb == "measure") return measure(s, split(a.option("boxes")));
    if (verb == "compare" && !a.word(2).empty()) return compare(a.word(1), a.word(2));
    fmt::print(stderr, "{}", usage);
    return 2;
}

}  // namespace
}  // namespace velatura::studio

int main(int count, char** values) {
    try {
        return velatura::studio::run({count, values});
    } catch (const std::exception& problem) {
        fmt::print(stderr, "velatura-studio: {}\n", problem.what());
        return 2;
    }
}
