// The values of loopy games of the language.
#pragma once

#include <compare>
#include <memory>
#include <optional>
#include <string>

#include "summand/algebra/game.hpp"
#include "summand/loopy/loopy_outcome.hpp"
#include "summand/loopy/sides.hpp"

namespace summand {

// The sides of a loopy game by themselves, written onside & offside. They know no moves.
struct LoopySides {
  std::shared_ptr<Workspace> workspace;
  Sides sides;
};

// All functions throw LimitReached.

// Whether no theorem gives a value to the game: it has loony positions, or loopy ones, and no
// theorem gives their values, or theorems may not be used.
bool is_loopy(const Game& game);

// The sides of a game, or nullopt if none were found (loopy/sides.hpp). A sum has the sides that
// follow from those of its terms.
std::optional<Sides> sides_of(const Game& game);

// The sides of that many copies of a game with these sides, or nullopt if none were found.
std::optional<Sides> multiple(StopperStore& stoppers, const Sides& one, const Dyadic& count);

// Equal only if both sides are equal, and confused if the orders of the sides disagree.
std::partial_ordering compare(const StopperStore& stoppers, const Sides& g, const Sides& h);

// By the order of all finite loopy games (loopy/side_order.hpp).
std::partial_ordering compare_loopy(const Game& g, const Game& h);

// Who wins, and how fast, with draws.
LoopyEnding ending_of(const Game& game);
// Who wins a game with these sides: Left if she wins the offside, Right if he wins the onside, and
// otherwise it is a draw (Conway, "Loopy games"). The distances are 0.
LoopyEnding ending_of(const LoopySides& sides);

// The value as text: a stopper in canonical form, or both sides. A game for which no sides are
// found is printed as its graph. `limit` as for values.
std::string print_loopy(const Game& game, std::size_t limit = 1'000'000);
std::string print(const LoopySides& sides, std::size_t limit = 1'000'000);

// A stopper as a game whose form is the canonical one. A short one is a value.
Game game_of(const std::shared_ptr<Workspace>& workspace, Stopper stopper);

}  // namespace summand
