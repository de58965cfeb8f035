// Tables and people in columns, or as JSON.
#pragma once

#include <span>

#include "server/operator.h"

namespace velatura::cli {

void print_tables(std::span<const store::StoredTable> tables, bool json);
void print_people(std::span<const store::Person> people, bool json);
void print_table(const server::TableReport& table, bool json);
void print_person(const store::PersonData& data, bool json);

}  // namespace velatura::cli
