// Settled: a position after all captures, and what the player to move has of them.
//
// The player takes all coins that he can take. Of the last of them he may leave some: the last two
// of a row that he can take from one end only, or four of a row that is open at both ends, because
// cutting the string that joins them to the rest is a move, too. The rest is the same either way.
// A row of three that is open at both ends, and a single coin, leave no choice. If there are
// several rows, he takes all but one, and prefers to keep one of the first kind, which costs him
// less.
//
// That these ways are enough was compared with tables of all positions.
#pragma once

#include "summand/search/strings/string_set.hpp"

namespace summand::strings {

struct Settled {
  int gain = 0;    // coins that can be taken
  int give = 0;    // of them those that may be left; 0: there is no choice
  StringSet rest;  // without coins that can be taken
};

// Finds it for positions of a layout.
template <class Layout>
class Settling {
 public:
  Settling(const Layout& layout, StringSet strings) : layout_(layout), left_(strings) {}

  Settled settled() {
    Settled out{.rest = left_};
    while (const CoinSet one = layout_.valences(out.rest).one) {
      out.gain += taken(out.rest, one & -one);
    }
    survivors_ = with_strings(out.rest);
    while (true) {
      take_without_choice();
      switch (look()) {
        case Rows::none:
          return out;
        case Rows::one_end:
          out.give = 2;
          return out;
        case Rows::both_ends:
          out.give = 4;
          return out;
        case Rows::several:
          take_all(row_);
      }
    }
  }

 private:
  // A row of coins that can be taken one after the other.
  struct Row {
    CoinSet coins = 0;
    CoinSet end = 0;         // the coin at its end: a joint, or one that can be taken, too
    bool both_ends = false;  // it is open at both ends
  };
  enum class Rows { none, one_end, both_ends, several };

  CoinSet with_strings(StringSet strings) const {
    const Valences its = layout_.valences(strings);
    return its.one | its.two | its.joints();
  }
  // Cuts the last string of a coin. Returns the number of coins that this frees.
  int taken(StringSet& strings, CoinSet coin) const {
    const CoinSet one = layout_.valences(strings).one;
    const int out = 1 + count(layout_.neighbours(strings, coin) & one & ~coin);
    strings = strings.without(layout_.strings_of(strings, coin));
    return out;
  }
  Row row_from(CoinSet coin, const Valences& valences) const {
    Row out{.coins = coin};
    while (true) {
      const CoinSet next = layout_.neighbours(left_, out.coins) & ~out.coins;
      const CoinSet more = next & valences.two;
      out.end = next & ~valences.two;
      if (more == 0) break;
      out.coins |= more;
    }
    if ((out.end & valences.one) != 0) {
      out.both_ends = true;
      out.coins |= out.end;
    }
    return out;
  }
  static bool has_choice(const Row& row) { return count(row.coins) >= (row.both_ends ? 4 : 2); }
  void take_all(const Row& row) { left_ = left_.without(layout_.strings_of(left_, row.coins)); }

  void take_without_choice() {
    for (bool changes = true; changes;) {
      changes = false;
      const Valences valences = layout_.valences(left_);
      for (CoinSet rest = valences.one; rest != 0; rest &= rest - 1) {
        const Row row = row_from(rest & -rest, valences);
        if (has_choice(row)) continue;
        take_all(row);
        changes = true;
        break;
      }
    }
  }
  // The rows that leave a choice. Of several, row_ is the next to take.
  Rows look() {
    const Valences valences = layout_.valences(left_);
    int rows_with_two_ends = 0, others = 0;
    Row two_ends;
    for (CoinSet rest = valences.one; rest != 0; rest &= rest - 1) {
      const Row row = row_from(rest & -rest, valences);
      if (row.both_ends) {
        two_ends = row;
        ++rows_with_two_ends;
        continue;
      }
      // It ends at the ground, or at a joint that is not taken later.
      if ((row.end & ~survivors_) == 0) return Rows::one_end;
      ++others;
      row_ = row;
    }
    if (others > 0) return Rows::several;
    if (rows_with_two_ends == 0) return Rows::none;
    if (rows_with_two_ends == 2) return Rows::both_ends;  // one row, seen from both ends
    row_ = two_ends;
    return Rows::several;
  }

  const Layout& layout_;
  StringSet left_;
  CoinSet survivors_ = 0;
  Row row_;
};

template <class Layout>
Settled settled(const Layout& layout, StringSet strings) {
  return Settling<Layout>(layout, strings).settled();
}

}  // namespace summand::strings
