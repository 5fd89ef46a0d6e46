// A stable sort without std::stable_sort, whose buffer clang refuses in the library of g++ 12.
#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

namespace summand {

// Sorts by `before`. Equivalent elements keep their order.
template <class T, class Before>
void stable_sort(std::vector<T>& items, Before before) {
  std::vector<std::size_t> order(items.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
    if (before(items[a], items[b])) return true;
    return a < b && !before(items[b], items[a]);
  });
  std::vector<T> sorted;
  sorted.reserve(items.size());
  for (const std::size_t place : order) sorted.push_back(std::move(items[place]));
  items = std::move(sorted);
}

}  // namespace summand
