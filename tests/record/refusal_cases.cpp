#include "record/refusal_cases.h"

#include <string>

namespace velatura::record {

namespace {

constexpr std::string_view base_good = R"([Game "Velatura"]
[Version "1"]
[Seats "Ada, Ben"]
[First "1"]
[Mode "vincent"]
[Scenario "balanced"]
[Scoring "Consistency, Emphasis, Hierarchy, Proportion"]
[Result "*"]

row Heavy Mess Sanctuary Imminent Forbidden
backgrounds 1: 3 6 10
backgrounds 2: 1 2 4

1. seat 1 take 1 Heavy > Fragile
2. seat 2 take 3 Imminent > Wandering
3. Vincent toss 2/4 Forbidden > Attraction
4. undo
5. Vincent toss 0/4 Mess > Attraction
6. seat 1 take 2 Forbidden > Truth {nice}
end
)";

constexpr std::string_view box_good = R"([Game "Velatura"]
[Version "2"]
[Seats "Ada, Ben, Cleo"]
[First "1"]
[Mode "standard"]
[Scoring "Symmetry, Gradation, Consistency, Composition"]
[Boxes "reflections, touches, mini, signature, painters"]
[Deck "whole"]
[Rows "2"]
[Award "conditions competitive"]
[Result "*"]

row 1: Rumor Invisible Labyrinth Curiosity Extreme
row 2: Moment Vigil Farewell Improbable Patient
backgrounds 1: 19 5 11
backgrounds 2: 15 2 12
backgrounds 3: 21 1 14
signature 1: dress
signature 2: small-creatures
signature 3: people
painters 1: gilder whirlwind
painters 2: minimalist collector
painters 3: miser scholar

1. seat 1 keep whirlwind
2. seat 2 keep collector
3. seat 3 keep miser
4. seat 1 take 4 row 2 Improbable > Nocturnal
5. seat 2 take 3 row 1 Labyrinth > Warning
6. seat 3 take 5 row 1 Warning > Forgotten
7. seat 1 take 4 row 1 Extreme > Tide
8. seat 2 take 5 row 1 Tide > Orchard
9. seat 3 take 1 row 2 Moment > Ritual
10. seat 1 take 1 row 2 Vigil > Souvenir
11. seat 2 take 1 row 1 Rumor > Reunion
12. undo
13. seat 2 take 1 row 1 Rumor > Reunion
14. seat 3 take 3 row 1 Forgotten > Golden
15. undo
16. seat 3 take 1 row 2 Farewell > Golden
17. seat 1 take 2 row 1 Curiosity > Longing
18. seat 2 paint Tide~ Labyrinth Rumor on 12 {Rumor}
19. seat 3 paint Warning Farewell Moment on 14 {Moment}
20. seat 1 paint Improbable Vigil Curiosity on 5 {Improbable Curiosity}
21. seat 2 take 1 row 2 Patient > Innocent
22. seat 3 take 4 row 2 Golden > Hunger
23. seat 1 take 4 row 2 Innocent > Untamed
24. seat 2 take 3 row 1 Orchard > Game
25. seat 3 take 2 row 2 Ritual > Secret
26. seat 1 take 2 row 1 Forgotten > Memory
27. seat 2 take 3 row 2 Hunger > Heightened
28. seat 3 take 2 row 1 Reunion > Complexity
29. seat 1 take 3 row 2 Untamed > Weightless
30. seat 2 paint Orchard Patient~ Hunger on 15 {Patient Hunger}
31. seat 3 paint Reunion Golden Ritual on 21 as tone {Golden Ritual}
end
)";

