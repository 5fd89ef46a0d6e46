#include "summand/search/strings/graph_layout.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "summand/base/stable_sort.hpp"

namespace summand::strings {

GraphLayout::GraphLayout(int coins, std::vector<std::pair<int, int>> strings)
    : coins_(coins == 64 ? ~CoinSet{0} : (CoinSet{1} << coins) - 1),
      strings_of_(static_cast<std::size_t>(coins)) {
  std::map<CoinSet, int> last_with_ends;
  for (std::size_t i = 0; i < strings.size(); ++i) {
    const auto string = static_cast<int>(i);
    all_ = all_ | StringSet::of(string);
    CoinSet ends = 0;
    for (const int coin : {strings[i].first, strings[i].second}) {
      if (coin == kGround) continue;
      ends |= CoinSet{1} << coin;
      StringSet& its = strings_of_[static_cast<std::size_t>(coin)];
      its = its | StringSet::of(string);
    }
    ends_.push_back(ends);
    const auto [twin, is_first] = last_with_ends.try_emplace(ends, string);
    if (!is_first) twins_.push_back({std::exchange(twin->second, string), string});
  }
  ends_.resize(kMostStrings);
  order_.resize(strings.size());
  std::iota(order_.begin(), order_.end(), 0);
  std::vector<int> identity(kMostStrings);
  std::iota(identity.begin(), identity.end(), 0);
  symmetries_ = {identity};

  // The distance of each coin from the ground. Strings in the middle come first.
  std::vector<int> distances(static_cast<std::size_t>(coins), coins);
  for (bool changes = true; changes;) {
    changes = false;
    for (const auto& [a, b] : strings) {
      const auto distance = [&](int coin) {
        return coin == kGround ? 0 : distances[static_cast<std::size_t>(coin)];
      };
      for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)}) {
        if (to == kGround || distance(to) <= distance(from) + 1) continue;
        distances[static_cast<std::size_t>(to)] = distance(from) + 1;
        changes = true;
      }
    }
  }
  const auto depth = [&](int string) {
    int out = 0;
    for_each_coin(ends_of(string),
                  [&](int coin) { out += distances[static_cast<std::size_t>(coin)]; });
    return out;
  };
  stable_sort(order_, [&](int a, int b) { return depth(a) > depth(b); });
}

bool GraphLayout::has_two_sorts() const {
  CoinSet seen = 0, first = 0, second = 0;
  for_each_coin(coins_, [&](int coin) {
    CoinSet front = CoinSet{1} << coin;
    if ((seen & front) != 0) return;
    first |= front;
    for (bool is_first = true; front != 0; is_first = !is_first) {
      seen |= front;
      const CoinSet next = neighbours(all_, front);
      (is_first ? second : first) |= next;
      front = next & ~seen;
    }
  });
  return (first & second) == 0;
}

}  // namespace summand::strings
