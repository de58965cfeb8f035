#include "record/match.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "chance/boxes.h"
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
        case RuleError::scoring_card_of_other_box:
            return places.scoring;
        case RuleError::unknown_box:
        case RuleError::rows_need_reflections:
        case RuleError::signature_seats:
        case RuleError::award_card_missing:
            return places.boxes;
        case RuleError::deck_needs_box:
        case RuleError::wrong_deck:
            return places.deck;
        case RuleError::award_card_needs_mini:
        case RuleError::award_card_one_sided:
        case RuleError::award_card_needs_rivals:
            return places.award;
        case RuleError::rival_needs_automa:
            return places.rival;
        case RuleError::first_seat_out_of_range:
            return places.first;
        case RuleError::seats_out_of_range:
        case RuleError::too_few_backgrounds:
            return places.seats;
        default:
            return places.mode;
    }
}

template <typename Id>
Id id(std::uint8_t number) {
    return static_cast<Id>(number);
}

// Numbers of things as chance draws them, as the things of this list.
template <typename Id>
std::vector<Id> picked(std::span<const std::uint8_t> numbers, const std::vector<Id>& list) {
    std::vector<Id> things(numbers.size());
    std::ranges::transform(numbers, things.begin(),
                           [&](std::uint8_t number) { return list[number]; });
    return things;
}

// The cards of a featured deck: new ones up to a number, and base cards to fill up with.
rules::CardSet draw_featured(const rules::Cards& cards, const rules::GameSetup& setup,
                             std::string_view seed) {
    std::vector<ArtCardId> new_cards;
    std::vector<ArtCardId> base_cards;
    for (const ArtCardId card : cards.art_of(setup.boxes)) {
        (cards.art(card).box == rules::Box::base ? base_cards : new_cards).push_back(card);
    }
    const std::size_t wanted = std::min(new_cards.size(), rules::featured_new_cards);
    const std::size_t filled =
        std::min(base_cards.size(), rules::featured_deck(setup.rows) - wanted);
    const chance::Featured drawn = chance::draw_featured(seed, {.new_cards = new_cards.size(),
                                                                .wanted_new = wanted,
                                                                .base_cards = base_cards.size(),
                                                                .wanted_base = filled});
    rules::CardSet featured;
    for (const ArtCardId card : picked(drawn.new_cards, new_cards))
        featured.set(rules::index(card));
    for (const ArtCardId card : picked(drawn.base_cards, base_cards))
        featured.set(rules::index(card));
    return featured;
}

// An award card and its side: the friendly one where there is no other, or nobody to compete with.
Choices::ChosenAward draw_award(const rules::Cards& cards, const rules::GameSetup& setup,
                                std::string_view seed) {
    const auto& prizes = cards.box_cards().prizes;
    const chance::DrawnAward drawn = chance::draw_award(seed, prizes.size());
    const bool competitive = drawn.second_side && prizes[drawn.card].competitive && setup.seats > 1;
    return {.card = id<rules::PrizeId>(drawn.card),
            .side = competitive ? rules::PrizeSide::competitive : rules::PrizeSide::friendly};
}

// What the seed gives once the boxes, their deck and their rows are settled.
struct Drawn {
    std::vector<rules::ScoringCardId> scoring;
    rules::Seat first{};
    std::vector<ArtCardId> deck;
    std::vector<std::array<rules::BackgroundId, rules::paintings_to_complete>> backgrounds;
    std::vector<rules::SignatureId> signatures;
    std::vector<std::array<rules::PainterId, rules::painters_dealt>> painters;
};

Drawn draw(const content::Catalog& catalog, const Header& header) {
    const rules::Cards& cards = catalog.cards;
    const rules::GameSetup& setup = header.setup;
    const std::vector<ArtCardId> art = rules::deck_of(cards, setup);
    const auto backgrounds = cards.backgrounds_of(setup.boxes);
    const auto scoring = cards.scoring_of(setup.boxes);
    const std::size_t seats = header.seats.size();
    const chance::DrawnDeal deal =
        chance::draw_deal(header.seed, {.art_cards = art.size(),
                                        .backgrounds = backgrounds.size(),
                                        .seats = seats,
                                        .scoring_cards = scoring.size(),
                                        .random_scoring = header.drawn_scoring,
                                        .random_first = header.drawn_first});
    Drawn drawn;
    drawn.scoring = picked(std::span{deal.scoring}, scoring);
    drawn.first = id<rules::Seat>(deal.first);
    drawn.deck = picked(std::span{deal.art_deck}, art);
    drawn.backgrounds.resize(seats);
    const auto dealt = picked(deal.backgrounds, backgrounds);
    for (std::size_t i = 0; i < dealt.size(); ++i) {
        drawn.backgrounds[i / rules::paintings_to_complete][i % rules::paintings_to_complete] =
            dealt[i];
    }
    const rules::BoxCards& printed = cards.box_cards();
    if (setup.boxes.contains(rules::Box::signature)) {
        for (const std::uint8_t one :
             chance::draw_signatures(header.seed, printed.signatures.size(), seats)) {
            drawn.signatures.push_back(id<rules::SignatureId>(one));
        }
    }
    if (setup.boxes.contains(rules::Box::painters)) {
        const auto painters = chance::draw_painters(header.seed, printed.painters.size(), seats);
        for (std::size_t seat = 0; seat < seats; ++seat) {
            drawn.painters.push_back({id<rules::PainterId>(painters[2 * seat]),
                                      id<rules::PainterId>(painters[2 * seat + 1])});
        }
    }
    return drawn;
}

