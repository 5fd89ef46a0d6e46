// NimSequence: the values of the heaps of a game, as far as asked, by the fastest method that fits.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/cpu.hpp"
#include "summand/heaps/nim_values.hpp"
#include "summand/heaps/rules.hpp"

namespace summand::heaps {

class NimSequence {
 public:
  explicit NimSequence(Rules rules, const Budget& budget = {}, CpuLevel level = cpu_level());
  NimSequence(const NimSequence&) = delete;
  NimSequence& operator=(const NimSequence&) = delete;
  ~NimSequence();

  const Rules& rules() const { return rules_; }
  std::size_t size() const { return values_.size(); }
  std::uint32_t operator[](std::size_t n) const { return values_[n]; }
  const NimValues& values() const { return values_; }

  // Makes the values of all heaps below `size` known. Throws LimitReached, and then what is known
  // so far stays and one can go on.
  void extend(std::size_t size);

 private:
  Budget budget_;
  Rules rules_;
  CpuLevel level_;
  NimValues values_;
};

}  // namespace summand::heaps
