#include "summand/studies/sucker/claims.hpp"

#include <algorithm>

namespace summand::sucker {

std::string_view name_of(Model model) {
  return model == Model::plain ? "plain" : model == Model::active ? "active" : "anytime";
}

std::span<const Claim> claims() {
  static constexpr Claim kClaims[] = {
      {.name = "the theorem"},
      {.name = "without subtracting the longest pile", .subtract_longest = false},
      {.name = "singletons counted as long piles", .singletons = true},
      {.name = "at least in place of more", .or_equal = true},
      {.name = "without the case of an opponent with no guard", .helpless_opponent = false},
      {.name = "without the need of a guard", .helpless_lose = false},
      {.name = "half of a pile rounded down", .halves_down = true},
      {.name = "prisoners counted as guards", .prisoners = true},
  };
  return kClaims;
}

std::uint32_t claimed(const Claim& claim, const Partitions::Sums& blue, const Partitions::Sums& red,
                      const ClaimedRow& row) {
  const auto [guards, prisoners, most, blue_active] = row;
  const auto total = [&](const Partitions::Sums& sums) {
    return (claim.halves_down ? sums.down : sums.own) + (claim.singletons ? sums.singles : 0);
  };
  const auto longest = [&](const Partitions::Sums& sums) {
    if (!claim.subtract_longest) return 0u;
    const unsigned most_own = claim.halves_down ? sums.longest_down : sums.longest_own;
    return claim.singletons && sums.singles > 0 ? std::max(most_own, 1u) : most_own;
  };
  // Blue is ahead if Red has fewer guards than this bound.
  int bound = static_cast<int>(guards + (claim.prisoners ? prisoners : 0) + total(blue)) -
              static_cast<int>(total(red));
  bound += blue_active ? static_cast<int>(longest(red)) : -static_cast<int>(longest(blue));
  if (claim.or_equal == blue_active) ++bound;  // Red to move: he loses if he is not ahead
  // The sum of Red's guards and prisoners is the same in the whole word.
  std::uint32_t ahead = below(static_cast<unsigned>(std::clamp(bound, 0, 32)));
  if (claim.prisoners) ahead = static_cast<int>(most) < bound ? ~std::uint32_t{0} : 0;
  if (blue_active) {
    if (claim.helpless_opponent) ahead |= 1;
    if (claim.helpless_lose && guards == 0) ahead = 0;
  } else {
    if (claim.helpless_opponent && guards == 0) ahead = 0;
    if (claim.helpless_lose) ahead |= 1;
  }
  return ahead & below(most + 1);
}

}  // namespace summand::sucker