std::vector<Case> base_cases() {
    using enum RecordFault;
    static const std::string six = "[Seats \"1, 2, 3, 4, 5, 6\"]";
    static const std::string long_name = "[Seats \"" + std::string(41, 'x') + "\"]";
    return {
        {base_good, "", empty_text, 1, 1},
        {base_good, " \n\r\n", empty_text, 1, 1},
        {"[Version \"1\"]", "[Version \"3\"]", newer_version, 2, 11, "3"},
        {"end\n", "", cut_short, 19, 42},
        {"[Game \"", "Game \"", expected_tag, 1, 1, "Game"},
        {base_good, "hello\n", expected_tag, 1, 1, "hello"},
        {"[Mode \"vincent\"]", "[Mode vincent]", expected_tag, 5, 1, "Mode"},
        {"[Mode ", "[Mo?de ", expected_tag, 5, 1, "Mo?de"},
        {"\"vincent\"]", "\"vincent]", unclosed_quote, 5, 8, "Mode"},
        {"\"vincent\"]", "\"vincent\"] more", unclosed_quote, 5, 8, "Mode"},
        {"[First \"1\"]", "[Mode \"vincent\"]", tag_twice, 5, 1, "Mode"},
        {"[First \"1\"]\n", "", missing_tag, 9, 1, "First"},
        {"[Scenario \"balanced\"]\n[Scoring \"Consistency, Emphasis, Hierarchy, Proportion\"]", "",
         missing_tag, 9, 1, "Scoring"},
        {"\"Velatura\"", "\"Chess\"", bad_value, 1, 8, "Chess"},
        {"[Version \"1\"]", "[Version \"0\"]", bad_value, 2, 11, "0"},
        {"[Seats \"Ada, Ben\"]", six, bad_value, 3, 9, "1, 2, 3, 4, 5, 6"},
        {"[First \"1\"]", "[First \"3\"]", bad_value, 4, 9, "3"},
        {"\"vincent\"", "\"chess\"", bad_value, 5, 8, "chess"},
        {"[Result \"*\"]", "[Result \"3 4\"]", bad_value, 8, 10, "3 4"},
        {"[Result \"*\"]", "[Result \"3 4 won 3\"]", bad_value, 8, 10, "3 4 won 3"},
        {"[Result \"*\"]", "[Event \"a\tb\"]", bad_value, 8, 9, "a\tb"},
        {"[Result \"*\"]", "[Options \"hidden-hands, open\"]", bad_value, 8, 25, "open"},
        {"[Result \"*\"]", "[Drawn \"first, scoring 5\"]", bad_value, 8, 16, "scoring 5"},
        {"\"balanced\"", "\"balancd\"", unknown_scenario, 6, 12, "balancd", "balanced"},
        {"Hierarchy", "Hierarchie", unknown_scoring_card, 7, 34, "Hierarchie", "Hierarchy"},
        {"[Result \"*\"]", "[Packs \"base, winter\"]", unknown_pack, 8, 15, "winter"},
        {"[Result \"*\"]", "[Packs \"base\"]", other_packs, 8, 9, "base"},
        {"[Result \"*\"]", "[Level \"absurd\"]", unknown_level, 8, 9, "absurd"},
        {"Ada, Ben", "Ada, ", bad_name, 3, 14, ""},
        {"Ada, Ben", "Ada, bot:", bad_name, 3, 18, ""},
        {"[Seats \"Ada, Ben\"]", long_name, bad_name, 3, 9,
         std::string_view{long_name}.substr(8, 41)},
        {"Hierarchy, Proportion", "Hierarchy", scoring_not_of_scenario, 7, 11, "balanced"},
        {"row Heavy", "rows Heavy", expected_row, 10, 1, "rows"},
        {"backgrounds 2:", "backgrounds 3:", expected_backgrounds, 12, 13, "3:"},
        {"Heavy Mess", "Heavy heavy", dealt_twice, 10, 11, "Heavy"},
        {"2: 1 2 4", "2: 1 6 4", dealt_twice, 12, 18, "6"},
        {"1. seat", "one seat", expected_move_number, 14, 1, "one"},
        {"2. seat", "3. seat", wrong_move_number, 15, 1, "3."},
        {"1. seat", "1. chair", expected_actor, 14, 4, "chair"},
        {"take 1 Heavy", "grab 1 Heavy", expected_action, 14, 11, "grab"},
        {"Vincent toss", "Vincent throw", expected_action, 16, 12, "throw"},
        {"1. seat 1", "1. seat 3", expected_number, 14, 9, "3"},
        {"take 3 Imminent", "take 6 Imminent", expected_number, 15, 16, "6"},
        {"toss 2/4", "toss 2:4", expected_number, 16, 17, "2:4"},
        {"4. undo", "4. judge nobody", expected_number, 17, 10, "nobody"},
        {"1 Heavy", "1 Heavey", expected_card, 14, 18, "Heavey", "Heavy"},
        {" Fragile", "", expected_card, 14, 25, ""},
        {"1: 3 6 10", "1: 3 6 21", expected_background, 11, 20, "21"},
        {"1: 3 6 10", "1: 3 6", expected_background, 11, 19, ""},
        {"take 2 Forbidden > Truth", "paint Heavy Mess on 3", expected_layers, 19, 17, "2"},
        {"take 2 Forbidden > Truth", "paint Heavy Mess Trap", expected_layers, 19, 17, "3"},
        {"{nice}", "{nice", unclosed_comment, 19, 36},
        {"4. undo", "4. undo twice", unexpected_text, 17, 9, "twice"},
        {"4. undo", "4. undo > Truth", unexpected_text, 17, 9, ">"},
        {"1: 3 6 10", "1: 3 6 10 11", unexpected_text, 11, 23, "11"},
        {"end\n", "end\n\n7. undo\n", unexpected_text, 22, 1, "7."},
        {"end\n", "end of it\n", unexpected_text, 20, 5, "of"},
        {"5. Vincent toss 0/4", "5. Vincent toss 5/4", rule, 18, 1},
        {"3. Vincent toss 2/4 Forbidden > Attraction", "3. seat 1 pass", rule, 16, 1},
        {"\"vincent\"", "\"solo-puzzle\"", rule, 5, 8},
        {"\"vincent\"", "\"automa\"", bad_value, 5, 8, "automa"},
        {"[Result \"*\"]", "[Options \"signatures-with-two\"]", bad_value, 8, 11,
         "signatures-with-two"},
        {"1 take 1 Heavy", "1 take 1 Mess", not_the_card_there, 14, 1, "Mess"},
        {"> Wandering", "> Heavy", card_not_in_deck, 15, 1, "Heavy"},
        {"Mess > Attraction", "Mess > Truth", card_not_in_deck, 18, 1, "Truth"},
        {" > Fragile", "", wrong_deal, 14, 1, "0"},
        {" > Fragile", " > Fragile Truth", wrong_deal, 14, 1, "2"},
        {" Forbidden\n", "\n", wrong_deal, 10, 1, "4"},
        {"toss 2/4", "toss 2/3", wrong_toss, 16, 1, "3"},
        {"1. seat 1 take 1 Heavy > Fragile", "1. undo", nothing_to_undo, 14, 1},
        {"[Result \"*\"]", "[Result \"3 4 won 1\"]", wrong_result, 8, 10},
        {"[Result \"*\"]", "[Seed \"another\"]", seed_disagrees, 11, 1, "backgrounds"},
        {"[Result \"*\"]", "[Seed \"another\"]\n[Drawn \"scoring 4\"]", seed_disagrees, 7, 11,
         "Scoring"},
    };
}

