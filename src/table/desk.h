// The tables of one page: takes messages to tables and answers them, all at once and without a
// clock. The page's worker holds one; a server has its own way to find tables and people.
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

    Done dispatch(Answers& answers, const Json& message, std::string_view type);
    Done answer_at_table(Answers& answers, const Json& message, std::string_view type);
    Done sync(Answers& answers, const Json& message, const Table& table) const;
    Done write_range(Answers& answers, const Json& message, const Table& table,
                     const Table::Outcome& outcome) const;
    Opened create(const Json& message);
    Opened open(const Json& message);
    Opened add(record::Match&& match);
    Table* find_table(const Json& message);

    const content::Catalog* catalog_;
    words::Language language_ = words::Language::en;
    std::map<std::string, Table, std::less<>> tables_;
    std::size_t named_ = 0;
};

}  // namespace velatura::table
