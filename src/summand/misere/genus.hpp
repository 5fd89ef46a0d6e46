// Genus: the nim-value of an impartial game, and its misère nim-values beside heaps of two.
//
// The genus of G is written g^c0c1c2...: g is the nim-value in normal play, and c_n is the misère
// nim-value of G and n nim-heaps of two. From some n on, c_(n+1) is c_n xor 2 for ever (Winning
// Ways ch. 13, Conway, On Numbers and Games, ch. 12).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charge.hpp"
#include "summand/base/result.hpp"
#include "summand/misere/misere_forms.hpp"

namespace summand {

class Genus {
 public:
  Genus() : Genus(0, {1, 2, 0}) {}  // of the game without moves
  // The last two digits repeat for ever, and the second of them is the first xor 2. Assumes at
  // least two digits. Digits that only begin this repetition earlier are dropped.
  Genus(std::uint32_t nim_value, std::vector<std::uint32_t> digits);

  std::uint32_t nim_value() const { return nim_value_; }
  // The shortest list whose last two digits repeat.
  std::span<const std::uint32_t> digits() const { return digits_; }
  // c_n.
  std::uint32_t digit(std::uint64_t n) const;
  // The misère outcome of the game.
  MisereOutcome outcome() const {
    return digits_[0] == 0 ? MisereOutcome::previous : MisereOutcome::next;
  }

  friend bool operator==(const Genus&, const Genus&) = default;

 private:
  std::uint32_t nim_value_;
  std::vector<std::uint32_t> digits_;
};

// Writes 3^31, 0^120. If a digit is above 9, commas divide the digits: 12^12,14.
std::string print(const Genus& genus);

// The genus of a game from the genera of its options, in any order.
Genus genus_from_options(std::span<const Genus* const> options);

// The genus of the nim-heap of n: 0^120, 1^031, and otherwise n^n(n xor 2).
Genus genus_of_nimber(std::uint32_t n);

// A genus is tame if a position of Nim has it: 0^120 and 1^031, which are called fickle, and
// n^n(n xor 2), which are called firm (Winning Ways ch. 13).
bool is_fickle(const Genus& genus);
bool is_firm(const Genus& genus);
inline bool is_tame(const Genus& genus) { return is_fickle(genus) || is_firm(genus); }

// The genus of a sum of two hereditarily tame games (GenusTable) with these genera. The nim-values
// are added without carry, and the sum is fickle if both are. Assumes tame genera.
Genus tame_sum(const Genus& g, const Genus& h);

// The genera of the forms of a store. They are found from the options up, and remembered.
class GenusTable {
 public:
  // The store must live as long as the table.
  explicit GenusTable(MisereStore& store) : store_(store), charge_(store.budget()) {}

  // Valid as long as the table. Throws LimitReached.
  const Genus& operator()(MisereForm g);
  // Whether the form and all its followers have tame genera. This is narrower than tame in Winning
  // Ways, which allows wild options that can be reverted. Throws LimitReached.
  bool is_hereditarily_tame(MisereForm g);

 private:
  struct Entry {
    Genus genus;
    bool hereditarily_tame;
  };
  const Entry& entry(MisereForm g);

  MisereStore& store_;
  Charge charge_;
  std::vector<std::unique_ptr<Entry>> entries_;  // by id; null if not known
};

}  // namespace summand
