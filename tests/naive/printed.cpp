#include "naive/printed.h"

#include <algorithm>
#include <cstdlib>

namespace velatura::naive {

namespace {

const std::array<std::string, icon_kinds> icon_names{
    "hue",          "shape",           "texture",         "tone",       "bonus-hue",
    "bonus-shape",  "bonus-texture",   "bonus-tone",      "gold-hue",   "gold-shape",
    "gold-texture", "gold-tone",       "bonus",           "creativity", "x2-to-left",
    "x2-to-right",  "blend-from-left", "blend-from-right"};
const std::array<std::string, 5> swatch_names{"red", "yellow", "green", "blue", "violet"};

template <typename List>
std::size_t place_in(const List& list, const std::string& name) {
    const auto found = std::find(list.begin(), list.end(), name);
    if (found == list.end()) std::abort();
    return static_cast<std::size_t>(found - list.begin());
}

void add_art(Printed& printed, const Json& cards, const std::string& box) {
    for (const Json& entry : cards.list) {
        Card card{entry["word"].text, entry["side"].text == "left", box, box == "reflections", {}};
        for (const auto& [swatch, icons] : entry["swatches"].fields) {
            for (const Json& icon : icons.list) {
                card.icons[place_in(swatch_names, swatch)].push_back(
                    static_cast<Icon>(place_in(icon_names, icon.text)));
            }
        }
        printed.art.push_back(card);
    }
}

void add_scoring(Printed& printed, const Json& cards, const std::string& box) {
    for (const Json& entry : cards.list) {
        Scoring card{entry["name"].text, box, {}, 0};
        for (const Json& points : entry["points"].list)
            card.points.push_back(points.number());
        card.par_tenths = printed.boxes["automa"]["par"][box][card.name].tenths();
        printed.scoring.push_back(card);
    }
}

}  // namespace

const Card& Printed::card(std::string_view word) const {
    for (const Card& card : art) {
        if (card.word == word) return card;
    }
    std::abort();
}

Printed read_printed(ReadFile file) {
    Printed printed;
    for (const char* box : {"reflections", "touches", "mini", "signature", "painters", "automa"}) {
        printed.boxes[box] = parse(file(std::string("data/boxes/") + box + ".json"));
    }
    add_art(printed, parse(file("data/art-cards.json"))["cards"], "base");
    add_scoring(printed, parse(file("data/scoring-cards.json"))["cards"], "base");
    for (const char* name : {"reflections", "touches", "mini"}) {
        const Json& box = printed.boxes[name];
        add_art(printed, box["art_cards"], name);
        if (box.has("scoring_cards")) add_scoring(printed, box["scoring_cards"], name);
    }
    return printed;
}

}  // namespace velatura::naive
