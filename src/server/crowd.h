// How many there are of each: connections of a place, requests of a person.
#pragma once

#include <string>
#include <unordered_map>

namespace velatura::server {

class Crowd {
  public:
    // So many with this one.
    std::size_t enter(const std::string& whose) { return ++there_[whose]; }
    void leave(const std::string& whose) {
        const auto found = there_.find(whose);
        if (found != there_.end() && --found->second == 0) there_.erase(found);
    }
    std::size_t size(const std::string& whose) const {
        const auto found = there_.find(whose);
        return found == there_.end() ? 0 : found->second;
    }

  private:
    std::unordered_map<std::string, std::size_t> there_;
};

}  // namespace velatura::server
