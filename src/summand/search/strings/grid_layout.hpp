// GridLayout: the coins and strings of a rectangle of boxes, as planes of bits.
//
// The coin of the box in row r and column c is the bit r S + c, where S is the number of columns
// and one more. The level line below that box has the same bit in the low word of a set of strings,
// and the upright line to the left of it has it in the high word. So the four strings of all coins
// are shifts of two words, and valences are found for all coins at once.
#pragma once

#include <string>
#include <vector>

#include "summand/search/strings/endings.hpp"
#include "summand/search/strings/string_set.hpp"

namespace summand::strings {

class GridLayout {
 public:
  static bool fits(int rows, int columns) {
    return rows > 0 && columns > 0 && (rows + 1) * (columns + 1) <= 64;
  }
  // Rows and columns of boxes. Assumes that they fit.
  GridLayout(int rows, int columns);

  std::string name() const { return std::to_string(rows_) + "x" + std::to_string(columns_); }
  int rows() const { return rows_; }
  int columns() const { return columns_; }
  CoinSet coins() const { return coins_; }
  StringSet all() const { return all_; }
  // Of dots, counted from the bottom left.
  int level(int row, int column) const { return row * stride_ + column; }
  int upright(int row, int column) const { return 64 + row * stride_ + column; }

  Valences valences(StringSet strings) const {
    const CoinSet below = strings.low & coins_, above = strings.low >> stride_ & coins_;
    const CoinSet left = strings.high & coins_, right = strings.high >> 1 & coins_;
    const CoinSet one_level = below ^ above, both_level = below & above;
    const CoinSet one_upright = left ^ right, both_upright = left & right;
    const CoinSet odd = one_level ^ one_upright;
    const CoinSet twos = both_level ^ both_upright ^ (one_level & one_upright);
    return {odd & ~twos, twos & ~odd, odd & twos, both_level & both_upright};
  }
  // The coins at the other ends of strings from these coins.
  CoinSet neighbours(StringSet strings, CoinSet coins) const {
    const CoinSet upwards = strings.low >> stride_ & not_top_;
    const CoinSet rightwards = strings.high >> 1 & not_last_;
    return (coins & upwards) << stride_ | (coins >> stride_ & upwards) | (coins & rightwards) << 1 |
           (coins >> 1 & rightwards);
  }
  StringSet strings_of(StringSet strings, CoinSet coins) const {
    return StringSet{coins | coins << stride_, coins | coins << 1} & strings;
  }
  CoinSet ends_of(int string) const { return ends_[static_cast<std::size_t>(string)]; }

  const std::vector<Twins>& twins() const { return twins_; }
  static Loops loops() { return kLoopsOfBoxes; }

  // The strings in the order in which a search tries them: those in the middle first.
  const std::vector<int>& order() const { return order_; }

  // The maps of the strings under the symmetries of the rectangle that keep the order of twins. The
  // first one is the identity.
  const std::vector<std::vector<int>>& symmetries() const { return symmetries_; }

 private:
  int rows_, columns_, stride_;
  CoinSet coins_ = 0, not_top_ = 0, not_last_ = 0;
  StringSet all_;
  std::vector<CoinSet> ends_;
  std::vector<Twins> twins_;
  std::vector<int> order_;
  std::vector<std::vector<int>> symmetries_;
};

}  // namespace summand::strings
