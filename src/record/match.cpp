#include "record/match.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "chance/deal.h"
#include "chance/stream.h"
#include "record/fair.h"
#include "record/names.h"

namespace velatura::record {

using rules::ArtCardId;
using rules::Effect;
using rules::Move;
using rules::RuleError;

namespace {

std::unexpected<RecordError> refuse(Location place, RuleError rule) {
    return std::unexpected{RecordError{place, RecordFault::rule, {}, rule}};
}

// Which tag a setup is refused for.
Location blamed(const Locations& places, RuleError error) {
    switch (error) {
        case RuleError::scoring_card_twice:
        case RuleError::unknown_scoring_card:
            return places.scoring;
        case RuleError::first_seat_out_of_range:
            return places.first;
        case RuleError::seats_out_of_range:
        case RuleError::too_few_backgrounds:
            return places.seats;
        default:
            return places.mode;
    }
}

chance::DrawnDeal draw(const content::Catalog& catalog, const Header& header) {
    return chance::draw_deal(header.seed, {.art_cards = catalog.cards.art().size(),
                                           .backgrounds = catalog.cards.backgrounds(),
                                           .seats = header.seats.size(),
                                           .scoring_cards = catalog.cards.scoring().size(),
                                           .random_scoring = header.drawn_scoring,
                                           .random_first = header.drawn_first});
}

template <typename Id>
Id id(std::uint8_t number) {
    return static_cast<Id>(number);
}

std::vector<ArtCardId> deck_of(const chance::DrawnDeal& drawn) {
    std::vector<ArtCardId> deck(drawn.art_deck.size());
    std::ranges::transform(drawn.art_deck, deck.begin(), id<ArtCardId>);
    return deck;
}

auto backgrounds_of(const chance::DrawnDeal& drawn, std::size_t seats) {
    std::vector<std::array<rules::BackgroundId, rules::paintings_to_complete>> backgrounds(seats);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const auto dealt = std::span{drawn.backgrounds}.subspan(seat * rules::paintings_to_complete,
                                                                rules::paintings_to_complete);
        std::ranges::transform(dealt, backgrounds[seat].begin(), id<rules::BackgroundId>);
    }
    return backgrounds;
}

// What an entry says beyond the move itself, read off what happened.
void note_effects(Entry& entry, const rules::Effects& effects) {
    for (const Effect& effect : effects) {
        switch (effect.kind) {
            case Effect::Kind::card_left:  // in the Solo Puzzle the card taken comes later
            case Effect::Kind::card_taken:
                entry.card = effect.card();
                break;
            case Effect::Kind::card_dealt:
                entry.dealt.push_back(effect.card());
                break;
            case Effect::Kind::tossed:
                entry.tossed = effect.position;
                break;
            default:
                break;
        }
    }
}

// A seed or a name that the record could not hold is for the face to refuse.
[[maybe_unused]] bool can_be_written(const Choices& choices) {
    return is_good_value(choices.seed) && is_good_value(choices.date) &&
           std::ranges::all_of(choices.seats, is_good_name, &SeatName::name);
}

std::string title_comment(const content::Catalog& catalog, const Move& move) {
    if (move.kind() != Move::Kind::paint) return {};
    const auto [left, right] = title_words(catalog, move.layers());
    std::string title{left};
    if (!left.empty() && !right.empty()) title += ' ';
    return title += right;
}

}  // namespace

Match::Match(const content::Catalog& catalog, const rules::Game& game, Record record)
    : catalog_(&catalog), game_(game), record_(std::move(record)) {}

