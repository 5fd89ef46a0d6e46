// All small Hackenbush positions, for the laws.
#pragma once

#include <vector>

#include "summand/boards/graph.hpp"

namespace summand::games::hackenbush {

// All positions of at most `edges` edges, one for each isomorphism class, sorted by the number of
// edges.
std::vector<ColouredGraph> small_graphs(int edges);

// All of at most 4 edges, and every fifth of those with 5 edges: about 13,000.
template <class Visit>
void for_each_small(Visit&& visit) {
  const std::vector<ColouredGraph> graphs = small_graphs(5);
  for (std::size_t i = 0; i < graphs.size(); ++i) {
    if (graphs[i].edges().size() < 5 || i % 5 == 0) visit(graphs[i]);
  }
}

}  // namespace summand::games::hackenbush
