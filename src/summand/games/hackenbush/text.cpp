#include "summand/games/hackenbush/text.hpp"

#include <algorithm>
#include <boost/unordered/unordered_flat_map.hpp>
#include <charconv>
#include <cstdint>
#include <fmt/core.h>
#include <vector>

#include "summand/boards/graph_line.hpp"
#include "summand/games/hackenbush/colour.hpp"

namespace summand::games::hackenbush {

namespace {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_separator(char c) { return c == ' ' || c == ','; }

// Reads a text from the left: the edges, and the place where each of them begins.
class GraphReader {
 public:
  explicit GraphReader(std::string_view text) : text_(text) {}
  explicit GraphReader(std::vector<Edge> edges)
      : edges_(std::move(edges)), offsets_(edges_.size(), 0) {}

  Result<ColouredGraph> read() {
    skip_separators();
    if (at_end()) return fail("there is nothing here; the ground alone is written 0", text_.size());
    stalks_ = !is_digit(text_[at_]);
    for (; !at_end(); skip_separators()) {
      if (stalks_ ? is_digit(text_[at_]) : colour_here().has_value()) {
        return fail("a position is a list of edges or a list of stalks, not a mixture", at_);
      }
      if (lone_ground()) break;
      SUMMAND_TRY(last, stalks_ ? read_stalk() : read_edge());
      static_cast<void>(last);
      if (!at_end() && !is_separator(text_[at_])) return unexpected_here();
    }
    return grounded();
  }

  // The graph of the edges so far.
  Result<ColouredGraph> grounded() const {
    ColouredGraph graph = ColouredGraph::from(edges_);
    if (!graph.empty() && !is_grounded(graph)) return hanging_edge();
    return graph;
  }

 private:
  bool at_end() const { return at_ == text_.size(); }
  void skip_separators() {
    while (!at_end() && is_separator(text_[at_])) ++at_;
  }
  // Reads the text `0` with nothing else.
  bool lone_ground() {
    if (stalks_ || !edges_.empty() || text_[at_] != '0') return false;
    std::size_t end = at_ + 1;
    while (end < text_.size() && is_separator(text_[end])) ++end;
    if (end == text_.size()) at_ = end;
    return at_end();
  }

  std::optional<unsigned> colour_here() const {
    const std::size_t colour =
        at_end() ? std::string_view::npos : std::string_view("LRG").find(text_[at_]);
    if (colour == std::string_view::npos) return std::nullopt;
    return static_cast<unsigned>(colour);
  }

  std::unexpected<Error> unexpected_here() const {
    if (at_end()) return fail("the text ends in the middle of an edge", at_);
    const char c = text_[at_];
    if (c == 'l' || c == 'r' || c == 'g') {
      return fail(fmt::format("colours are capital letters: {} instead of {}",
                              static_cast<char>(c - 'a' + 'A'), c),
                  at_);
    }
    return fail(
        stalks_ ? "expected stalks such as LRG, edges such as 0-1L, or a line such as graph6 D?{"
                : "an edge is two vertices and a colour L, R or G, such as 0-1L",
        at_);
  }

  Result<Edge> add(Vertex one, Vertex other, unsigned colour, std::size_t offset) {
    if (edges_.size() == kMostEdges) {
      return fail(fmt::format("a position has at most {} edges", kMostEdges), offset);
    }
    edges_.push_back(Edge(one, other, colour));
    offsets_.push_back(offset);
    return edges_.back();
  }

  Result<Edge> read_stalk() {
    Result<Edge> last = unexpected_here();
    for (Vertex below = 0; const std::optional<unsigned> colour = colour_here(); ++at_) {
      const Vertex above = static_cast<Vertex>(edges_.size()) + 1;
      last = add(below, above, *colour, at_);
      if (!last) return last;
      below = above;
    }
    return last;
  }

  Result<Edge> read_edge() {
    const std::size_t begin = at_;
    SUMMAND_TRY(one, read_vertex());
    if (at_end() || text_[at_] != '-') return unexpected_here();
    ++at_;
    SUMMAND_TRY(other, read_vertex());
    const std::optional<unsigned> colour = colour_here();
    if (!colour) {
      if (at_end() || is_separator(text_[at_])) {
        return fail("this edge has no colour: L, R or G", at_);
      }
      return unexpected_here();
    }
    ++at_;
    return add(one, other, *colour, begin);
  }

