// How an online table stands beside its game, as all may know it.
#pragma once

#include "online/state.h"
#include "protocol/writer.h"

namespace velatura::online {

std::string_view name_of(Stage stage);
std::string_view name_of(Chair::Kind kind);

void write_room(protocol::Writer& writer, const TableState& state);
void write_you(protocol::Writer& writer, const TableState& state, std::string_view person);
// Without its author's identity and whatever else is nobody's business.
void write_event(protocol::Writer& writer, const TableState& state, EventNumber number);

}  // namespace velatura::online
