// A table as one viewer sees it, written. Works on a PlayerView, so what the viewer may not know
// cannot get into it.
#pragma once

#include "protocol/wire.h"
#include "record/record.h"
#include "rules/view.h"

namespace velatura::protocol {

// What stays the same from view to view.
struct Printing {
    const content::Catalog& catalog;
    const rules::Game& game;
    const record::Header& header;
    words::Language language;
};

// Beside the position: how many moves stand, how many were taken back.
struct MoveCount {
    std::size_t moves = 0;
    std::size_t undone = 0;
};

void write_view(Writer& writer, const Printing& printing, const rules::PlayerView& view,
                MoveCount progress);

// How the game was set up, without its seed.
void write_setup(Writer& writer, const Printing& printing);

// "account": what boxes add to a seat's points.
void write_account(Writer& writer, const rules::Account& account);

// The points the ribbons of each place are worth.
std::array<int, rules::scoring_places> points_by_place(const rules::Game& game,
                                                       const rules::Player& player);

}  // namespace velatura::protocol
