// PartNumbers: a number for each small part of a compact game that was met.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "summand/base/flat_map.hpp"
#include "summand/base/zeroed.hpp"

namespace summand {

template <class Compact>
class PartNumbers {
 public:
  using Part = typename Compact::Part;
  using Number = std::uint32_t;

  explicit PartNumbers(Budget& budget)
      : log2_recent_(log2_recent(budget)),
        recent_(budget, std::size_t{1} << log2_recent_, Pages::when_used),
        known_(budget) {}

  // Of a part in the corner. If it is not known, find(least image) gives the number of the part and
  // the one of its negative. It may ask for smaller parts.
  template <class Find>
  Number of(const Part& part, Find&& find) {
    const Recent& recent = recent_[place(part)];
    if (recent.number != 0 && recent.part == part) return recent.number - 1;
    const auto [least, negative] = Compact::least(part);
    Number out = known_.find(least);
    if (out == 0) {
      const std::pair<Number, Number> found = find(least);
      out = found.first + 1;
      known_.insert(least, out);
      if (!(negative == least)) known_.insert(negative, found.second + 1);
    }
    recent_[place(part)] = {part, out};
    return out - 1;
  }
  void prefetch(const Part& part) const { __builtin_prefetch(&recent_[place(part)]); }

 private:
  static constexpr unsigned kMostLog2Recent = 20, kLeastLog2Recent = 10;

  struct Recent {
    Part part;
    Number number;  // plus 1
  };
  struct Hash {
    std::uint64_t operator()(const Part& part) const { return hash_value(part); }
  };

  // A small part of the free memory.
  static unsigned log2_recent(const Budget& budget) {
    unsigned out = kMostLog2Recent;
    while (out > kLeastLog2Recent && !budget.allows(16 * (sizeof(Recent) << out))) --out;
    return out;
  }
  std::size_t place(const Part& part) const {
    return static_cast<std::size_t>(hash_value(part) >> (64 - log2_recent_));
  }

  unsigned log2_recent_;
  Zeroed<Recent> recent_;              // the last part of each place
  FlatMap<Part, Number, Hash> known_;  // of least images, plus 1
};

}  // namespace summand
