#include "achievements/results.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace velatura::achievements {

namespace {

using content::Achievement;
using content::Catalog;
using content::Feat;
using content::Over;
using rules::Effect;
using rules::Player;

// What a single painting or a whole game counted, for each measure that looks at one.
struct Counted {
    int conditions = 0;
    int silver = 0;
    int ribbons = 0;
    int same_element = 0;
    int full_colours = 0;
    int points = 0;

    int of(Feat measure) const {
        switch (measure) {
            case Feat::conditions:
                return conditions;
            case Feat::silver:
                return silver;
            case Feat::ribbons:
                return ribbons;
            case Feat::same_element:
                return same_element;
            case Feat::full_colours:
                return full_colours;
            case Feat::points:
                return points;
            case Feat::scenarios_passed:
            case Feat::scenarios_played:
                break;
        }
        return 0;
    }
};

int ribbons_held(const Player& player) {
    return std::accumulate(player.ribbons.begin(), player.ribbons.end(),
                           player.silver + player.gold);
}

Counted count_painting(const record::Match& match, const record::Match::Snapshot& position) {
    const rules::Layers layers = match.record().entries[position.entry].move.layers();
    const rules::Outcome met = match.game().outcome(layers);
    Counted counts;
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        if (met.times(place) > 0) ++counts.conditions;
    }
    for (const Effect& effect : position.effects) {
        if (effect.kind == Effect::Kind::silver_taken) counts.silver += effect.count;
        if (effect.kind == Effect::Kind::ribbons_taken) counts.ribbons += effect.count;
    }
    counts.ribbons += counts.silver;
    const rules::Icons visible = match.game().cards().read(layers).visible;
    for (const rules::Element element : rules::each_element)
        counts.same_element = std::max(counts.same_element, visible.count(element));
    return counts;
}

Counted count_game(const record::Match& match, rules::Seat seat) {
    const Player& player = match.state().player(seat);
    Counted counts;
    counts.silver = player.silver;
    counts.ribbons = ribbons_held(player);
    counts.points = match.game().points(match.state(), seat);
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        const rules::ScoringCard* card = match.game().scoring(static_cast<rules::Ribbon>(place));
        if (card != nullptr && player.ribbons[place] == card->steps) ++counts.full_colours;
    }
    return counts;
}

std::vector<const Achievement*> earned(const Catalog& catalog, const record::Match& match,
                                       rules::Seat seat) {
    std::vector<Counted> paintings;
    for (const record::Match::Snapshot& position : match.positions().subspan(1)) {
        const record::Entry& entry = match.record().entries[position.entry];
        if (entry.by == rules::actor(seat) && entry.move.kind() == rules::Move::Kind::paint) {
            paintings.push_back(count_painting(match, position));
        }
    }
    const Counted game = count_game(match, seat);
    std::vector<const Achievement*> list;
    for (const Achievement& achievement : catalog.achievements) {
        const auto reaches = [&](const Counted& counts) {
            return counts.of(achievement.measure) >= achievement.at_least;
        };
        const bool reached = achievement.over == Over::game ? reaches(game)
                             : achievement.over == Over::painting
                                 ? std::ranges::any_of(paintings, reaches)
                                 : false;
        if (reached) list.push_back(&achievement);
    }
    return list;
}

}  // namespace

std::vector<SeatResult> results(const Catalog& catalog, const record::Match& match) {
    const rules::Game& game = match.game();
    const rules::GameState& state = match.state();
    assert(state.phase == rules::Phase::over);
    const record::Header& header = match.record().header;
    const content::Scenario* scenario = catalog.find_scenario(header.scenario);
    const auto ranks = game.ranks(state);

    std::vector<SeatResult> list;
    for (std::size_t i = 0; i < game.seats(); ++i) {
        const Player& player = state.players[i];
        SeatResult result;
        result.seat = static_cast<rules::Seat>(i);
        result.person = !header.seats[i].bot;
        result.won = state.winners.contains(result.seat);
        result.rank = ranks[i];
        result.points = game.points(state, result.seat);
        result.tokens = player.tokens;
        result.ribbons = ribbons_held(player);
        const bool counts = result.person && match.is_unaided();
        result.passed_scenario = counts && scenario != nullptr && result.points >= scenario->goal;
        if (game.seats() == 1) {
            // Beating a rival is another matter.
            const int goal = game.setup().goal;
            result.reached_goal = goal > 0 && result.points >= goal;
            result.award = &catalog.award_for(result.points);
        }
        // Games with boxes are outside the achievements of the base game.
        if (counts && !game.has_boxes()) result.achievements = earned(catalog, match, result.seat);
        list.push_back(std::move(result));
    }
    return list;
}

bool Profile::add(const record::Match& match) {
    if (match.state().phase != rules::Phase::over) return false;
    const record::Header& header = match.record().header;
    const auto seat = std::ranges::find(header.seats, record::SeatName{person_, false});
    if (seat == header.seats.end()) return false;
    const SeatResult result =
        results(*catalog_, match)[static_cast<std::size_t>(seat - header.seats.begin())];
    ++games_;
    if (result.won) ++wins_;
    best_points_ = std::max(best_points_, result.points);
    // Any other game earns no achievement, so it opens no way to one either.
    if (!header.scenario.empty() && match.is_unaided()) played_.insert(header.scenario);
    if (result.passed_scenario) passed_.insert(header.scenario);
    for (const Achievement* achievement : result.achievements)
        achieved_.insert(achievement->id);
    return true;
}

bool Profile::has(const Achievement& achievement) const {
    if (achievement.over != Over::profile) return achieved_.contains(achievement.id);
    const auto& scenarios = achievement.measure == Feat::scenarios_passed ? passed_ : played_;
    return scenarios.size() >= achievement.at_least;
}

std::vector<const Achievement*> Profile::achieved() const {
    std::vector<const Achievement*> list;
    for (const Achievement& achievement : catalog_->achievements) {
        if (has(achievement)) list.push_back(&achievement);
    }
    return list;
}

std::vector<std::string> Profile::scenarios_played() const {
    return {played_.begin(), played_.end()};
}

std::vector<std::string> Profile::scenarios_passed() const {
    return {passed_.begin(), passed_.end()};
}

}  // namespace velatura::achievements
