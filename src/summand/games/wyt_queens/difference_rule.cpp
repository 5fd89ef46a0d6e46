#include "summand/games/wyt_queens/difference_rule.hpp"

#include <algorithm>

#include "summand/base/check.hpp"

namespace summand::games {

namespace {

__extension__ using Wide = unsigned __int128;
constexpr std::uint64_t kMost = std::uint64_t{1} << 60;

// The largest number whose square is at most `square`. Assumes that `square` is below 2^124.
std::uint64_t floor_root(Wide square) {
  std::uint64_t root = 0;
  for (std::uint64_t bit = std::uint64_t{1} << 61; bit != 0; bit >>= 1) {
    const std::uint64_t with = root | bit;
    if (static_cast<Wide>(with) * with <= square) root = with;
  }
  return root;
}

}  // namespace

std::optional<std::pair<std::uint64_t, std::uint64_t>> lost_pair(std::uint64_t n, std::uint64_t r) {
  SUMMAND_CHECK(r >= 1);
  // b(n) is greater than rn, and n sqrt(r^2 + 4) is less than n (r + 2).
  if (n >= kMost || static_cast<Wide>(n) * r >= kMost) return std::nullopt;
  const Wide m = n;
  const std::uint64_t root = floor_root(m * m * (static_cast<Wide>(r) * r + 4));
  // floor((k + s) / 2) = floor((k + floor(s)) / 2) for an integer k.
  const std::uint64_t a = (2 * n + root - r * n) / 2, b = a + r * n;
  if (b >= kMost) return std::nullopt;
  return std::pair(a, b);
}

bool is_lost_pair(std::uint64_t x, std::uint64_t y, std::uint64_t r) {
  const std::uint64_t low = std::min(x, y), difference = std::max(x, y) - low;
  if (difference % r != 0) return false;
  const auto pair = lost_pair(difference / r, r);
  return pair && pair->first == low;
}

std::optional<Membership> pair_with(std::uint64_t x, std::uint64_t r) {
  // Both a and b increase with n, so x is found in each by bisection.
  for (const bool smaller : {true, false}) {
    std::uint64_t low = 0, high = x + 1;  // a(n) >= n
    while (low < high) {
      const std::uint64_t middle = low + (high - low) / 2;
      const auto pair = lost_pair(middle, r);
      if (!pair || (smaller ? pair->first : pair->second) >= x) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    const auto pair = lost_pair(low, r);
    if (pair && (smaller ? pair->first : pair->second) == x) return Membership{low, smaller};
  }
  return std::nullopt;
}

}  // namespace summand::games
