// Who wins a sum with games that have entailing moves, such as Nimstring.
#pragma once

#include <optional>

#include "summand/algebra/game.hpp"
#include "summand/base/attempt.hpp"
#include "summand/verdict/winner_question.hpp"
#include "summand/verdict/winners.hpp"

namespace summand {

// The outcome of a loony position beside a game X with the nimber of its rest, from the outcome of
// that sum. The player to move chooses who moves next there, so he loses only what the other
// player wins in any case.
Outcome beside_loony(Outcome sum_with_nimber);

// nullopt for a game without such summands. In play of others the nimber of all of them stands in
// their place, which the engine asks for in turn. The winning moves are all that win, unless there
// are too many or a limit is reached. Assumes normal play. Throws nothing.
Attempt<std::optional<Winners>> winners_of_entailing(const Game& game,
                                                     const WinnerQuestion& question);

}  // namespace summand
