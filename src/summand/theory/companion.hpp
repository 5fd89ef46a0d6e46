// The lattice companion: the automorphism of the games born by a day.
#pragma once

#include "summand/value/store.hpp"

namespace summand {

// The games born by day n >= 1 are a distributive lattice. Apart from the identity, one map keeps
// its order (A. N. Siegel, CGSuite 2.2-beta2, help of CanonicalShortGame.Companion). It exchanges 0
// and *, and the companion of another game has the companions of its options; in addition Left may
// move to 0 if G >= 0, and Right if G <= 0. Takes a comparison with 0 and one canonical form for
// each follower. Throws LimitReached.
Value companion(ValueStore& store, Value g);

}  // namespace summand
