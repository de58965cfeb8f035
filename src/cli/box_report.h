// How a report names the boxes in play, for people and for programs.
#pragma once

#include <string>

#include "cli/command.h"
#include "protocol/writer.h"
#include "rules/setup.h"

namespace velatura::cli {

// "Reflections · featured deck · two art rows"; empty for the base game.
std::string box_tags(const Context& context, const rules::GameSetup& setup);

// Fields of an open object; none for the base game.
void write_boxes(protocol::Writer& json, const content::Catalog& catalog,
                 const rules::GameSetup& setup);

}  // namespace velatura::cli
