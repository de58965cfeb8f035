#include "record/fair.h"

#include <algorithm>

namespace velatura::record {
namespace {

constexpr std::string_view secret_tag = "Secret";
constexpr std::string_view salt_tag = "Salt";
constexpr std::string_view nonces_tag = "Nonces";

std::expected<std::string, RecordError> value_of(const Header& header, std::string_view name) {
    const auto tag = std::ranges::find(header.other, name, &Tag::name);
    if (tag == header.other.end()) return refuse({}, RecordFault::missing_tag, name);
    return tag->value;
}

std::string joined(const std::vector<std::string>& nonces) {
    std::string list;
    for (const std::string& nonce : nonces)
        list.append(list.empty() ? "" : ", ").append(nonce);
    return list;
}

std::vector<std::string> parted(std::string_view list) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t comma = list.find(", ");
        parts.emplace_back(list.substr(0, comma));
        if (comma == std::string_view::npos) return parts;
        list.remove_prefix(comma + 2);
    }
}

}  // namespace

void reveal(Header& header, const chance::FairShuffle& shuffle) {
    header.commitment = chance::commitment_of(shuffle.secret, shuffle.salt);
    header.seed = chance::fair_seed(shuffle.secret, shuffle.nonces);
    header.other.push_back({std::string{secret_tag}, shuffle.secret});
    header.other.push_back({std::string{salt_tag}, shuffle.salt});
    header.other.push_back({std::string{nonces_tag}, joined(shuffle.nonces)});
}

std::vector<std::string> nonces_of(const Header& header) {
    const auto list = value_of(header, nonces_tag);
    return list ? parted(*list) : std::vector<std::string>{};
}

std::expected<void, RecordError> verify_fair(const Header& header) {
    if (header.commitment.empty()) return {};
    const auto secret = value_of(header, secret_tag);
    const auto salt = secret ? value_of(header, salt_tag) : secret;
    const auto list = salt ? value_of(header, nonces_tag) : salt;
    if (!list) return std::unexpected{list.error()};
    for (const std::string& value : {*secret, *salt}) {
        if (!chance::is_hex(value, chance::secret_digits)) {
            return refuse({}, RecordFault::bad_value, value);
        }
    }
    const std::vector<std::string> nonces = parted(*list);
    if (nonces.size() != header.seats.size() || !std::ranges::all_of(nonces, chance::is_nonce)) {
        return refuse({}, RecordFault::bad_value, *list);
    }
    if (chance::commitment_of(*secret, *salt) != header.commitment) {
        return refuse({}, RecordFault::commitment_disagrees, header.commitment);
    }
    if (chance::fair_seed(*secret, nonces) != header.seed) {
        return refuse({}, RecordFault::seed_disagrees, nonces_tag);
    }
    return {};
}

}  // namespace velatura::record
