#include "online/online_table.h"

#include <algorithm>

#include "chance/sha256.h"
#include "protocol/fields.h"

namespace velatura::online {
namespace {

// A thought's seed: another one for each, and nothing of the cards in it, so that what a computer
// player does tells nothing of them. Within what a think message can hold.
std::uint64_t thought_seed(std::string_view bots, EventNumber answers) {
    std::string text = "velatura bots 1\n";
    text.append(bots).append("\n").append(std::to_string(answers)).append("\n");
    const chance::Digest digest = chance::sha256(text);
    std::uint64_t seed = 0;
    for (std::size_t i = 0; i < sizeof seed; ++i)
        seed = seed << 8 | digest[i];
    return seed >> 11;
}

}  // namespace

std::expected<Event, Refusal> OnlineTable::host(const content::Catalog& catalog,
                                                const Json& message, std::string_view person,
                                                Time now, const Fresh& fresh) {
    if (auto setup = read_setup(catalog, message); !setup) return std::unexpected{setup.error()};
    Event created;
    created.kind = EventKind::created;
    created.at = now;
    created.person = person;
    created.setup = message;
    created.secret = fresh.secret;
    created.salt = fresh.salt;
    created.bots = fresh.bots;
    return created;
}

OnlineTable::OnlineTable(std::string id, const content::Catalog& catalog) {
    state_.id = std::move(id);
    state_.catalog = &catalog;
}

std::expected<void, std::string> OnlineTable::apply(Event event) {
    room_.clear();
    return state_.apply(std::move(event));
}

std::optional<Thinking> OnlineTable::to_think() const {
    const auto seat = state_.to_act();
    // Where nobody is, nothing happens; while a move may be taken back, it stands.
    if (!seat || state_.paused || state_.undo || state_.present().empty()) return {};
    const Chair& chair = state_.chair(*seat);
    if (!state_.by_computer(*seat)) return {};
    const record::Match& match = state_.game->match();
    return Thinking{
        .seat = *seat,
        .level = chair.kind == Chair::Kind::bot ? chair.level : state_.setup.relief,
        .answers = state_.entries(),
        .seed = thought_seed(state_.bots, state_.entries()),
        .view = rules::view_for(match.game(), match.state(), match.deck(), seat),
        .game = &match.game(),
    };
}

bool OnlineTable::may_see(std::string_view person) const {
    if (state_.was_removed(person) && !state_.setup.spectators) return false;
    return state_.setup.spectators || state_.stage == Stage::waiting || person == state_.creator ||
           state_.seat_of(person).has_value();
}

std::vector<std::string> OnlineTable::people() const {
    std::vector<std::string> people;
    for (const Chair& chair : state_.chairs) {
        if (chair.kind == Chair::Kind::person) people.push_back(chair.person);
    }
    return people;
}

}  // namespace velatura::online
