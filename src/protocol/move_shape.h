// The one shape a move has as JSON: on the wire, for bots and on the command line.
#pragma once

#include <array>

#include "protocol/wire.h"

namespace velatura::protocol {

// The fields of an object that is open. `write_card(card)` writes how a card is called: by its
// number on the wire, by its word for people and bots.
template <typename WriteCard>
void write_move_fields(Writer& writer, rules::Move move, WriteCard write_card) {
    using Kind = rules::Move::Kind;
    switch (move.kind()) {
        case Kind::take:
            writer.field("kind", "take").field("position", number_of(move.position()));
            break;
        case Kind::paint: {
            const rules::Layers layers = move.layers();
            writer.field("kind", "paint")
                .list("layers", std::array{layers.bottom, layers.middle, layers.top}, write_card)
                .field("background", number_of(move.background()));
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
