#include "summand/misere/quotient_check.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <set>
#include <vector>

#include "summand/base/charge.hpp"

namespace summand {

namespace {

// The element of a sum and the elements of its options.
struct CheckedPair {
  std::uint32_t element;
  ElementSet options;
};

class QuotientCheck {
 public:
  QuotientCheck(const heaps::Rules& rules, const MisereQuotient& quotient, Budget& budget)
      : rules_(rules),
        quotient_(quotient),
        monoid_(quotient.monoid),
        p_(quotient.p_portion),
        budget_(budget),
        charge_(budget) {}

  // The first claim that is wrong, or "".
  std::string wrong_claim() {
    for (const auto claim : {&QuotientCheck::wrong_product, &QuotientCheck::wrong_outcome,
                             &QuotientCheck::equal_elements}) {
      std::string wrong = (this->*claim)();
      if (!wrong.empty()) return wrong;
    }
    return "";
  }
  std::size_t pairs() const {
    std::size_t count = 0;
    for (const std::vector<ElementSet>& sets : smallest_) count += sets.size();
    return count;
  }

 private:
  std::uint32_t times(std::uint32_t x, std::uint32_t y) const { return monoid_.product(x, y); }

  // Light's test: if (xg)y = x(gy) for all x, y and all generators g, products are associative.
  std::string wrong_product() {
    const std::uint32_t order = monoid_.order();
    if (quotient_.element_of_heap.empty() || quotient_.element_of_heap[0] != 0) {
      return "the empty heap is not the identity";
    }
    for (std::uint32_t x = 0; x < order; ++x) {
      for (std::uint32_t y = 0; y < order; ++y) {
        budget_.ask();
        if (times(x, y) >= order) return "a product is no element";
        if (times(x, y) != times(y, x)) return fmt::format("{} and {} do not commute", x, y);
      }
      if (times(0, x) != x) return "0 is not the identity";
    }
    std::vector<std::uint32_t> generators;
    std::vector<std::uint32_t> found{0};
    std::vector<bool> is_found(order);
    is_found[0] = true;
    for (const std::uint32_t element : quotient_.element_of_heap) {
      if (element >= order) return "a heap has no element";
      if (is_found[element]) continue;
      generators.push_back(element);
      // All products of powers of the generators so far.
      for (std::size_t i = 0; i < found.size(); ++i) {
        for (const std::uint32_t generator : generators) {
          budget_.ask();
          const std::uint32_t next = times(found[i], generator);
          if (!is_found[next]) found.push_back(next);
          is_found[next] = true;
        }
      }
    }
    if (found.size() != order) return "the heaps do not generate all elements";
    for (const std::uint32_t g : generators) {
      for (std::uint32_t x = 0; x < order; ++x) {
        for (std::uint32_t y = x; y < order; ++y) {
          budget_.ask();
          if (times(times(x, g), y) != times(x, times(g, y))) {
            return fmt::format("({} {}) {} and {} ({} {}) differ", x, g, y, x, g, y);
          }
        }
      }
    }
    return "";
  }

  ElementSet options_of(std::uint32_t heap) const {
    ElementSet options(monoid_.order());
    heaps::for_each_option(rules_, heap, [&](std::uint64_t, std::span<const std::uint64_t> left) {
      std::uint32_t product = 0;
      for (const std::uint64_t part : left) {
        product = times(product, quotient_.element_of_heap[part]);
      }
      options.insert(product);
    });
    return options;
  }

