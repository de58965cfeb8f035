#include "cli/game_files.h"

#include <fstream>

#include "record/describe.h"
#include "record/text.h"

namespace velatura::cli {

Problem complaint(const Context& context, const std::string& path,
                  const record::RecordError& error) {
    return {"record." + std::string{record::name_of(error.reason)},
            path + ": " + record::describe(context.language, error)};
}

Found<std::vector<record::Match>> read_games(const Context& context, const std::string& path) {
    const auto text = read_file(path);
    if (!text) return std::unexpected{context.problem("cli.cannot_read", {{"file", path}})};
    std::vector<record::Match> games;
    for (const auto& [game, first_line] : record::split_games(*text)) {
        auto record = record::parse(context.catalog, game, first_line);
        if (!record) return no(complaint(context, path, record.error()));
        auto match = record::Match::replay(context.catalog, *std::move(record));
        if (!match) return no(complaint(context, path, match.error()));
        games.push_back(*std::move(match));
    }
    if (games.empty()) return std::unexpected{context.problem("cli.no_game", {{"file", path}})};
    return games;
}

bool write_record(const content::Catalog& catalog, const record::Record& record,
                  const std::string& path) {
    std::ofstream file{path, std::ios::binary};
    file << record::write(catalog, record);
    file.close();
    return !file.fail();
}

}  // namespace velatura::cli
