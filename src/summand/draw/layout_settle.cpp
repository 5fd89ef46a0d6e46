#include "summand/draw/layout_settle.hpp"

#include <algorithm>
#include <array>

#include "summand/base/current_budget.hpp"

namespace summand {

namespace {

constexpr int kReach = 2;
constexpr int kPatienceUncrossed = 20;

}  // namespace

Settling::Settling(const GraphToLayOut& graph, const LayoutCost& cost, std::int64_t effort,
                   int patience)
    : graph_(graph), cost_(cost), effort_(effort), patience_(patience) {
  find_branches();
}

Layout Settling::from(std::vector<GridPlace> places) {
  now_.places = std::move(places);
  now_.cost = cost_of_all();
  descend();
  Layout best = now_;
  const auto patience = [&] {
    return best.crossings() > 0 ? patience_ : std::min(patience_, kPatienceUncrossed);
  };
  for (int losses = 0; losses < patience() && effort_ > 0; ++losses) {
    disturb();
    descend();
    if (now_.cost < best.cost) {
      best = now_;
      losses = 0;
    }
    now_ = best;
  }
  return best;
}

std::int64_t Settling::cost_of_all() {
  const auto size = static_cast<std::int64_t>(graph_.kinds.size() + graph_.lines.size());
  effort_ -= size * size / 2;
  return cost_.of_all(now_.places);
}

// The branch of a node: the nodes that no path from the ground reaches without it.
void Settling::find_branches() {
  const auto count = static_cast<std::uint32_t>(graph_.kinds.size());
  for (std::uint32_t gone = 0; gone < count; ++gone) {
    std::vector<bool> reached(count, false);
    std::vector<std::uint32_t> waiting;
    for (std::uint32_t i = 0; i < count; ++i) {
      if (is_foot(i) && i != gone) waiting.push_back(i);
    }
    reached[gone] = true;
    while (!waiting.empty()) {
      const std::uint32_t node = waiting.back();
      waiting.pop_back();
      if (reached[node]) continue;
      reached[node] = true;
      for (const std::uint32_t line : cost_.lines_at(node)) {
        const auto [one, other] = graph_.lines[line];
        waiting.push_back(one == node ? other : one);
      }
    }
    std::vector<std::uint32_t> branch{gone};
    for (std::uint32_t i = 0; i < count; ++i) {
      if (!reached[i]) branch.push_back(i);
    }
    if (branch.size() > 1) branches_.push_back(std::move(branch));
  }
}

void Settling::descend() {
  bool better = true;
  while (better && effort_ > 0) {
    CurrentBudget::look();  // a round takes a few milliseconds at most
    better = move_nodes();
    better = move_branches() || better;
    better = move_sides() || better;
  }
}

// Moves each node to the best place nearby.
bool Settling::move_nodes() {
  const auto size = static_cast<std::int64_t>(graph_.kinds.size() + graph_.lines.size());
  bool better = false;
  for (std::uint32_t node = 0; node < graph_.kinds.size() && effort_ > 0; ++node) {
    const GridPlace start = now_.places[node];
    const std::int64_t before = cost_.of_node(now_.places, node);
    GridPlace best = start;
    std::int64_t least = before;
    const auto rounds = static_cast<std::int64_t>(cost_.lines_at(node).size()) + 1;
    for (int up = -kReach; up <= kReach; ++up) {
      for (int along = -kReach; along <= kReach; ++along) {
        const GridPlace place{start.x + along, start.y + up};
        if (place == start || !may_stand(node, place)) continue;
        now_.places[node] = place;
        effort_ -= rounds * size;
        const std::int64_t cost = cost_.of_node(now_.places, node);
        if (cost < least) {
          least = cost;
          best = place;
        }
      }
    }
    now_.places[node] = best;
    now_.cost += least - before;
    better = better || least < before;
  }
  return better;
}

// Applies change(places). Keeps the change if it is allowed and makes the layout better.
template <class Change>
bool Settling::try_change(Change&& change) {
  if (effort_ <= 0) return false;
  std::vector<GridPlace> before = now_.places;
  const std::int64_t cost = now_.cost;
  change(now_.places);
  bool allowed = true;
  for (std::uint32_t i = 0; i < now_.places.size(); ++i) {
    allowed = allowed && may_stand(i, now_.places[i]);
  }
  if (allowed) now_.cost = cost_of_all();
  if (allowed && now_.cost < cost) return true;
  now_.places = std::move(before);
  now_.cost = cost;
  return false;
}

// Moves branches to the side, up and down, and mirrors them.
bool Settling::move_branches() {
  constexpr std::array<GridPlace, 6> kSteps{{{-1, 0}, {1, 0}, {-2, 0}, {2, 0}, {0, 1}, {0, -1}}};
  bool better = false;
  for (const std::vector<std::uint32_t>& branch : branches_) {
    for (const std::size_t first : {std::size_t{0}, std::size_t{1}}) {
      for (const GridPlace step : kSteps) {
        const bool changed = try_change([&](std::vector<GridPlace>& places) {
          for (std::size_t i = first; i < branch.size(); ++i) {
            places[branch[i]].x += step.x;
            if (!is_foot(branch[i])) places[branch[i]].y += step.y;
          }
        });
        better = changed || better;
      }
    }
    better = try_change([&](std::vector<GridPlace>& places) {
               for (const std::uint32_t i : branch) {
                 places[i].x = 2 * places[branch[0]].x - places[i].x;
               }
             }) ||
             better;
  }
  return better;
}

// Moves everything to the right of a column, or above a row, away or nearer.
bool Settling::move_sides() {
  bool better = false;
  int right = 0, top = 0;
  for (const GridPlace place : now_.places) {
    right = std::max(right, place.x);
    top = std::max(top, place.y);
  }
  for (const int step : {-1, 1}) {
    for (int from = right; from > right - 40; --from) {
      better = try_change([&](std::vector<GridPlace>& places) {
                 for (GridPlace& place : places) place.x += place.x >= from ? step : 0;
               }) ||
               better;
    }
    for (int from = 1; from <= std::min(top, 40); ++from) {
      better = try_change([&](std::vector<GridPlace>& places) {
                 for (GridPlace& place : places) place.y += place.y >= from ? step : 0;
               }) ||
               better;
    }
  }
  return better;
}

// Moves one branch, and some nodes, at random.
void Settling::disturb() {
  if (!branches_.empty() && random(2) == 0) {
    const std::vector<std::uint32_t>& branch = branches_[random(branches_.size())];
    for (const std::uint32_t i : branch) {
      now_.places[i].x = 2 * now_.places[branch[0]].x - now_.places[i].x;
    }
  }
  for (int i = 0; i < 2; ++i) {
    const std::uint32_t node = random(graph_.kinds.size());
    GridPlace& place = now_.places[node];
    place.x += static_cast<int>(random(9)) - 4;
    if (!is_foot(node)) place.y = std::max(1, place.y + static_cast<int>(random(9)) - 4);
  }
  now_.cost = cost_of_all();
}

std::uint32_t Settling::random(std::size_t below) {
  seed_ = seed_ * 6364136223846793005 + 1442695040888963407;
  return static_cast<std::uint32_t>((seed_ >> 33) % below);
}

}  // namespace summand
