#include "summand/misere/quotient_levels.hpp"

#include <algorithm>
#include <utility>

namespace summand {

QuotientLevels::QuotientLevels(const MisereQuotient& known, const OptionLists& lists,
                               std::uint32_t heap, Budget budget)
    : known_(known),
      heap_(heap),
      budget_(std::move(budget)),
      options_(option_elements(known, lists, heap)) {
  const std::uint32_t order = known.order();
  std::vector<ElementSet> of_heap(heap);
  for (const std::uint32_t letter : known.generators()) {
    of_heap[letter] = option_elements(known, lists, letter);
  }
  of_sums_.assign(order, ElementSet(order));
  for (std::uint32_t element = 0; element < order; ++element) {
    const std::vector<std::uint32_t>& sum = known.sums[element];
    for (std::size_t part = 0; part < sum.size(); ++part) {
      if (part > 0 && sum[part] == sum[part - 1]) continue;
      budget_.ask();
      std::vector<std::uint32_t> rest = sum;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(part));
      of_sums_[element] |= known.monoid.times(known.element(rest), of_heap[sum[part]]);
    }
  }
  first_ = next(known.p_portion);
}

// Elements are in the order of the longest plays of their sums. An option of a sum has a shorter
// play, and so has the smallest sum of its element.
ElementSet QuotientLevels::next(const ElementSet& level) {
  ElementSet next(known_.order());
  for (std::uint32_t element = 0; element < known_.order(); ++element) {
    budget_.ask();
    if (next.meets(of_sums_[element])) continue;
    bool is_p = true;
    options_.for_each([&](std::uint32_t option) {
      is_p = is_p && !level.contains(known_.monoid.product(element, option));
    });
    if (is_p) next.insert(element);
  }
  return next;
}

std::optional<std::uint32_t> QuotientLevels::like_known() const {
  for (std::uint32_t element = 0; element < known_.order(); ++element) {
    if (known_.monoid.into(element, known_.p_portion) == first_) return element;
  }
  return std::nullopt;
}

MisereQuotient QuotientLevels::candidate(std::span<const std::uint64_t> longest_play) {
  std::vector<ElementSet> levels{known_.p_portion};
  std::size_t back = 0;
  for (ElementSet level = first_;; level = next(levels.back())) {
    const auto at = std::ranges::find(levels, level);
    if (at != levels.end()) {
      back = static_cast<std::size_t>(at - levels.begin());
      break;
    }
    levels.push_back(std::move(level));
  }
  // State k * order + q is q + k heaps.
  const std::uint32_t order = known_.order();
  const auto count = static_cast<std::uint32_t>(levels.size());
  QuotientMachine machine{known_.generators(), {}, {}};
  for (const std::uint32_t letter : machine.heaps) {
    std::vector<std::uint32_t> step;
    const std::uint32_t by = known_.element_of_heap[letter];
    for (std::uint32_t k = 0; k < count; ++k) {
      for (std::uint32_t q = 0; q < order; ++q) {
        step.push_back(k * order + known_.monoid.product(q, by));
      }
    }
    machine.steps.push_back(std::move(step));
  }
  machine.heaps.push_back(heap_);
  std::vector<std::uint32_t> step;
  for (std::uint32_t k = 0; k < count; ++k) {
    const std::uint32_t to = k + 1 < count ? k + 1 : static_cast<std::uint32_t>(back);
    for (std::uint32_t q = 0; q < order; ++q) {
      step.push_back(to * order + q);
      machine.is_p.push_back(levels[k].contains(q) ? 1 : 0);
    }
  }
  const std::uint32_t state_of_new = step[0];
  machine.steps.push_back(std::move(step));
  std::vector<std::uint32_t> state_of_heap = known_.element_of_heap;
  state_of_heap.push_back(state_of_new);
  return reduced(machine, state_of_heap, longest_play, budget_);
}

}  // namespace summand
