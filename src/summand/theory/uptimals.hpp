// Uptimals: sums of a number, a nimber and powers of up.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/value/store.hpp"

namespace summand {

// number + a_1.up + a_2.up^2 + ... + *star. The last coefficient is not 0. There is one expansion
// for each uptimal, because up^(k+1) is smaller than up^k by any factor.
struct UptimalExpansion {
  Dyadic number;
  std::vector<std::int64_t> ups;  // a_1, a_2, ...
  std::uint64_t star = 0;

  friend bool operator==(const UptimalExpansion&, const UptimalExpansion&) = default;
};

// The expansion of a value, or nullopt if the value is no uptimal. Takes one difference for each
// power in the sum. Throws LimitReached.
std::optional<UptimalExpansion> uptimal_expansion(ValueStore& store, Value g);
bool is_uptimal(ValueStore& store, Value g);

// G to the power x >= 1, for G = {0|H} in canonical form: {0 | H - (G : y)}, where 1 : y = x - 1,
// and G for x = 1 (A. N. Siegel, CGSuite 2.2-beta2, CanonicalShortGame.Pow). So the powers of up
// are the uptimals up^2, up^3, ... For a number this is not the usual power. Fails if G has other
// options, or for x < 1.
Result<Value> power_of_game(ValueStore& store, Value g, const Dyadic& x);

}  // namespace summand
