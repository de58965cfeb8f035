// The tables of one page: passes messages to tables and answers them, synchronously and without a
// clock. The page's worker has one; a server finds tables and people in its own way.
#pragma once

#include <map>
#include <string>

#include "table/questions.h"
#include "table/table.h"

namespace velatura::table {

class Desk {
  public:
    static constexpr std::size_t most_tables = 64;

    // The catalog must outlive it.
    explicit Desk(const content::Catalog& catalog) : catalog_(&catalog) {}

    // A message of ToTable that has passed the check.
    void answer(Answers& answers, const Json& message);
    words::Language language() const { return language_; }

  private:
    using Opened = std::expected<Table*, Refusal>;

    Done dispatch(Answers& answers, const Json& json);
    // answer(table, message) at the table the message names, if its seats are there.
    template <typename Message, typename Answer>
    Done at_table(const Json& json, const Answer& answer);
    Done sync(Answers& answers, const protocol::messages::Sync& message, const Table& table) const;
    Done write_opened(Answers& answers, const Opened& table, Viewer viewer) const;
    Done write_range(Answers& answers, Viewer viewer, const Table& table,
                     const Table::Answered& outcome) const;
    Opened create(const protocol::messages::Create& message);
    Opened open(const protocol::messages::Open& message);
    Opened add(record::Match&& match);
    Table* find_table(std::string_view id);

    const content::Catalog* catalog_;
    words::Language language_ = words::Language::en;
    std::map<std::string, Table, std::less<>> tables_;
    std::size_t named_ = 0;
};

}  // namespace velatura::table
