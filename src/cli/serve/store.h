// Where velatura serve saves online tables.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "cli/command.h"
#include "store/store.h"

namespace velatura::cli {

// The database that was named, or a file in the folder that was named, or in the usual one. With
// `only_check` a file that is not there is not made: then there is no store, and no error.
store::Result<std::unique_ptr<store::Store>> open_store(
    const std::string& folder, const std::string& database, bool only_check,
    std::function<void(const store::News&)> news);
// The same database for somebody who serves nobody; it must be there.
store::Result<std::unique_ptr<store::Store>> visit_store(const std::string& folder,
                                                         const std::string& database);

// The file of that database; not of one that is a server.
std::string file_of(const std::string& folder, const std::string& database);

Problem store_problem(const Context& context, const store::StoreError& error);

// As many connections as the system lets us have: each is a file to it.
void allow_many_files();

}  // namespace velatura::cli
