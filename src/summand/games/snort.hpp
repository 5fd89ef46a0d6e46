// Snort (Simon Norton; Winning Ways).
#pragma once

#include <optional>

#include "summand/boards/tinted_graph_symmetry.hpp"
#include "summand/games/snort/theorems.hpp"
#include "summand/ruleset/tinting_game.hpp"

namespace summand::games {

struct Snort : TintingGame<KeepsAway::opponent, PieceLetters{'B', 'C'}, TintLetters{'L', 'R'}> {
  static constexpr RulesetInfo info{
      .name = "snort",
      .title = "Snort",
      .rules =
          "Left puts bulls into an empty field, Right cows; bulls and cows may not stand side by "
          "side. A field next to a taken one is left to the same player, or to nobody.",
      .notation =
          "snort(path, 7), snort(cycle, 5), snort(star, 4), snort(complete, 5) and snort(3x4), or "
          "the same in quotes, \"path 7\" and \"grid 3x4\". In quotes also rows, divided by |: . "
          "is free, # is taken or nobody's. L and R are tints, not paint: only Left, or only "
          "Right, may use such a field, and nobody has yet. A field that is taken is B (a bull "
          "of Left) or C (a cow of Right), as in a match; then the tints are b and c, and the "
          "fields beside B and C are tinted by themselves. Other farms are edges and marks: "
          "\"0-1 1-2 2-0 2L\", \"0-1 1-2 0B\"; a vertex alone is \"3\". Graphs of other programs "
          "are lines such as \"graph6 D?{\" and \"sparse6 :An\". \"L5-\" is five fields in a "
          "row, the first beside bulls. Moves are named by the vertex; on rows columns are "
          "letters and a1 is at the top left.",
      .source = "Simon Norton; Winning Ways ch. 6",
      .examples = {".......", "...|...|...", "L5R", "0-1 0-2 1-3 2-3 3L", "cycle 6"},
  };

  bool operator==(const Snort&) const = default;

  // For connected graphs.
  std::optional<Known> theorem(const Position& graph, ValueStore& store) const {
    if (const auto ends = snort::switch_by_sweeps(graph)) {
      const Value left = store.number(Dyadic(ends->left));
      const Value right = store.number(Dyadic(-ends->right));
      return Known{store.make({&left, 1}, {&right, 1}), snort::kSweeps};
    }
    if (has_answering_symmetry(graph, kKeepsAway)) return Known{store.zero(), snort::kSymmetry};
    return std::nullopt;
  }

  static Result<Start<Snort>> make(const Arguments& arguments) {
    SUMMAND_TRY(graph, TintedGraph::make(arguments));
    return Start<Snort>{{}, std::move(graph)};
  }
};

}  // namespace summand::games
