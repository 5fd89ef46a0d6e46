// Improves a layout: moves nodes, branches and whole sides as long as that makes it better.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/draw/graph_layout.hpp"
#include "summand/draw/layout_cost.hpp"

namespace summand {

struct Layout {
  std::vector<GridPlace> places;
  std::int64_t cost = 0;

  std::int64_t crossings() const { return cost / LayoutCost::kCrossing; }
};

class Settling {
 public:
  // `effort`: the greatest number of comparisons. `patience`: the number of random changes in a row
  // without improvement after which the search stops while lines cross. Without crossings it stops
  // much earlier.
  Settling(const GraphToLayOut& graph, const LayoutCost& cost, std::int64_t effort, int patience);

  // The best layout found from these places and from small random changes of it.
  Layout from(std::vector<GridPlace> places);

 private:
  bool is_foot(std::uint32_t node) const { return graph_.kinds[node] == NodeKind::foot; }
  bool may_stand(std::uint32_t node, GridPlace place) const {
    return is_foot(node) ? place.y == 0 : place.y > 0;
  }
  std::int64_t cost_of_all();
  void find_branches();
  void descend();
  bool move_nodes();
  bool move_branches();
  bool move_sides();
  template <class Change>
  bool try_change(Change&& change);
  void disturb();
  std::uint32_t random(std::size_t below);

  const GraphToLayOut& graph_;
  const LayoutCost& cost_;
  std::int64_t effort_;  // comparisons that are left
  int patience_;
  std::uint64_t seed_ = 1;
  // For each such node: the node, then the nodes that fall if it is removed.
  std::vector<std::vector<std::uint32_t>> branches_;
  Layout now_;
};

}  // namespace summand
