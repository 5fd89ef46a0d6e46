#include "summand/testing/key_law.hpp"

#include <algorithm>
#include <cstddef>

namespace summand::testing {

std::string two_of_one_key(std::vector<std::pair<PositionKey, std::string>> keys) {
  std::ranges::sort(keys);
  keys.erase(std::ranges::unique(keys).begin(), keys.end());
  for (std::size_t i = 1; i < keys.size(); ++i) {
    if (keys[i - 1].first == keys[i].first) return keys[i - 1].second + " and " + keys[i].second;
  }
  return {};
}

}  // namespace summand::testing
