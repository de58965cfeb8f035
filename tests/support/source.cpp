#include "support/source.h"

namespace velatura::support {

std::string source_path(std::string_view path) {
    return (std::string{VELATURA_SOURCE_DIR} + "/").append(path);
}

}  // namespace velatura::support
