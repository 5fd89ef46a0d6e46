// Incentives: what a move is worth, whatever else is on the table (Winning Ways ch. 6, "What's in
// it for Me?").
#pragma once

#include <vector>

#include "summand/value/store.hpp"

namespace summand {

// G^L - G for every canonical option of Left, or G - G^R for those of Right, each once, in no
// particular order. None is better than another: a move is at least as good as another one in every
// sum exactly if its incentive is not less, and canonical options are not dominated. A difference
// for each option; a size limit beyond 16,777,216 of them.
std::vector<Value> incentives(ValueStore& store, Value g, Player player);

// Those of both players that none of the other player's is greater than. An order for each pair of
// a Left and a Right incentive, unless both players have the same ones.
std::vector<Value> undominated_incentives(ValueStore& store, Value g);

}  // namespace summand
