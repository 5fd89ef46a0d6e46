// Stalks: graphs that are a single path from the ground.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "summand/games/hackenbush/colour.hpp"
#include "summand/games/hackenbush/rooted.hpp"
#include "summand/games/hackenbush/theorems.hpp"

namespace summand::games::hackenbush {

namespace {

// The colours of a stalk, read from the ground. nullopt for other graphs. Linear.
std::optional<std::string> read_stalk(const ColouredGraph& graph) {
  if (graph.empty()) return std::nullopt;
  PerVertex<unsigned> degree(graph.vertices(), 0);
  for (const Edge edge : graph.edges()) {
    if (edge.is_loop()) return std::nullopt;
    if (++degree[edge.low()] > (edge.low() == 0 ? 1u : 2u) || ++degree[edge.high()] > 2) {
      return std::nullopt;
    }
  }
  const std::optional<RootedTree> tree = RootedTree::of(graph);
  if (!tree) return std::nullopt;
  std::string stalk;
  for (const Vertex vertex : tree->order) {
    if (vertex != 0) stalk += letter(tree->below[vertex].colour());
  }
  return stalk;
}

}  // namespace

std::optional<Dyadic> number_of_string(const ColouredGraph& graph) {
  const std::optional<std::string> stalk = read_stalk(graph);
  if (!stalk || stalk->contains('G')) return std::nullopt;
  return *from_sign_expansion(*stalk);  // shorter than the longest stalk that it accepts
}

namespace {

// The options of a stalk for one player are stalks that end earlier. By the colon principle the
// next edge after the shorter one compares two of them: the longer one is confused with the shorter
// one if that edge is green, greater if it is blue, and less if it is red. So only these must be
// kept: those that end below a green edge and, if no green edge follows, the last one that ends
// below an edge of the player's own colour.
class Options {
 public:
  explicit Options(char colour) : colour_(colour) {}

  void add(Value stalk, char next) {
    if (next != 'G' && next != colour_) return;
    if (last_is_own_) worthy_.pop_back();
    worthy_.push_back(stalk);
    last_is_own_ = next != 'G';
  }
  const std::vector<Value>& worthy() const { return worthy_; }

 private:
  char colour_;
  std::vector<Value> worthy_;
  bool last_is_own_ = false;
};

}  // namespace

std::optional<Value> value_of_stalk(const ColouredGraph& graph, ValueStore& store) {
  const std::optional<std::string> stalk = read_stalk(graph);
  if (!stalk) return std::nullopt;
  const std::size_t first_green = std::min(stalk->find('G'), stalk->size());
  const Dyadic number = *from_sign_expansion(std::string_view(*stalk).substr(0, first_green));

  // From the first green edge on, the stalk is all-small. It adds to the number below it like a
  // separate game (trees.cpp).
  Value value = store.zero();
  Options left('L'), right('R');
  for (std::size_t i = first_green; i < stalk->size(); ++i) {
    left.add(value, (*stalk)[i]);
    right.add(value, (*stalk)[i]);
    value = store.make(left.worthy(), right.worthy());
  }
  return store.sum(store.number(number), value);
}

}  // namespace summand::games::hackenbush
