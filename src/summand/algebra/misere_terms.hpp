// MisereSum: the terms of a game for misère play, with the names of their moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "summand/algebra/game.hpp"
#include "summand/base/result.hpp"
#include "summand/misere/misere_term.hpp"

namespace summand {

struct MisereSum {
  std::vector<MisereTerm> terms;
  std::vector<std::size_t> summands;  // of each term: its place among Game::summands()
  // The move of a term, as a person writes it: the name in a position, or the option of braces or
  // of a value.
  std::string name_of(const MisereMove& move) const;

  // For each term that is written out: the texts of its options, by their sums.
  using Names = std::unordered_map<SumsOfParts::Sum, std::string>;
  std::vector<Names> options;
};

inline constexpr std::size_t kMostMisereTerms = 10'000;

// The terms as they are written: copies are separate terms, and nothing cancels. Errors name a term
// that is loopy, or that is a value of which no form is known. Throws LimitReached.
Result<MisereSum> misere_sum(const Game& game);

}  // namespace summand
