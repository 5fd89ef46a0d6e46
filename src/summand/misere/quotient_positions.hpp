// OptionLists: positions by number, each with options that are sums of positions before it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/base/result.hpp"
#include "summand/heaps/rules.hpp"

namespace summand {

// A sum of positions, as their numbers. The empty sum has no moves.
using PositionSum = std::vector<std::uint32_t>;

// The positions have the numbers 1, 2, ..., and 0 is the empty position, which is in no list.
class OptionLists {
 public:
  explicit OptionLists(const Budget& budget) : parts_(budget), ends_(budget), first_(budget) {}

  // The largest number of a position.
  std::uint32_t size() const { return static_cast<std::uint32_t>(first_.size()); }

  // Adds the position size() + 1. Assumes that each option is a sum of earlier positions. Throws
  // LimitReached, and then nothing is added.
  void add(std::span<const PositionSum> options);

  // Adds the next heap of a game. Throws LimitReached, and then nothing is added.
  void add_heap(const heaps::Rules& rules);

  // Removes the last position.
  void drop_last();

  // Calls visit(sum in rising order, without 0) for each option.
  template <class Visit>
  void for_each_option(std::uint32_t position, Visit&& visit) const {
    const std::size_t end = position < size() ? first_[position] : ends_.size();
    for (std::size_t at = first_[position - 1]; at < end; ++at) {
      const std::size_t begin = at == 0 ? 0 : ends_[at - 1];
      visit(std::span(parts_.data() + begin, ends_[at] - begin));
    }
  }
  bool has_options(std::uint32_t position) const {
    return (position < size() ? first_[position] : ends_.size()) != first_[position - 1];
  }

 private:
  void begin_position();
  void add_option(std::span<const std::uint32_t> sum);

  ChargedVector<std::uint32_t> parts_;
  ChargedVector<std::size_t> ends_;   // of each option, in parts_
  ChargedVector<std::size_t> first_;  // the first option of each position
};

}  // namespace summand
