#include "summand/ruleset/moves_to_nimbers.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace summand {

namespace {

constexpr std::size_t kMostToANimber = 4;

}  // namespace

std::optional<std::vector<AnyMove>> moves_to_nimbers(const AnyPosition& position,
                                                     Evaluators& evaluators,
                                                     std::span<const std::uint64_t> others) {
  if (!position.impartial()) return std::nullopt;
  const auto value = position.value_by_theorem(evaluators);
  const auto own = value ? evaluators.store().as_nimber(*value) : std::nullopt;
  if (!own) return std::nullopt;
  std::vector<AnyMove> out;
  const auto add = [&](std::uint64_t nimber) {
    auto moves = position.moves_to_nimber(nimber, evaluators);
    if (!moves) return false;
    const auto count = static_cast<std::ptrdiff_t>(std::min(moves->size(), kMostToANimber));
    std::move(moves->begin(), moves->begin() + count, std::back_inserter(out));
    return true;
  };
  for (const std::uint64_t nimber : nimbers_below(*own, others)) {
    if (!add(nimber)) return std::nullopt;
  }
  for (std::uint64_t nimber = 1; out.empty() && nimber <= kMostNimbers; ++nimber) {
    if (!add(nimber)) return std::nullopt;
  }
  return out;
}

std::vector<std::uint64_t> nimbers_below(std::uint64_t own, std::span<const std::uint64_t> others) {
  std::vector<std::uint64_t> out(std::min(own, kMostNimbers));
  std::iota(out.begin(), out.end(), std::uint64_t{0});
  std::ranges::copy_if(others, std::back_inserter(out), [&](std::uint64_t nimber) {
    return nimber >= kMostNimbers && nimber < own;
  });
  return out;
}

std::vector<std::uint64_t> nimbers_wanted_beside(const ValueStore& store, Value rest) {
  const auto known = store.as_number_up_star(rest);
  if (!known) return {};
  return {known->star, known->star ^ 1};
}

}  // namespace summand
