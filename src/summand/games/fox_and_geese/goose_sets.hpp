// GooseSets: the places of so many geese on a board, numbered so that every move of a goose gives a
// greater number.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <limits>

#include "summand/base/budget.hpp"
#include "summand/games/fox_and_geese/squares.hpp"

namespace summand::games::fox_and_geese {

// The sets of one size in the order of their words. A set with squares s1 < s2 < ... has the number
// C(s1,1) + C(s2,2) + ... (the combinatorial number system).
class GooseSets {
 public:
  // Assumes 0 <= geese <= squares.count().
  GooseSets(const Squares& squares, int geese) : squares_(squares), geese_(geese) {
    int count = 0;
    for (Set rest = squares.all(); rest != 0; rest &= rest - 1) {
      bits_[static_cast<std::size_t>(count)] = static_cast<std::uint8_t>(std::countr_zero(rest));
      ordinals_[static_cast<std::size_t>(std::countr_zero(rest))] =
          static_cast<std::uint8_t>(count++);
    }
    for (std::size_t n = 0; n <= 64; ++n) {
      choose_[n][0] = 1;
      for (std::size_t k = 1; k <= n; ++k) {
        choose_[n][k] = choose_[n - 1][k - 1] + (k < n ? choose_[n - 1][k] : 0);
      }
    }
  }

  const Squares& squares() const { return squares_; }
  int geese() const { return geese_; }
  std::uint64_t count() const {
    return choose_[static_cast<std::size_t>(squares_.count())][static_cast<std::size_t>(geese_)];
  }

  // The number of words in a table with so many words for each set. Throws LimitReached if no
  // memory could hold them.
  std::size_t words(std::size_t for_each) const {
    if (count() > std::numeric_limits<std::size_t>::max() / (for_each * sizeof(Set))) {
      reach_limit(Limit::memory, "a table of all places of the geese is larger than any memory");
    }
    return static_cast<std::size_t>(count()) * for_each;
  }

  // Assumes that the set has the right number of squares.
  std::uint64_t number(Set geese) const {
    std::uint64_t out = 0;
    for (std::size_t k = 1; geese != 0; geese &= geese - 1, ++k) {
      out += choose_[ordinals_[static_cast<std::size_t>(std::countr_zero(geese))]][k];
    }
    return out;
  }

  // Calls visit(number, set) for all sets, from the last number down to 0. So a set comes after all
  // sets to which it has a move.
  template <class Visit>
  void for_each_from_last(Visit&& visit) const {
    std::array<int, 64> at{};  // the ordinals of the squares, rising
    const int count = squares_.count();
    for (int i = 0; i < geese_; ++i) at[static_cast<std::size_t>(i)] = count - geese_ + i;
    for (std::uint64_t number = this->count(); number-- > 0;) {
      Set geese = 0;
      for (int i = 0; i < geese_; ++i) {
        geese |= Set{1} << bits_[static_cast<std::size_t>(at[static_cast<std::size_t>(i)])];
      }
      visit(number, geese);
      // The lowest square that can go down does so, and those below it go as high as possible.
      for (int i = 0; i < geese_; ++i) {
        if (at[static_cast<std::size_t>(i)] == i) continue;
        const int top = --at[static_cast<std::size_t>(i)];
        for (int below = 0; below < i; ++below) {
          at[static_cast<std::size_t>(below)] = top - i + below;
        }
        break;
      }
    }
  }

  // Calls visit(set) for the set after each move of a goose, whether a fox is in the way or not.
  template <class Visit>
  void for_each_move(Set geese, Visit&& visit) const {
    for (Set rest = geese; rest != 0; rest &= rest - 1) {
      const Set goose = rest & -rest;
      for (Set to = squares_.ahead(goose) & ~geese; to != 0; to &= to - 1) {
        visit((geese ^ goose) | (to & -to));
      }
    }
  }

 private:
  Squares squares_;
  int geese_;
  std::array<std::uint8_t, 64> bits_{};      // of the squares, in their order
  std::array<std::uint8_t, 64> ordinals_{};  // of the bits that are squares
  std::array<std::array<std::uint64_t, 65>, 65> choose_{};
};

}  // namespace summand::games::fox_and_geese
