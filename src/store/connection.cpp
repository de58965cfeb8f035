#include "store/connection.h"

namespace velatura::store {

Result<Rows> Connection::run(const Call& call) {
    auto results = run(std::span{&call, 1});
    if (!results) return std::unexpected{std::move(results.error())};
    return std::move(results->front());
}

Result<bool> Connection::landed(const std::string& /*ticket*/) {
    return false;
}

}  // namespace velatura::store
