// TurningCode: which coins a move may turn in a coin-turning game (Winning Ways ch. 14).
//
// The codes are those of CGSuite 2.2-beta2: 1-3 allows one to three coins (Mock Turtles), 2 exactly
// two, 1+ one or more. Letters behind a range restrict the coins of a move: C to neighbours, C(5)
// to five neighbouring places, E to equal distances, S to symmetric arrangements, F to those with
// the first place. Commas divide ranges, and each of them gives moves: 2-3,6C.
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/boards/bits.hpp"

namespace summand::games {

// Bit i of a set of coins is place i, counted from 0.
using CoinSet = std::uint64_t;

struct TurningRange {
  enum class Spacing : std::uint8_t { free, neighbours, equal, symmetric };

  static constexpr int kMost = 64;  // coins, and places of a strip

  int least = 1, most = kMost;
  int span = kMost;  // all coins lie within so many neighbouring places
  Spacing spacing = Spacing::free;
  bool first = false;  // the coin of the first place must be among them

  bool allows(CoinSet coins) const;
  friend bool operator==(const TurningRange&, const TurningRange&) = default;
};

class TurningCode {
 public:
  static Result<TurningCode> parse(std::string_view text);
  explicit TurningCode(std::vector<TurningRange> ranges) : ranges_(std::move(ranges)) {}

  std::string print() const;
  bool allows(CoinSet coins) const;

  // Calls visit(coins) for each set of coins that a move may turn and whose rightmost coin has that
  // place, each once. Stops early if visit returns false.
  template <class Visit>
  bool for_each_turn(int rightmost, Visit&& visit) const {
    for (std::size_t i = 0; i < ranges_.size(); ++i) {
      const bool went_on = for_each_of(ranges_[i], rightmost, [&](CoinSet coins) {
        for (std::size_t k = 0; k < i; ++k) {
          if (ranges_[k].allows(coins)) return true;
        }
        return static_cast<bool>(visit(coins));
      });
      if (!went_on) return false;
    }
    return true;
  }

  friend bool operator==(const TurningCode&, const TurningCode&) = default;

 private:
  // All sets of `count` bits out of the lowest `places`, in rising order.
  template <class Visit>
  static bool for_each_choice(int places, int count, Visit&& visit) {
    if (count > places || count < 0) return true;
    if (count == 0) return visit(CoinSet{0});
    const CoinSet end = places == 64 ? 0 : CoinSet{1} << places;
    for (CoinSet set = low_bits(count);;) {
      if (!visit(set)) return false;
      // The next greater number with as many bits.
      const CoinSet low = set & (~set + 1), ripple = set + low;
      if (ripple == 0) return true;
      set = ripple | ((set ^ ripple) >> 2) / low;
      if (end != 0 && set >= end) return true;
    }
  }

  template <class Visit>
  static bool for_each_of(const TurningRange& range, int rightmost, Visit&& visit) {
    const CoinSet last = CoinSet{1} << rightmost;
    const auto look = [&](CoinSet coins) { return !range.allows(coins) || visit(coins); };
    const int most = std::min(range.most, rightmost + 1);
    switch (range.spacing) {
      case TurningRange::Spacing::free: {
        const int places = std::min(rightmost, range.span - 1);
        for (int count = range.least; count <= most; ++count) {
          const bool went_on = for_each_choice(places, count - 1, [&](CoinSet others) {
            return look(others << (rightmost - places) | last);
          });
          if (!went_on) return false;
        }
        return true;
      }
      case TurningRange::Spacing::neighbours:
        for (int count = range.least; count <= most; ++count) {
          if (!look(low_bits(count) << (rightmost + 1 - count))) return false;
        }
        return true;
      case TurningRange::Spacing::equal:
        if (!look(last)) return false;
        for (int count = std::max(2, range.least); count <= most; ++count) {
          for (int step = 1; step * (count - 1) <= rightmost; ++step) {
            CoinSet coins = 0;
            for (int i = 0; i < count; ++i) coins |= last >> (i * step);
            if (!look(coins)) return false;
          }
        }
        return true;
      case TurningRange::Spacing::symmetric:
        if (!look(last)) return false;
        for (int first = range.first ? 0 : std::max(0, rightmost + 1 - range.span);
             first < (range.first ? std::min(1, rightmost) : rightmost); ++first) {
          if (!for_each_symmetric(range, first, rightmost, look)) return false;
        }
        return true;
    }
    return true;
  }
  // With these two ends.
  template <class Visit>
  static bool for_each_symmetric(const TurningRange& range, int first, int rightmost,
                                 Visit&& visit) {
    const int inside = rightmost - first - 1, half = inside / 2;
    const CoinSet ends = CoinSet{1} << first | CoinSet{1} << rightmost;
    for (int middle = 0; middle <= inside % 2; ++middle) {
      for (int pairs = 0; pairs <= half; ++pairs) {
        const int count = 2 + 2 * pairs + middle;
        if (count < range.least || count > range.most) continue;
        const bool went_on = for_each_choice(half, pairs, [&](CoinSet left) {
          CoinSet coins = ends | CoinSet(middle) << (first + 1 + half);
          for (CoinSet rest = left; rest != 0; rest &= rest - 1) {
            const int i = std::countr_zero(rest);
            coins |= CoinSet{1} << (first + 1 + i) | CoinSet{1} << (rightmost - 1 - i);
          }
          return visit(coins);
        });
        if (!went_on) return false;
      }
    }
    return true;
  }

  std::vector<TurningRange> ranges_;
};

}  // namespace summand::games
