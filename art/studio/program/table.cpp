#include "program/table.h"

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "program/image.h"

namespace velatura::studio {
namespace {

nlohmann::json parsed(const std::filesystem::path& file) {
    const auto json = nlohmann::json::parse(read_file(file), nullptr, false);
    if (json.is_discarded()) throw std::runtime_error("not JSON, or missing: " + file.string());
    return json;
}

}  // namespace

std::map<int, CardRow> read_cards(const std::filesystem::path& art) {
    std::map<int, CardRow> rows;
    const nlohmann::json table = parsed(art / "cards.json");
    for (const auto& card : table.at("cards")) {
        CardRow row;
        row.number = card.at("number");
        row.word = card.at("word");
        row.plane = card.at("plane");
        row.zone = card.at("zone");
        row.pigments = card.at("pigments").get<std::vector<std::string>>();
        row.tags = card.at("tags").get<std::vector<std::string>>();
        rows[row.number] = row;
    }
    return rows;
}

std::vector<int> read_backgrounds(const std::filesystem::path& art) {
    std::vector<int> numbers;
    const nlohmann::json table = parsed(art / "backgrounds.json");
    for (const auto& b : table.at("backgrounds"))
        numbers.push_back(b.at("number"));
    return numbers;
}

std::set<PictureId> all_pictures(const std::filesystem::path& art) {
    std::set<PictureId> ids;
    for (const auto& [number, row] : read_cards(art))
        ids.insert({Kind::card, number});
    for (int number : read_backgrounds(art))
        ids.insert({Kind::background, number});
    return ids;
}

}  // namespace velatura::studio
