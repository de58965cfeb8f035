// A bot for velatura arena that takes what costs little and paints what earns silver.
//
//   g++ -std=c++17 -O2 -o thrifty examples/bots/thrifty.cpp      (package nlohmann-json3-dev)
//   velatura arena --a thrifty --b random --games 100 --bot thrifty=exec:./thrifty
//
// The protocol is described in docs/bots.md.
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

using nlohmann::json;

// Pairs of a visible bonus icon and a visible element it names; in each swatch the topmost card
// that has icons there shows them and covers all below.
int silver(const std::map<std::string, json>& cards, const json& layers) {
    std::map<std::string, int> shown;
    for (std::size_t swatch = 0; swatch < 5; ++swatch) {
        for (auto word = layers.rbegin(); word != layers.rend(); ++word) {
            const json& icons = cards.at(*word).at(swatch);
            if (icons.empty()) continue;
            for (const json& icon : icons)
                ++shown[icon];
            break;
        }
    }
    int pairs = 0;
    for (const char* element : {"hue", "shape", "texture", "tone"})
        pairs += shown[element] * shown[std::string{"bonus-"} + element];
    return pairs;
}

double worth(const std::map<std::string, json>& cards, const json& view, const json& move) {
    if (move["kind"] == "paint") return silver(cards, move["layers"]) - 1.5;
    if (move["kind"] == "pass") return 0;
    const int position = move["position"];
    const int tokens = view["row"].at(static_cast<std::size_t>(position - 1))["tokens"];
    return tokens - (position - 1);
}

int main() {
    std::map<std::string, json> cards;                       // icons by word, swatch by swatch
    for (std::string line; std::getline(std::cin, line);) {  // ends when the arena closes it
        const json message = json::parse(line);
        const std::string type = message["type"];
        json answer;
        if (type == "hello") {
            for (const json& card : message["cards"])
                cards[card["word"]] = card["swatches"];
            answer = {{"type", "hello"}, {"protocol", 2}, {"name", "thrifty"}};
        } else if (type == "view") {
            std::size_t best = 0;
            const json& moves = message["moves"];
            for (std::size_t i = 1; i < moves.size(); ++i) {
                if (worth(cards, message, moves[i]) > worth(cards, message, moves[best])) best = i;
            }
            answer = {{"type", "move"}, {"index", best}};
        } else {
            continue;  // nothing is to be said to new_game and result
        }
        std::cout << answer.dump() << std::endl;  // a line, sent at once
    }
}
