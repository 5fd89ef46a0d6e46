// The laws of games, as questions about a position of any game.
//
// They compare what a game knows (parts, representatives, mirrored and impartial positions, values)
// with its moves. Games with values are compared by values; loopy games by their moves.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "summand/rules/check/values_by_moves.hpp"
#include "summand/rules/written_ruleset.hpp"
#include "summand/ruleset/any.hpp"

namespace summand {

// The game, and what the laws remember.
struct LawBench {
  LawBench(const AnyRuleset& its_game, bool its_play_may_not_end, const Budget& budget);

  const AnyRuleset& game;
  const WrittenRuleset* written;  // null for games of the library
  bool loopy;
  bool has_mirror = false;
  ValueStore store;
  Evaluators evaluators{store};
  ValuesByMoves values{store};
};

struct Law {
  std::string_view name;      // one word
  std::string_view sentence;  // what holds
  bool (*applies)(const LawBench&);
  // What is wrong with the position: empty if nothing is, nullopt if the law says nothing about it.
  // Throws LimitReached.
  std::optional<std::string> (*fault)(LawBench&, const AnyPosition&);
};

std::span<const Law> all_laws();

}  // namespace summand
