// Everything a card's source file needs: #include "engine/paintbox.h". See art/PAINTING.md.
#pragma once

#include "engine/props.h"
#include "engine/registry.h"
#include "engine/sheet.h"
