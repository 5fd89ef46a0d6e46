#include "summand/theory/sente.hpp"

#include <algorithm>

namespace summand {

std::vector<Stretch> sente_of(const Thermograph& graph, Player player) {
  std::vector<Stretch> out;
  for (const Stretch& stretch : graph.vertical(player)) {
    if (stretch.to > 0) out.push_back({std::max(stretch.from, Dyadic(0)), stretch.to});
  }
  return out;
}

std::optional<Player> mover_at_stop(const Thermograph& graph, Player first) {
  if (graph.temperature <= 0) return std::nullopt;
  return graph.slope_above(first, 0) == 0 ? first : opponent(first);
}

}  // namespace summand
