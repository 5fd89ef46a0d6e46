// GraphLayout: the coins and strings of any graph.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "summand/search/strings/endings.hpp"
#include "summand/search/strings/string_set.hpp"

namespace summand::strings {

class GraphLayout {
 public:
  static constexpr int kMostCoins = 64, kMostStrings = 128, kGround = -1;

  // The coins at both ends of each string; a string leads to the ground at most once. Assumes at
  // most kMostCoins coins and kMostStrings strings, each between two different ends.
  GraphLayout(int coins, std::vector<std::pair<int, int>> strings);

  static std::string name() { return "graph"; }
  CoinSet coins() const { return coins_; }
  StringSet all() const { return all_; }

  Valences valences(StringSet strings) const {
    Valences out{};
    for (std::size_t coin = 0; coin < strings_of_.size(); ++coin) {
      const int valence = (strings & strings_of_[coin]).size();
      const CoinSet bit = CoinSet{1} << coin;
      if (valence == 1) out.one |= bit;
      if (valence == 2) out.two |= bit;
      if (valence == 3) out.three |= bit;
      if (valence >= 4) out.four |= bit;
    }
    return out;
  }
  CoinSet neighbours(StringSet strings, CoinSet coins) const {
    CoinSet out = 0;
    for_each_string(strings_of(strings, coins), [&](int string) {
      const CoinSet ends = ends_of(string);
      // Both ends may be among the coins.
      out |= (ends & coins) == ends ? ends : ends & ~coins;
    });
    return out;
  }
  StringSet strings_of(StringSet strings, CoinSet coins) const {
    StringSet out;
    for_each_coin(coins,
                  [&](int coin) { out = out | strings_of_[static_cast<std::size_t>(coin)]; });
    return out & strings;
  }
  CoinSet ends_of(int string) const { return ends_[static_cast<std::size_t>(string)]; }

  // As in GridLayout. Strings with the same ends are twins.
  const std::vector<Twins>& twins() const { return twins_; }
  const std::vector<int>& order() const { return order_; }
  // The identity alone.
  const std::vector<std::vector<int>>& symmetries() const { return symmetries_; }
  Loops loops() const { return has_two_sorts() ? kEvenLoops : kAnyLoops; }

 private:
  // Whether the coins are of two sorts, and each string joins coins of different sorts.
  bool has_two_sorts() const;

  CoinSet coins_;
  StringSet all_;
  std::vector<CoinSet> ends_;
  std::vector<StringSet> strings_of_;  // of each coin
  std::vector<Twins> twins_;
  std::vector<int> order_;
  std::vector<std::vector<int>> symmetries_;
};

}  // namespace summand::strings
