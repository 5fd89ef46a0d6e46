// Cooling: every move is taxed, until there is nothing left to move for (Winning Ways ch. 6,
// "Cooling - and the Thermograph").
#pragma once

#include "summand/base/result.hpp"
#include "summand/theory/thermographs.hpp"

namespace summand {

// g cooled by t: {G^L cooled by t, less t | G^R cooled by t, and t}, until a smaller tax has made a
// number of it, up to an infinitesimal; from there on that number, the mean. Its stops are the
// walls of the thermograph at t. For t >= 0 it is additive, keeps the order, and cooling by s and
// then by t is cooling by s + t; below 0 it is that of the canonical form. An error for t < -1.
// One new value for each follower that is at least as hot as t, besides their thermographs.
Result<Value> cool(Thermographs& thermographs, Value g, const Dyadic& t);

// g cooled by its temperature: its mean and an infinitesimal, which is not 0 unless g is a number.
// A number stays what it is, though its temperature is below 0.
Value freeze(Thermographs& thermographs, Value g);

// g cooled by 1.
Value chill(Thermographs& thermographs, Value g);

}  // namespace summand