// What chance brings at this toss or reveal, by how many of them went before.
Move chance_move(std::string_view seed, const rules::GameSetup& setup, Move::Kind kind,
                 std::size_t before, unsigned tokens) {
    if (kind == Move::Kind::reveal) {
        return Move::reveal(chance::rival_card(seed, before, rules::rival_cards));
    }
    const auto row =
        setup.rows == 1 ? rules::Row::first : rules::each_row[chance::toss_row(seed, before)];
    return Move::toss(static_cast<std::uint8_t>(chance::Tosses{seed}.face_up(before, tokens)), row);
}

bool is_chance(const Entry& entry) {
    return !entry.undo &&
           (entry.move.kind() == Move::Kind::toss || entry.move.kind() == Move::Kind::reveal);
}

// What an entry says beyond the move itself, read off what happened.
void note_effects(Entry& entry, const rules::Effects& effects) {
    for (const Effect& effect : effects) {
        switch (effect.kind) {
            case Effect::Kind::card_left:  // in the Solo Puzzle the card taken comes later
            case Effect::Kind::card_taken:
            case Effect::Kind::rival_took:
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

// Boxes, their deck, rows, award card and rival, as chosen or drawn.
void choose_boxes(const rules::Cards& cards, const Choices& choices, Header& header) {
    rules::GameSetup& setup = header.setup;
    setup.boxes = choices.boxes;
    setup.signatures_with_two = choices.signatures_with_two;
    setup.rival = choices.rival;
    setup.rows = choices.rows.value_or(setup.boxes.contains(rules::Box::reflections) ? 2 : 1);
    setup.deck = choices.deck.value_or(setup.boxes.bring_art() ? rules::DeckKind::featured
                                                               : rules::DeckKind::base);
    if (setup.deck == rules::DeckKind::featured && setup.boxes.bring_art()) {
        setup.featured = draw_featured(cards, setup, choices.seed);
    }
    header.drawn_award = setup.boxes.contains(rules::Box::mini) && !choices.award;
    const auto award = header.drawn_award ? draw_award(cards, setup, choices.seed) : choices.award;
    if (award) {
        setup.prize = award->card;
        setup.prize_side = award->side;
    }
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
    for (const rules::Box box : rules::each_box) {
        if (choices.boxes.contains(box) && !rules::has_cards(catalog.cards, box)) {
            return std::unexpected{RuleError::unknown_box};
        }
    }
    if (catalog.cards.backgrounds_of(choices.boxes).size() <
        choices.seats.size() * rules::paintings_to_complete) {
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
    choose_boxes(catalog.cards, choices, header);
    if (const content::TargetLevel* level = catalog.find_level(choices.level)) {
        header.level = level->id;
        setup.goal = level->goal_with(setup.rows);
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
        header.drawn_scoring >
            std::min(rules::scoring_places, catalog.cards.scoring_of(setup.boxes).size())) {
        return std::unexpected{RuleError::unknown_scoring_card};
    }
    Drawn drawn = draw(catalog, header);
    std::ranges::copy(chosen, setup.scoring.begin());
    std::ranges::copy(drawn.scoring, setup.scoring.begin());
    assert(scenario == nullptr || fits(*scenario, setup.scoring));
    setup.first = choices.first.value_or(drawn.first);

    const auto game = rules::Game::make(catalog.cards, setup);
    if (!game) return std::unexpected{game.error()};
    assert(scenario == nullptr || version_of(setup) == 1);
    record.backgrounds = std::move(drawn.backgrounds);
    record.signatures = std::move(drawn.signatures);
    record.painters = std::move(drawn.painters);
    Match match{catalog, *game, std::move(record)};
    match.deck_ = std::move(drawn.deck);
    match.deck_known_ = true;
    const auto start = game->start(match.deal());
    if (!start) return std::unexpected{start.error()};
    match.positions_.push_back({*start, 0, {}});
    match.revealed_ = match.dealt(*start);
    const auto first = start->rows[0].shown();
    const auto second = start->rows[1].shown();
    match.record_.first_row.assign(first.begin(), first.end());
    match.record_.second_row.assign(second.begin(), second.end());
    return match;
}

std::expected<Match, RecordError> Match::replay(const content::Catalog& catalog, Record record) {
    const auto game = rules::Game::make(catalog.cards, record.header.setup);
    const Locations places = record.header.places;
    if (!game) return refuse(blamed(places, game.error()), game.error());

    // The cards of the rows, then all others in card order until they are revealed.
    std::vector<ArtCardId> deck = record.first_row;
    deck.insert(deck.end(), record.second_row.begin(), record.second_row.end());
    const std::size_t shown = deck.size();
    for (const ArtCardId card : game->art_cards()) {
        const auto rows = std::span{deck}.first(shown);
        if (std::ranges::find(rows, card) == rows.end()) deck.push_back(card);
    }
    Match match{catalog, *game, std::move(record)};
    match.deck_ = std::move(deck);
    const auto start = game->start(match.deal());
    if (!start) return refuse(places.row, start.error());
    for (const auto& [dealt, listed] :
         {std::pair{start->rows[0].size, match.record_.first_row.size()},
          std::pair{start->rows[1].size, match.record_.second_row.size()}}) {
        if (dealt != listed)
            return refuse(places.row, RecordFault::wrong_deal, std::to_string(listed));
    }
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
        deck_ = draw(*catalog_, record_.header).deck;
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

Move Match::next_chance() const {
    assert(can_continue() && awaits_chance());
    std::size_t before = 0;
    for (const Snapshot& position : std::span{positions_}.subspan(1)) {
        if (is_chance(record_.entries[position.entry])) ++before;
    }
    const auto kind = state().phase == rules::Phase::toss ? Move::Kind::toss : Move::Kind::reveal;
    return chance_move(record_.header.seed, game_.setup(), kind, before, state().vincent_tokens);
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
    if (record_.header.seed.empty()) return refuse(Location{}, RecordFault::missing_tag, "Seed");
    if (auto fair = verify_fair(record_.header); !fair) return fair;
    if (auto setup = verify_setup(); !setup) return setup;
    return verify_entries();
}

std::expected<void, RecordError> Match::verify_setup() const {
    const Header& header = record_.header;
    const rules::GameSetup& setup = header.setup;
    const rules::Cards& cards = catalog_->cards;
    const auto disagrees = [](Location place, std::string_view what) {
        return refuse(place, RecordFault::seed_disagrees, what);
    };
    if (setup.deck == rules::DeckKind::featured &&
        setup.featured != draw_featured(cards, setup, header.seed)) {
        return disagrees(header.places.deck, "deck");
    }
    if (header.drawn_award) {
        const auto [card, side] = draw_award(cards, setup, header.seed);
        if (card != setup.prize || side != setup.prize_side) {
            return disagrees(header.places.award, "Award");
        }
    }
    const Drawn drawn = draw(*catalog_, header);
    const auto scoring = std::span{setup.scoring}.first(drawn.scoring.size());
    if (!std::ranges::equal(scoring, drawn.scoring)) {
        return disagrees(header.places.scoring, "Scoring");
    }
    if (header.drawn_first && setup.first != drawn.first) {
        return disagrees(header.places.first, "First");
    }
    if (record_.backgrounds != drawn.backgrounds) {
        return disagrees(header.places.backgrounds, "backgrounds");
    }
    if (record_.signatures != drawn.signatures) {
        return disagrees(header.places.signatures, "signature");
    }
    if (record_.painters != drawn.painters) {
        return disagrees(header.places.painters, "painters");
    }
    std::vector<ArtCardId> rows = record_.first_row;
    rows.insert(rows.end(), record_.second_row.begin(), record_.second_row.end());
    if (!std::ranges::equal(rows, std::span{drawn.deck}.first(rows.size()))) {
        return disagrees(header.places.row, "row");
    }
    return {};
}

// Along the entries as they were played, moves undone among them.
std::expected<void, RecordError> Match::verify_entries() const {
    const Header& header = record_.header;
    const std::vector<ArtCardId> deck = draw(*catalog_, header).deck;
    struct SoFar {
        std::size_t cards;
        std::size_t chances;
    };
    std::vector<SoFar> line{{record_.first_row.size() + record_.second_row.size(), 0}};
    for (const Entry& entry : record_.entries) {
        if (entry.undo) {
            line.pop_back();
            continue;
        }
        SoFar now = line.back();
        for (ArtCardId card : entry.dealt) {
            if (card != deck[now.cards++]) {
                return refuse(entry.place, RecordFault::seed_disagrees, catalog_->word(card));
            }
        }
        if (is_chance(entry) &&
            entry.move != chance_move(header.seed, header.setup, entry.move.kind(), now.chances++,
                                      entry.tossed)) {
            return refuse(entry.place, RecordFault::seed_disagrees,
                          entry.move.kind() == Move::Kind::toss ? "toss" : "reveal");
        }
        line.push_back(now);
    }
    return {};
}

}  // namespace velatura::record
