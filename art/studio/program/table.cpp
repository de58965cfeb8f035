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

constexpr std::array card_boxes{"reflections", "touches", "mini"};

nlohmann::json parsed_box(const std::filesystem::path& art, const std::string& box) {
    return parsed(art.parent_path() / "data" / "boxes" / (box + ".json"));
}

}  // namespace

std::map<PictureId, CardRow> read_cards(const std::filesystem::path& art) {
    std::map<PictureId, CardRow> rows;
    const nlohmann::json table = parsed(art / "cards.json");
    for (const auto& card : table.at("cards"))
        rows[{Kind::card, card.at("number")}] = {card.at("word"), card.at("plane"),
                                                 card.at("zone")};
    for (const std::string box : card_boxes) {
        const nlohmann::json printed = parsed_box(art, box);
        for (const auto& card : printed.at("art_cards")) {
            const auto& picture = card.at("picture");
            rows[{Kind::card, card.at("number"), box}] = {card.at("word"), picture.at("plane"),
                                                          picture.at("zone")};
        }
    }
    return rows;
}

std::set<PictureId> all_pictures(const std::filesystem::path& art) {
    std::set<PictureId> ids;
    for (const auto& [id, row] : read_cards(art))
        ids.insert(id);
    const nlohmann::json table = parsed(art / "backgrounds.json");
    for (const auto& background : table.at("backgrounds"))
        ids.insert({Kind::background, background.at("number")});
    for (const std::string box : card_boxes) {
        const nlohmann::json printed = parsed_box(art, box);
        ids.insert({Kind::cover, 0, box});
        for (const auto& card : printed.at("art_cards"))
            if (card.at("picture").contains("back"))
                ids.insert({Kind::card, card.at("number"), box, true});
        for (const auto& background : printed.value("backgrounds", nlohmann::json::array()))
            ids.insert({Kind::background, background.at("number"), box});
        for (const auto& frame : printed.value("frames", nlohmann::json::array()))
            ids.insert({Kind::frame, 0, box, false, frame.at("element")});
        for (const auto& award : printed.value("award_cards", nlohmann::json::array()))
            ids.insert({Kind::award, 0, box, false, award.at("id")});
    }
    const nlohmann::json painters = parsed_box(art, "painters"), automa = parsed_box(art, "automa");
    for (const auto& painter : painters.at("painters"))
        ids.insert({Kind::painter, 0, "painters", false, painter.at("id")});
    for (const auto& rival : automa.at("rivals"))
        ids.insert({Kind::rival, 0, "automa", false, rival.at("id")});
    return ids;
}

std::set<PictureId> painted_of(const std::string& box) {
    std::set<PictureId> ids;
    for (const auto& [id, picture] : painted())
        if (id.box == box) ids.insert(id);
    return ids;
}

}  // namespace velatura::studio
