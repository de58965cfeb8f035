// Questions that change nothing: the printed cards, what cards on the easel would show and earn,
// how best to layer them, the results of games, the puzzle of the day.
#pragma once

#include <expected>
#include <string>

#include "protocol/answers.h"
#include "record/match.h"
#include "words/words.h"

namespace velatura::table {

using protocol::Answers;
using protocol::Json;
using protocol::Refusal;
using Done = std::expected<void, Refusal>;

// The base game alone, or with everything of boxes and packs.
void answer_catalog(Answers& answers, const content::Catalog& catalog, words::Language language,
                    bool with_boxes);

// The easel. At a table `match` is its game; without one it is null.
Done answer_look(Answers& answers, const content::Catalog& catalog, words::Language language,
                 const record::Match* match, const protocol::messages::Look& look);

Done answer_orders(Answers& answers, const content::Catalog& catalog, words::Language language,
                   const record::Match& match, const protocol::messages::Orders& orders);

// The game must be over.
void answer_result(Answers& answers, const content::Catalog& catalog, std::string_view table,
                   const record::Match& match);

// Whether a recorded game is what it says.
Done answer_verify(Answers& answers, const content::Catalog& catalog, std::string_view record);

void answer_profile(Answers& answers, const content::Catalog& catalog,
                    const protocol::messages::AskProfile& profile);

// The Solo Puzzle of a date, by a fixed rule (docs/api.md): the same for everybody.
struct Daily {
    std::string seed;
    const content::Scenario* scenario = nullptr;
    int number = 0;  // 1 on 2026-01-01
};
std::expected<Daily, Refusal> daily(const content::Catalog& catalog, std::string_view date);
Done answer_daily(Answers& answers, const content::Catalog& catalog, std::string_view date);

}  // namespace velatura::table
