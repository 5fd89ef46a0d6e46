// Heating and overheating: every move earns something (Winning Ways ch. 6, "Heating" and
// "Overheating").
//
// Two operations are called overheating. In Winning Ways numbers are heated like all games
// (overheat_from_zero). In Berlekamp's form (overheat) an integer n becomes n copies of a game s.
// The first one is the second one with s = {t|}.
#pragma once

#include "summand/base/result.hpp"
#include "summand/value/store.hpp"

namespace summand {

// int^t G: a number is not changed, and any other game becomes {int^t G^L + t | int^t G^R - t},
// over the options of the canonical form. t is any game, usually a number, * or ^. On
// infinitesimals, cooling by a number t > 0 undoes it. It is additive on all games if t is * or ^,
// and on all-small games if t > 0 is a number. Otherwise it is not additive, because numbers are
// not heated: neither on hot games nor on infinitesimals such as tiny(1). Makes one new value for
// each follower, and its sums with t: heat(*n, 1) has about n^2 followers.
Value heat(ValueStore& store, Value g, Value t);

// The same with different earnings: a move of Left earns him s, and a move of Right earns her t
// (Winning Ways ch. 6, "Nim, Remoteness and Suspense in Hot Games").
Value heat(ValueStore& store, Value g, Value s, Value t);

// Winning Ways' int_0^t G = {int_0^t G^L + t | int_0^t G^R - t} for every G, so an integer n
// becomes n copies of {t|}. It is additive and keeps the order. Fails unless t > 0.
Result<Value> overheat_from_zero(ValueStore& store, Value g, Value t);

// Berlekamp's int_s^t G: n copies of s for an integer n, and {int_s^t G^L + t | int_s^t G^R - t}
// for any other game (Winning Ways ch. 6, "Blockbusting", after Berlekamp 1988). Fails unless s >
// 0, t > 0 and not s <= t: for s <= t it is not additive. Even then it may not be additive, for
// example for the hot s = {3|1} and t = 2. It also fails if two of a few small games show that for
// s and t.
Result<Value> overheat(ValueStore& store, Value g, Value s, Value t);

// Berlekamp's overheating from 1* to 1. It undoes chilling in Go.
Value warm(ValueStore& store, Value g);

}  // namespace summand
