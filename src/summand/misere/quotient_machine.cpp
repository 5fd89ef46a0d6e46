#include "summand/misere/quotient_machine.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <numeric>
#include <queue>
#include <tuple>

#include "summand/base/charge.hpp"
#include "summand/base/size.hpp"

namespace summand {

namespace {

constexpr std::uint32_t kNoNumber = static_cast<std::uint32_t>(-1);

// The classes of states that no tests tell apart, by refinement (Moore 1956).
std::vector<std::uint32_t> classes_of(const QuotientMachine& machine, Budget& budget) {
  const std::size_t states = machine.is_p.size();
  std::vector<std::uint32_t> classes(machine.is_p.begin(), machine.is_p.end());
  std::vector<std::uint32_t> by_class(states);
  std::iota(by_class.begin(), by_class.end(), 0u);
  for (std::uint32_t count = 0;;) {
    // Orders states by their class and by the classes of their steps.
    const auto compare = [&](std::uint32_t x, std::uint32_t y) {
      if (classes[x] != classes[y]) return classes[x] < classes[y] ? -1 : 1;
      for (const std::vector<std::uint32_t>& step : machine.steps) {
        const std::uint32_t to_x = classes[step[x]], to_y = classes[step[y]];
        if (to_x != to_y) return to_x < to_y ? -1 : 1;
      }
      return 0;
    };
    std::ranges::sort(by_class, [&](std::uint32_t x, std::uint32_t y) {
      budget.ask();
      return compare(x, y) < 0;
    });
    std::vector<std::uint32_t> next(states);
    std::uint32_t last = 0;
    for (std::size_t i = 1; i < states; ++i) {
      if (compare(by_class[i - 1], by_class[i]) != 0) ++last;
      next[by_class[i]] = last;
    }
    classes = std::move(next);
    if (last + 1 == count) return classes;
    count = last + 1;
  }
}

// The shortest sum of each class, as the class without its last heap and the number of this heap.
struct Tree {
  struct Node {
    std::uint32_t state;  // one of the class
    std::uint32_t rest = 0;
    std::uint32_t step = 0;
  };
  std::vector<Node> nodes;            // in the order of their sums
  std::vector<std::uint32_t> number;  // of each class, or kNoNumber
};

Tree tree_of(const QuotientMachine& machine, std::span<const std::uint32_t> classes,
             std::span<const std::uint64_t> longest_play, Budget& budget) {
  // Longest play, number of heaps, number of the rest, number of the last heap, state.
  using Way = std::tuple<std::uint64_t, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t>;
  std::priority_queue<Way, std::vector<Way>, std::greater<>> ways;
  Tree tree;
  tree.number.assign(*std::ranges::max_element(classes) + 1, kNoNumber);
  ways.emplace(0, 0, 0, 0, 0);
  while (!ways.empty()) {
    budget.ask();
    const auto [play, size, rest, step, state] = ways.top();
    ways.pop();
    std::uint32_t& number = tree.number[classes[state]];
    if (number != kNoNumber) continue;
    number = static_cast<std::uint32_t>(tree.nodes.size());
    if (number == kMostElements) {
      reach_limit(Limit::size, fmt::format("the quotient has more than {} elements", number));
    }
    tree.nodes.push_back({state, rest, step});
    for (std::uint32_t i = 0; i < machine.heaps.size(); ++i) {
      const std::uint32_t next = machine.steps[i][state];
      if (tree.number[classes[next]] != kNoNumber) continue;
      ways.emplace(play + longest_play[machine.heaps[i]], size + 1, number, i, next);
    }
  }
  return tree;
}

}  // namespace

MisereQuotient reduced(const QuotientMachine& machine, std::span<const std::uint32_t> state_of_heap,
                       std::span<const std::uint64_t> longest_play, Budget& budget) {
  const std::vector<std::uint32_t> classes = classes_of(machine, budget);
  const Tree tree = tree_of(machine, classes, longest_play, budget);
  const auto order = static_cast<std::uint32_t>(tree.nodes.size());
  const auto element_of = [&](std::uint32_t state) { return tree.number[classes[state]]; };

  Charge charge(budget);
  charge.add(bytes_to_charge(std::uint64_t{order} * order * sizeof(std::uint16_t)));
  MisereQuotient quotient;
  quotient.p_portion = ElementSet(order);
  quotient.sums.assign(order, {});
  std::vector<std::uint16_t> products(std::size_t{order} * order);
  for (std::uint32_t x = 0; x < order; ++x) {
    const Tree::Node& node = tree.nodes[x];
    if (machine.is_p[node.state] != 0) quotient.p_portion.insert(x);
    if (x != 0) {
      quotient.sums[x] = quotient.sums[node.rest];
      std::vector<std::uint32_t>& sum = quotient.sums[x];
      const std::uint32_t heap = machine.heaps[node.step];
      sum.insert(std::ranges::upper_bound(sum, heap), heap);
    }
    for (std::uint32_t y = 0; y < order; ++y) {
      budget.ask();
      std::uint32_t product = y;
      if (x != 0) {
        const std::uint32_t rest = products[std::size_t{node.rest} * order + y];
        product = element_of(machine.steps[node.step][tree.nodes[rest].state]);
      }
      products[std::size_t{x} * order + y] = static_cast<std::uint16_t>(product);
    }
  }
  quotient.monoid = CommutativeMonoid(order, std::move(products));
  quotient.element_of_heap.clear();
  for (const std::uint32_t state : state_of_heap) {
    quotient.element_of_heap.push_back(element_of(state));
  }
  return quotient;
}

}  // namespace summand
