#include "summand/draw/layout_starts.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace summand {

std::vector<GridPlace> in_storeys(const GraphToLayOut& graph, const std::vector<int>& levels,
                                  bool turned) {
  const auto count = static_cast<std::uint32_t>(graph.kinds.size());
  std::vector<std::vector<std::uint32_t>> above(count);
  std::vector<bool> is_held(count, false);
  for (const auto& [one, other] : graph.lines) {
    const bool rises = levels[one] < levels[other];
    const std::uint32_t low = rises ? one : other, high = rises ? other : one;
    if (levels[low] == levels[high] || is_held[high]) continue;
    is_held[high] = true;
    above[low].push_back(high);
  }
  std::vector<GridPlace> places(count);
  int next = 0;
  const auto place = [&](const auto& self, std::uint32_t node) -> void {
    if (turned) std::ranges::reverse(above[node]);
    places[node] = {next, 2 * levels[node]};
    if (above[node].empty()) {
      next += 2;
      return;
    }
    for (const std::uint32_t branch : above[node]) self(self, branch);
    places[node].x = (places[above[node].front()].x + places[above[node].back()].x) / 2;
  };
  for (std::uint32_t node = 0; node < count; ++node) {
    if (!is_held[node]) place(place, node);
  }
  for (std::uint32_t node = 0; node < count; ++node) {
    const bool stands = graph.kinds[node] == NodeKind::foot;
    places[node].y = stands ? 0 : std::max(1, places[node].y);
  }
  return places;
}

}  // namespace summand
