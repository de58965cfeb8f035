#include "table/questions.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <ranges>

#include "achievements/results.h"
#include "protocol/view.h"
#include "protocol/wire.h"
#include "record/fair.h"
#include "record/text.h"

namespace velatura::table {
namespace {

using protocol::FromTable;
using protocol::number_of;
using protocol::refusal;
using protocol::Writer;

void write_ids(Writer& writer, std::string_view name,
               const std::vector<const content::Achievement*>& list) {
    writer.list(name, list,
                [&](const content::Achievement* achievement) { writer.value(achievement->id); });
}

// What parted the winners from everybody else.
std::string_view decided_by(const record::Match& match) {
    const rules::GameState& state = match.state();
    if (match.game().has_rival()) return "rival";
    if (match.game().seats() == 1) return "goal";
    const record::Entry& last = match.record().entries.back();
    if (!last.undo && last.by == rules::Actor::judge) return "judge";
    std::array<int, rules::max_seats> points{};
    for (std::size_t seat = 0; seat < match.game().seats(); ++seat)
        points[seat] = match.game().points(state, static_cast<rules::Seat>(seat));
    const int most = std::ranges::max(points);
    const auto seats = std::span{points}.first(match.game().seats());
    return std::ranges::count(seats, most) > 1 ? "tokens" : "points";
}

// The listed cards in the paintings of a seat.
std::vector<rules::ArtCardId> signature_cards(const rules::Signature& signature,
                                              const rules::Player& player) {
    std::vector<rules::ArtCardId> cards;
    for (const rules::Layers& layers : player.finished_paintings()) {
        for (const rules::ArtCardId card : layers.cards()) {
            if (signature.cards.test(rules::index(card))) cards.push_back(card);
        }
    }
    return cards;
}

// What boxes add to a seat's result.
void write_seat_with_boxes(Writer& writer, const rules::Game& game, const rules::GameState& state,
                           rules::Seat seat) {
    const rules::BoxCards& printed = game.cards().box_cards();
    const rules::Player& player = state.player(seat);
    protocol::write_account(writer, game.account(state, seat));
    if (game.has_signatures()) {
        const rules::Signature& signature = printed.signatures[rules::index(player.signature)];
        writer.field("signature", signature.id)
            .list("signature_cards", signature_cards(signature, player),
                  [&](rules::ArtCardId card) { writer.value(number_of(card)); });
    }
    if (game.has_painters()) {
        writer.field("painter", protocol::id_in(printed.painters, player.painter));
    }
    if (!game.has_frames()) return;
    writer.key("frames").begin_list();
    for (const rules::Element element : rules::each_element) {
        if (state.frames[rules::index(element)].seat() == seat) {
            writer.value(protocol::name_of(element));
        }
    }
    writer.end_list();
}

}  // namespace

void answer_result(Answers& answers, const content::Catalog& catalog, std::string_view table,
                   const record::Match& match) {
    Writer& writer = answers.begin(FromTable::result);
    writer.field("table", table).field("decided_by", decided_by(match));
    writer.list("seats", achievements::results(catalog, match),
                [&](const achievements::SeatResult& result) {
                    const rules::Player& player = match.state().player(result.seat);
                    writer.begin_object()
                        .field("seat", number_of(result.seat))
                        .field("name", match.record().header.seats[rules::index(result.seat)].name)
                        .field("bot", !result.person)
                        .field("won", result.won)
                        .field("rank", result.rank)
                        .field("points", result.points);
                    protocol::write_by_place(writer, "points_by_place",
                                             protocol::points_by_place(match.game(), player));
                    writer.field("silver_points", player.silver * rules::silver_points)
                        .field("tokens", result.tokens)
                        .field("ribbons", result.ribbons)
                        .field("passed_scenario", result.passed_scenario)
                        .field("reached_goal", result.reached_goal)
                        .key("award");
                    result.award != nullptr ? writer.value(result.award->id) : writer.null();
                    write_ids(writer, "achievements", result.achievements);
                    if (match.game().has_boxes()) {
                        write_seat_with_boxes(writer, match.game(), match.state(), result.seat);
                    }
                    writer.end_object();
                });
    if (match.game().has_rival()) {
        writer.key("rival")
            .begin_object()
            .field("rival", match.game().rival()->id)
            .field("points", match.state().rival.points)
            .end_object();
    }
    answers.end();
}

Done answer_verify(Answers& answers, const content::Catalog& catalog, std::string_view text) {
    auto record = record::parse(catalog, text);
    if (!record) return std::unexpected{refusal(record.error())};
    const auto match = record::Match::replay(catalog, *std::move(record));
    if (!match) return std::unexpected{refusal(match.error())};
    if (const auto verified = match->verify(); !verified) {
        return std::unexpected{refusal(verified.error())};
    }
    const record::Header& header = match->record().header;
    Writer& writer = answers.begin(FromTable::verified);
    writer.field("moves", match->record().entries.size())
        .field("over", match->state().phase == rules::Phase::over)
        .field("seed", header.seed)
        .key("commitment");
    header.commitment.empty() ? writer.null() : writer.value(header.commitment);
    writer.list("nonces", record::nonces_of(header),
                [&](const std::string& nonce) { writer.value(nonce); });
    answers.end();
    return {};
}

void answer_profile(Answers& answers, const content::Catalog& catalog,
                    const protocol::messages::AskProfile& message) {
    // Games name their people; whoever asks says by the seat who is meant, so that another name in
    // another game does no harm.
    constexpr std::string_view owner = "owner";
    constexpr std::string_view other = "other";
    achievements::Profile profile{catalog, std::string{owner}};
    std::size_t unread = 0;
    for (const auto& [text, place] : message.games) {
        auto record = record::parse(catalog, text);
        const std::size_t seat = rules::index(place);
        if (!record || seat >= record->header.seats.size() || record->header.seats[seat].bot) {
            ++unread;
            continue;
        }
        for (record::SeatName& name : record->header.seats) {
            if (name.name == owner) name.name = other;
        }
        record->header.seats[seat].name = owner;
        const auto match = record::Match::replay(catalog, *std::move(record));
        if (!match || !profile.add(*match)) ++unread;
    }
    Writer& writer = answers.begin(FromTable::profile);
    const auto write_text = [&](const std::string& text) { writer.value(text); };
    writer.field("games", profile.games())
        .field("wins", profile.wins())
        .field("best_points", profile.best_points())
        .field("unread", unread)
        .list("scenarios_played", profile.scenarios_played(), write_text)
        .list("scenarios_passed", profile.scenarios_passed(), write_text);
    write_ids(writer, "achievements", profile.achieved());
    answers.end();
}

std::expected<Daily, Refusal> daily(const content::Catalog& catalog, std::string_view date) {
    const auto bad = [&] {
        return std::unexpected{refusal(protocol::MessageError::bad_date).with("date", date)};
    };
    const auto number = [&](std::size_t at, std::size_t size) {
        unsigned value = 0;
        const char* end = date.data() + at + size;
        const auto read = std::from_chars(date.data() + at, end, value);
        return read.ec == std::errc{} && read.ptr == end ? value : 0;
    };
    if (date.size() != 10 || date[4] != '-' || date[7] != '-') return bad();
    const std::chrono::year_month_day day{std::chrono::year{static_cast<int>(number(0, 4))},
                                          std::chrono::month{number(5, 2)},
                                          std::chrono::day{number(8, 2)}};
    if (!day.ok() || number(0, 4) == 0) return bad();
    using namespace std::chrono_literals;
    const auto since = std::chrono::sys_days{day} - std::chrono::sys_days{2026y / 1 / 1};
    // Each scenario in its turn; a day before the first one counts on backwards.
    const auto count = static_cast<int>(catalog.scenarios.size());
    const int days = static_cast<int>(since.count());
    const int place = (days % count + count) % count;
    return Daily{.seed = content::joined("velatura daily ", date),
                 .scenario = &catalog.scenarios[static_cast<std::size_t>(place)],
                 .number = days + 1};
}

Done answer_daily(Answers& answers, const content::Catalog& catalog, std::string_view date) {
    const auto puzzle = daily(catalog, date);
    if (!puzzle) return std::unexpected{puzzle.error()};
    answers.begin(FromTable::daily)
        .field("date", date)
        .field("mode", protocol::name_of(rules::Mode::solo_puzzle))
        .field("scenario", puzzle->scenario->id)
        .field("seed", puzzle->seed)
        .field("number", puzzle->number);
    answers.end();
    return {};
}

}  // namespace velatura::table