std::expected<Match, RuleError> Match::begin(const content::Catalog& catalog,
                                             const Choices& choices) {
    if (choices.seats.empty() || choices.seats.size() > rules::max_seats) {
        return std::unexpected{RuleError::seats_out_of_range};
    }
    if (catalog.cards.backgrounds() < choices.seats.size() * rules::paintings_to_complete) {
        return std::unexpected{RuleError::too_few_backgrounds};
    }
    assert(can_be_written(choices));

    Record record;
    Header& header = record.header;
    header.date = choices.date;
    header.seats = choices.seats;
    for (const content::Pack& pack : std::span{catalog.packs}.subspan(1)) {
        header.packs.push_back(pack.name);
    }
    header.seed = choices.seed;
    header.drawn_scoring = choices.random_scoring;
    header.drawn_first = !choices.first.has_value();

    rules::GameSetup& setup = header.setup;
    setup.seats = static_cast<std::uint8_t>(choices.seats.size());
    setup.mode = choices.mode;
    setup.vincent_with_three = choices.vincent_with_three;
    setup.hidden_hands = choices.hidden_hands;
    if (const content::TargetLevel* level = catalog.find_level(choices.level)) {
        header.level = level->id;
        setup.goal = level->goal;
    }
    std::span<const rules::ScoringCardId> chosen{choices.scoring};
    const content::Scenario* scenario = catalog.find_scenario(choices.scenario);
    if (scenario != nullptr) {
        header.scenario = scenario->id;
        setup.goal = scenario->goal;
        if (!scenario->scoring.empty()) {
            chosen = scenario->scoring;
            header.drawn_scoring = 0;
        } else if (chosen.empty()) {
            header.drawn_scoring = scenario->any;
        }
    }
    if (chosen.size() > rules::scoring_places ||
        header.drawn_scoring > std::min(rules::scoring_places, catalog.cards.scoring().size())) {
        return std::unexpected{RuleError::unknown_scoring_card};
    }
    const chance::DrawnDeal drawn = draw(catalog, header);
    std::ranges::copy(chosen, setup.scoring.begin());
    std::ranges::transform(drawn.scoring, setup.scoring.begin(), id<rules::ScoringCardId>);
    assert(scenario == nullptr || fits(*scenario, setup.scoring));
    setup.first = choices.first.value_or(static_cast<rules::Seat>(drawn.first));

    const auto game = rules::Game::make(catalog.cards, setup);
    if (!game) return std::unexpected{game.error()};
    record.backgrounds = backgrounds_of(drawn, header.seats.size());
    Match match{catalog, *game, std::move(record)};
    match.deck_ = deck_of(drawn);
    match.deck_known_ = true;
    const auto start = game->start({match.deck_, match.record_.backgrounds});
    if (!start) return std::unexpected{start.error()};
    match.positions_.push_back({*start, 0, {}});
    match.revealed_ = match.dealt(*start);
    match.record_.first_row.assign(match.deck_.begin(), match.deck_.begin() + start->rows[0].size);
    return match;
}

std::expected<Match, RecordError> Match::replay(const content::Catalog& catalog, Record record) {
    const auto game = rules::Game::make(catalog.cards, record.header.setup);
    const Locations places = record.header.places;
    if (!game) return refuse(blamed(places, game.error()), game.error());

    // The cards of the first row, then all others in card order until they are revealed.
    std::vector<ArtCardId> deck = record.first_row;
    for (std::size_t card = 0; card < catalog.cards.art().size(); ++card) {
        if (std::ranges::find(record.first_row, static_cast<ArtCardId>(card)) ==
            record.first_row.end()) {
            deck.push_back(static_cast<ArtCardId>(card));
        }
    }
    const auto start = game->start({deck, record.backgrounds});
    if (!start) return refuse(places.row, start.error());
    if (start->rows[0].size != record.first_row.size()) {
        return refuse(places.row, RecordFault::wrong_deal, std::to_string(record.first_row.size()));
    }

    Match match{catalog, *game, std::move(record)};
    match.deck_ = std::move(deck);
    match.revealed_ = match.dealt(*start);
    match.positions_.push_back({*start, 0, {}});
    for (std::size_t i = 0; i < match.record_.entries.size(); ++i) {
        if (auto done = match.replay_entry(match.record_.entries[i], i); !done) {
            return std::unexpected{done.error()};
        }
    }
    if (auto done = match.check_result(); !done) return std::unexpected{done.error()};
    match.record_.result = match.final_result();
    match.complete_from_seed();
    return match;
}

bool Match::reveal(std::size_t place, ArtCardId card) {
    if (place >= deck_.size()) return false;
    if (place < revealed_) return deck_[place] == card;
    const auto found =
        std::find(deck_.begin() + static_cast<std::ptrdiff_t>(place), deck_.end(), card);
    if (found == deck_.end()) return false;
    std::swap(deck_[place], *found);
    revealed_ = place + 1;
    return true;
}

std::expected<void, RecordError> Match::replay_entry(const Entry& entry, std::size_t number) {
    if (!entry.undo) return replay_move(entry, number);
    if (positions_.size() == 1) return refuse(entry.place, RecordFault::nothing_to_undo);
    leave_position();
    return {};
}

void Match::leave_position() {
    taken_back_.push_back(positions_.back());
    positions_.pop_back();
}

const Match::Snapshot& Match::reached_by(std::size_t entry) const {
    // Those that stand are in the order of their entries; the first was reached by none.
    const auto standing = std::span{positions_}.subspan(1);
    const auto found = std::ranges::lower_bound(standing, entry, {}, &Snapshot::entry);
    if (found != standing.end() && found->entry == entry) return *found;
    const auto left = std::ranges::find(taken_back_, entry, &Snapshot::entry);
    assert(left != taken_back_.end());
    return *left;
}

std::expected<void, RecordError> Match::replay_move(const Entry& entry, std::size_t number) {
    Snapshot next{state(), number, {}};
    for (std::size_t i = 0; i < entry.dealt.size(); ++i) {
        if (!reveal(dealt(next.state) + i, entry.dealt[i])) {
            return refuse(entry.place, RecordFault::card_not_in_deck,
                          catalog_->word(entry.dealt[i]));
        }
    }
    const std::uint8_t tokens = next.state.vincent_tokens;
    const auto effects = game_.apply(next.state, deck_, entry.by, entry.move);
    if (!effects) return refuse(entry.place, effects.error());
    next.effects = *effects;

    Entry happened;
    note_effects(happened, *effects);
    if (happened.card != entry.card) {
        return refuse(entry.place, RecordFault::not_the_card_there, catalog_->word(entry.card));
    }
    if (happened.dealt.size() != entry.dealt.size()) {
        return refuse(entry.place, RecordFault::wrong_deal, std::to_string(entry.dealt.size()));
    }
    if (entry.move.kind() == Move::Kind::toss && entry.tossed != tokens) {
        return refuse(entry.place, RecordFault::wrong_toss, std::to_string(entry.tossed));
    }
    positions_.push_back(next);
    return {};
}

