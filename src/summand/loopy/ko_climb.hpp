// The walls of a node, or of the two nodes of a simple ko, from the walls of the nodes behind them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/result.hpp"
#include "summand/loopy/ko_wall.hpp"

namespace summand {

// Who can win a ko by ko threats elsewhere. A player whose ko stone was just taken may not take it
// back at once, unless he is the komaster. A komaster who takes back at once must resolve the ko
// with his next move: he plays to a node outside of the ko.
enum class Komaster : std::uint8_t { nobody, left, right };

// For each player, in the order left, right.
template <class T>
using OfPlayers = std::array<T, 2>;

// The best of each player's options outside of the ko at every t, before the tax: for Left the
// greatest of their Right walls, and for Right the least of their Left walls.
using KoOptions = OfPlayers<std::optional<KoWall>>;
using KoWalls = OfPlayers<KoWall>;

// One node without kos, or the two nodes of a simple ko. From the first of two Right takes the ko,
// which leads to the second, and there Left takes it. All other options are outside.
//
// The walls at t are what the game is worth to a player who starts in a rich environment: he plays
// here at the price t or there for t, and t falls slowly. From t = 0 up:
//  * a scaffold is the best option with its tax;
//  * where Left's scaffold is at least Right's, the walls are the scaffolds;
//  * elsewhere nobody gains by a move, so both walls are one mast. It stays, as t rises, unless a
//    scaffold pushes it: Left moves if his scaffold is greater, and Right if his is less.
// A player who may not take back passes, which leaves his opponent to move at the same t.
// (After the idea of Berlekamp, "The economist's view of combinatorial games". The statement is
// ours, and the tests compare it with play for coupons.)
//
// Fails if a player has no option, or if at t = 0 a move of each loses: what such a cold game is
// worth to a player is no matter of walls. Throws LimitReached.
Result<std::vector<KoWalls>> climb(std::span<const KoOptions> nodes, Komaster komaster,
                                   Budget& budget);

}  // namespace summand
