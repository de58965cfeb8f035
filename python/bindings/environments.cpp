#include "environment/environments.h"

#include "environment/open_game.h"
#include "velatura.h"

namespace velatura::python {

using environment::action_count;
using environment::ActionId;
using environment::feature_count;
using environment::observation_size;

namespace {

// An array over memory that belongs to `owner`: nothing is copied, and the owner lives as long.
template <typename T>
nb::object array(std::span<T> values, std::initializer_list<std::size_t> shape, nb::handle owner) {
    return nb::cast(nb::ndarray<nb::numpy, T>(values.data(), shape, owner),
                    nb::rv_policy::reference);
}

using Actions = nb::ndarray<const ActionId, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

struct Batch {
    environment::Environments games;
    std::vector<ActionId> drawn;
};

TableOptions options_of(int players, const std::string& mode,
                        std::optional<std::vector<std::string>> scoring,
                        const std::string& scenario, int first, int goal, bool hidden_hands) {
    return {.players = players,
            .mode = mode,
            .scoring = std::move(scoring),
            .scenario = scenario,
            .first = first,
            .goal = goal,
            .hidden_hands = hidden_hands};
}

Batch make_batch(std::int64_t count, const TableOptions& options, std::uint64_t seed, int threads,
                 const std::string& reward,
                 std::optional<std::vector<std::optional<std::string>>> levels, bool observations,
                 bool features, bool masks) {
    if (count < 1 || count > 1'000'000) refuse("bad_count", "A batch has 1 to 1,000,000 games.");
    if (threads < 1 || threads > 256) refuse("bad_threads", "Use 1 to 256 threads.");
    if (reward != "win" && reward != "points") {
        refuse("unknown_reward", "A reward is “win” or “points”.");
    }
    environment::Settings settings{
        .count = static_cast<std::size_t>(count),
        .setup = setup_of(options),
        .seed = seed,
        .threads = static_cast<unsigned>(threads),
        .reward = reward == "win" ? environment::Reward::win : environment::Reward::points,
        .players = {},
        .observations = observations,
        .features = features,
        .masks = masks};
    if (levels) {
        if (levels->size() > settings.setup.seats) {
            refuse("too_many_levels", "Give a level, or None, for each seat.");
        }
        for (std::size_t seat = 0; seat < levels->size(); ++seat) {
            const auto& name = (*levels)[seat];
            if (!name) continue;
            settings.players[seat] = ai::level_named(*name);
            if (!settings.players[seat]) {
                refuse("unknown_level", "The level “" + *name + "” does not exist.");
            }
        }
        std::size_t taken = 0;
        for (const auto& level : settings.players)
            taken += level ? 1 : 0;
        if (taken == settings.setup.seats) {
            refuse("no_seat_left", "Leave at least one seat without a level.");
        }
    }
    auto made = environment::Environments::make(catalog().cards, settings);
    if (!made) refuse(made.error());
    const auto size = static_cast<std::size_t>(count);
    return {*std::move(made), std::vector<ActionId>(size)};
}

void step(Batch& batch, const Actions& actions) {
    if (actions.size() != batch.games.count()) {
        refuse("wrong_actions", "Give one action for each of the " +
                                    std::to_string(batch.games.count()) + " games.");
    }
    std::expected<void, std::size_t> done;
    {
        const nb::gil_scoped_release others_may_run;
        done = batch.games.step({actions.data(), actions.size()});
    }
    if (!done) {
        const ActionId action = actions.data()[done.error()];
        refuse("illegal_action", "Action " + std::to_string(action) + " (" +
                                     environment::name_of(action) + ") is not legal in game " +
                                     std::to_string(done.error()) + ".");
    }
}

// A game whose chance is in the caller's hands, with the rules it needs and how it came to where it
// is: what a pickle holds.
struct OpenGame {
    TableOptions options;
    std::shared_ptr<const rules::Game> rules;
    environment::OpenGame game;
    std::vector<int> steps{};  // outcomes of chance and actions

