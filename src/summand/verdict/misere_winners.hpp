// Who wins in misère play, by which moves, and why, by the means of misere/misere_verdict.hpp.
#pragma once

#include <functional>
#include <span>

#include "summand/algebra/game.hpp"
#include "summand/base/attempt.hpp"
#include "summand/misere/misere_verdict.hpp"
#include "summand/verdict/winner_question.hpp"
#include "summand/verdict/winners.hpp"

namespace summand {

// The terms are the summands as they are written (algebra/misere_terms.hpp). Fails for loopy games,
// and for values of which no form is known.
Attempt<Winners> winners_in_misere(const Game& game, const WinnerQuestion& question);

// The same for these terms. named(player, move) is a move of the player as a person writes it, with
// its summand. A move that several equal terms have is named once. Throws LimitReached.
using NamesMisereMoves = std::function<RatedMove(Player, const MisereMove&)>;
Result<Winners> winners_in_misere(MisereSolver& solver, std::span<const MisereTerm> terms,
                                  const WinnerQuestion& question, const NamesMisereMoves& named);

}  // namespace summand
