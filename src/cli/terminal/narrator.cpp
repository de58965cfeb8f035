#include "cli/terminal/narrator.h"

#include <algorithm>

#include "cli/lookup.h"
#include "protocol/wire.h"
#include "words/forms.h"

namespace velatura::cli {

namespace {

using rules::Effect;
using rules::Move;

constexpr std::array<std::string_view, rules::scoring_places> ribbon_keys{
    "ribbon.red", "ribbon.green", "ribbon.blue", "ribbon.violet"};

constexpr bool is_brief(Effect::Kind kind) {
    switch (kind) {
        case Effect::Kind::token_placed:
        case Effect::Kind::card_dealt:
        case Effect::Kind::seat_finished:
        case Effect::Kind::judgement_awaited:
        case Effect::Kind::game_ended:
            return false;
        default:
            return true;
    }
}

}  // namespace

std::string Narrator::seat(rules::Seat seat) const {
    const record::SeatName& name = match_->record().header.seats[rules::index(seat)];
    if (!name.bot) {
        const std::size_t n = rules::index(seat) + 1;
        return name.name == unnamed(n) ? text("cli.seat.person", {{"n", n}}) : name.name;
    }
    return text("cli.seat.bot", {{"seat", rules::index(seat) + 1}, {"name", name.name}});
}

std::string Narrator::seats(rules::SeatSet seats) const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < match_->game().seats(); ++i) {
        const auto seat = static_cast<rules::Seat>(i);
        if (seats.contains(seat)) names.push_back(this->seat(seat));
    }
    return names.empty() ? text("cli.seat.nobody") : words::list(context_->language, names);
}

std::string Narrator::actor(rules::Actor actor) const {
    if (actor == rules::Actor::vincent) return text("cli.seat.vincent");
    if (actor == rules::Actor::judge) return text("cli.seat.judge");
    return seat(static_cast<rules::Seat>(actor));
}

bool Narrator::is_person(rules::Actor actor) const {
    const auto& seats = match_->record().header.seats;
    return rules::index(actor) < seats.size() && !seats[rules::index(actor)].bot;
}

std::string Narrator::card(rules::ArtCardId id) const {
    if (id == rules::hidden_card) return "?";
    return std::string{words::card_word(context_->language, context_->catalog.word(id))};
}

std::string Narrator::title(rules::Layers layers) const {
    const auto [left, right] = record::title_words(context_->catalog, layers);
    return words::title(context_->language, left, right);
}

std::string Narrator::ribbon(rules::Ribbon ribbon) const {
    return text(ribbon_keys[rules::index(ribbon)]);
}

std::string Narrator::scoring(rules::Ribbon ribbon) const {
    const rules::ScoringCardId id = match_->game().setup().scoring[rules::index(ribbon)];
    return id == rules::no_scoring_card ? "" : scoring_card_name(*context_, id);
}

std::string Narrator::scoring_cards() const {
    std::vector<std::string> names;
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        std::string name = scoring(static_cast<rules::Ribbon>(place));
        if (!name.empty()) names.push_back(std::move(name));
    }
    return words::tags(context_->language, names);
}

std::string Narrator::gain(const rules::Game::Gain& gain) const {
    std::vector<std::string> parts;
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        if (gain.ribbons[place] == 0) continue;
        parts.push_back(words::counted(
            context_->language, scoring(static_cast<rules::Ribbon>(place)), gain.ribbons[place]));
    }
    if (gain.silver > 0) {
        parts.push_back(words::counted(context_->language, text("ribbon.silver"), gain.silver));
    }
    return parts.empty() ? text("cli.board.nothing") : words::list(context_->language, parts);
}

std::string Narrator::move(const rules::GameState& state, Move move) const {
    switch (move.kind()) {
        case Move::Kind::take: {
            const std::size_t before = rules::cards_before(move.position());
            return text(before == 0 ? "cli.move.take_free" : "move.take",
                        {{"card", card(state.rows[0].cards[before])},
                         {"position", before + 1},
                         {"cost", before}});
        }
        case Move::Kind::paint: {
            const rules::Layers layers = move.layers();
            return text("move.paint", {{"title", title(layers)},
                                       {"bottom", card(layers.bottom)},
                                       {"middle", card(layers.middle)},
                                       {"top", card(layers.top)}});
        }
        case Move::Kind::pass:
            return text("move.pass");
        case Move::Kind::judge:
            return text("move.judge", {{"seats", seats(move.winners())}});
        case Move::Kind::toss:
            return text("move.toss", {{"up", move.face_up()}, {"tokens", state.vincent_tokens}});
        case Move::Kind::keep:
            return text("move.keep", {{"n", move.kept() + 1}});
        case Move::Kind::reveal:
            return text("move.reveal", {{"n", move.rival_card() + 1}});
    }
    return {};
}

