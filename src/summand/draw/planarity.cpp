#include "summand/draw/planarity.hpp"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/boyer_myrvold_planar_test.hpp>
#include <cstdint>
#include <vector>

namespace summand {

// The line of the ground counts as one vertex, which can always lie on the outside.
bool is_planar(const GraphToLayOut& graph) {
  std::vector<std::uint32_t> number(graph.kinds.size(), 0);
  std::uint32_t used = 1;
  for (std::size_t node = 0; node < number.size(); ++node) {
    if (graph.kinds[node] != NodeKind::foot) number[node] = used++;
  }
  boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS> plain(used);
  for (const auto& [one, other] : graph.lines) boost::add_edge(number[one], number[other], plain);
  return boost::boyer_myrvold_planarity_test(plain);
}

}  // namespace summand
