// How many there are of each: connections of a place, requests of a person.
#pragma once

#include <string>
#include <unordered_map>

#include "server/address.h"

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

// The same of places, with the nets around them (address.h). This machine itself is not counted.
class PlaceCrowd {
  public:
    // False: with this one there are more than `most` from there, or than its nets may have.
    bool enter(const std::string& place, std::size_t most) {
        bool few = true;
        for (const std::string& net : nets_of(place)) {
            few = crowd_.enter(net) <= most && few;
            most *= 2;
        }
        return few;
    }
    void leave(const std::string& place) {
        for (const std::string& net : nets_of(place))
            crowd_.leave(net);
    }

  private:
    Crowd crowd_;
};

}  // namespace velatura::server
