// Incentives: what a move gains in every sum (Winning Ways ch. 6, "What's in it for Me?").
#pragma once

#include <vector>

#include "summand/value/store.hpp"

namespace summand {

// G^L - G for every canonical option of Left, or G - G^R for those of Right. Each occurs once, in
// no particular order. None is better than another: a move is at least as good as another one in
// every sum if and only if its incentive is not less, and canonical options are not dominated.
// Computes a difference for each option. Reaches the size limit beyond 16,777,216 of them.
std::vector<Value> incentives(ValueStore& store, Value g, Player player);

// The incentives of both players than which none of the other player's is greater. Takes a
// comparison for each pair of a Left and a Right incentive, unless both players have equal ones.
std::vector<Value> undominated_incentives(ValueStore& store, Value g);

}  // namespace summand
