#include "naive/game.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "naive/scoring.h"

namespace velatura::naive {

namespace {

const Json& entry(const Json& list, const std::string& id) {
    for (const Json& one : list.list) {
        if (one["id"].text == id) return one;
    }
    std::abort();
}

const Scoring& scoring_card(const Printed& printed, const std::string& name) {
    for (const Scoring& card : printed.scoring) {
        if (card.name == name) return card;
    }
    std::abort();
}

Swatches visible(const Painting& painting) {
    return choose(blend(double_up(lay(painting.layers))), painting.stars);
}

int title_words(const Painting& painting) {
    int left = 0;
    for (const Layer& layer : painting.layers)
        left += layer.card->left ? 1 : 0;
    return left == 0 || left == 3 ? 1 : 2;
}

// Everything of one seat that is counted.
struct Counts {
    std::array<int, 4> ribbons{};  // taken
    int silver = 0;
    int gold = 0;
    int tokens = 0;
    std::vector<Painting> paintings;
};

Counts counts(const Printed& printed, const FinishedGame& game, std::size_t seat) {
    Counts of;
    of.tokens = game.seats[seat].tokens;
    for (const Painting& painting : game.paintings) {
        if (painting.seat != seat) continue;
        of.paintings.push_back(painting);
        const Swatches shown = visible(painting);
        of.silver += silver(shown);
        of.gold += gold(shown);
        for (std::size_t place = 0; place < game.scoring.size(); ++place) {
            if (game.scoring[place].empty()) continue;
            const int steps =
                static_cast<int>(scoring_card(printed, game.scoring[place]).points.size());
            of.ribbons[place] =
                std::min(steps, of.ribbons[place] + times(game.scoring[place])(shown));
        }
    }
    return of;
}

int conditions_met(const FinishedGame& game, const Swatches& shown) {
    int met = 0;
    for (const std::string& card : game.scoring)
        met += !card.empty() && times(card)(shown) > 0 ? 1 : 0;
    return met;
}

// What an award card or a painter measures on a painting.
int measured(const FinishedGame& game, const std::string& measure, const Painting& painting) {
    const Swatches shown = visible(painting);
    if (measure == "silver_and_gold") return silver(shown) + gold(shown);
    if (measure == "conditions") return conditions_met(game, shown);
    if (measure == "elements") return count_elements(shown);
    if (measure == "words") return title_words(painting);
    if (measure == "same_element") {
        int most = 0;
        for (const Icon element : elements)
            most = std::max(most, count(shown, element));
        return most;
    }
    if (measure == "swatches") {
        return static_cast<int>(std::count_if(shown.begin(), shown.end(), is_filled));
    }
    std::abort();
}

int award_count(const FinishedGame& game, const Json& side, const Counts& of) {
    const std::string measure = side["measure"].text;
    if (measure == "tokens") return of.tokens;
    if (measure == "ribbons") {
        int all = of.silver + of.gold;
        for (const int ribbons : of.ribbons)
            all += ribbons;
        return all;
    }
    int all = 0;
    int best = 0;
    for (const Painting& painting : of.paintings) {
        const int here = measured(game, measure, painting);
        all += here;
        best = std::max(best, here);
    }
    return side["over"].text == "painting" ? best : all;
}

// By seat.
std::vector<int> award_points(const Printed& printed, const FinishedGame& game,
                              const std::vector<Counts>& seats) {
    std::vector<int> points(seats.size());
    if (game.award_card.empty()) return points;
    const Json& side = entry(printed.boxes.at("mini")["award_cards"],
                             game.award_card)[game.competitive ? "competitive" : "friendly"];
    std::vector<int> reached;
    for (const Counts& of : seats)
        reached.push_back(award_count(game, side, of));
    const int most = *std::max_element(reached.begin(), reached.end());
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const bool gets = game.competitive ? reached[seat] == most && most > 0
                                           : reached[seat] >= side["at_least"].number();
        if (gets) points[seat] = side["points"].number();
    }
    return points;
}

std::vector<int> frame_points(const Printed& printed, const FinishedGame& game) {
    std::vector<int> points(game.seats.size());
    if (!game.frames) return points;
    const std::array<std::string, 4> names{"hue", "shape", "texture", "tone"};
    for (const Json& frame : printed.boxes.at("touches")["frames"].list) {
        const auto name = std::find(names.begin(), names.end(), frame["element"].text);
        const Icon element = elements[static_cast<std::size_t>(name - names.begin())];
        const Painting* holder = nullptr;
        for (const Painting& painting : game.paintings) {
            const int here = count(visible(painting), element);
            if (here < frame["at_least"].number()) continue;
            if (holder == nullptr || here > count(visible(*holder), element)) holder = &painting;
        }
        if (holder != nullptr) points[holder->seat] += frame["points"].number();
    }
    return points;
}

int signature_points(const Printed& printed, const std::string& id, const Counts& of) {
    if (id.empty()) return 0;
    const Json& box = printed.boxes.at("signature");
    const Json& listed = entry(box["signatures"], id)["cards"];
    int points = 0;
    for (const Painting& painting : of.paintings) {
        for (const Layer& layer : painting.layers) {
            for (const Json& word : listed[layer.card->box].list) {
                if (word.text == layer.card->word) points += box["points"].number();
            }
        }
    }
    return points;
}

int painter_points(const Printed& printed, const FinishedGame& game, const std::string& id,
                   const Counts& of) {
    if (id.empty()) return 0;
    const Json& power = entry(printed.boxes.at("painters")["painters"], id)["power"];
    const std::string kind = power["kind"].text;
    if (kind == "points-for-paintings") {
        int points = 0;
        for (const Painting& painting : of.paintings) {
            const int here = measured(game, power["measure"].text, painting);
            if (here < power.number("at_least", 0) || here > power.number("at_most", 1000))
                continue;
            points += power["points"].number();
        }
        return points;
    }
    if (kind != "points-at-end") return 0;
    if (power["measure"].text == "tokens") {
        const int points = of.tokens / power["every"].number() * power["points"].number();
        return std::min(points, power["most"].number());
    }
    // From every scoring card in play.
    bool any = false;
    bool all = true;
    for (std::size_t place = 0; place < game.scoring.size(); ++place) {
        if (game.scoring[place].empty()) continue;
        any = true;
        all = all && of.ribbons[place] >= power["at_least"].number();
    }
    return any && all ? power["points"].number() : 0;
}

}  // namespace

