// Where the project's files are. The one place that knows it: all other tests compile to the same
// in every checkout, so a compiler cache serves them all.
#pragma once

#include <string>
#include <string_view>

namespace velatura::support {

// The full path of a file or folder of the project, from its path below the root.
std::string source_path(std::string_view path);

}  // namespace velatura::support
