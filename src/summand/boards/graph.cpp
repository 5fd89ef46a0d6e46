#include "summand/boards/graph.hpp"

#include <bit>

namespace summand {

ColouredGraph ColouredGraph::from(std::vector<Edge> edges) {
  std::vector<Vertex> touched;
  touched.reserve(2 * edges.size());
  for (const Edge edge : edges) {
    touched.push_back(edge.low());
    touched.push_back(edge.high());
  }
  std::sort(touched.begin(), touched.end());
  touched.erase(std::unique(touched.begin(), touched.end()), touched.end());

  ColouredGraph out;
  out.vertices_ = static_cast<Vertex>(touched.size());
  out.edges_ = std::move(edges);
  std::sort(out.edges_.begin(), out.edges_.end());
  if (touched.empty() || touched.back() + 1 == touched.size()) return out;
  const auto number = [&](Vertex vertex) {
    const auto at = std::lower_bound(touched.begin(), touched.end(), vertex);
    return static_cast<Vertex>(at - touched.begin());
  };
  for (Edge& edge : out.edges_) {
    edge = Edge(number(edge.low()), number(edge.high()), edge.colour());
  }
  return out;
}

ColouredGraph ColouredGraph::joined_to_zero_without(Edge gone) const {
  const auto found = std::lower_bound(edges_.begin(), edges_.end(), gone);
  SUMMAND_DCHECK(found != edges_.end() && *found == gone);
  const auto place = found - edges_.begin();
  Partition joined(vertices_);
  for (std::size_t i = 0; i < edges_.size(); ++i) {
    if (static_cast<std::ptrdiff_t>(i) != place) joined.join(edges_[i].low(), edges_[i].high());
  }
  std::ptrdiff_t i = 0;
  return kept([&](Edge edge) { return i++ != place && joined.find(edge.low()) == 0; });
}

std::vector<ColouredGraph> ColouredGraph::pieces_at_zero() const {
  // An edge belongs to the piece of its higher end. A loop at vertex 0 is a piece of its own.
  Partition joined(vertices_);
  std::size_t pieces = 0, loops = 0;
  for (const Edge edge : edges_) {
    if (edge.low() != 0) joined.join(edge.low(), edge.high());
    loops += edge.high() == 0;
  }
  // One piece is by far the most frequent case.
  if (loops == 0) {
    Vertex vertex = 1;
    while (vertex < vertices_ && joined.find(vertex) == 1) ++vertex;
    if (vertex == vertices_ && !empty()) return {*this};
  }
  PerVertex<Vertex> piece_of(vertices_, kNone);
  PerVertex<Vertex> number(vertices_, 0);
  std::vector<Vertex> sizes;
  for (Vertex vertex = 1; vertex < vertices_; ++vertex) {
    const Vertex lowest = joined.find(vertex);
    if (lowest == vertex) {
      piece_of[vertex] = static_cast<Vertex>(pieces++);
      sizes.push_back(1);
    }
    piece_of[vertex] = piece_of[lowest];
    number[vertex] = sizes[piece_of[vertex]]++;
  }

  std::vector<ColouredGraph> out(pieces + loops);
  for (std::size_t piece = 0; piece < pieces; ++piece) {
    out[piece].vertices_ = sizes[piece];
    out[piece].edges_.reserve(sizes[piece]);
  }
  for (const Edge edge : edges_) {
    const std::size_t piece = edge.high() == 0 ? pieces + --loops : piece_of[edge.high()];
    if (edge.high() == 0) out[piece].vertices_ = 1;
    out[piece].edges_.push_back(
        Edge(edge.low() == 0 ? 0 : number[edge.low()], number[edge.high()], edge.colour()));
  }
  return out;
}

ColouredGraph ColouredGraph::renumbered(std::span<const Vertex> new_number) const {
  ColouredGraph out = *this;
  for (Edge& edge : out.edges_) {
    edge = Edge(new_number[edge.low()], new_number[edge.high()], edge.colour());
  }
  std::sort(out.edges_.begin(), out.edges_.end());
  return out;
}

// The width of a vertex in 3 bits, then the edges. Each colour is stored plus one, so that graphs
// with different numbers of edges have different words.
std::optional<PositionKey> ColouredGraph::key() const {
  if (edges_.empty()) return PositionKey{};
  const auto width = static_cast<unsigned>(std::bit_width(vertices_ - 1));
  if (width > 7 || 3 + edges_.size() * (2 * width + 2) > 128) return std::nullopt;
  __extension__ using Wide = unsigned __int128;
  Wide word = 0;
  for (const Edge edge : edges_) {
    const std::uint32_t ends = edge.low() << width | edge.high();
    word = word << (2 * width + 2) | (ends << 2 | (edge.colour() + 1));
  }
  word = word << 3 | width;
  return PositionKey{static_cast<std::uint64_t>(word), static_cast<std::uint64_t>(word >> 64)};
}

Incidence::Incidence(const ColouredGraph& graph) : first_(graph.vertices() + 2) {
  for (const Edge edge : graph.edges()) {
    if (edge.is_loop()) continue;
    ++first_[edge.low() + 2];
    ++first_[edge.high() + 2];
  }
  for (std::size_t i = 2; i < first_.size(); ++i) first_[i] += first_[i - 1];
  places_.resize(first_.back());
  for (std::uint32_t place = 0; place < graph.edges().size(); ++place) {
    const Edge edge = graph.edges()[place];
    if (edge.is_loop()) continue;
    places_[first_[edge.low() + 1]++] = place;
    places_[first_[edge.high() + 1]++] = place;
  }
}

}  // namespace summand
