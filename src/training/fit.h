// Least squares by the normal equations: for a handful of features and millions of examples.
#pragma once

#include <array>
#include <cstddef>

namespace velatura::training {

template <std::size_t size>
class Fit {
  public:
    void add(const std::array<double, size>& x, double y) {
        for (std::size_t i = 0; i < size; ++i) {
            for (std::size_t j = 0; j < size; ++j) {
                square_[i][j] += x[i] * x[j];
            }
            right_[i] += x[i] * y;
        }
        count_ += 1;
    }
    double count() const { return count_; }

    // By elimination; a little is added to the diagonal, so that features that always go together
    // (and those always 0) leave each other in peace.
    std::array<double, size> solve() const {
        auto a = square_;
        auto b = right_;
        for (std::size_t i = 0; i < size; ++i) {
            a[i][i] += 0.001 * count_;
        }
        for (std::size_t i = 0; i < size; ++i) {
            for (std::size_t row = i + 1; row < size; ++row) {
                const double factor = a[row][i] / a[i][i];
                for (std::size_t j = i; j < size; ++j) {
                    a[row][j] -= factor * a[i][j];
                }
                b[row] -= factor * b[i];
            }
        }
        std::array<double, size> x{};
        for (std::size_t i = size; i-- > 0;) {
            x[i] = b[i];
            for (std::size_t j = i + 1; j < size; ++j) {
                x[i] -= a[i][j] * x[j];
            }
            x[i] /= a[i][i];
        }
        return x;
    }

  private:
    std::array<std::array<double, size>, size> square_{};
    std::array<double, size> right_{};
    double count_ = 0;
};

}  // namespace velatura::training
