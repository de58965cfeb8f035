// Any bytes as a record: read or refused with words, never a crash. What was read is written and
// read again the same, and replays to positions that keep the rules or is refused.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "content/loader.h"
#include "record/describe.h"
#include "record/match.h"
#include "record/text.h"

namespace {

using namespace velatura;

void require(bool condition) {
    if (!condition) std::abort();
}

void require_words(const record::RecordError& error) {
    for (const words::Language language : words::all_languages) {
        require(!record::describe(language, error).empty());
    }
}

void check_match(record::Match match) {
    for (const auto& position : match.positions())
        require(match.game().is_ok(position.state, match.deck()));
    if (const auto verified = match.verify(); !verified) require_words(verified.error());
    require(match.can_continue() == match.verify().has_value());
    if (match.can_continue() && match.awaits_chance()) {
        const rules::Actor actor = rules::Game::to_act(match.state());
        require(match.play(actor, match.next_chance()).has_value());
    }
    while (match.undo()) {
    }
    require(match.positions().size() == 1);
}

void check_game(const content::Catalog& catalog, const record::GameText& game) {
    const auto read = record::parse(catalog, game.text, game.first_line);
    if (!read) return require_words(read.error());
    const std::string text = record::write(catalog, *read);
    const auto again = record::parse(catalog, text);
    require(again && *again == *read && record::write(catalog, *again) == text);

    auto match = record::Match::replay(catalog, *read);
    if (!match) return require_words(match.error());
    check_match(*std::move(match));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    const content::Catalog& catalog = content::box_catalog();
    check_game(catalog, {text, 1});
    const auto games = record::split_games(text);
    if (games.size() > 1) {
        for (const record::GameText& game : games)
            check_game(catalog, game);
    }
    return 0;
}
