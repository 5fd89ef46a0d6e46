// Thermal dissociation: every game is its mean and heated infinitesimals (Winning Ways ch. 6,
// "Heating").
#pragma once

#include <vector>

#include "summand/theory/thermographs.hpp"

namespace summand {

// int^t e for an infinitesimal e; e itself at t = 0.
struct HeatedInfinitesimal {
  Dyadic temperature;
  Value infinitesimal;

  friend bool operator==(const HeatedInfinitesimal&, const HeatedInfinitesimal&) = default;
};

// A game as the sum of its mean and of heated infinitesimals, none of them 0. Their temperatures
// fall and are the critical ones of the game: between two of them it looks alike however it is
// cooled. The first is the temperature of the game, the last may be 0.
struct Dissociation {
  Dyadic mean;
  std::vector<HeatedInfinitesimal> parts;

  friend bool operator==(const Dissociation&, const Dissociation&) = default;
};

// What g frozen is more than its mean is the first infinitesimal; heated and taken away it leaves a
// cooler game, of which the next is found likewise. A number has no parts. As dear as the
// differences, which may have many more followers than g.
Dissociation dissociate(Thermographs& thermographs, Value g);

// The game whose dissociation it is.
Value add_up(ValueStore& store, const Dissociation& dissociation);

}  // namespace summand
