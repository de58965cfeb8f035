// Any lines as messages to one engine, one after the other: each is answered with a list of
// messages that the schema describes, never with a crash.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "content/loader.h"
#include "protocol/check.h"
#include "protocol/fields.h"
#include "table/engine.h"

namespace {

using namespace velatura;

void require(bool condition) {
    if (!condition) std::abort();
}

// These may ask for hours of thought, which is no fault, or make tables first.
bool takes_long(const protocol::Json& message) {
    for (const std::string_view type : {"hint", "step", "review", "solve"}) {
        if (protocol::text_or_none(message, "type") == type) return true;
    }
    return false;
}

void require_described(const std::string& answer) {
    const auto list = protocol::parse(answer);
    require(list && list->kind == protocol::Json::Kind::list);
    for (const protocol::Json& message : list->items)
        require(protocol::check(message, "FromEngine").has_value());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text{reinterpret_cast<const char*>(data), size};
    table::Engine engine{content::base_catalog()};
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const auto message = protocol::parse(line);
        if (!message || !takes_long(*message)) require_described(engine.handle(line));
        if (!message) continue;
        for (const std::string_view definition : {"ToEngine", "FromEngine"}) {
            const auto checked = protocol::check(*message, definition);
            require(checked || !checked.error().expected.empty());
        }
    }
    return 0;
}
