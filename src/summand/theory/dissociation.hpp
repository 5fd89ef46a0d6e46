// Thermal dissociation: every game is its mean and heated infinitesimals (Winning Ways ch. 6,
// "Heating").
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
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
// cooler game, of which the next is found likewise. A number has no parts. As expensive as the
// differences, which may have many more followers than g: a size limit where what is left and what
// is taken away have more than kMostSums pairs of followers.
Dissociation dissociate(Thermographs& thermographs, Value g);
inline constexpr std::uint64_t kMostSums = 100'000;

// The same, or nothing where there are more than `parts` parts, or `sums` pairs of followers in a
// difference.
std::optional<Dissociation> dissociate_few(Thermographs& thermographs, Value g, std::size_t parts,
                                           std::uint64_t sums);

// The game whose dissociation it is.
Value add_up(ValueStore& store, const Dissociation& dissociation);

}  // namespace summand
