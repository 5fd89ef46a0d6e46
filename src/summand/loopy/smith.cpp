#include "summand/loopy/smith.hpp"

#include "summand/loopy/predecessors.hpp"

namespace summand {

SmithValues::SmithValues(const MoveGraph& graph, const Budget& budget)
    : graph_(graph), charge_(budget) {
  charge_.add(graph.size() * 2 * sizeof(std::uint32_t));
  nimbers_.assign(graph.size(), kInfinite);
  places_.assign(graph.size(), 0);
  Budget asked = budget;
  solve(asked);
}

// The definition assigns n to a vertex without a value if n is the mex of the values of its
// followers, and each follower without a value has itself a follower of value n, so that a move
// there can be reversed. The order does not matter, so all vertices of value 0 come first, then
// those of value 1, and so on. Each round is a retrograde analysis. It is lost to be at a vertex of
// value n, and won to be at a vertex that has a move to one. Only a vertex whose followers have all
// smaller values can be lost.
void SmithValues::solve(Budget& budget) {
  using Vertex = MoveGraph::Node;
  const std::size_t size = graph_.size();
  Charge charge(budget);
  charge.add(Predecessors::bytes(graph_) + size * 6 * sizeof(std::uint32_t));
  const Predecessors predecessors(graph_);
  std::vector<std::uint32_t> open(size);     // followers, without those of smaller values than n
  std::vector<std::uint32_t> waiting(size);  // those of them that are not known to be won
  std::vector<std::uint32_t> won(size, kInfinite);  // the last round in which the vertex was won
  std::vector<std::uint32_t> round(size, 0);        // the last round in which it could be lost
  std::vector<Vertex> candidates(size), lost;
  lost.reserve(size);
  for (Vertex node = 0; node < size; ++node) {
    open[node] = static_cast<std::uint32_t>(graph_.moves(node).size());
    candidates[node] = node;
  }

  std::uint32_t place = 0;
  for (std::uint32_t n = 0; !candidates.empty(); ++n) {
    lost.clear();
    const auto lose = [&](Vertex node) {
      nimbers_[node] = n;
      places_[node] = place++;
      lost.push_back(node);
    };
    for (const Vertex node : candidates) {
      budget.ask();
      waiting[node] = open[node];
      if (waiting[node] == 0) lose(node);
    }
    for (std::size_t next = 0; next < lost.size(); ++next) {
      for (const Vertex winner : predecessors.of(lost[next])) {
        budget.ask();
        --open[winner];
        // A follower of a smaller value is no follower that has to be won.
        if (nimbers_[winner] < n || won[winner] == n) continue;
        won[winner] = n;
        for (const Vertex node : predecessors.of(winner)) {
          if (round[node] == n && nimbers_[node] == kInfinite && --waiting[node] == 0) lose(node);
        }
      }
    }
    std::size_t kept = 0;
    for (const Vertex node : candidates) {
      if (nimbers_[node] != kInfinite || won[node] != n) continue;
      round[node] = n + 1;
      candidates[kept++] = node;
    }
    candidates.resize(kept);
  }
}

SmithValue SmithValues::of(MoveGraph::Node vertex) const {
  if (is_finite(vertex)) return SmithValue::finite(nimber(vertex));
  std::vector<std::uint64_t> nimbers;
  for (const MoveGraph::Node follower : graph_.moves(vertex)) {
    if (is_finite(follower)) nimbers.push_back(nimber(follower));
  }
  return SmithValue::infinite(std::move(nimbers));
}

SmithValue sum(std::span<const SmithToken> tokens) {
  SmithValue out;
  for (const SmithToken& token : tokens) out = sum(out, token.values->of(token.vertex));
  return out;
}

std::vector<SmithMove> moves_to(Fate fate, std::span<const SmithToken> tokens) {
  std::vector<SmithMove> out;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const SmithValue rest = sum(sum(tokens.first(i)), sum(tokens.subspan(i + 1)));
    const SmithValues& values = *tokens[i].values;
    for (const MoveGraph::Node to : values.graph().moves(tokens[i].vertex)) {
      if (fate_of(sum(rest, values.of(to))) == fate) out.push_back({i, to});
    }
  }
  return out;
}

}  // namespace summand
