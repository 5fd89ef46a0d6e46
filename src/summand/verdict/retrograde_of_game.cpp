#include "summand/verdict/retrograde_of_game.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "summand/algebra/loopy_games.hpp"
#include "summand/algebra/loopy_value.hpp"
#include "summand/search/sum_graph.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostCopies = 64;

// One copy of a summand as a graph. Values are played by their options.
Attempt<SummandGraph> graph_of(const Summand& summand) {
  const Game& game = summand.game;
  ValueStore& store = game.store();
  const AnyPosition* position = game.position();
  // Braces with loopy options are played as a game with labels.
  const bool is_written = position == nullptr && is_loopy(game);
  const Game played = is_written ? loopy_position(game.shared_workspace(), loopy_game(game)) : game;
  position = played.position();
  SummandGraph graph = position != nullptr ? SummandGraph(*position, store.budget())
                                           : SummandGraph(store, played.value());
  if (summand.copies.sign() < 0) return std::move(graph).negated();
  return graph;
}

// The copies of all summands, each with the index of its summand.
struct CopiesOfAll {
  std::vector<SummandGraph> graphs;
  std::vector<std::size_t> places;
};

Attempt<CopiesOfAll> copies_of(const std::vector<Summand>& summands) {
  CopiesOfAll out;
  for (std::size_t i = 0; i < summands.size(); ++i) {
    const Dyadic count = summands[i].copies.sign() < 0 ? -summands[i].copies : summands[i].copies;
    if (count > Dyadic(static_cast<std::int64_t>(kMostCopies))) {
      return failure(
          Error{fmt::format("more than {} copies of a summand cannot be searched", kMostCopies)});
    }
    for (std::int64_t copy = 0; copy < *count.to_int64(); ++copy) {
      auto graph = graph_of(summands[i]);
      if (!graph) return std::unexpected(std::move(graph).error());
      out.graphs.push_back(*std::move(graph));
      out.places.push_back(i);
    }
  }
  return out;
}

Prospect prospect(const SumGraph& graph, const std::vector<std::size_t>& places, Player first) {
  const Ending ending = graph.ending(graph.start(), first);
  Prospect out{.fate = ending.fate};
  if (ending.fate != Fate::draw) out.distance = ending.distance;
  for (const SumGraph::Move& move : graph.winning_moves(graph.start(), first)) {
    WinningMove winning{places[move.summand], move.name, {}};
    const std::uint32_t distance = graph.ending(move.after, opponent(first)).distance;
    winning.reason = distance == 0 ? "ends the game"
                                   : fmt::format("ends within {} more move{}", distance,
                                                 distance == 1 ? "" : "s");
    const auto is_same = [&](const WinningMove& other) {
      return other.summand == winning.summand && other.name == winning.name;
    };
    if (std::ranges::none_of(out.winning, is_same)) out.winning.push_back(std::move(winning));
  }
  return out;
}

}  // namespace

Attempt<RetrogradeWinners> winners_by_retrograde(const Game& game) {
  return within_limits([&]() -> Attempt<RetrogradeWinners> {
    SUMMAND_TRY(copies, copies_of(game.summands()));
    const SumGraph graph(std::move(copies.graphs), game.store().budget());
    return RetrogradeWinners{.left = prospect(graph, copies.places, Player::left),
                             .right = prospect(graph, copies.places, Player::right),
                             .sums = graph.states()};
  });
}

}  // namespace summand
