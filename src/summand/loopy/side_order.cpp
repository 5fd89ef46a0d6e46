#include "summand/loopy/side_order.hpp"

#include "summand/base/flat_map.hpp"
#include "summand/base/hash.hpp"
#include "summand/loopy/buchi.hpp"

namespace summand {

namespace {

using PlaceInGraph = LoopyGraph::Node;

// Left's (or Right's) moves of g - h. Those in g are marked.
template <class Visit>
void for_each_difference_move(const LoopyGraph& graph_of_g, PlaceInGraph g,
                              const LoopyGraph& graph_of_h, PlaceInGraph h, Player player,
                              Visit&& visit) {
  for (const PlaceInGraph option : graph_of_g.options(g, player)) visit(option, h, true);
  for (const PlaceInGraph option : graph_of_h.options(h, opponent(player))) {
    visit(g, option, false);
  }
}

}  // namespace

bool onside_greater_or_equal(const LoopyGame& g, const LoopyGame& h, Budget& budget) {
  struct State {
    PlaceInGraph g, h;
    Player mover;
  };
  struct PairHash {
    std::uint64_t operator()(std::uint64_t pair) const { return hash_word(pair); }
  };
  FlatMap<std::uint64_t, std::uint32_t, PairHash> numbers(budget);  // one more than the node
  ChargedVector<State> states(budget);
  MarkedGame game(budget);
  const auto number_of = [&](const State& state) {
    // A node has at most 31 bits.
    const std::uint64_t key = (std::uint64_t{state.g} << 32) | (std::uint64_t{state.h} << 1) |
                              (state.mover == Player::right);
    const std::uint32_t known = numbers.find(key);
    if (known != 0) return known - 1;
    budget.ask();
    states.push_back(state);
    if (states.size() >= std::uint32_t{1} << 31) {
      reach_limit(Limit::size, "more than 2^31 positions of a difference of loopy games");
    }
    const auto number = static_cast<std::uint32_t>(states.size());
    numbers.insert(key, number);
    return number - 1;
  };
  number_of({g.start(), h.start(), Player::right});
  for (std::size_t next = 0; next < states.size(); ++next) {
    const State state = states[next];
    for_each_difference_move(g.graph(), state.g, h.graph(), state.h, state.mover,
                             [&](PlaceInGraph a, PlaceInGraph b, bool in_g) {
                               game.add_move(number_of({a, b, opponent(state.mover)}), in_g);
                             });
    game.close_node(state.mover);
  }
  return game.left_wins(budget)[0];
}

bool offside_greater_or_equal(const LoopyGame& g, const LoopyGame& h, Budget& budget) {
  return onside_greater_or_equal(negative(h, budget), negative(g, budget), budget);
}

bool greater_or_equal(const LoopyGame& g, const LoopyGame& h, Budget& budget) {
  return onside_greater_or_equal(g, h, budget) && offside_greater_or_equal(g, h, budget);
}

bool equal(const LoopyGame& g, const LoopyGame& h, Budget& budget) {
  return compare(g, h, budget) == std::partial_ordering::equivalent;
}

std::partial_ordering compare(const LoopyGame& g, const LoopyGame& h, Budget& budget) {
  const bool not_less = greater_or_equal(g, h, budget);
  const bool not_greater = greater_or_equal(h, g, budget);
  if (not_less && not_greater) return std::partial_ordering::equivalent;
  if (not_less) return std::partial_ordering::greater;
  return not_greater ? std::partial_ordering::less : std::partial_ordering::unordered;
}

OnsideOrder::OnsideOrder(const LoopyGraph& graph_of_g, const LoopyGraph& graph_of_h, Budget& budget)
    : width_(graph_of_h.size()) {
  if (std::uint64_t{graph_of_g.size()} * graph_of_h.size() > kMostPairs) {
    reach_limit(Limit::size, "more than 16,000,000 pairs of positions of loopy games to compare");
  }
  MarkedGame game(budget);
  const auto number_of = [&](PlaceInGraph g, PlaceInGraph h, Player mover) {
    return static_cast<MarkedGame::Node>(2 * (g * width_ + h) + (mover == Player::right));
  };
  for (PlaceInGraph g = 0; g < graph_of_g.size(); ++g) {
    for (PlaceInGraph h = 0; h < graph_of_h.size(); ++h) {
      budget.ask();
      for (const Player mover : {Player::left, Player::right}) {
        for_each_difference_move(graph_of_g, g, graph_of_h, h, mover,
                                 [&](PlaceInGraph a, PlaceInGraph b, bool in_g) {
                                   game.add_move(number_of(a, b, opponent(mover)), in_g);
                                 });
        game.close_node(mover);
      }
    }
  }
  const std::vector<bool> wins = game.left_wins(budget);
  greater_.resize(graph_of_g.size() * width_);
  for (std::size_t pair = 0; pair < greater_.size(); ++pair) greater_[pair] = wins[2 * pair + 1];
}

}  // namespace summand
