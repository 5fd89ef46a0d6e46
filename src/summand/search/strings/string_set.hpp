// Sets of strings and of coins in Strings-and-Coins.
//
// A coin is a box of Dots-and-Boxes, and a string is an undrawn line beside it. The string leads to
// the coin on the other side of the line, or to the ground. A player cuts a string in his turn, and
// goes on if that frees a coin of its last string.
#pragma once

#include <bit>
#include <cstdint>

namespace summand::strings {

// Bit c stands for the coin c.
using CoinSet = std::uint64_t;

inline int count(CoinSet coins) { return std::popcount(coins); }

// Calls visit(coin) for each member, in rising order.
template <class Visit>
void for_each_coin(CoinSet coins, Visit&& visit) {
  for (; coins != 0; coins &= coins - 1) visit(std::countr_zero(coins));
}

// Strings are numbered from 0 to 127. A layout (grid_layout.hpp, graph_layout.hpp) says which.
struct StringSet {
  std::uint64_t low = 0, high = 0;

  static StringSet of(int string) {
    const std::uint64_t bit = std::uint64_t{1} << (string & 63);
    return string < 64 ? StringSet{bit, 0} : StringSet{0, bit};
  }

  bool has(int string) const { return ((string < 64 ? low : high) >> (string & 63) & 1) != 0; }
  bool empty() const { return (low | high) == 0; }
  int size() const { return std::popcount(low) + std::popcount(high); }
  StringSet without(StringSet other) const { return {low & ~other.low, high & ~other.high}; }

  friend StringSet operator&(StringSet a, StringSet b) { return {a.low & b.low, a.high & b.high}; }
  friend StringSet operator|(StringSet a, StringSet b) { return {a.low | b.low, a.high | b.high}; }
  friend bool operator==(StringSet, StringSet) = default;
};

// Calls visit(string) for each member, in rising order.
template <class Visit>
void for_each_string(StringSet strings, Visit&& visit) {
  for_each_coin(strings.low, visit);
  for_each_coin(strings.high, [&](int string) { visit(64 + string); });
}

// Two strings with the same ends: cutting one is as good as cutting the other. The second one is
// cut first. Positions in which only the first one is cut are written with the second one instead.
struct Twins {
  int first, second;
};

// The coins of a position by their valence, which is the number of their strings.
struct Valences {
  CoinSet one, two, three, four;  // `four` has those of four strings and of more

  CoinSet joints() const { return three | four; }
};

}  // namespace summand::strings
