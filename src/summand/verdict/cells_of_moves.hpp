// CellsOfMoves: the cells that the moves of a sum touch.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/verdict/sum_in_play.hpp"

namespace summand {

// The moves of a term are listed at the first question about it, unless its game finds them by
// their names. The sum must outlive this.
class CellsOfMoves {
 public:
  CellsOfMoves(const SumInPlay& sum, Player player)
      : sum_(sum), player_(player), listed_(sum.terms().size()) {}

  // The places that a legal move of the player touches, by its term and its name there: in the list
  // of the shape of its position (BoardShape::touched), or among the options of a value. None if
  // the game does not say so, and for a move of a term with too many moves to list.
  std::vector<int> of(std::size_t term, std::string_view name);
  std::vector<int> of(const TermMove& move) { return of(move.term, move.name); }

 private:
  using Listed = std::map<std::string, std::vector<int>, std::less<>>;  // by name

  Listed list(std::size_t term) const;

  const SumInPlay& sum_;
  Player player_;
  std::vector<std::optional<Listed>> listed_;  // of each term
};

}  // namespace summand
