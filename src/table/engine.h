// Everything a page can ask of the engine: one message in, a list of messages out, as JSON texts. A
// text that is not a message is answered with a refusal.
#pragma once

#include <string>
#include <string_view>

#include "table/desk.h"
#include "table/tasks.h"

namespace velatura::table {

class Engine {
  public:
    // A profile of some thousand games fits; beyond, nothing is read.
    static constexpr std::size_t most_bytes = std::size_t{16} << 20;

    // The catalog must outlive it.
    explicit Engine(const content::Catalog& catalog) : desk_(catalog), tasks_(catalog) {}

    std::string handle(std::string_view message);

  private:
    Desk desk_;
    Tasks tasks_;
};

}  // namespace velatura::table
