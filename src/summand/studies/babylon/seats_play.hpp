// Babylon around a table: what programs play, and what is known.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/several/opponent.hpp"
#include "summand/studies/babylon/seats.hpp"

namespace summand::babylon {

inline constexpr unsigned kMostSeats = 100;
// On a table: programs play games to their ends to see what comes of a move.
inline constexpr std::uint64_t kMostStacksOnTable = 200;
// Positions with more stacks are not searched to their ends for a move.
inline constexpr std::uint64_t kMostStacksLooked = 12;

// Twelve discs of four colours, as the game is sold.
SeatedBabylon::State sold_game(unsigned players);

// "player 1" is seat 0.
std::string name_of_seat(unsigned seat);

// What such a program plays for the seat to move, and why. Up to kMostStacksLooked stacks max-n is
// exact under the ranking convention, and paranoid forces the last move wherever that can be done.
// Assumes that there is a move. Throws LimitReached.
Advised<StackMove> choose(const SeatedBabylon::State& state, const summand::Opponent& opponent,
                          const Budget& budget);

// Who comes first under the convention, and who can force the last move against all others, a
// sentence a line; above kMostStacksLooked stacks that it was not searched. Throws LimitReached.
std::vector<std::string> who_comes_first(const SeatedBabylon::State& state, const Budget& budget);

// The place in the order of moves, 0 for the first, of whoever comes first: of two players by
// theorems or search, of more under the ranking convention by search. Nothing where neither says
// it. Throws LimitReached.
std::optional<unsigned> best_place(const Stacks& start, unsigned players, const Budget& budget);

// "player 2, player 1, player 3", the first place first. Assumes that the game is over.
std::string places_of(const SeatedBabylon::State& state);

// The legal move that is written so; the error says what is expected.
Result<StackMove> read_move(const SeatedBabylon::State& state, std::string_view text);

}  // namespace summand::babylon
