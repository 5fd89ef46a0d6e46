// Rated moves: all first moves of a sum, and the result of each.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/analysis/value_forms.hpp"
#include "summand/analysis/value_text.hpp"
#include "summand/base/attempt.hpp"
#include "summand/verdict/oracle.hpp"

namespace summand {

struct RatedMoves {
  std::uint64_t legal = 0;       // all legal moves
  std::uint64_t winning = 0;     // of them, those that are known to win
  std::uint64_t unknown = 0;     // of them
  std::vector<RatedMove> moves;  // the wins first, then draws, unknown results and losses
};

// These moves of a player who starts. The search for each move is limited by the nodes that the
// oracle has for a question.
Attempt<std::vector<RatedMove>> rated(Oracle& oracle, const SumInPlay& sum, Player player,
                                      std::span<const TermMove> moves);

// All moves of a player who starts are rated, and `most` of them are kept. The searches of all
// moves together may use as many nodes as `most` moves alone, and the last moves stay unknown then.
// Fails if there are too many moves to list. In misère play moves have no values.
Attempt<RatedMoves> rated_moves(Oracle& oracle, const SumInPlay& sum, Player player,
                                std::size_t most);

// Adds the values that need a search, as far as they are found until `end`. An unknown fate is that
// of the value, if all values of the sum are found. Then the budget of the sum has no end of time.
// Fails if the question was cancelled. Assumes normal play.
Attempt<void> add_values(RatedMoves& moves, const SumInPlay& sum, Player player,
                         std::chrono::steady_clock::time_point end);

// What is left of the heap in which a move was made, by the name of the move. Nothing if it is
// not the name of a move in a heap.
std::optional<std::vector<std::string>> heap_after(std::string_view move);

// "win", "lose", "draw" or "unknown", for the player who makes the move.
std::string_view key_of_result(const std::optional<Fate>& fate);
void describe(Members<RatedMove>& its);

}  // namespace summand
