// The analysis of a game in misère play: who wins, by which moves and why, and for impartial games
// the genera and canonical forms.
#pragma once

#include <string>

#include "summand/analysis/outcome_analysis.hpp"

namespace summand {

// Assumes a question about misère play. Unless it wants a search only, there are genera and forms,
// as far as they are found in half a second.
Attempt<OutcomeAnalysis> analyze_misere(const Game& game, const WinnerQuestion& question);

struct FoundGenus {
  std::string genus;  // "3^31"
  std::uint32_t nim_value = 0, misere_nim_value = 0;
};

// The genus of an impartial game. Fails for other games.
Attempt<FoundGenus> genus_of(const Game& game);

}  // namespace summand
