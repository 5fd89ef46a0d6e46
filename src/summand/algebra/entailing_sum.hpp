// Sums with games that have entailing moves, such as Nimstring.
//
// A quiet position of such a game is equal to its nimber, beside any game. A loony one has no
// value: the player to move takes all that he can, or leaves a part of it, and so chooses who moves
// next in the rest. So loony(m) + loony(n) is loony(m xor n), and loony(m) + *n, too (Winning Ways,
// ch. 12 and 16, for sums of impartial games; the rule beside other games is checked by search in
// games/nimstring_test.cpp and verdict/entailing_winners_test.cpp).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "summand/algebra/game.hpp"

namespace summand {

// The error where a value is needed.
inline constexpr std::string_view kLoonyHasNoValue =
    "this game is loony, so it has no value: the player to move chooses who moves next in the "
    "rest; "
    "analyze says who wins";

// All functions throw LimitReached.

// Whether a position in it is loony.
bool has_loony(const Game& game);
// Reaches the size limit with the reason if there is one.
void refuse_loony(const Game& game);

struct EntailingSum {
  Game rest;                 // the summands of other games
  std::uint64_t nimber = 0;  // of the others together, after all captures
  bool loony = false;        // one of them is
  bool is_there = false;     // there are such summands
};
EntailingSum entailing_sum(const Game& game);

// "loony", or with partizan summands beside it "loony(2) + {1|-1}". `limit` as for values.
std::string print_loony(const Game& game, std::size_t limit);

}  // namespace summand
