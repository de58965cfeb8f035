// How fast the engine is on this machine. Each figure takes about a second and is the best of
// several slices, because other programs can only slow a slice down.
#pragma once

#include <optional>
#include <string>

#include "content/catalog.h"

namespace velatura::cli {

struct Measurements {
    double moves_per_second = 0;          // random two-player games through the unchecked twin
    double checked_moves_per_second = 0;  // the same through apply()
    double best_painting_ns = 0;          // best of a five-card hand over all 60 orders
    double playouts_per_second = 0;       // whole two-player games of the greedy bot
    double nodes_per_second = 0;          // iterations of master's search from the first move on
};

// The catalog's cards must have their table.
Measurements measure(const content::Catalog& catalog);

// What the WebAssembly build of the engine says of itself, run by node.
struct WasmMeasurement {
    double moves_per_second = 0;
    std::string signature;
};
std::optional<WasmMeasurement> measure_wasm(const std::string& wasm_file);

// The WebAssembly build that lies beside this program's own build folder, if there is one.
std::optional<std::string> neighbouring_wasm();

}  // namespace velatura::cli
