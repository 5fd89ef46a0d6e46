#include "summand/verdict/retrograde_of_game.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
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
    RatedMove winning{places[move.summand], move.name, {}};
    const std::uint32_t distance = graph.ending(move.after, opponent(first)).distance;
    winning.reason = distance == 0 ? "ends the game"
                                   : fmt::format("ends within {} more move{}", distance,
                                                 distance == 1 ? "" : "s");
    const auto is_same = [&](const RatedMove& other) {
      return other.term == winning.term && other.name == winning.name;
    };
    if (std::ranges::none_of(out.winning, is_same)) out.winning.push_back(std::move(winning));
  }
  return out;
}

Attempt<Winners> by_retrograde(const Game& game) {
  SUMMAND_TRY(copies, copies_of(game.summands()));
  const SumGraph graph(std::move(copies.graphs), game.store().budget());
  Winners out{.means = Means::retrograde, .nodes = graph.states()};
  out.found =
      fmt::format("retrograde analysis of {} position{}", out.nodes, out.nodes == 1 ? "" : "s");
  for (const Player first : {Player::left, Player::right}) {
    out.prospect(first) = prospect(graph, copies.places, first);
  }
  return out;
}

// How many positions one copy of each summand has. Empty if one has too many to look at.
std::vector<std::uint64_t> positions_of(const std::vector<Summand>& summands) {
  auto counted = within_limits([&]() -> Attempt<std::vector<std::uint64_t>> {
    std::vector<std::uint64_t> out;
    for (const Summand& summand : summands) {
      out.push_back(loopy_game(summand.game).graph().size());
    }
    return out;
  });
  if (counted) return *std::move(counted);
  if (counted.error().limit != Limit::size) reach_limit_again(std::move(counted).error());
  return {};
}

bool are_small(const std::vector<Summand>& summands, const std::vector<std::uint64_t>& positions) {
  for (std::size_t i = 0; i < summands.size(); ++i) {
    const bool is_known = !positions.empty();
    if (is_loopy(summands[i].game) && (!is_known || positions[i] > kMostPositionsForSides)) {
      return false;
    }
  }
  return true;
}

// Whether the summands may have more positions together than retrograde analysis should look at.
bool is_large(const std::vector<Summand>& summands, const std::vector<std::uint64_t>& positions) {
  constexpr std::uint64_t kMost = 4'000'000;
  std::uint64_t product = 1;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    std::int64_t copies = summands[i].copies.abs().to_int64().value_or(64);
    for (; positions[i] > 1 && copies > 0; --copies) {
      product *= positions[i];
      if (product > kMost) return true;
    }
  }
  return false;
}

// The winners of a sum by its sides, without moves. nullopt if no sides were found.
std::optional<Winners> by_sides(const Game& game) {
  const auto found = sides_of(game);
  if (!found) return std::nullopt;
  const LoopyEnding ends = ending_of(LoopySides{game.shared_workspace(), *found});
  Winners out{
      .left = {.fate = ends.left.fate}, .right = {.fate = ends.right.fate}, .means = Means::values};
  out.found =
      "the sides of the sum; it has too many positions for retrograde analysis, which finds moves";
  return out;
}

// Retrograde analysis counts the positions of a game that is alone.
bool is_alone(const std::vector<Summand>& summands) {
  return summands.size() == 1 && summands[0].copies.abs() == Dyadic(1);
}

// The winners of a sum of many positions by its sides. nullopt for other sums.
std::optional<Winners> of_large_sum(const Game& game) {
  const std::vector<Summand> summands = game.summands();
  if (is_alone(summands)) return std::nullopt;
  const std::vector<std::uint64_t> positions = positions_of(summands);
  if (!are_small(summands, positions) || !is_large(summands, positions)) return std::nullopt;
  return by_sides(game);
}

}  // namespace

Attempt<Winners> winners_of_loopy(const Game& game) {
  return within_limits([&]() -> Attempt<Winners> {
    if (auto out = of_large_sum(game)) return *std::move(out);
    return by_retrograde(game);
  });
}

Attempt<Winners> winners_of_loopy_values(const Game& game) {
  return within_limits([&]() -> Attempt<Winners> {
    if (auto out = of_large_sum(game)) return *std::move(out);
    const LoopyEnding ends = ending_of(game);
    return Winners{.left = {.fate = ends.left.fate},
                   .right = {.fate = ends.right.fate},
                   .means = Means::retrograde};
  });
}

bool has_small_summands(const Game& game, const Winners& found) {
  const std::vector<Summand> summands = game.summands();
  const bool is_counted = is_alone(summands) && found.means == Means::retrograde;
  return are_small(summands, is_counted ? std::vector{found.nodes} : positions_of(summands));
}

}  // namespace summand