    OpenGame(TableOptions of, std::shared_ptr<const rules::Game> with)
        : options(std::move(of)), rules(std::move(with)), game(*rules) {}

    bool asks_chance() const { return game.asks_chance(); }
    void settle(int outcome) {
        if (!asks_chance() || outcome < 0 || outcome > 65535 ||
            !game.settle(static_cast<std::uint16_t>(outcome))) {
            refuse("impossible_outcome",
                   "Chance can't bring " + std::to_string(outcome) + " here.");
        }
        steps.push_back(outcome);
    }
    void act(ActionId action) {
        if (!game.act(action)) {
            refuse("illegal_action", "Action " + std::to_string(action) + " (" +
                                         environment::name_of(action) + ") is not legal here.");
        }
        steps.push_back(action);
    }
};

OpenGame make_open(const TableOptions& options) {
    const auto game = rules::Game::make(catalog().cards, setup_of(options));
    if (!game) refuse(game.error());
    return OpenGame{options, std::make_shared<const rules::Game>(*game)};
}

using OpenGameState = std::tuple<int, std::string, std::optional<std::vector<std::string>>,
                                 std::string, int, int, bool, std::vector<int>>;

OpenGameState state_of(const OpenGame& open) {
    const TableOptions& table = open.options;
    return {table.players, table.mode, table.scoring,      table.scenario,
            table.first,   table.goal, table.hidden_hands, open.steps};
}

OpenGame from_state(const OpenGameState& state) {
    const auto& [players, mode, scoring, scenario, first, goal, hidden_hands, steps] = state;
    OpenGame open =
        make_open(options_of(players, mode, scoring, scenario, first, goal, hidden_hands));
    for (const int step : steps)
        open.asks_chance() ? open.settle(step) : open.act(step);
    return open;
}

const char* asks(const OpenGame& open) {
    using Due = environment::OpenGame::Due;
    switch (open.game.asks()) {
        case Due::seat:
            return "seat";
        case Due::nobody:
            return "nobody";
        default:
            return "chance";
    }
}

std::vector<ActionId> legal_actions(const OpenGame& open) {
    std::vector<ActionId> legal;
    if (open.game.asks() != environment::OpenGame::Due::seat) return legal;
    const auto actions = open.game.actions();
    const std::size_t count = actions.count();
    for (std::size_t n = 0; n < count; ++n)
        legal.push_back(actions.nth(n));
    return legal;
}

nb::object owned(std::vector<std::uint8_t>&& bytes) {
    auto* kept = new std::vector<std::uint8_t>(std::move(bytes));
    const nb::capsule owner{
        kept, [](void* p) noexcept { delete static_cast<std::vector<std::uint8_t>*>(p); }};
    return nb::cast(nb::ndarray<nb::numpy, std::uint8_t>(kept->data(), {kept->size()}, owner));
}

nb::object mask(const OpenGame& open) {
    std::vector<std::uint8_t> bytes(action_count);
    if (open.game.asks() == environment::OpenGame::Due::seat) {
        open.game.actions().write_mask(environment::Mask{bytes.data(), action_count});
    }
    return owned(std::move(bytes));
}

nb::object observation(const OpenGame& open, int seat) {
    if (seat < 0 || seat >= static_cast<int>(open.rules->seats())) {
        refuse("no_such_seat", "There is no seat " + std::to_string(seat) + ".");
    }
    std::vector<std::uint8_t> bytes(observation_size);
    if (open.game.dealt()) {
        const auto viewer = static_cast<rules::Seat>(seat);
        const bool own =
            open.game.asks() == environment::OpenGame::Due::seat && open.game.seat() == viewer;
        environment::observe(*open.rules, rules::table_for(*open.rules, open.game.state(), viewer),
                             viewer, own ? open.game.unfinished() : environment::Unfinished{},
                             environment::Observation{bytes.data(), observation_size});
    }
    return owned(std::move(bytes));
}

void bind_open_game(nb::module_& module) {
    nb::class_<OpenGame>(
        module, "OpenGame",
        "One game whose chance is in your hands: every card drawn and every toss is "
        "an outcome with a probability. Copies are independent.")
        .def(
            "__init__",
            [](OpenGame* self, int players, const std::string& mode,
               std::optional<std::vector<std::string>> scoring, const std::string& scenario,
               int first, int goal, bool hidden_hands) {
                new (self) OpenGame(make_open(options_of(players, mode, std::move(scoring),
                                                         scenario, first, goal, hidden_hands)));
            },
            nb::kw_only(), nb::arg("players") = 2, nb::arg("mode") = "standard",
            nb::arg("scoring") = nb::none(), nb::arg("scenario") = "", nb::arg("first") = 0,
            nb::arg("goal") = 0, nb::arg("hidden_hands") = false)
        .def("clone", [](const OpenGame& open) { return OpenGame{open}; })
        .def("__getstate__", &state_of)
        .def("__setstate__",
             [](OpenGame& open, const OpenGameState& state) {
                 new (&open) OpenGame(from_state(state));
             })
        .def("__copy__", [](const OpenGame& open) { return OpenGame{open}; })
        .def(
            "__deepcopy__", [](const OpenGame& open, const nb::dict&) { return OpenGame{open}; },
            nb::arg("memo"))
        .def_prop_ro("asks", &asks, "seat, chance or nobody")
        .def_prop_ro("seat",
                     [](const OpenGame& open) -> std::optional<int> {
                         if (open.game.asks() != environment::OpenGame::Due::seat) return {};
                         return static_cast<int>(rules::index(open.game.seat()));
                     })
        .def("legal_actions", &legal_actions, "In ascending order; empty while no seat is asked.")
        .def("mask", &mask, "The same as an array of zeros and ones.")
        .def("act", &OpenGame::act, nb::arg("action"), "The seat that is asked does this.")
        .def(
            "chances",
            [](const OpenGame& open) {
                std::vector<std::pair<int, double>> all;
                for (const auto& chance : open.game.chances())
                    all.emplace_back(chance.outcome, chance.probability);
                return all;
            },
            "The outcomes and their probabilities, while chance is asked.")
        .def("settle", &OpenGame::settle, nb::arg("outcome"), "Chance brings this.")
        .def(
            "settle_by",
            [](OpenGame& open, std::uint64_t seed) {
                if (!open.game.asks_chance()) {
                    refuse("impossible_outcome", "Chance is not asked here.");
                }
                chance::FastRandom random{seed};
                open.game.settle_by(random);
            },
            nb::arg("seed"), "Chance brings what this seed gives.")
        .def("observation", &observation, nb::arg("seat"), "What this seat sees, as bytes.")
        .def(
            "points",
            [](const OpenGame& open) {
                std::vector<int> points(open.rules->seats());
                for (std::size_t i = 0; i < points.size() && open.game.dealt(); ++i)
                    points[i] = open.rules->points(open.game.state(), static_cast<rules::Seat>(i));
                return points;
            },
            "By seat, as if the game ended now.")
        .def(
            "wins",
            [](const OpenGame& open) {
                const auto shares = environment::wins(open.game.state());
                const bool over = open.game.asks() == environment::OpenGame::Due::nobody;
                std::vector<float> wins(open.rules->seats());
                for (std::size_t i = 0; i < wins.size() && over; ++i)
                    wins[i] = shares[i];
                return wins;
            },
            "By seat, at the end: its share of the win.");
}

}  // namespace

void bind_environments(nb::module_& module) {
    module.attr("ACTIONS") = static_cast<int>(action_count);
    module.attr("OBSERVATION_SIZE") = static_cast<int>(observation_size);
    module.attr("FEATURES") = static_cast<int>(feature_count);
    module.attr("ART_CARDS") = static_cast<int>(catalog().cards.art().size());
    module.def("action_name", &environment::name_of, nb::arg("action"), "What an action does.");

    nb::class_<Batch>(
        module, "Environments",
        "Many games at once. Its arrays are filled in place by `reset` and `step`: read "
        "them again after each, or copy what you want to keep.")
        .def(
            "__init__",
            [](Batch* self, std::int64_t count, int players, const std::string& mode,
               std::optional<std::vector<std::string>> scoring, const std::string& scenario,
               int first, int goal, bool hidden_hands, std::uint64_t seed, int threads,
               const std::string& reward,
               std::optional<std::vector<std::optional<std::string>>> levels, bool observations,
               bool features, bool masks) {
                new (self) Batch(make_batch(count,
                                            options_of(players, mode, std::move(scoring), scenario,
                                                       first, goal, hidden_hands),
                                            seed, threads, reward, std::move(levels), observations,
                                            features, masks));
            },
            nb::arg("count"), nb::kw_only(), nb::arg("players") = 2, nb::arg("mode") = "standard",
            nb::arg("scoring") = nb::none(), nb::arg("scenario") = "", nb::arg("first") = 0,
            nb::arg("goal") = 0, nb::arg("hidden_hands") = false, nb::arg("seed") = 0,
            nb::arg("threads") = 1, nb::arg("reward") = "win", nb::arg("levels") = nb::none(),
            nb::arg("observations") = true, nb::arg("features") = false, nb::arg("masks") = true,
            "`levels` seats computer players, for example [None, \"journeyman\"].")
        .def("__len__", [](const Batch& batch) { return batch.games.count(); })
        .def(
            "reset",
            [](Batch& batch) {
                const nb::gil_scoped_release others_may_run;
                batch.games.reset();
            },
            "All games anew.")
        .def(
            "step", &step, nb::arg("actions"),
            "One action for each game, as an array of int32. If one is not legal, nothing changes.")
        .def(
            "draw_actions",
            [](nb::handle_t<Batch> self) {
                Batch& batch = nb::cast<Batch&>(self);
                {
                    const nb::gil_scoped_release others_may_run;
                    batch.games.draw_actions(batch.drawn);
                }
                return array(std::span{batch.drawn}, {batch.drawn.size()}, self);
            },
            "For each game one of its legal actions at random; the array is filled again by the "
            "next "
            "call.")
        .def_prop_ro(
            "masks",
            [](nb::handle_t<Batch> self) {
                Batch& batch = nb::cast<Batch&>(self);
                const auto values = batch.games.masks();
                return array(values,
                             {values.size() / action_count, static_cast<std::size_t>(action_count)},
                             self);
            },
            "1 for each legal action: uint8, games × ACTIONS.")
        .def_prop_ro(
            "observations",
            [](nb::handle_t<Batch> self) {
                Batch& batch = nb::cast<Batch&>(self);
                const auto values = batch.games.observations();
                return array(values, {values.size() / observation_size, observation_size}, self);
            },
            "What the seat to act sees: uint8, games × OBSERVATION_SIZE.")
        .def_prop_ro(
            "features",
            [](nb::handle_t<Batch> self) {
                Batch& batch = nb::cast<Batch&>(self);
                const auto values = batch.games.features();
                return array(values, {values.size() / feature_count, feature_count}, self);
            },
            "The same for a network: float32, games × FEATURES.")
        .def_prop_ro(
            "seats",
            [](nb::handle_t<Batch> self) {
                Batch& batch = nb::cast<Batch&>(self);
                return array(batch.games.seats(), {batch.games.count()}, self);
            },
            "The seat to act: uint8.")
        .def_prop_ro(
            "rewards",
            [](nb::handle_t<Batch> self) {
                Batch& batch = nb::cast<Batch&>(self);
                const std::size_t seats = batch.games.game().seats();
                return array(batch.games.rewards(), {batch.games.count(), seats}, self);
            },
            "By seat, of a game that ended with the last step; otherwise 0: float32.")
        .def_prop_ro(
            "dones",
            [](nb::handle_t<Batch> self) {
                Batch& batch = nb::cast<Batch&>(self);
                return array(batch.games.dones(), {batch.games.count()}, self);
            },
            "1 where a game ended with the last step and another began: uint8.");
    bind_open_game(module);
}

}  // namespace velatura::python
