// Col (Colin Vout; Winning Ways).
#pragma once

#include <optional>

#include "summand/boards/tinted_graph_symmetry.hpp"
#include "summand/games/col/former_text.hpp"
#include "summand/games/col/theorems.hpp"
#include "summand/ruleset/tinting_game.hpp"

namespace summand::games {

struct Col : TintingGame<KeepsAway::owner, PieceLetters{'B', 'R'}, TintLetters{'b', 'r'}> {
  static constexpr RulesetInfo info{
      .name = "col",
      .title = "Col",
      .rules =
          "Left paints an empty region blue, Right red; regions side by side may not get the same "
          "colour. A region next to a painted one is left to the other player, or to nobody.",
      .notation =
          "col(grid, 3x4) or col(3x4), col(path, 7), col(cycle, 5), col(star, 4) and "
          "col(complete, 5), or the same in quotes, \"path 7\". In quotes also rows, divided by "
          "|: . is free, # is painted or nobody's. b and r are tints, not paint: such a region "
          "may only get that colour, and has none yet. B and R are painted regions, and the "
          "regions beside them are tinted by themselves. L and R without B, b and r are tints, "
          "too; R alone could be either and is refused. Other maps are edges and marks: \"0-1 "
          "1-2 2-0 2b\", \"0-1 1-2 0B\"; a vertex alone is \"3\". Graphs of other programs are "
          "lines such as \"graph6 D?{\" and \"sparse6 :An\". \"L5-\" is five regions in a row, "
          "the first beside a blue one. Moves are named by the vertex; on rows columns are "
          "letters and a1 is at the top left.",
      .source = "Colin Vout; Winning Ways ch. 2",
      .examples = {".......", "....|....|....", "b....r", "0-1 0-2 0-3 0-4", "cycle 6"},
      .as_written_today = col::as_written_today,
  };

  static constexpr bool letters_have_case = true;

  bool operator==(const Col&) const = default;

  // For connected graphs.
  std::optional<Known> theorem(const Position& graph, ValueStore& store) const {
    const auto known = [&](const col::NumberAndStar& value, std::string_view theorem) {
      const Value number = store.number(value.number);
      return Known{value.star ? store.sum(number, store.nimber(1)) : number, theorem};
    };
    if (const auto value = col::value_of_chain(graph)) return known(*value, col::kChains);
    if (const auto value = col::value_of_star(graph)) return known(*value, col::kStars);
    if (const auto value = col::value_of_complete(graph)) return known(*value, col::kCompletes);
    if (const auto value = col::value_of_cycle(graph)) return known(*value, col::kCycles);
    if (has_answering_symmetry(graph, kKeepsAway)) return Known{store.zero(), col::kSymmetry};
    return std::nullopt;
  }

  static Result<Start<Col>> make(const Arguments& arguments) {
    SUMMAND_TRY(graph, TintedGraph::make(arguments));
    return Start<Col>{{}, std::move(graph)};
  }
};

}  // namespace summand::games
