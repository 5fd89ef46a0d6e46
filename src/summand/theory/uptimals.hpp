// Uptimals: sums of a number, a nimber and powers of up.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
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

// The number, the star, a point, and a_1, a_2, ... as digits, each with - after it if it is
// negative (as CGSuite 2.2-beta2 writes it): 73/16*8.9- is 73/16 + *8 - 9.up. After 9 follow A to
// Z, and then (36). A number 0 is left out before a star.
std::string print(const UptimalExpansion& expansion);

// The expansion of a value, or nullopt if the value is no uptimal. Takes one difference for each
// power in the sum. Throws LimitReached.
std::optional<UptimalExpansion> uptimal_expansion(ValueStore& store, Value g);
bool is_uptimal(ValueStore& store, Value g);

inline constexpr std::string_view kNotAnExponent =
    "a power of a game begins at 1, as in pow(^, 1), and a sum of powers at 0";

// G : y, where 1 : y = x, and 0 for x = 0 (A. N. Siegel, CGSuite 2.2-beta2,
// CanonicalShortGame.PowTo). G is in canonical form. For an infinitesimal G = {0|H} and an integer
// x this is G + G^2 + ... + G^x. Fails for x < 0.
Result<Value> power_sum(ValueStore& store, Value g, const Dyadic& x);

// G to the power x >= 1, for G = {0|H} in canonical form: {0 | H - S}, where S is the power_sum for
// x - 1 (the same, CanonicalShortGame.Pow). So the powers of up are the uptimals up^2, up^3, ...
// For a number this is not the usual power. Fails if G has other options, or for x < 1.
Result<Value> power_of_game(ValueStore& store, Value g, const Dyadic& x);
// H. Fails if G has other options.
Result<Value> answer_to_power(ValueStore& store, Value g);

}  // namespace summand
