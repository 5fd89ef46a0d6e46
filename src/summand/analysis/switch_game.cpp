#include "summand/analysis/switch_game.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <functional>
#include <iterator>
#include <utility>

#include "summand/value/symbols.hpp"

namespace summand {

SwitchSum negative(SwitchSum sum) {
  sum.mean = -sum.mean;
  return sum;
}

bool is_out_of_reach(const SwitchSum& sum) {
  Dyadic all = 1;
  unsigned fine = 0;
  for (const Dyadic& size : sum.sizes) {
    all += size;
    fine = std::max(fine, size.log2_denominator());
  }
  const auto numbers = (all * Dyadic::power_of_two(fine)).to_int64();
  std::uint64_t positions = 0, level = 1;
  for (std::size_t i = 0; i < sum.sizes.size() && positions <= kMostSwitchPositions; ++i) {
    positions += level;
    level *= 2;
    if (numbers) level = std::min(level, static_cast<std::uint64_t>(*numbers));
  }
  return positions > kMostSwitchPositions;
}

std::optional<SwitchSum> beyond_canonical_form(const Game& game) {
  std::optional<SwitchSum> out = switch_sum_of(game);
  return out && is_out_of_reach(*out) ? out : std::nullopt;
}

ValueText text_of(const SwitchSum& sum) {
  const auto words = [&](std::string_view sign, auto&& number) {
    return fmt::format("<mean {} and {} switches from {}{} to {}{}>", number(sum.mean),
                       sum.sizes.size(), sign, number(sum.sizes.back()), sign,
                       number(sum.sizes.front()));
  };
  const auto plain = [](const Dyadic& x) { return print(x); };
  return {words("+-", plain), words("±", pretty_number), false};
}

std::vector<std::string_view> kinds_of(const SwitchSum& sum) {
  std::vector<std::string_view> out{"hot"};
  if (sum.mean == 0) out.push_back("its own negative");
  // All play ends after equally many moves, in an integer of the same parity.
  Dyadic end = sum.mean + Dyadic(static_cast<std::int64_t>(sum.sizes.size()));
  bool has_parity = end.is_integer();
  for (const Dyadic& size : sum.sizes) {
    end += size;
    has_parity = has_parity && size.is_integer();
  }
  if (has_parity) out.push_back(end.half().is_integer() ? "even-tempered" : "odd-tempered");
  return out;
}

SwitchMoves::SwitchMoves(SwitchSum sum) : sum_(std::move(sum)) {
  prefixes_.reserve(sum_.sizes.size() + 1);
  prefixes_.emplace_back();
  for (std::size_t i = 0; i < sum_.sizes.size(); ++i) {
    const Dyadic& size = sum_.sizes[i];
    prefixes_.push_back(i % 2 == 0 ? prefixes_.back() + size : prefixes_.back() - size);
  }
}

bool SwitchMoves::wins(const SwitchSum& term, const SwitchSum& after, Player player) const {
  // The sizes that are removed or added. Two of one size add up to 0, so each change removes a size
  // or adds one.
  std::vector<Dyadic> changes;
  std::ranges::set_symmetric_difference(term.sizes, after.sizes, std::back_inserter(changes),
                                        std::greater<>());
  const std::vector<Dyadic>& sizes = sum_.sizes;
  std::size_t count = sizes.size(), next = 0;
  Dyadic gain;          // for the opponent, who starts now
  bool turned = false;  // whether signs are reversed from `next` on
  for (const Dyadic& change : changes) {
    const auto place = std::ranges::lower_bound(sizes, change, std::greater<>());
    const auto i = static_cast<std::size_t>(place - sizes.begin());
    const Dyadic before = alternating(next, i);
    gain += turned ? -before : before;
    if (place != sizes.end() && *place == change) {
      --count;
      next = i + 1;
    } else {
      ++count;
      gain += (i % 2 == 1) != turned ? -change : change;
      next = i;
    }
    turned = !turned;
  }
  const Dyadic rest = alternating(next, sizes.size());
  gain += turned ? -rest : rest;
  const Dyadic mean = sum_.mean - term.mean + after.mean;
  const Dyadic stop = (player == Player::left ? mean : -mean) - gain;
  // If the stop is 0, the player who moves last wins.
  return stop > 0 || (stop == 0 && count % 2 == 0);
}

}  // namespace summand
