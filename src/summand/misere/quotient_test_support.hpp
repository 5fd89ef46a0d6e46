// A second way to find misere outcomes and proofs: search, and all pairs of the proof.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/heaps/rules.hpp"
#include "summand/misere/quotient_search.hpp"

namespace summand::testing {

inline heaps::Rules rules_of(std::string_view code) { return heaps::Code::parse(code).value(); }

inline FoundQuotient quotient_to(std::string_view code, std::uint32_t heaps) {
  return find_quotient(rules_of(code), {.heaps = heaps, .stop_at_period = false}, Budget());
}

// Plain search with a table of the sums that were met.
class MisereSearch {
 public:
  explicit MisereSearch(std::string_view code) : rules_(rules_of(code)) {}

  bool is_p(std::vector<std::uint32_t> sum) {
    std::ranges::sort(sum);
    if (const auto known = known_.find(sum); known != known_.end()) return known->second;
    bool has_moves = false, wins = false;
    for (std::size_t part = 0; part < sum.size() && !wins; ++part) {
      if (part > 0 && sum[part] == sum[part - 1]) continue;
      heaps::for_each_option(rules_, sum[part],
                             [&](std::uint64_t, std::span<const std::uint64_t> left) {
                               has_moves = true;
                               if (wins) return;
                               std::vector<std::uint32_t> next = sum;
                               next.erase(next.begin() + static_cast<std::ptrdiff_t>(part));
                               for (const std::uint64_t heap : left)
                                 next.push_back(static_cast<std::uint32_t>(heap));
                               wins = is_p(std::move(next));
                             });
    }
    const bool result = has_moves && !wins;
    known_.emplace(std::move(sum), result);
    return result;
  }

 private:
  heaps::Rules rules_;
  std::map<std::vector<std::uint32_t>, bool> known_;
};

// All pairs of the theorem in quotient_proof.hpp. Returns whether all claims are right.
inline bool all_pairs_are_right(std::string_view code, const MisereQuotient& quotient) {
  using Pair = std::pair<std::uint32_t, std::set<std::uint32_t>>;
  const heaps::Rules rules = rules_of(code);
  const auto product = [&](const Pair& x, const Pair& y) {
    Pair out{quotient.monoid.product(x.first, y.first), {}};
    for (const std::uint32_t m : x.second) out.second.insert(quotient.monoid.product(m, y.first));
    for (const std::uint32_t m : y.second) out.second.insert(quotient.monoid.product(m, x.first));
    return out;
  };
  std::set<Pair> generators, found;
  for (std::uint32_t heap = 1; heap <= quotient.heaps(); ++heap) {
    Pair pair{quotient.element_of_heap[heap], {}};
    heaps::for_each_option(rules, heap, [&](std::uint64_t, std::span<const std::uint64_t> left) {
      std::vector<std::uint32_t> sum(left.begin(), left.end());
      pair.second.insert(quotient.element(sum));
    });
    generators.insert(std::move(pair));
  }
  std::vector<Pair> todo{{0, {}}};
  found.insert(todo[0]);
  while (!todo.empty()) {
    const Pair pair = std::move(todo.back());
    todo.pop_back();
    const bool has_p = std::ranges::any_of(
        pair.second, [&](std::uint32_t element) { return quotient.is_p(element); });
    const bool is_empty = pair == Pair{0, {}};
    if (quotient.is_p(pair.first) != (!has_p && !is_empty)) return false;
    for (const Pair& generator : generators) {
      Pair next = product(pair, generator);
      if (found.insert(next).second) todo.push_back(std::move(next));
    }
  }
  return true;
}

}  // namespace summand::testing
