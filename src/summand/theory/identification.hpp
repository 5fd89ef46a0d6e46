// Identification: a name for a value. It is guessed from properties and proved by its difference.
#pragma once

#include <optional>
#include <string>

#include "summand/theory/atomic_weight.hpp"
#include "summand/theory/thermographs.hpp"

namespace summand {

// An expression of the language, and its value. The value is computed from the parts of the name.
struct NamedValue {
  std::string name;
  Value value;
};

// The first guess that is right:
// - the standard name: number + ups + nimber, an uptimal, tiny, miny or superstar;
// - number + multiple of up by any game + coefficients of up^2, up^3, ... + nimber + tinies and
//   minies, or a superstar;
// - the shortest of the overheated numbers warm(x), overheat_from_zero(x, t), overheat(x, s, t),
//   perhaps plus *, and number + switches + heated infinitesimals, if the thermal dissociation has
//   few parts and each part has a name of this kind.
// A guess counts only if g minus its value is 0. Returns nullopt if no guess is right, or if g has
// more than kMostToIdentify followers, because differences would be expensive. Throws LimitReached.
std::optional<NamedValue> identified(Thermographs& thermographs, AtomicWeights& weights, Value g);
inline constexpr int kMostToIdentify = 2'000;

}  // namespace summand