std::expected<void, RecordError> Match::check_result() const {
    if (!record_.result || record_.result == final_result()) return {};
    return refuse(record_.result->place, RecordFault::wrong_result);
}

void Match::complete_from_seed() {
    if (verify()) {
        deck_ = deck_of(draw(*catalog_, record_.header));
        deck_known_ = true;
    }
}

void Match::note_help() {
    if (state().phase != rules::Phase::over) record_.header.help = help_by_hint;
}

std::size_t Match::undone() const {
    return static_cast<std::size_t>(std::ranges::count_if(record_.entries, &Entry::undo));
}

std::expected<rules::Effects, RuleError> Match::play(rules::Actor by, Move move) {
    assert(can_continue());
    Snapshot next{state(), record_.entries.size(), {}};
    auto effects = game_.apply(next.state, deck_, by, move);
    if (!effects) return effects;
    next.effects = *effects;
    Entry entry;
    entry.by = by;
    entry.move = move;
    note_effects(entry, *effects);
    entry.comment = title_comment(*catalog_, move);
    record_.entries.push_back(std::move(entry));
    revealed_ = std::max(revealed_, dealt(next.state));
    positions_.push_back(next);
    record_.result = final_result();
    return effects;
}

std::optional<GameResult> Match::final_result() const {
    if (state().phase != rules::Phase::over) return std::nullopt;
    GameResult result;
    result.points.resize(game_.seats());
    for (std::size_t seat = 0; seat < game_.seats(); ++seat)
        result.points[seat] = game_.points(state(), static_cast<rules::Seat>(seat));
    result.winners = state().winners;
    return result;
}

Move Match::next_toss() const {
    assert(can_continue() && state().phase == rules::Phase::toss);
    std::size_t before = 0;
    for (const Snapshot& position : std::span{positions_}.subspan(1)) {
        if (record_.entries[position.entry].by == rules::Actor::vincent) ++before;
    }
    const unsigned tokens = state().vincent_tokens;
    return Move::toss(
        static_cast<std::uint8_t>(chance::Tosses{record_.header.seed}.face_up(before, tokens)));
}

bool Match::undo() {
    if (positions_.size() == 1) return false;
    leave_position();
    Entry entry;
    entry.undo = true;
    record_.entries.push_back(std::move(entry));
    record_.result = final_result();
    return true;
}

std::expected<void, RecordError> Match::verify() const {
    const Header& header = record_.header;
    if (header.seed.empty()) return refuse(Location{}, RecordFault::missing_tag, "Seed");
    if (auto fair = verify_fair(header); !fair) return fair;
    const chance::DrawnDeal drawn = draw(*catalog_, header);
    const auto disagrees = [](Location place, std::string_view what) {
        return refuse(place, RecordFault::seed_disagrees, what);
    };
    const auto is_drawn = [](rules::ScoringCardId id, std::uint8_t number) {
        return rules::index(id) == number;
    };
    const auto scoring = std::span{header.setup.scoring}.first(drawn.scoring.size());
    if (!std::ranges::equal(scoring, drawn.scoring, is_drawn)) {
        return disagrees(header.places.scoring, "Scoring");
    }
    if (header.drawn_first && rules::index(header.setup.first) != drawn.first) {
        return disagrees(header.places.first, "First");
    }
    if (record_.backgrounds != backgrounds_of(drawn, header.seats.size())) {
        return disagrees(header.places.backgrounds, "backgrounds");
    }
    const std::vector<ArtCardId> deck = deck_of(drawn);
    if (!std::ranges::equal(record_.first_row, std::span{deck}.first(record_.first_row.size()))) {
        return disagrees(header.places.row, "row");
    }

    // Along the entries as they were played, moves undone among them.
    struct Drawn {
        std::size_t cards;
        std::size_t tosses;
    };
    const chance::Tosses tosses{header.seed};
    std::vector<Drawn> line{{record_.first_row.size(), 0}};
    for (const Entry& entry : record_.entries) {
        if (entry.undo) {
            line.pop_back();
            continue;
        }
        Drawn now = line.back();
        for (ArtCardId card : entry.dealt) {
            if (card != deck[now.cards++]) return disagrees(entry.place, catalog_->word(card));
        }
        if (entry.move.kind() == Move::Kind::toss &&
            entry.move.face_up() != tosses.face_up(now.tosses++, entry.tossed)) {
            return disagrees(entry.place, "toss");
        }
        line.push_back(now);
    }
    return {};
}

}  // namespace velatura::record
