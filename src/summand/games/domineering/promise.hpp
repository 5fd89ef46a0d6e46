// Promise: what a player can be sure of on some lines of a board, in one vector register.
#pragma once

#include <array>
#include <cstdint>

namespace summand::games::domineering {

// Let G be the position on these lines, as the player sees it whose dominoes stand across them. For
// each of four taxes t the lanes have lower bounds of
//   second: the right wall of G at t, the stop of G cooled by t if the opponent starts
//   first:  the left wall of G at t, the same if the player starts
// in units of 1/512 of a move. The last tax is above all temperatures, so both are the mean. At
// t = 0 a stop is one unit less unless it is closed: G is at least as good as the number `second`,
// and an option of G is at least as good as the number `first`.
//
// Cooling keeps sums, and the stops of a sum are at least the sums that join() has (Winning Ways
// ch. 6, "The Left and Right Stops"). So the promises of the terms of a sum join to a promise of
// the sum. If some bounds of a sum are lower than the facts by one unit, then a bound of 0 means
// that the fact is greater than 0.
//
// Bounds of boards of up to 100 cells are at most 50 moves, so 16 bits are enough.
class Promise {
 public:
  static constexpr int kTaxes = 4;
  static constexpr int kMove = 512;                          // units
  static constexpr int kTwiceTaxes[kTaxes - 1] = {0, 1, 2};  // of all but the last

  using Walls = std::array<int, kTaxes>;

  Promise() = default;
  Promise(const Walls& second, const Walls& first) {
    for (int tax = 0; tax < kTaxes; ++tax) {
      lanes_[tax] = static_cast<std::int16_t>(second[static_cast<std::size_t>(tax)]);
      lanes_[kTaxes + tax] = static_cast<std::int16_t>(first[static_cast<std::size_t>(tax)]);
    }
  }
  // No lines: the value 0. The player has no move there.
  static Promise of_nothing() { return Promise(Lanes{0, 0, 0, 0, -1, 0, 0, 0}); }

  int second(int tax) const { return lanes_[tax]; }
  int first(int tax) const { return lanes_[kTaxes + tax]; }
  int mean() const { return lanes_[kTaxes - 1]; }

  friend bool operator==(const Promise& a, const Promise& b) {
    const auto differ = reinterpret_cast<Halves>(a.lanes_ != b.lanes_);
    return (differ[0] | differ[1]) == 0;
  }

  // Of a sum of two positions. The player starts in one of them and answers in both.
  friend Promise join(const Promise& a, const Promise& b) {
    const Lanes in_a = a.lanes_ + twice_second(b.lanes_), in_b = twice_second(a.lanes_) + b.lanes_;
    return Promise(in_a > in_b ? in_a : in_b);
  }
  // What two promises of the same position say together.
  friend Promise better(const Promise& a, const Promise& b) {
    return Promise(a.lanes_ > b.lanes_ ? a.lanes_ : b.lanes_);
  }
  // With so many free moves of the player.
  Promise with_moves(int moves) const {
    return Promise(lanes_ + static_cast<std::int16_t>(kMove * moves));
  }

  // The right stop is at least the right wall at t, minus t. The left stop is at least the left
  // wall. A stop above 0 wins, and so does one of 0 if all terms are closed, which is at t = 0.
  bool wins_second() const { return halves_above(kNeeded)[0] != 0; }
  bool wins_first() const { return halves_above(kNeeded)[1] != 0; }

 private:
  using Lanes [[gnu::vector_size(16)]] = std::int16_t;
  using Halves [[gnu::vector_size(16)]] = std::int64_t;

  // The mean says nothing about the second player.
  static constexpr std::int16_t kNever = 0x7fff;
  static constexpr Lanes kNeeded{-1, kMove / 2, kMove, kNever, -1, 0, 0, 0};

  explicit Promise(Lanes lanes) : lanes_(lanes) {}

  static Lanes twice_second(Lanes lanes) {
    const auto halves = reinterpret_cast<Halves>(lanes);
    return reinterpret_cast<Lanes>(__builtin_shufflevector(halves, halves, 0, 0));
  }
  Halves halves_above(Lanes needed) const { return reinterpret_cast<Halves>(lanes_ > needed); }

  Lanes lanes_;
};

}  // namespace summand::games::domineering
