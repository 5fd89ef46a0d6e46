// Who wins a game in misère play, by which moves, and why.
#pragma once

#include <cstdint>
#include <string>

#include "summand/algebra/game.hpp"
#include "summand/base/attempt.hpp"
#include "summand/misere/misere_verdict.hpp"
#include "summand/verdict/prospect.hpp"

namespace summand {

struct MisereOptions {
  bool search_only = false;                     // use no rule, theorem or quotient
  std::uint64_t most_sums = ~std::uint64_t{0};  // of a search
};

struct MisereOfGame {
  Prospect left, right;  // if Left starts; if Right starts
  MisereMeans means = MisereMeans::search;
  std::string reason;       // a clause
  bool names_moves = true;  // false if there are too many moves to try them
  std::uint64_t sums = 0;   // of a search
};

// The terms are the summands as they are written (algebra/misere_terms.hpp). Fails for
// loopy games, and for values of which no form is known.
Attempt<MisereOfGame> misere_of_game(const Game& game, const MisereOptions& options = {});

// The means of a verdict in misère play, among those of all verdicts.
constexpr Means means_of(MisereMeans means) {
  return means == MisereMeans::search ? Means::search : Means::theorem;
}

}  // namespace summand
