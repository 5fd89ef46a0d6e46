// Surroundings: the eight cells around a cell, up to symmetry. Searches learn what they mean.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace summand {

// Around a cell there may be cells of two kinds, which are two sets of bits:
//
//   0 1 2
//   3 . 4
//   5 6 7
//
// Both sets are turned and reflected together. Surroundings that are images of each other have the
// same number.
class Surroundings {
 public:
  static const Surroundings& all();

  std::uint32_t count() const { return count_; }
  // Those without cells of the other kind. Their numbers are the least.
  std::uint32_t count_of_one_kind() const { return count_of_one_kind_; }
  std::uint32_t number(std::uint32_t own, std::uint32_t others) const {
    return numbers_[own | others << 8];
  }

 private:
  Surroundings();

  std::uint32_t count_ = 0, count_of_one_kind_ = 0;
  std::vector<std::uint16_t> numbers_;  // 0 where both sets have a cell
};

// The bits of the eight cells around a cell of a board with this many bits for each row.
template <int kStride>
std::uint32_t around(std::uint64_t cells, int cell) {
  const int by = cell - kStride - 1;
  const std::uint64_t near = by >= 0 ? cells >> by : cells << -by;
  return static_cast<std::uint32_t>((near & 7) | (near >> kStride & 1) << 3 |
                                    (near >> (kStride + 2) & 1) << 4 |
                                    (near >> (2 * kStride) & 7) << 5);
}

}  // namespace summand
