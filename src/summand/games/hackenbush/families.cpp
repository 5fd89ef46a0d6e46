#include "summand/games/hackenbush/families.hpp"

#include <fmt/core.h>

#include "summand/games/hackenbush/colour.hpp"
#include "summand/games/hackenbush/text.hpp"

namespace summand::games::hackenbush {

Result<std::vector<std::int64_t>> family_of(const Arguments& arguments, std::string_view name,
                                            std::size_t count, std::string_view expected) {
  const std::size_t offset = arguments.empty() ? 0 : arguments[0].offset;
  const Word* word = arguments.empty() ? nullptr : arguments[0].get<Word>();
  if (word == nullptr || word->text != name || arguments.size() != count + 1) {
    return fail(fmt::format("expected a position in quotes, such as \"LRRLG\", or {}", expected),
                offset);
  }
  std::vector<std::int64_t> out;
  std::int64_t sum = 0;
  for (std::size_t i = 1; i <= count; ++i) {
    const auto* number = arguments[i].get<std::int64_t>();
    if (number == nullptr || *number < 0) {
      return fail("expected an integer that is not negative", arguments[i].offset);
    }
    const auto most = static_cast<std::int64_t>(kMostEdges);
    if (*number > most - sum) {
      return fail(fmt::format("a position has at most {} edges", kMostEdges), arguments[i].offset);
    }
    sum += *number;
    out.push_back(*number);
  }
  return out;
}

ColouredGraph flower(std::int64_t stem, std::int64_t blue_petals, std::int64_t red_petals) {
  std::vector<Edge> edges;
  const auto top = static_cast<Vertex>(stem);
  for (Vertex v = 0; v < top; ++v) edges.emplace_back(v, v + 1, green);
  for (std::int64_t i = 0; i < blue_petals + red_petals; ++i) {
    edges.emplace_back(top, top + 1 + static_cast<Vertex>(i), i < blue_petals ? blue : red);
  }
  return ColouredGraph::from(std::move(edges));
}

ColouredGraph together(const std::vector<ColouredGraph>& pictures) {
  std::vector<Edge> edges;
  Vertex above = 0;  // the last vertex so far
  for (const ColouredGraph& picture : pictures) {
    const auto moved = [&](Vertex vertex) { return vertex == 0 ? 0 : vertex + above; };
    for (const Edge edge : picture.edges()) {
      edges.emplace_back(moved(edge.low()), moved(edge.high()), edge.colour());
    }
    if (!picture.empty()) above += static_cast<Vertex>(picture.vertices()) - 1;
  }
  return ColouredGraph::from(std::move(edges));
}

}  // namespace summand::games::hackenbush
