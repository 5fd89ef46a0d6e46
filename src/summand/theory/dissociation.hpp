// Thermal dissociation: every game is the sum of its mean and of heated infinitesimals (Winning
// Ways ch. 6, "Heating").
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "summand/theory/thermographs.hpp"

namespace summand {

// int^t e for an infinitesimal e. It is e itself if t = 0.
struct HeatedInfinitesimal {
  Dyadic temperature;
  Value infinitesimal;

  friend bool operator==(const HeatedInfinitesimal&, const HeatedInfinitesimal&) = default;
};

// A game as the sum of its mean and of heated infinitesimals, none of them 0. Their temperatures
// are in falling order and are the critical ones of the game: between two of them, cooling does not
// change the form of the game. The first is the temperature of the game. The last may be 0.
struct Dissociation {
  Dyadic mean;
  std::vector<HeatedInfinitesimal> parts;

  friend bool operator==(const Dissociation&, const Dissociation&) = default;
};

// The first infinitesimal is g frozen minus its mean. It is heated and subtracted, which leaves a
// cooler game, and that is treated alike. A number has no parts. The cost is that of the
// differences, which may have many more followers than g. Reaches the size limit if the rest and
// the subtracted game have more than kMostSums pairs of followers.
Dissociation dissociate(Thermographs& thermographs, Value g);
inline constexpr std::uint64_t kMostSums = 100'000;

// The same, or nullopt if there are more than `parts` parts, or more than `sums` pairs of followers
// in a difference.
std::optional<Dissociation> dissociate_few(Thermographs& thermographs, Value g, std::size_t parts,
                                           std::uint64_t sums);

// The game whose dissociation it is.
Value add_up(ValueStore& store, const Dissociation& dissociation);

}  // namespace summand
