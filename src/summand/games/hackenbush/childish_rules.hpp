// ChildishRules: the common parts of the two childish Hackenbushes.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/boards/graph.hpp"
#include "summand/boards/graph_labelling.hpp"
#include "summand/games/hackenbush/childish.hpp"
#include "summand/games/hackenbush/colour.hpp"
#include "summand/games/hackenbush/picture.hpp"
#include "summand/games/hackenbush/shape.hpp"
#include "summand/games/hackenbush/small.hpp"
#include "summand/games/hackenbush/text.hpp"
#include "summand/games/hackenbush/theorems.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games::hackenbush {

inline constexpr std::string_view kByCount =
    "green childish pictures lose one edge a move, and all of them (Winning Ways ch. 2)";

// A game derives from it and has its own info: struct Childish : ChildishRules<Childish, true>.
// Green edges keep the childish rule, or are cut as in Hackenbush, with everything they hold.
template <class R, bool kGreenIsChildish>
struct ChildishRules {
  // As in Hackenbush: the pieces at the ground and the numbers of the vertices do not affect the
  // moves.
  static constexpr bool splits_by_moves = true;

  using Position = ColouredGraph;
  using Move = Edge;  // of equal parallel edges any one

  bool operator==(const ChildishRules&) const = default;

  template <class Visit>
  void for_each_move(const Position& graph, Player player, Visit&& visit) const {
    const std::span<const Edge> edges = graph.edges();
    const std::vector<bool> alone = falls_alone(graph);
    for (std::size_t i = 0; i < edges.size(); ++i) {
      if (i > 0 && edges[i - 1] == edges[i]) continue;
      const unsigned colour = edges[i].colour();
      const bool allowed = alone[i] || (colour == green && !kGreenIsChildish);
      if (allowed && may_delete(player, colour)) visit(edges[i]);
    }
  }

  Position play(const Position& graph, Player, Move edge) const {
    return graph.joined_to_zero_without(edge);
  }

  std::vector<Position> parts(const Position& graph) const {
    std::vector<Position> out = graph.pieces_at_zero();
    for (Position& piece : out) piece = labelled(piece, kTries);
    return out;
  }
  Position mirror(const Position& graph) const { return graph.recoloured(mirrored); }
  bool impartial(const Position& graph) const {
    return std::ranges::all_of(graph.edges(), [](Edge edge) { return edge.colour() == green; });
  }

  std::optional<Known> theorem(const Position& graph, ValueStore& store) const {
    if (impartial(graph)) {
      if (kGreenIsChildish) return Known{store.nimber(graph.edges().size() % 2), kByCount};
      return Known{store.nimber(*nimber_of_green(graph)), kByFusion};
    }
    if (const auto number = childish_value_of_stalks(graph)) {
      return Known{store.number(Dyadic(*number)), kByChildishStalk};
    }
    return std::nullopt;
  }

  std::optional<PositionKey> key(const Position& graph) const { return graph.key(); }

  // childish-hackenbush-hotchpotch(lollipop, 2, 6, 3).
  static Result<Start<R>> make(const Arguments& arguments) {
    SUMMAND_TRY(graph, lollipop(arguments));
    return Start<R>{{}, std::move(graph)};
  }

  // The small positions of Hackenbush.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    for_each_small(visit);
  }

  Result<Position> parse(std::string_view text) const { return hackenbush::parse(text); }
  std::string print(const Position& graph) const { return hackenbush::print(graph); }
  std::string print_move(const Position&, Player, Move edge) const {
    return hackenbush::print(edge);
  }
  BoardShape shape(const Position& graph) const { return hackenbush::shape(graph); }
  std::optional<ShapeLayout> layout(const Position& graph) const {
    return hackenbush::layout(graph);
  }
  std::vector<int> cells(const Position& graph, Player, Move edge) const {
    return {hackenbush::place_in_shape(graph, edge)};
  }
  Picture picture(const Position& graph) const { return hackenbush::picture(graph); }
  Figure figure(const Position& graph, Medium medium) const {
    return hackenbush::figure(graph, medium);
  }

 private:
  static constexpr int kTries = 16;
};

}  // namespace summand::games::hackenbush
