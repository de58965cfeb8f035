// A budget that refills with time. Those who ask for more than it has must wait.
#pragma once

#include <algorithm>
#include <string>
#include <unordered_map>

#include "online/event.h"
#include "server/address.h"

namespace velatura::server {

struct Budget {
    double most = 60;
    double a_second = 15;
};

class Credits {
  public:
    explicit Credits(Budget budget) : budget_(budget), left_(budget.most) {}

    // False: not enough there, nothing taken.
    bool take(double cost, online::Time now) {
        const auto passed = static_cast<double>(std::max<online::Time>(now - at_, 0)) / 1000;
        left_ = std::min(budget_.most, left_ + (at_ == 0 ? 0 : passed * budget_.a_second));
        at_ = std::max(at_, now);
        if (left_ < cost) return false;
        left_ -= cost;
        return true;
    }
    void give_back(double cost) { left_ += cost; }

    // So much later it is as if nothing had been taken.
    online::Time recovered() const {
        return at_ + static_cast<online::Time>((budget_.most - left_) / budget_.a_second * 1000);
    }

  private:
    Budget budget_;
    double left_;
    online::Time at_ = 0;  // when `left_` was that
};

// Those of every place and the nets around it (address.h).
class PlaceCredits {
  public:
    explicit PlaceCredits(Budget each) : each_(each) {}

    // This machine itself has no limits.
    bool take(const std::string& place, double cost, online::Time now) {
        const auto nets = nets_of(place);
        if (!nets.empty() && places_.size() >= many_) forget(now);
        std::vector<Credits*> taken;
        Budget each = each_;
        for (const std::string& net : nets) {
            Credits& credits = places_.try_emplace(net, Credits{each}).first->second;
            if (!credits.take(cost, now)) {
                for (Credits* const one : taken)
                    one->give_back(cost);
                return false;
            }
            taken.push_back(&credits);
            each = {.most = 2 * each.most, .a_second = 2 * each.a_second};
        }
        return true;
    }
    std::size_t known() const { return places_.size(); }

  private:
    // Those who were here long ago. Not again before they are twice as many as are left.
    void forget(online::Time now) {
        std::erase_if(places_, [now](const auto& one) { return one.second.recovered() < now; });
        many_ = std::max(few, 2 * places_.size());
    }

    static constexpr std::size_t few = 10'000;
    Budget each_;
    std::unordered_map<std::string, Credits> places_;
    std::size_t many_ = few;
};

}  // namespace velatura::server
