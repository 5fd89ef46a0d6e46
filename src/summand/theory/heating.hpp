// Heating and overheating: every move earns something (Winning Ways ch. 6, "Heating" and
// "Overheating").
//
// Two things are called overheating. In Winning Ways numbers are heated like everything else, by
// overheat_from_zero; in Berlekamp's form, overheat, an integer n becomes n copies of a game s. The
// first is the second with s = {t|}.
#pragma once

#include "summand/base/result.hpp"
#include "summand/value/store.hpp"

namespace summand {

// int^t G: a number stays what it is, anything else is {int^t G^L + t | int^t G^R - t}, over the
// options of the canonical form. Any t, mostly a number, * or ^. Cooling by a number t > 0 undoes
// it on infinitesimals. It is additive on all games where t is * or ^, and on all-small games where
// t > 0 is a number; but not otherwise, because of the numbers that it leaves alone: neither on hot
// games nor on infinitesimals such as tiny(1). One new value for each follower, and the sums of
// those with t: heat(*n, 1) has some n^2 followers.
Value heat(ValueStore& store, Value g, Value t);

// The same where a move of Left's earns him s, and one of Right's earns her t (Winning Ways ch. 6,
// "Nim, Remoteness and Suspense in Hot Games").
Value heat(ValueStore& store, Value g, Value s, Value t);

// Winning Ways' int_0^t G = {int_0^t G^L + t | int_0^t G^R - t} for every G, so that an integer n
// becomes n copies of {t|}. Additive, and keeps the order. An error unless t > 0.
Result<Value> overheat_from_zero(ValueStore& store, Value g, Value t);

// Berlekamp's int_s^t G: n copies of s for an integer n, {int_s^t G^L + t | int_s^t G^R - t} for
// anything else (Winning Ways ch. 6, "Blockbusting", after Berlekamp 1988). An error unless s > 0,
// t > 0 and not s <= t, for with s <= t it is not additive. Even then it need not be so, as with
// the hot s = {3|1} and t = 2: an error, too, where two games of a few small ones show that for s
// and t.
Result<Value> overheat(ValueStore& store, Value g, Value s, Value t);

// Berlekamp's overheating from 1* to 1, which undoes chilling in Go.
Value warm(ValueStore& store, Value g);

}  // namespace summand
