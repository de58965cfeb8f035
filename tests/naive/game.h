// What a finished game brings each seat, from all its paintings in the order they were completed.
#pragma once

#include <string>
#include <vector>

#include "naive/reading.h"

namespace velatura::naive {

struct Painting {
    std::size_t seat = 0;
    Layers layers;
    Choice stars;
};

// Ids as in data/; "" where there is none.
struct SeatAtEnd {
    int tokens = 0;
    std::string signature;
    std::string painter;
};

struct FinishedGame {
    std::vector<std::string> scoring;  // by place
    bool frames = false;
    std::string award_card;
    bool competitive = false;
    std::vector<SeatAtEnd> seats;
    std::vector<Painting> paintings;
};

struct Account {
    std::array<int, 4> colors{};
    int silver = 0;
    int gold = 0;
    int frames = 0;
    int award_card = 0;
    int signature = 0;
    int painter = 0;

    bool operator==(const Account&) const = default;
};

std::vector<Account> accounts(const Printed& printed, const FinishedGame& game);

// The cards a rival took, in order, each with the element its card named.
struct Taken {
    const Card* card = nullptr;
    Icon element{};
};
int rival_points(const Printed& printed, const std::string& rival,
                 const std::vector<std::string>& scoring, const std::vector<Taken>& taken);

}  // namespace velatura::naive