std::vector<Case> box_cases() {
    using enum RecordFault;
    return {
        {", mini,", ", glitter,", unknown_box, 7, 31, "glitter"},
        {", mini,", ", base,", unknown_box, 7, 31, "base"},
        {"[Deck \"whole\"]\n", "", missing_tag, 12, 1, "Deck"},
        {"\"whole\"", "\"half\"", bad_value, 8, 8, "half"},
        {"[Rows \"2\"]", "[Rows \"3\"]", bad_value, 9, 8, "3"},
        {"\"conditions ", "\"glory ", unknown_award, 10, 9, "glory"},
        {" competitive\"", " sideways\"", bad_value, 10, 9, "conditions sideways"},
        {"[Result \"*\"]", "[Rival \"fox\"]", unknown_rival, 11, 9, "fox"},
        {"[Scoring \"Symmetry, Gradation, Consistency, Composition\"]", "[Scenario \"balanced\"]",
         scenario_without_boxes, 6, 12, "balanced"},
        {"\"whole\"", "\"featured\"", expected_deck, 13, 1, "row"},
        {"row 2:", "row 3:", expected_row, 14, 5, "3:"},
        {"signature 2:", "signature 3:", expected_signature, 19, 11, "3:"},
        {"2: small-creatures", "2: smaller-creatures", unknown_signature, 19, 14,
         "smaller-creatures"},
        {"2: small-creatures", "2: dress", dealt_twice, 19, 14, "dress"},
        {"painters 2:", "painter 2:", expected_painters, 22, 1, "painter"},
        {"2: minimalist", "2: cubist", unknown_painter, 22, 13, "cubist"},
        {"2: minimalist", "2: gilder", dealt_twice, 22, 13, "gilder"},
        {"2: minimalist collector", "2: minimalist", unknown_painter, 22, 23, ""},
        {"1 keep whirlwind", "1 keep miser", painter_not_dealt, 25, 16, "miser"},
        {"1 keep whirlwind", "1 keep cubist", unknown_painter, 25, 16, "cubist"},
        {"take 4 row 2 Improbable", "take 4 Improbable", expected_which_row, 28, 18, "Improbable"},
        {"take 4 row 2 Improbable", "take 4 row 3 Improbable", expected_number, 28, 22, "3"},
        {"as tone", "as color", expected_element, 55, 49, "color"},
        {" as tone", "", too_few_stars, 55, 46, "0"},
        {"as tone", "as tone hue", too_many_stars, 55, 46, "2"},
        {"31. seat 3", "31. rival", expected_action, 55, 11, "paint"},
        {"31. seat 3 paint", "31. rival reveal 13", expected_number, 55, 18, "13"},
        {"Golden Ritual on", "Golden~ Ritual on", rule, 55, 1},
        {"\"conditions ", "\"swatches ", rule, 10, 9},
        {"[Result \"*\"]", "[Rival \"mole\"]", rule, 11, 9},
        {"1 keep whirlwind", "1 take 1 row 1 Rumor > Nocturnal", rule, 25, 1},
    };
}

}  // namespace

const std::vector<Cases>& every_case() {
    static const std::vector<Cases> all{{base_good, base_cases()}, {box_good, box_cases()}};
    return all;
}

}  // namespace velatura::record
