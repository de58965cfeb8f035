// Clients connect, tables are set, everybody plays: what came of it.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "served.h"
#include "table.h"

namespace velatura::bench {

struct Plan {
    unsigned clients = 5000;
    unsigned tables = 1000;
    double seconds = 60;  // of play
    double pause = 3;     // seconds between two moves of a table, on average
};

struct Figure {
    const char* name;   // for programs
    const char* words;  // for people
    double value;
    int decimals;
};

class Measurement {
  public:
    Measurement(const Plan& plan, const Served& server);

    void run();
    bool good() const;  // nothing was dropped, missed or refused
    std::vector<Figure> figures() const;
    const std::string& trouble() const { return load_.tally.trouble; }

  private:
    void a_few_at_once(const std::string& what,
                       const std::function<asio::awaitable<void>(Table&)>& work);
    void play();
    void run_for(std::chrono::milliseconds span);

    const Plan& plan_;
    const Served& server_;
    Load load_;
    std::vector<std::unique_ptr<Table>> tables_;
    Usage empty_;
    Usage connected_;
    // While they play:
    Usage server_began_, server_ended_;
    Usage own_began_, own_ended_;
    Tally tally_began_;
    double moves_ = 0;
    double appends_ = 0;
    double transactions_ = 0;
    double seconds_ = 0;
};

}  // namespace velatura::bench