std::vector<Account> accounts(const Printed& printed, const FinishedGame& game) {
    std::vector<Counts> seats;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
        seats.push_back(counts(printed, game, seat));
    const std::vector<int> frames = frame_points(printed, game);
    const std::vector<int> award = award_points(printed, game, seats);
    std::vector<Account> all(seats.size());
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const Counts& of = seats[seat];
        Account& account = all[seat];
        for (std::size_t place = 0; place < game.scoring.size(); ++place) {
            if (of.ribbons[place] == 0) continue;
            const auto last = static_cast<std::size_t>(of.ribbons[place] - 1);
            account.colors[place] = scoring_card(printed, game.scoring[place]).points[last];
        }
        account.silver = 2 * of.silver;
        account.gold = 3 * of.gold;
        account.frames = frames[seat];
        account.award_card = award[seat];
        account.signature = signature_points(printed, game.seats[seat].signature, of);
        account.painter = painter_points(printed, game, game.seats[seat].painter, of);
    }
    return all;
}

int rival_points(const Printed& printed, const std::string& rival,
                 const std::vector<std::string>& scoring, const std::vector<Taken>& taken) {
    const Json& playing = entry(printed.boxes.at("automa")["rivals"], rival);
    // Of a painting, in tenths of a third.
    int painting = 3 * playing["handicap"].tenths();
    for (const std::string& card : scoring)
        painting += card.empty() ? 0 : scoring_card(printed, card).par_tenths;
    int points = 0;
    for (std::size_t n = 0; n < std::min<std::size_t>(taken.size(), 9); ++n) {
        for (const Swatch& swatch : taken[n].card->icons) {
            for (const Icon icon : swatch)
                points += icon == taken[n].element || icon == Icon::star ? 1 : 0;
        }
        if (n % 3 == 2) points += static_cast<int>(std::max(0L, std::lround(painting / 30.0)));
    }
    return points;
}

}  // namespace velatura::naive
