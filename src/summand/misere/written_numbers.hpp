// Nim-heaps and integers as games that are written out, for misère play.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/ruleset/sums_of_parts.hpp"

namespace summand {

// The largest number, as a nim-heap or as a number of free moves.
inline constexpr std::uint32_t kMostMisereNumber = 1024;

// The nim-heap of n. Of two heaps the smaller one is the smaller number. Assumes
// n <= kMostMisereNumber.
SumsOfParts::Sum nim_heap(SumsOfParts& sums, std::uint32_t n);

// n free moves for a player: the game {n-1|} for Left, whose option is n-1, and so on.
SumsOfParts::Sum free_moves(SumsOfParts& sums, std::uint32_t n, Player player);

// A nimber as a nim-heap, and an integer as free moves. Other values are refused: games that are
// equal in normal play can differ in misère play, so a value does not say which game is meant.
Result<SumsOfParts::Sum> misere_number(SumsOfParts& sums, ValueStore& store, Value value);
// The same by itself. Sum k of a nim-heap is the heap of k, also for 0.
Result<WrittenSum> written_misere_number(ValueStore& store, Value value);

// The nim-heaps of 0 to n, if the game is a nim-heap of n that is written out. A heap inside of it
// may be a position of Nim.
std::optional<std::vector<SumsOfParts::Sum>> nim_heaps_of(const WrittenSum& game);

}  // namespace summand
