// The one shape a move has as JSON: on the wire, for bots and on the command line.
#pragma once

#include "protocol/wire.h"

namespace velatura::protocol {

// "row", where it is not the first.
inline void write_second_row(Writer& writer, rules::Row row) {
    if (row != rules::Row::first) writer.field("row", number_of(row));
}

// The fields of an object that is open. `write_card(card)` writes how a card is called: by its
// number on the wire, by its word for people and bots.
template <typename WriteCard>
void write_move_fields(Writer& writer, SaidMove said, WriteCard write_card) {
    using Kind = rules::Move::Kind;
    const rules::Move move = said.move;
    switch (move.kind()) {
        case Kind::take:
            writer.field("kind", "take").field("position", number_of(move.position()));
            write_second_row(writer, move.row());
            break;
        case Kind::paint: {
            const rules::Layers layers = move.layers();
            writer.field("kind", "paint")
                .list("layers", layers.cards(), write_card)
                .field("background", number_of(move.background()));
            if (!layers.faces.all_front()) write_flipped(writer, layers.faces);
            if (said.stars > 0) write_stars(writer, layers.stars, said.stars);
            break;
        }
        case Kind::pass:
            writer.field("kind", "pass");
            break;
        case Kind::judge:
            writer.field("kind", "judge").key("winners");
            write_seats(writer, move.winners());
            break;
        case Kind::toss:
            writer.field("kind", "toss").field("face_up", move.face_up());
            write_second_row(writer, move.row());
            break;
        case Kind::keep:
            writer.field("kind", "keep").field("painter", move.kept() + 1);
            break;
        case Kind::reveal:
            writer.field("kind", "reveal").field("card", move.rival_card() + 1);
            break;
    }
}

}  // namespace velatura::protocol
