#include "summand/misere/quotient_positions.hpp"

#include <algorithm>
#include <fmt/core.h>

namespace summand {

void OptionLists::begin_position() { first_.push_back(ends_.size()); }

void OptionLists::add_option(std::span<const std::uint32_t> sum) {
  PositionSum rising(sum.begin(), sum.end());
  std::ranges::sort(rising);
  for (const std::uint32_t part : rising) {
    if (part != 0) parts_.push_back(part);
  }
  ends_.push_back(parts_.size());
}

void OptionLists::add(std::span<const PositionSum> options) {
  const std::size_t parts = parts_.size(), ends = ends_.size(), first = first_.size();
  // Undoes a part of the work if a limit is reached.
  struct Undo {
    OptionLists& lists;
    std::size_t parts, ends, first;
    bool done = false;
    ~Undo() {
      if (done) return;
      lists.parts_.truncate(parts);
      lists.ends_.truncate(ends);
      lists.first_.truncate(first);
    }
  } undo{*this, parts, ends, first};
  begin_position();
  for (const PositionSum& option : options) add_option(option);
  undo.done = true;
}

void OptionLists::drop_last() {
  const std::size_t options = first_.back();
  parts_.truncate(options == 0 ? 0 : ends_[options - 1]);
  ends_.truncate(options);
  first_.truncate(first_.size() - 1);
}

void OptionLists::add_heap(const heaps::Rules& rules) {
  std::vector<PositionSum> options;
  heaps::for_each_option(rules, size() + 1,
                         [&](std::uint64_t, std::span<const std::uint64_t> left) {
                           PositionSum sum;
                           for (const std::uint64_t heap : left) {
                             sum.push_back(static_cast<std::uint32_t>(heap));
                           }
                           options.push_back(std::move(sum));
                         });
  add(options);
}

}  // namespace summand
