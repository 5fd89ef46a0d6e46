#include "summand/value/fingerprint.hpp"

#include <algorithm>
#include <vector>

#include "summand/base/hash.hpp"

namespace summand {

namespace {

std::uint64_t fingerprint_of(const NumberUpStar& parts, std::uint64_t seed) {
  const FixedPoint fixed = fixed_point(parts.number);
  const std::uint64_t number = seed != 0 && fixed.exact
                                   ? hash_word(static_cast<std::uint64_t>(fixed.key) + seed)
                                   : hash_value(parts.number) + seed;
  const std::uint64_t infinitesimal =
      hash_combine(static_cast<std::uint64_t>(parts.ups) + seed, parts.star);
  return std::max<std::uint64_t>(hash_combine(number, infinitesimal), 1);
}

}  // namespace

// The fingerprint, or 0 if it is unknown.
std::uint64_t Fingerprints::known(Value g) {
  if (const auto parts = store_.as_number_up_star(g)) return fingerprint_of(*parts, seed_);
  return known_.find(g);
}

// Stores list options in different orders. So the hashes of the options of a player are added.
std::uint64_t Fingerprints::of(Value g) {
  if (const std::uint64_t its = known(g); its != 0) return its;
  std::vector<Value> stack = {g};
  while (!stack.empty()) {
    store_.budget().ask();
    const Value top = stack.back();
    if (known(top) != 0) {
      stack.pop_back();
      continue;
    }
    const std::size_t height = stack.size();
    std::uint64_t sums[2] = {1 + seed_, 2 + seed_};
    for (const Player player : {Player::left, Player::right}) {
      store_.for_each_option(top, player, [&](Value option) {
        const std::uint64_t its = known(option);
        if (its == 0) stack.push_back(option);
        sums[player == Player::right] += hash_word(its);
      });
    }
    if (stack.size() > height) continue;  // options first
    known_.insert(top, std::max<std::uint64_t>(hash_combine(sums[0], hash_word(sums[1])), 1));
    stack.pop_back();
  }
  return known(g);
}

}  // namespace summand
