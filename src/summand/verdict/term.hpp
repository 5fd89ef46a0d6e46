// Term: a game of a sum in play.
#pragma once

#include <cstdint>
#include <utility>
#include <variant>

#include "summand/ruleset/any.hpp"

namespace summand {

// A position on its board, or a game without a board, played by its canonical options.
struct Term {
  explicit Term(Value value) : what(value) {}
  Term(AnyPosition position, bool is_negated, std::uint64_t its_copies = 1)
      : what(std::move(position)), negated(is_negated), copies(its_copies) {}

  std::variant<AnyPosition, Value> what;
  bool negated = false;      // a subtracted position: each player has the other's moves
  std::uint64_t copies = 1;  // the number of copies; 1 in a SumInPlay

  const AnyPosition* position() const { return std::get_if<AnyPosition>(&what); }
  const Value* value() const { return std::get_if<Value>(&what); }
};

// Parts in which both players together have at most this many moves are evaluated. A search
// evaluates only those that take few positions, because small parts of some games have large
// values.
inline constexpr std::uint64_t kEasyMoves = 12;
inline constexpr std::size_t kEasyPositions = 8;

}  // namespace summand
