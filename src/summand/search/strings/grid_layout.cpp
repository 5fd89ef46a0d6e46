#include "summand/search/strings/grid_layout.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "summand/base/stable_sort.hpp"

namespace summand::strings {

namespace {

constexpr int kStrings = 128;

// The place of a line in units of half a box, from the middle of the board.
struct Place {
  int up, right;

  int square() const { return up * up + right * right; }
  // Turned by quarters, and before that perhaps reflected.
  Place seen(int symmetry) const {
    Place out = *this;
    if (symmetry >= 4) out.right = -out.right;
    for (int i = 0; i < symmetry % 4; ++i) out = {out.right, -out.up};
    return out;
  }
};

}  // namespace

GridLayout::GridLayout(int rows, int columns)
    : rows_(rows), columns_(columns), stride_(columns + 1), ends_(kStrings) {
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const CoinSet coin = CoinSet{1} << (row * stride_ + column);
      coins_ |= coin;
      if (row + 1 < rows) not_top_ |= coin;
      if (column + 1 < columns) not_last_ |= coin;
      for (const int string : {level(row, column), level(row + 1, column), upright(row, column),
                               upright(row, column + 1)}) {
        all_ = all_ | StringSet::of(string);
        ends_[static_cast<std::size_t>(string)] |= coin;
      }
    }
  }
  for_each_string(all_, [&](int string) { order_.push_back(string); });
  const auto place_of = [&](int string) {
    const int at = string & 63, row = at / stride_, column = at % stride_;
    const bool is_level = string < 64;
    return Place{2 * row + (is_level ? 0 : 1) - rows, 2 * column + (is_level ? 1 : 0) - columns};
  };
  stable_sort(order_, [&](int a, int b) { return place_of(a).square() < place_of(b).square(); });

  // Strings from each coin to the ground, in the order of their numbers.
  std::vector<std::vector<int>> grounded(64);
  for_each_string(all_, [&](int string) {
    const CoinSet ends = ends_of(string);
    if (count(ends) == 1) {
      grounded[static_cast<std::size_t>(std::countr_zero(ends))].push_back(string);
    }
  });
  for (const std::vector<int>& its : grounded) {
    for (std::size_t i = 0; i + 1 < its.size(); ++i) twins_.push_back({its[i], its[i + 1]});
  }

  const int count_of_symmetries = 8;
  for (int symmetry = 0; symmetry < count_of_symmetries; ++symmetry) {
    if (rows != columns && symmetry % 2 == 1) continue;
    std::vector<int> map(kStrings, -1);
    for_each_string(all_, [&](int string) {
      const Place image = place_of(string).seen(symmetry);
      for_each_string(all_, [&](int other) {
        const Place its = place_of(other);
        if (its.up == image.up && its.right == image.right) {
          map[static_cast<std::size_t>(string)] = other;
        }
      });
    });
    // Strings from a coin to the ground may be exchanged, so that their order stays.
    for (const std::vector<int>& its : grounded) {
      std::vector<int> images;
      for (const int string : its) images.push_back(map[static_cast<std::size_t>(string)]);
      std::ranges::sort(images);
      for (std::size_t i = 0; i < its.size(); ++i)
        map[static_cast<std::size_t>(its[i])] = images[i];
    }
    symmetries_.push_back(std::move(map));
  }
}

}  // namespace summand::strings
