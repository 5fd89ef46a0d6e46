// Rated moves: all first moves of a sum, and the result of each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "summand/analysis/value_text.hpp"
#include "summand/base/attempt.hpp"
#include "summand/verdict/oracle.hpp"

namespace summand {

struct RatedMove {
  std::size_t term = 0;              // index of the term in which it is made, from 0
  std::string name;                  // as the game names it
  std::string leaves;                // the sum after it, as an expression
  std::vector<int> cells{};          // the cells that it touches on the board of its game
  std::optional<Fate> fate{};        // for the player who makes it; nothing if it is unknown
  std::string why_unknown{};         // a sentence without a full stop, if there is no fate
  std::optional<Limit> limit{};      // the limit that was reached, if fate is unknown
  std::optional<ValueText> value{};  // of the term after the move, if this needs no search
};

struct RatedMoves {
  std::uint64_t legal = 0;       // all legal moves
  std::vector<RatedMove> moves;  // the first ones
};

// The first `most` moves of a player who starts. The search for each move is limited by the nodes
// that the oracle has for a question. Fails if there are too many moves to list.
Attempt<RatedMoves> rated_moves(Oracle& oracle, const SumInPlay& sum, Player player,
                                std::size_t most);

}  // namespace summand
