// Babylon with several players: the moves of programs, and what is known.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/play/opponent.hpp"
#include "summand/studies/babylon/seats.hpp"

namespace summand::babylon {

inline constexpr unsigned kMostSeats = 100;
// The limit for a game with several players: programs play games to their ends to judge a move.
inline constexpr std::uint64_t kMostStacksOnTable = 200;
// For positions with more stacks, programs do not search to the end for a move.
inline constexpr std::uint64_t kMostStacksLooked = 12;

// Twelve discs of four colours, as the game is sold.
SeatedBabylon::State sold_game(unsigned players);

// Returns "player 1" for seat 0.
std::string name_of_seat(unsigned seat);

// The move of such a program for the seat to move, and its reason. For up to kMostStacksLooked
// stacks max-n is exact under the ranking convention, and paranoid forces the last move whenever
// that is possible. Assumes that there is a move. Throws LimitReached.
Advised<StackMove> choose(const SeatedBabylon::State& state, const summand::Opponent& opponent,
                          const Budget& budget);

// Who comes first under the convention, and who can force the last move against all others, with
// one sentence for each line. For more than kMostStacksLooked stacks it says that nothing was
// searched. Throws LimitReached.
std::vector<std::string> who_comes_first(const SeatedBabylon::State& state, const Budget& budget);

// The place in the order of moves, from 0, of the player who comes first. For two players it is
// found by theorems or search, for more by search under the ranking convention. Returns nullopt if
// neither finds it. Throws LimitReached.
std::optional<unsigned> best_place(const Stacks& start, unsigned players, const Budget& budget);

// Returns "player 2, player 1, player 3", with the first place first. Assumes that the game is
// over.
std::string places_of(const SeatedBabylon::State& state);

// The legal move with this text. The error says what is expected.
Result<StackMove> read_move(const SeatedBabylon::State& state, std::string_view text);

}  // namespace summand::babylon
