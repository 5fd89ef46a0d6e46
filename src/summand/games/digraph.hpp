// A token on a directed graph: every finite loopy game is such a game.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/games/digraph/tokens.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

struct Digraph {
  static constexpr RulesetInfo info{
      .name = "digraph",
      .title = "Tokens on a directed graph",
      .rules =
          "A player moves a token along an arrow: one for both players, or one of his own. Several "
          "tokens may stand on a vertex, and play may go round in circles.",
      .notation =
          "In quotes, each vertex with the ends of its arrows: \"0>1,2;1>;2>0\". Arrows for one "
          "player have an L or R, as in \"0>1L,2R;1>0R\". A token stands on vertex 0, or tokens "
          "stand where it says behind a colon: \"0>1;1>2,0: 1 1\". The graph may be a line of "
          "another program: \"digraph6 &BP_: 1\". The move 0-2 takes a token from "
          "0 to 2.",
      .source = "Smith 1966; Winning Ways ch. 11",
      .examples = {"0>1,2;1>;2>0", "0>0L,1R;1>", "0>1,2;1>2;2>: 0 1", "0>1,0L;1>2,0R;2>: 1"},
  };
  static constexpr bool loopy = true;
  static constexpr bool splits_by_moves = true;

  using Vertex = digraph::Vertex;
  using Position = digraph::Tokens;
  struct Move {
    Vertex from, to;
    auto operator<=>(const Move&) const = default;
  };

  bool operator==(const Digraph&) const = default;

  template <class Visit>
  void for_each_move(const Position& position, Player player, Visit&& visit) const {
    const std::vector<Vertex>& tokens = position.tokens;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      if (i > 0 && tokens[i - 1] == tokens[i]) continue;
      for (const digraph::Arrow arrow : position.graph->from(tokens[i])) {
        if (digraph::may_use(player, arrow.whose)) visit(Move{tokens[i], arrow.to});
      }
    }
  }
  Position play(const Position& position, Player, Move move) const {
    return position.moved(move.from, move.to);
  }

  std::vector<Position> parts(const Position& position) const {
    std::vector<Position> out;
    for (const Vertex token : position.tokens) out.push_back({position.graph, {token}});
    return out;
  }
  Position mirror(const Position& position) const {
    return {std::make_shared<const digraph::Arrows>(position.graph->mirrored()), position.tokens};
  }

  // A vertex of an impartial graph that has a nimber is equal to it, beside any game: the second
  // player wins the difference in the end.
  std::optional<Known> theorem(const Position& position, ValueStore& store) const {
    const std::optional<std::uint64_t> nimber = nim_sum(position);
    if (!nimber) return std::nullopt;
    return Known{store.nimber(*nimber), "Smith's theory of impartial loopy games (Smith 1966)"};
  }

  // For impartial graphs. Each win that it leaves is nearer to the end than the last one.
  std::optional<Advice<Move>> advice(const Position& position, Player player) const {
    std::optional<Advice<Move>> out;
    std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
    for_each_move(position, player, [&](Move move) {
      const Position after = play(position, player, move);
      if (nim_sum(after) != 0) return;
      std::uint64_t places = 0;
      for (const Vertex token : after.tokens) places += after.graph->place(token);
      if (places >= least) return;
      least = places;
      out = Advice<Move>{move, "it leaves vertices of nim-sum 0, by Smith's theory"};
    });
    return out;
  }

  Result<Position> parse(std::string_view text) const { return Position::parse(text); }
  std::string print(const Position& position) const { return position.print(); }
  std::string print_move(const Position&, Player, Move move) const {
    return std::to_string(move.from) + "-" + std::to_string(move.to);
  }

  // All graphs of at most two vertices with one or two tokens, all impartial ones of three, and
  // some others of three with one token.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    using Places = std::vector<std::vector<Vertex>>;
    for_each_graph(1, 4, 1, Places{{0}, {0, 0}}, visit);
    for_each_graph(2, 4, 1, Places{{0}, {1}, {0, 0}, {0, 1}, {1, 1}}, visit);
    for_each_graph(3, 2, 1, Places{{0}, {1}, {2}, {0, 1}, {1, 2}}, visit);
    for_each_graph(3, 4, 53, Places{{0}}, visit);
  }

  BoardShape shape(const Position& position) const { return position.shape(); }
  std::vector<int> cells(const Position&, Player, Move move) const {
    if (move.from == move.to) return {static_cast<int>(move.from)};
    return {static_cast<int>(move.from), static_cast<int>(move.to)};
  }
  Picture picture(const Position& position) const { return position.picture(); }

 private:
  // The value of an impartial position without infinite vertices.
  static std::optional<std::uint64_t> nim_sum(const Position& position) {
    if (!position.graph->impartial()) return std::nullopt;
    std::uint64_t sum = 0;
    for (const Vertex token : position.tokens) {
      const std::optional<std::uint32_t> nimber = position.graph->nimber(token);
      if (!nimber) return std::nullopt;
      sum ^= *nimber;
    }
    return sum;
  }

  // Calls visit for every `step`-th graph of so many vertices and its mirror. Between two vertices
  // there is no arrow, or one for both players, and with 4 kinds also one for Left or for Right.
  template <class Visit>
  static void for_each_graph(Vertex vertices, std::uint64_t kinds, std::uint64_t step,
                             const std::vector<std::vector<Vertex>>& places, Visit& visit) {
    std::uint64_t graphs = 1;
    for (Vertex i = 0; i < vertices * vertices; ++i) graphs *= kinds;
    for (std::uint64_t number = 0; number < graphs; number += step) {
      std::vector<std::vector<digraph::Arrow>> from(vertices);
      std::uint64_t rest = number;
      for (Vertex i = 0; i < vertices * vertices; ++i, rest /= kinds) {
        constexpr digraph::Whose kWhose[] = {digraph::Whose::both, digraph::Whose::left,
                                             digraph::Whose::right};
        if (rest % kinds == 0) continue;
        from[i / vertices].push_back({i % vertices, kWhose[rest % kinds - 1]});
      }
      const auto graph = std::make_shared<const digraph::Arrows>(std::move(from));
      const auto mirrored =
          step == 1 ? nullptr : std::make_shared<const digraph::Arrows>(graph->mirrored());
      for (const std::vector<Vertex>& tokens : places) {
        visit(Position{graph, tokens});
        if (mirrored) visit(Position{mirrored, tokens});
      }
    }
  }
};

}  // namespace summand::games
