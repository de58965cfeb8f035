// velatura bench: how fast this build is, and the signatures every build must share.
#include <fmt/core.h>

#include <memory>

#include "ai/signature.h"
#include "chance/hex.h"
#include "cli/bench/measure.h"
#include "cli/command.h"
#include "cli/terminal/columns.h"
#include "content/loader.h"
#include "protocol/writer.h"
#include "record/signature.h"
#include "words/forms.h"

namespace velatura::cli {

namespace {

struct Options {
    bool json = false;
    bool signature = false;
    bool ai_signature = false;
    std::string wasm;
};

std::string millions(double number) {
    return fmt::format("{:.2f} M", number / 1e6);
}

int run(const Context& context, const Options& options) {
    // Always the base game, whatever packs are in use, so that figures and signatures are
    // comparable.
    content::Catalog catalog = content::base_catalog();
    const std::string signature = chance::hex(record::signature(catalog));
    if (options.signature) {
        fmt::print("{}\n", signature);
        return done;
    }
    const std::string ai = chance::hex(ai::signature(catalog));
    if (options.ai_signature) {
        fmt::print("{}\n", ai);
        return done;
    }
    const auto wasm_file = options.wasm.empty() ? neighbouring_wasm() : options.wasm;
    const auto wasm = wasm_file ? measure_wasm(*wasm_file) : std::nullopt;
    if (!wasm && !options.wasm.empty()) {
        return refuse(context.problem("cli.bench.no_wasm", {{"file", options.wasm}}));
    }
    const Measurements figures = measure(catalog);

    if (options.json) {
        protocol::Writer json;
        json.begin_object()
            .field("moves_per_second", static_cast<std::int64_t>(figures.moves_per_second))
            .field("checked_moves_per_second",
                   static_cast<std::int64_t>(figures.checked_moves_per_second))
            .field("best_painting_ns", static_cast<std::int64_t>(figures.best_painting_ns))
            .field("playouts_per_second", static_cast<std::int64_t>(figures.playouts_per_second))
            .field("nodes_per_second", static_cast<std::int64_t>(figures.nodes_per_second))
            .field("signature", signature)
            .field("ai_signature", ai);
        if (wasm) {
            json.key("wasm")
                .begin_object()
                .field("moves_per_second", static_cast<std::int64_t>(wasm->moves_per_second))
                .field("ratio", wasm->moves_per_second / figures.moves_per_second)
                .field("signature", wasm->signature)
                .end_object();
        }
        fmt::print("{}\n", json.end_object().text());
        return done;
    }
    Columns table;
    table.add({context.text("cli.bench.moves"), millions(figures.moves_per_second)});
    table.add(
        {context.text("cli.bench.checked_moves"), millions(figures.checked_moves_per_second)});
    table.add({context.text("cli.bench.best_painting"),
               fmt::format("{:.0f} ns", figures.best_painting_ns)});
    table.add(
        {context.text("cli.bench.playouts"), fmt::format("{:.0f}", figures.playouts_per_second)});
    table.add({context.text("cli.bench.nodes"), fmt::format("{:.0f}", figures.nodes_per_second)});
    if (wasm) {
        table.add({context.text("cli.bench.wasm_moves"),
                   fmt::format("{} ({})", millions(wasm->moves_per_second),
                               words::percent(context.language,
                                              wasm->moves_per_second / figures.moves_per_second))});
        table.add({context.text("cli.bench.wasm_signature"), wasm->signature});
    }
    table.add({context.text("cli.bench.signature"), signature});
    table.add({context.text("cli.bench.ai_signature"), ai});
    fmt::print("{}", table.text());
    return done;
}

}  // namespace

Verb add_bench(App& program) {
    const auto options = std::make_shared<Options>();
    App* app = program.add_subcommand("bench", "Measure speed and print this build's signature");
    app->add_flag("--json", options->json, "Print JSON for programs");
    app->add_flag("--signature", options->signature, "Only the signature, without measuring");
    app->add_flag("--ai-signature", options->ai_signature,
                  "Only the signature of the computer players");
    app->add_option("--wasm", options->wasm, "Also measure this WebAssembly build")
        ->type_name("FILE");
    return {app, [options](Context& context) { return run(context, *options); }};
}

}  // namespace velatura::cli
