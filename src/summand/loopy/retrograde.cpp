#include "summand/loopy/retrograde.hpp"

#include "summand/base/charge.hpp"
#include "summand/loopy/predecessors.hpp"

namespace summand {

std::vector<Ending> retrograde(const MoveGraph& graph, Budget& budget) {
  Charge charge(budget);
  charge.add(Predecessors::bytes(graph) +
             graph.size() * (sizeof(Ending) + sizeof(std::uint32_t) + sizeof(MoveGraph::Node)));
  const Predecessors predecessors(graph);
  std::vector<Ending> endings(graph.size());
  std::vector<std::uint32_t> unsettled(graph.size());  // moves that may still save a node
  std::vector<MoveGraph::Node> settled;                // in rising distance
  settled.reserve(graph.size());
  for (MoveGraph::Node node = 0; node < graph.size(); ++node) {
    unsettled[node] = static_cast<std::uint32_t>(graph.moves(node).size());
    if (unsettled[node] == 0) {
      endings[node].fate = Fate::loss;
      settled.push_back(node);
    }
  }
  for (std::size_t next = 0; next < settled.size(); ++next) {
    budget.ask();
    const Ending ending = endings[settled[next]];
    for (const MoveGraph::Node node : predecessors.of(settled[next])) {
      if (endings[node].fate != Fate::draw) continue;
      const bool wins = ending.fate == Fate::loss;
      if (!wins && --unsettled[node] > 0) continue;
      endings[node] = {wins ? Fate::win : Fate::loss, ending.distance + 1};
      settled.push_back(node);
    }
  }
  return endings;
}

}  // namespace summand
