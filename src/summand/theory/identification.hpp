// Identification: a name for a value, guessed from what it looks like and proved by its difference.
#pragma once

#include <optional>
#include <string>

#include "summand/theory/atomic_weight.hpp"
#include "summand/theory/thermographs.hpp"

namespace summand {

// An expression of the language, and what it is worth. The value is put together from what the
// expression names.
struct NamedValue {
  std::string name;
  Value value;
};

// The first guess that holds:
//   * the standard name: number + ups + nimber, an uptimal, tiny, miny or superstar;
//   * number + multiple of up by any game + coefficients of up^2, up^3, ... + nimber + tinies and
//     minies, or a superstar;
//   * the shortest of the overheated numbers warm(x), overheat_from_zero(x, t), overheat(x, s, t),
//     perhaps with *, and number + switches + heated infinitesimals, if the thermal dissociation
//     has few parts, each of which is named likewise.
// A guess counts only if g less its value is 0. Nothing where no guess holds, or g has so many
// followers (kMostToIdentify) that differences would be expensive. Throws LimitReached.
std::optional<NamedValue> identified(Thermographs& thermographs, AtomicWeights& weights, Value g);
inline constexpr int kMostToIdentify = 2'000;

}  // namespace summand