  Result<Vertex> read_vertex() {
    if (at_end() || !is_digit(text_[at_])) return unexpected_here();
    Vertex vertex = 0;
    const char* const first = text_.data() + at_;
    const auto [end, error] = std::from_chars(first, text_.data() + text_.size(), vertex);
    if (error != std::errc() || vertex > kMostVertex) {
      return fail(fmt::format("vertices are numbered up to {}", kMostVertex), at_);
    }
    at_ += static_cast<std::size_t>(end - first);
    return vertex;
  }

  // Whether vertex 0 exists and all edges are connected to it.
  bool is_grounded(const ColouredGraph& graph) const {
    if (std::ranges::none_of(edges_, [](Edge edge) { return edge.low() == 0; })) return false;
    Partition joined(graph.vertices());
    for (const Edge edge : graph.edges()) joined.join(edge.low(), edge.high());
    return std::ranges::all_of(graph.edges(),
                               [&](Edge edge) { return joined.find(edge.low()) == 0; });
  }

  // An error at the first edge in the text that is not connected to the ground.
  std::unexpected<Error> hanging_edge() const {
    boost::unordered_flat_map<Vertex, Vertex> numbers{{0, 0}};
    const auto number = [&](Vertex vertex) {
      return numbers.try_emplace(vertex, static_cast<Vertex>(numbers.size())).first->second;
    };
    Partition joined(2 * edges_.size() + 1);
    for (const Edge edge : edges_) joined.join(number(edge.low()), number(edge.high()));
    const auto hangs = [&](Edge edge) { return joined.find(number(edge.low())) != 0; };
    const auto edge = std::ranges::find_if(edges_, hangs);
    return fail(
        fmt::format("the edge {} is not joined to the ground (vertex 0)", hackenbush::print(*edge)),
        offsets_[static_cast<std::size_t>(edge - edges_.begin())]);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  bool stalks_ = false;
  std::vector<Edge> edges_;
  std::vector<std::size_t> offsets_;
};

Result<ColouredGraph> green_graph(const GraphLine& graph) {
  if (graph.directed) return fail("this graph has arrows, but the game is played along edges");
  if (graph.vertices == 0) return fail("vertex 0 is the ground, but this graph has no vertices");
  if (graph.edges.size() > kMostEdges) {
    return fail(fmt::format("a position has at most {} edges", kMostEdges));
  }
  std::vector<Edge> edges;
  edges.reserve(graph.edges.size());
  for (const auto [one, other] : graph.edges) edges.emplace_back(one, other, green);
  return GraphReader(std::move(edges)).grounded();
}

// Whether the vertices are numbered like those of stalks: 1, 2, 3 … upwards in each stalk, one
// stalk after another.
bool is_row_of_stalks(const ColouredGraph& graph) {
  if (graph.vertices() != graph.edges().size() + 1) return false;
  PerVertex<char> reached(graph.vertices(), 0);
  for (const Edge edge : graph.edges()) {
    const bool next = edge.low() == 0 || edge.low() + 1 == edge.high();
    if (!next || edge.is_loop() || reached[edge.high()] != 0) return false;
    reached[edge.high()] = 1;
  }
  return true;
}

std::string print_stalks(const ColouredGraph& graph) {
  PerVertex<Edge> below(graph.vertices());
  for (const Edge edge : graph.edges()) below[edge.high()] = edge;
  std::string out;
  for (Vertex vertex = 1; vertex < graph.vertices(); ++vertex) {
    if (vertex > 1 && below[vertex].low() == 0) out += ' ';
    out += letter(below[vertex].colour());
  }
  return out;
}

}  // namespace

Result<ColouredGraph> parse(std::string_view text) {
  if (auto graph = graph_in(text)) {
    if (!*graph) return std::unexpected(std::move(*graph).error());
    return position_on(**graph, green_graph);
  }
  return GraphReader(text).read();
}

std::string print(Edge edge) {
  return fmt::format("{}-{}{}", edge.low(), edge.high(), letter(edge.colour()));
}

std::string print(const ColouredGraph& graph) {
  if (graph.empty()) return "0";
  if (is_row_of_stalks(graph)) return print_stalks(graph);
  std::string out;
  for (const Edge edge : graph.edges()) {
    out += fmt::format("{}{}-{}{}", out.empty() ? "" : " ", edge.low(), edge.high(),
                       letter(edge.colour()));
  }
  return out;
}

}  // namespace summand::games::hackenbush
