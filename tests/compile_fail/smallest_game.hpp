// A game with what the contract requires and no ability, for sources that get one ability wrong.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ruleset/abilities.hpp"

namespace summand {

struct SmallestGame {
  static constexpr RulesetInfo info{.name = "smallest-game"};
  struct Position {
    auto operator<=>(const Position&) const = default;
    friend std::uint64_t hash_value(const Position&) { return 0; }
  };
  using Move = int;

  bool operator==(const SmallestGame&) const = default;
  Position play(const Position& position, Player, Move) const { return position; }
  Result<Position> parse(std::string_view) const { return Position{}; }
  std::string print(const Position&) const { return ""; }
  std::string print_move(const Position&, Player, Move) const { return ""; }
  template <class Visit>
  void small_positions(Visit&& visit) const {
    visit(Position{});
  }
};

// The same with a list of moves.
struct SmallGame : SmallestGame {
  std::vector<Move> moves(const Position&, Player) const { return {}; }
};

}  // namespace summand
