// Hackenbush (John Conway; Winning Ways).
#pragma once

#include <algorithm>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/boards/graph.hpp"
#include "summand/boards/graph_labelling.hpp"
#include "summand/games/hackenbush/colour.hpp"
#include "summand/games/hackenbush/families.hpp"
#include "summand/games/hackenbush/jungle.hpp"
#include "summand/games/hackenbush/named.hpp"
#include "summand/games/hackenbush/picture.hpp"
#include "summand/games/hackenbush/redwood.hpp"
#include "summand/games/hackenbush/shape.hpp"
#include "summand/games/hackenbush/small.hpp"
#include "summand/games/hackenbush/text.hpp"
#include "summand/games/hackenbush/theorems.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

struct Hackenbush {
  static constexpr RulesetInfo info{
      .name = "hackenbush",
      .title = "Hackenbush",
      .rules =
          "Left deletes a blue edge (L) or a green one (G), Right a red one (R) or a green one; "
          "what is no longer joined to the ground (vertex 0) disappears.",
      .notation =
          "In quotes, a list of edges such as 0-1L: two vertices and a colour, L, R or G. Stalks "
          "on the ground may be written by their colours from the ground upwards, stalk by stalk: "
          "\"LRRLG\" or \"GGL R\". The ground alone is \"0\". A line of another program is a green "
          "graph: \"graph6 Bw\", \"sparse6 :BcN\". hackenbush(flower, 3, 2, 1) is a "
          "green stalk of 3 edges with 2 blue petals and a red one. Pictures by name: "
          "hackenbush(dog), hackenbush(girl), hackenbush(chair), hackenbush(table), "
          "hackenbush(bed). A move is named by the edge it deletes; the numbers in a drawing are "
          "its ends, and 0 is the ground.",
      .source = "John Conway; Winning Ways ch. 1, 2 and 7",
      .examples = {"LRRLG", "GGL R", "0-1L 1-2R 2-3G", "0-1L 0-2L 1-3R 2-3R 3-4L",
                   "0-1G 1-2G 2-3L 1-4R"},
  };

  // All edges are connected to the ground, and vertices are numbered without gaps. After a move the
  // remaining vertices are renumbered in their order.
  static constexpr bool splits_by_moves = true;

  using Position = ColouredGraph;
  // The deleted edge. Of equal parallel edges any one may be named: they are one move.
  using Move = Edge;

  bool operator==(const Hackenbush&) const = default;

  template <class Visit>
  void for_each_move(const Position& graph, Player player, Visit&& visit) const {
    const std::span<const Edge> edges = graph.edges();
    for (std::size_t i = 0; i < edges.size(); ++i) {
      const bool repeated = i > 0 && edges[i - 1] == edges[i];
      if (!repeated && hackenbush::may_delete(player, edges[i].colour())) visit(edges[i]);
    }
  }

  Position play(const Position& graph, Player, Move edge) const {
    return graph.joined_to_zero_without(edge);
  }

  // Pieces that meet only at the ground. Their vertices are numbered by their neighbourhood
  // (docs/decisions/hackenbush-memo.md).
  std::vector<Position> parts(const Position& graph) const {
    std::vector<Position> out = graph.pieces_at_zero();
    for (Position& piece : out) piece = labelled(piece, kTries);
    return out;
  }

  Position mirror(const Position& graph) const { return graph.recoloured(hackenbush::mirrored); }

  bool impartial(const Position& graph) const {
    return std::ranges::all_of(graph.edges(),
                               [](Edge edge) { return edge.colour() == hackenbush::green; });
  }

  std::optional<Known> theorem(const Position& graph, ValueStore& store) const {
    using namespace hackenbush;
    if (const auto nimber = nimber_of_green(graph)) return Known{store.nimber(*nimber), kByFusion};
    if (const auto number = number_of_string(graph))
      return Known{store.number(*number), kByBerlekamp};
    if (const auto count = count_of_own_ground(graph))
      return Known{store.number(*count), kByCounting};
    if (const auto value = value_of_stalk(graph, store)) return Known{*value, kByColon};
    if (const auto value = value_of_tree(graph, store)) return Known{*value, kByColon};
    if (const auto number = value_of_bed(graph)) return Known{store.number(*number), kByRedwoodBed};
    if (const auto outcome = outcome_of_jungle(graph, store)) return Known{*outcome, kTwoAhead};
    return std::nullopt;
  }

  // A player who is one track ahead in a jungle can get two ahead, by cutting a track of the other
  // player.
  std::optional<Advice<Move>> advice(const Position& graph, Player player) const {
    ValueStore store;
    const auto move = hackenbush::move_to_two_ahead(graph, player, store);
    if (!move) return std::nullopt;
    return Advice<Move>{move->edge, fmt::format("it leaves a jungle of atomic weight {}, by "
                                                "smallest cuts, and who is two ahead wins",
                                                move->weight)};
  }

  std::optional<PositionKey> key(const Position& graph) const { return graph.key(); }

  // One graph for each shape of at most 4 edges, and for every fifth shape of 5 edges.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    hackenbush::for_each_small(visit);
  }

  // hackenbush(flower, 3, 2, 1), hackenbush(dog).
  static Result<Start<Hackenbush>> make(const Arguments& arguments) {
    SUMMAND_TRY(graph, hackenbush::make_picture(arguments));
    return Start<Hackenbush>{{}, std::move(graph)};
  }

  Result<Position> parse(std::string_view text) const { return hackenbush::parse(text); }
  std::string print(const Position& graph) const { return hackenbush::print(graph); }
  std::string print_move(const Position&, Player, Move edge) const {
    return hackenbush::print(edge);  // 1-2L
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

}  // namespace summand::games
