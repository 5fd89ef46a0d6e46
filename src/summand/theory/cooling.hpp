// Cooling: every move is taxed until nobody wants to move (Winning Ways ch. 6, "Cooling - and the
// Thermograph").
#pragma once

#include "summand/base/result.hpp"
#include "summand/theory/thermographs.hpp"

namespace summand {

// g cooled by t: {G^L cooled by t, minus t | G^R cooled by t, plus t}. But if a smaller tax makes
// it a number plus an infinitesimal, it stays that number, the mean, from there on. Its stops are
// the walls of the thermograph at t. For t >= 0 cooling is additive and keeps the order, and
// cooling by s and then by t is cooling by s + t. Below 0 the canonical form is cooled. Fails for t
// < -1. Makes one new value for each follower that is at least as hot as t, besides their
// thermographs.
Result<Value> cool(Thermographs& thermographs, Value g, const Dyadic& t);

// g cooled by its temperature: its mean plus an infinitesimal, which is 0 only if g is a number. A
// number is not changed, although its temperature is below 0.
Value freeze(Thermographs& thermographs, Value g);

// g cooled by 1.
Value chill(Thermographs& thermographs, Value g);

}  // namespace summand
