#include "summand/games/hackenbush/layout.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace summand::games::hackenbush {

namespace {

constexpr int kGap = 3;  // between pieces

// The edges of one piece as a graph to lay out. It knows the nodes that each edge runs through.
class Piece {
 public:
  explicit Piece(const std::vector<Edge>& edges) {
    std::map<std::pair<Vertex, Vertex>, int> parallel;
    for (const Edge edge : edges) ++parallel[{edge.low(), edge.high()}];
    for (const Edge edge : edges) {
      // If the number of parallel edges is odd, one of them is straight.
      int& rest = parallel[{edge.low(), edge.high()}];
      add(edge, rest > 0 ? rest % 2 == 0 : true);
      rest = -1;
    }
  }

  const GraphToLayOut& graph() const { return graph_; }
  const std::map<Vertex, std::uint32_t>& vertices() const { return vertices_; }
  const std::vector<std::vector<std::uint32_t>>& through() const { return through_; }

 private:
  std::uint32_t new_node(NodeKind kind) {
    graph_.kinds.push_back(kind);
    return static_cast<std::uint32_t>(graph_.kinds.size() - 1);
  }

  std::uint32_t node_of(Vertex vertex) {
    if (vertex == 0) return new_node(NodeKind::foot);
    const auto known = vertices_.find(vertex);
    if (known != vertices_.end()) return known->second;
    return vertices_[vertex] = new_node(NodeKind::vertex);
  }

  void add(Edge edge, bool bends) {
    std::vector<std::uint32_t> nodes{node_of(edge.low())};
    if (edge.is_loop()) {
      nodes.push_back(new_node(NodeKind::loop));
    } else {
      if (bends && edge.low() != 0) nodes.push_back(new_node(NodeKind::bend));
      nodes.push_back(node_of(edge.high()));
    }
    for (std::size_t i = 1; i < nodes.size(); ++i) {
      graph_.lines.emplace_back(nodes[i - 1], nodes[i]);
    }
    through_.push_back(std::move(nodes));
  }

  GraphToLayOut graph_;
  std::map<Vertex, std::uint32_t> vertices_;
  std::vector<std::vector<std::uint32_t>> through_;
};

// The indices of the edges of each piece. Pieces are in the order of their lowest vertices.
std::vector<std::vector<std::size_t>> pieces_of(const ColouredGraph& graph) {
  Partition joined(graph.vertices());
  for (const Edge edge : graph.edges()) {
    if (edge.low() != 0) joined.join(edge.low(), edge.high());
  }
  std::map<Vertex, std::vector<std::size_t>> pieces;
  std::vector<std::vector<std::size_t>> out;
  for (std::size_t i = 0; i < graph.edges().size(); ++i) {
    const Vertex high = graph.edges()[i].high();
    if (high == 0) {
      out.push_back({i});  // a loop on the ground
    } else {
      pieces[joined.find(high)].push_back(i);
    }
  }
  for (auto& [lowest, piece] : pieces) out.push_back(std::move(piece));
  return out;
}

}  // namespace

std::optional<PictureLayout> layout_of(const ColouredGraph& graph) {
  if (graph.edges().size() > kMostDrawnEdges) return std::nullopt;
  PictureLayout out;
  out.vertices.resize(graph.vertices());
  out.routes.resize(graph.edges().size());
  int left = 0;
  const auto place = [&](GridPlace at) {
    at.x += left;
    out.columns = std::max(out.columns, at.x + 1);
    out.rows = std::max(out.rows, at.y + 1);
    return at;
  };
  for (const std::vector<std::size_t>& numbers : pieces_of(graph)) {
    std::vector<Edge> edges;
    for (const std::size_t i : numbers) edges.push_back(graph.edges()[i]);
    if (edges[0].high() == 0) {
      out.routes[numbers[0]] = {edges[0], {place({0, 0}), place({1, 2}), place({2, 0})}};
    } else {
      const Piece piece(edges);
      const auto places = lay_out(piece.graph());
      if (!places) return std::nullopt;
      for (const auto& [vertex, node] : piece.vertices()) {
        out.vertices[vertex] = place((*places)[node]);
      }
      for (std::size_t i = 0; i < numbers.size(); ++i) {
        Route& route = out.routes[numbers[i]];
        route.edge = edges[i];
        for (const std::uint32_t node : piece.through()[i]) {
          route.places.push_back(place((*places)[node]));
        }
      }
    }
    left = out.columns - 1 + kGap;
  }
  return out;
}

}  // namespace summand::games::hackenbush
