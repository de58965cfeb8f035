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
    if (actor == rules::Actor::rival) return rival();
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

std::vector<std::string> Narrator::layers(rules::Layers layers) const {
    std::vector<std::string> words;
    for (std::size_t layer = 0; layer < rules::layers_in_painting; ++layer) {
        const std::string word = card(layers.cards()[layer]);
        words.push_back(layers.faces.flipped(layer) ? text("cli.card.flipped", {{"card", word}})
                                                    : word);
    }
    return words;
}

std::string Narrator::stars(rules::Layers layers) const {
    const rules::Cards& cards = match_->game().cards();
    std::vector<std::string> elements;
    for (std::size_t n = 0; n < rules::stars_in(cards.read(layers, 0).blended); ++n) {
        elements.push_back(text("element." + std::string{protocol::name_of(layers.stars[n])}));
    }
    return elements.empty() ? "" : words::list(context_->language, elements);
}

std::string Narrator::signature(rules::SignatureId id) const {
    const auto& signatures = match_->game().cards().box_cards().signatures;
    return text("signature." + signatures[rules::index(id)].id + ".name");
}

std::string Narrator::motif(rules::SignatureId id) const {
    const rules::BoxCards& printed = match_->game().cards().box_cards();
    const std::string& key = printed.signatures[rules::index(id)].id;
    return words::sentences(
        context_->language,
        text("cli.board.motif",
             {{"name", signature(id)}, {"motif", text("signature." + key + ".motif")}}),
        text("signature.about", {{"points", printed.signature_points}}));
}

std::string Narrator::painter(rules::PainterId id) const {
    const auto& painters = match_->game().cards().box_cards().painters;
    return text("painter." + painters[rules::index(id)].id + ".name");
}

std::string Narrator::power(rules::PainterId id) const {
    const rules::Painter& painter = match_->game().cards().box_cards().painters[rules::index(id)];
    const rules::Power& power = painter.power;
    using Kind = rules::Power::Kind;
    int n = power.at_least;
    if (power.tokens > 0) n = power.tokens;
    if (power.kind == Kind::price_after_painting) n = power.less;
    if (power.kind == Kind::larger_hand) n = power.limit;
    if (power.every > 0) n = power.every;
    if (power.at_most < 255) n = power.at_most;
    return text("painter." + painter.id + ".power",
                {{"n", n}, {"points", power.points}, {"times", power.times}, {"most", power.most}});
}

std::string Narrator::rival() const {
    return rival_name(*context_, match_->game().setup().rival);
}

std::string Narrator::prize() const {
    const rules::GameSetup& setup = match_->game().setup();
    const rules::Prize& prize =
        match_->game().cards().box_cards().prizes[rules::index(setup.prize)];
    const bool friendly = setup.prize_side == rules::PrizeSide::friendly;
    const rules::Prize::Terms& terms = *match_->game().prize();
    return text("prize." + prize.id + (friendly ? ".friendly" : ".competitive"),
                {{"n", terms.at_least}, {"points", terms.points}});
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
    if (gain.gold > 0) {
        parts.push_back(words::counted(context_->language, text("ribbon.gold"), gain.gold));
    }
    return parts.empty() ? text("cli.board.nothing") : words::list(context_->language, parts);
}

std::string Narrator::move(const rules::GameState& state, Move move) const {
    switch (move.kind()) {
        case Move::Kind::take: {
            const std::size_t before = rules::cards_before(move.position());
            const std::string card = this->card(state.row(move.row()).cards[before]);
            const std::size_t cost = match_->game().price(state.player(state.turn), before);
            if (match_->game().rows() == 2) {
                return text(cost == 0 ? "cli.move.take_row_free" : "cli.move.take_row",
                            {{"card", card},
                             {"position", before + 1},
                             {"row", rules::index(move.row()) + 1},
                             {"cost", cost}});
            }
            return text(cost == 0 ? "cli.move.take_free" : "move.take",
                        {{"card", card}, {"position", before + 1}, {"cost", cost}});
        }
        case Move::Kind::paint: {
            const auto cards = layers(move.layers());
            const std::string painted = text("move.paint", {{"title", title(move.layers())},
                                                            {"bottom", cards[0]},
                                                            {"middle", cards[1]},
                                                            {"top", cards[2]}});
            const std::string named = stars(move.layers());
            if (named.empty()) return painted;
            return text("cli.move.stars", {{"move", painted}, {"list", named}});
        }
        case Move::Kind::pass:
            return text("move.pass");
        case Move::Kind::judge:
            return text("move.judge", {{"seats", seats(move.winners())}});
        case Move::Kind::toss:
            return text("move.toss", {{"up", move.face_up()}, {"tokens", state.vincent_tokens}});
        case Move::Kind::keep:
            return text(
                "cli.move.keep",
                {{"painter", painter(state.player(state.turn).dealt_painters[move.kept()])}});
        case Move::Kind::reveal: {
            const rules::RivalCard& card = match_->game().rival()->cards[move.rival_card()];
            return text(
                match_->game().rows() == 2 ? "cli.move.reveal_row" : "cli.move.reveal",
                {{"position", rules::index(card.position)},
                 {"row", rules::index(card.row) + 1},
                 {"element", text("element." + std::string{protocol::name_of(card.element)})}});
        }
    }
    return {};
}

std::string Narrator::effect(const Effect& effect, Move move) const {
    switch (effect.kind) {
        case Effect::Kind::token_placed:
            if (match_->game().rows() == 2) {
                return text(
                    "cli.event.token_placed_row",
                    {{"position", effect.position}, {"row", rules::index(effect.row()) + 1}});
            }
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
            return text("cli.event.painter_kept", {{"painter", painter(effect.painter())}});
        case Effect::Kind::signature_revealed:
            return text("cli.event.signature_revealed",
                        {{"seat", seat(effect.seat())}, {"name", signature(effect.signature())}});
        case Effect::Kind::rival_revealed:
            return this->move(match_->state(), move);
        case Effect::Kind::rival_took:
            return text("cli.event.rival_took",
                        {{"card", card(effect.card())}, {"position", effect.position}});
        case Effect::Kind::rival_scored:
            return text("cli.event.rival_scored", {{"points", effect.count}});
    }
    return {};
}

// Best In Show is for one player the award from 40 points; what is won or lost is the goal.
std::string Narrator::ending(rules::SeatSet winners) const {
    if (match_->game().seats() > 1) return text("event.game_ended", {{"seats", seats(winners)}});
    if (match_->game().has_rival()) {
        return text(winners.empty() ? "cli.event.rival_won" : "cli.event.rival_beaten",
                    {{"rival", rival()},
                     {"points", match_->game().points(match_->state(), rules::Seat{0})},
                     {"theirs", match_->state().rival.points}});
    }
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
