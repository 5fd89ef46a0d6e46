// SharedRules: the rules of a taking-and-breaking game, as all its positions hold them.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "summand/base/side_tables.hpp"
#include "summand/heaps/breaks.hpp"

namespace summand::heaps {

class HeapValues;

// Copies are cheap: they share the rules, which never change.
class SharedRules {
 public:
  explicit SharedRules(Rules rules) : rules_(std::make_shared<const Rules>(std::move(rules))) {}

  const Rules& operator*() const { return *rules_; }
  // As heaps/names.hpp reads them.
  std::string code() const { return print(*rules_); }

  // Calls visit(what is left) for the moves from a heap of n, each once.
  template <class Visit>
  void for_each_move(std::uint64_t n, Visit&& visit) const {
    for_each_option(*rules_, n, [&](std::uint64_t, auto left) { visit(left_of(left)); });
  }
  // How many moves a heap of n has.
  std::uint64_t count_of_moves(std::uint64_t n) const { return count_of_breaks(*rules_, n); }
  // Whether a heap of n may become these heaps.
  bool allows(std::uint64_t n, const Left& left) const { return is_break(*rules_, n, left); }

  // The values of the heaps, which the tables keep.
  HeapValues& values_in(SideTables& tables) const;

  friend bool operator==(const SharedRules& a, const SharedRules& b) {
    return a.rules_ == b.rules_ || *a.rules_ == *b.rules_;
  }

 private:
  std::shared_ptr<const Rules> rules_;
};

}  // namespace summand::heaps
