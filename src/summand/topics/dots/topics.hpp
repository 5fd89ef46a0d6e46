// The parts of the question "dots".
#pragma once

#include <string>
#include <utility>

#include "summand/ask/asking.hpp"
#include "summand/studies/dots/solver.hpp"

namespace summand::dots {

extern const ask::Question kDotsSolve, kDotsStrings;

// Reads the position of a question, which may be a picture, or in the notation of OpenSpiel. An
// error shows its place.
Attempt<Position> position_of(const ask::Asking& asking, bool openspiel = false);

// The table takes a little more than half of the memory, so that it can grow.
NetOptions net_options(const ask::Asking& asking, SearchWatch* watch);

// Why there is no solver, as a limit.
inline std::unexpected<Failure> too_large(const Error& error) {
  return failure(LimitReached{Limit::size, error.message});
}

// The boxes at the end of the player to move and of the other player, without those they have.
std::pair<int, int> shares(const Position& position, int net);

// "+2", "0" or "-2".
std::string signed_net(int net);

// "win", "tie" or "loss" of the player to move, with the boxes that both have.
std::string_view result_of(const Position& position, int net);

}  // namespace summand::dots