std::string Narrator::effect(const Effect& effect, Move move) const {
    switch (effect.kind) {
        case Effect::Kind::token_placed:
            return text("event.token_placed", {{"position", effect.position}});
        case Effect::Kind::tokens_paid:
            return text("event.tokens_paid", {{"n", effect.count}});
        case Effect::Kind::tokens_gained:
            return text("event.tokens_gained", {{"n", effect.count}});
        case Effect::Kind::card_taken:
            return text(effect.count > 0 ? "event.card_taken" : "cli.event.card_taken",
                        {{"card", card(effect.card())}, {"tokens", effect.count}});
        case Effect::Kind::card_left:
            return text("event.card_left", {{"card", card(effect.card())}});
        case Effect::Kind::card_dealt:
            return text("event.card_dealt", {{"card", card(effect.card())}});
        case Effect::Kind::tossed:
            return text("event.tossed", {{"up", effect.count}, {"tokens", effect.position}});
        case Effect::Kind::painting_completed:
            return text("event.painting_completed", {{"title", title(move.layers())}});
        case Effect::Kind::ribbons_taken:
        case Effect::Kind::ribbons_over:
            return text(effect.kind == Effect::Kind::ribbons_taken ? "event.ribbons_taken"
                                                                   : "event.ribbons_over",
                        {{"n", effect.count},
                         {"ribbon", ribbon(effect.ribbon())},
                         {"scoring", scoring(effect.ribbon())}});
        case Effect::Kind::silver_taken:
            return text("event.silver_taken", {{"n", effect.count}});
        case Effect::Kind::passed:
            return text("event.passed");
        case Effect::Kind::seat_finished:
            return text("event.seat_finished", {{"seat", seat(effect.seat())}});
        case Effect::Kind::judgement_awaited:
            return text("event.judgement_awaited", {{"seats", seats(effect.seats())}});
        case Effect::Kind::game_ended:
            return ending(effect.seats());
        case Effect::Kind::gold_taken:
            return text("event.gold_taken", {{"n", effect.count}});
        case Effect::Kind::frame_taken:
            return text(
                "event.frame_taken",
                {{"element", text("element." + std::string{protocol::name_of(effect.element())})},
                 {"n", effect.count}});
        case Effect::Kind::tokens_returned:
            return text("event.tokens_returned", {{"n", effect.count}});
        case Effect::Kind::tokens_received:
            return text("event.tokens_received", {{"n", effect.count}});
        case Effect::Kind::painter_kept:
            return text("event.painter_kept");
        case Effect::Kind::signature_revealed:
            return text("event.signature_revealed", {{"seat", seat(effect.seat())}});
        case Effect::Kind::rival_revealed:
            return text("event.rival_revealed", {{"n", effect.subject + 1}});
        case Effect::Kind::rival_took:
            return text("event.rival_took",
                        {{"card", card(effect.card())}, {"position", effect.position}});
        case Effect::Kind::rival_scored:
            return text("event.rival_scored", {{"points", effect.count}});
    }
    return {};
}

// Best In Show is for one player the award from 40 points; what is won or lost is the goal.
std::string Narrator::ending(rules::SeatSet winners) const {
    if (match_->game().seats() > 1) return text("event.game_ended", {{"seats", seats(winners)}});
    const int goal = match_->game().setup().goal;
    if (goal == 0) return text("cli.event.ended");
    return text(winners.empty() ? "cli.event.goal_missed" : "cli.event.goal_reached",
                {{"goal", goal}});
}

std::vector<std::string> Narrator::effects(const record::Match::Snapshot& position,
                                           Detail detail) const {
    const Move move = match_->record().entries[position.entry].move;
    std::vector<std::string> sentences;
    for (const Effect& happened : position.effects) {
        if (detail == Detail::full || is_brief(happened.kind)) {
            sentences.push_back(effect(happened, move));
        }
    }
    return sentences;
}

std::string Narrator::account(const record::Match::Snapshot& position) const {
    const record::Entry& entry = match_->record().entries[position.entry];
    std::string told;
    for (const std::string& sentence : effects(position, Detail::brief))
        told = words::sentences(context_->language, told, sentence);
    return words::said(context_->language, actor(entry.by), told);
}

}  // namespace velatura::cli
