// What the parts of the Python module share.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "content/loader.h"
#include "rules/game.h"

namespace velatura::python {

namespace nb = nanobind;

// Becomes velatura.Refused in Python.
struct Refused : std::runtime_error {
    Refused(std::string code_of_it, const std::string& text)
        : std::runtime_error(text), code(std::move(code_of_it)) {}
    std::string code;
};

[[noreturn]] void refuse(rules::RuleError error);
[[noreturn]] void refuse(std::string code, const std::string& text);

const content::Catalog& catalog();

// What a table is asked for by name.
struct TableOptions {
    int players = 2;
    std::string mode = "standard";
    std::optional<std::vector<std::string>> scoring;
    std::string scenario;
    int first = 0;
    int goal = 0;
    bool hidden_hands = false;
};
rules::GameSetup setup_of(const TableOptions& options);
std::vector<rules::ScoringCardId> scoring_of(const TableOptions& options);
rules::Mode mode_of(const std::string& name);

void bind_game(nb::module_& module);
void bind_thinker(nb::module_& module);
void bind_environments(nb::module_& module);

}  // namespace velatura::python
