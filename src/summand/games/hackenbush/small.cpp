#include "summand/games/hackenbush/small.hpp"

#include <limits>

#include "summand/boards/graph_labelling.hpp"
#include "summand/games/hackenbush/colour.hpp"

namespace summand::games::hackenbush {

namespace {

// Every connected graph has an edge whose removal leaves the rest connected. So adding one edge
// after another reaches all of them.
template <class Visit>
void for_each_larger(const ColouredGraph& graph, Visit&& visit) {
  const auto above = static_cast<Vertex>(std::max<std::size_t>(graph.vertices(), 1));
  for (Vertex low = 0; low < above; ++low) {
    for (Vertex high = low; high <= above; ++high) {
      for (const unsigned colour : {blue, red, green}) {
        std::vector<Edge> edges(graph.edges().begin(), graph.edges().end());
        edges.emplace_back(low, high, colour);
        visit(ColouredGraph::from(std::move(edges)));
      }
    }
  }
}

}  // namespace

std::vector<ColouredGraph> small_graphs(int edges) {
  std::vector<ColouredGraph> all{ColouredGraph()};
  std::size_t begin = 0;
  for (int count = 1; count <= edges; ++count) {
    std::vector<ColouredGraph> larger;
    for (; begin < all.size(); ++begin) {
      for_each_larger(all[begin], [&](const ColouredGraph& graph) {
        larger.push_back(labelled(graph, std::numeric_limits<int>::max()));
      });
    }
    std::sort(larger.begin(), larger.end());
    larger.erase(std::unique(larger.begin(), larger.end()), larger.end());
    all.insert(all.end(), larger.begin(), larger.end());
  }
  return all;
}

}  // namespace summand::games::hackenbush
