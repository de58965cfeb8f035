#include "cli/box_report.h"

#include <array>

#include "cli/lookup.h"
#include "record/names.h"
#include "record/record.h"
#include "words/forms.h"

namespace velatura::cli {

using rules::index;

std::string box_tags(const Context& context, const rules::GameSetup& setup) {
    constexpr std::array<std::string_view, 3> decks{"cli.deck.base", "cli.deck.featured",
                                                    "cli.deck.whole"};
    std::vector<std::string> tags;
    for (const rules::Box box : rules::each_box) {
        if (setup.boxes.contains(box)) tags.push_back(box_name(context, index(box)));
    }
    if (setup.boxes.bring_art()) tags.push_back(context.text(decks[index(setup.deck)]));
    if (setup.rows == 2) tags.push_back(context.text("cli.rows.two"));
    if (setup.prize != rules::no_prize) {
        const bool friendly = setup.prize_side == rules::PrizeSide::friendly;
        tags.push_back(context.text(friendly ? "cli.prize.friendly" : "cli.prize.competitive",
                                    {{"name", award_card_name(context, setup.prize)}}));
    }
    if (setup.rival != rules::no_rival) tags.push_back(rival_name(context, setup.rival));
    return words::tags(context.language, tags);
}

void write_boxes(protocol::Writer& json, const content::Catalog& catalog,
                 const rules::GameSetup& setup) {
    if (record::version_of(setup) == 1) return;
    json.key("boxes").begin_list();
    for (const rules::Box box : rules::each_box) {
        if (setup.boxes.contains(box)) json.value(record::box_names[index(box)]);
    }
    json.end_list().field("deck", record::deck_names[index(setup.deck)]).field("rows", setup.rows);
    const rules::BoxCards& printed = catalog.cards.box_cards();
    if (setup.prize != rules::no_prize) {
        json.field("award", printed.prizes[index(setup.prize)].id)
            .field("side", record::side_names[index(setup.prize_side)]);
    }
    if (setup.rival != rules::no_rival) json.field("rival", printed.rivals[index(setup.rival)].id);
}

}  // namespace velatura::cli