  // The pairs with smallest sets decide (quotient_proof.hpp).
  std::string wrong_outcome() {
    if (p_.contains(0)) return "the empty sum is no P-position";
    smallest_.assign(monoid_.order(), {});
    std::vector<CheckedPair> generators;
    std::vector<CheckedPair> todo;
    for (std::uint32_t heap = 1; heap <= quotient_.heaps(); ++heap) {
      const std::uint32_t element = quotient_.element_of_heap[heap];
      CheckedPair pair{element, options_of(heap)};
      if (pair.options.empty()) {
        if (element == 0) continue;
        return fmt::format("the heap {} has no moves, but is not the identity", heap);
      }
      for (std::uint32_t beside = 0; beside < monoid_.order(); ++beside) {
        budget_.ask();
        if (p_.contains(times(element, beside)) && monoid_.times(beside, pair.options).meets(p_)) {
          return fmt::format("beside {}, the heap {} and one of its options are P-positions",
                             beside, heap);
        }
      }
      if (is_known(pair)) continue;
      // The new generator with all pairs so far, and then everything with everything.
      std::vector<CheckedPair> products{pair};
      for (std::uint32_t x = 0; x < monoid_.order(); ++x) {
        for (const ElementSet& set : smallest_[x]) products.push_back(product({x, set}, pair));
      }
      generators.push_back(std::move(pair));
      for (CheckedPair& next : products) {
        if (!add(std::move(next), todo)) return wrong_outcome_of(heap);
      }
      while (!todo.empty()) {
        const CheckedPair next = std::move(todo.back());
        todo.pop_back();
        for (const CheckedPair& generator : generators) {
          budget_.ask();
          if (!add(product(next, generator), todo)) return wrong_outcome_of(heap);
        }
      }
    }
    return "";
  }

  static std::string wrong_outcome_of(std::uint32_t heap) {
    return fmt::format("a sum of heaps to {} has no option in the P-portion, and is not in it",
                       heap);
  }

  CheckedPair product(const CheckedPair& x, const CheckedPair& y) const {
    ElementSet options = monoid_.times(x.element, y.options);
    options |= monoid_.times(y.element, x.options);
    return {times(x.element, y.element), std::move(options)};
  }

  bool is_known(const CheckedPair& pair) const {
    return std::ranges::any_of(smallest_[pair.element], [&](const ElementSet& set) {
      return set.is_subset_of(pair.options);
    });
  }

  // False if the pair is wrong.
  bool add(CheckedPair pair, std::vector<CheckedPair>& todo) {
    if (!p_.contains(pair.element) && !pair.options.meets(p_)) return false;
    if (is_known(pair)) return true;
    std::vector<ElementSet>& sets = smallest_[pair.element];
    std::erase_if(sets, [&](const ElementSet& set) { return pair.options.is_subset_of(set); });
    charge_.add(2 * ElementSet::bytes(monoid_.order()) + 2 * kAllocation);
    sets.push_back(pair.options);
    todo.push_back(std::move(pair));
    return true;
  }

  std::string equal_elements() {
    std::set<std::pair<ElementSet, std::uint32_t>> tests;
    for (std::uint32_t x = 0; x < monoid_.order(); ++x) {
      budget_.ask();
      ElementSet test = monoid_.into(x, p_);
      const auto same = tests.lower_bound({test, 0});
      if (same != tests.end() && same->first == test) {
        return fmt::format("the elements {} and {} are equal", same->second, x);
      }
      charge_.add(ElementSet::bytes(monoid_.order()) + 6 * sizeof(void*));
      tests.emplace(std::move(test), x);
    }
    return "";
  }

  const heaps::Rules& rules_;
  const MisereQuotient& quotient_;
  const CommutativeMonoid& monoid_;
  const ElementSet& p_;
  Budget& budget_;
  Charge charge_;
  std::vector<std::vector<ElementSet>> smallest_;  // of each element
};

}  // namespace

QuotientVerdict check_quotient(const heaps::Rules& rules, const MisereQuotient& quotient,
                               Budget& budget) {
  QuotientCheck check(rules, quotient, budget);
  std::string wrong = check.wrong_claim();
  if (!wrong.empty()) return {false, std::move(wrong)};
  return {true, fmt::format("all outcomes of sums of heaps to {} follow from {} pairs",
                            quotient.heaps(), check.pairs())};
}

}  // namespace summand
