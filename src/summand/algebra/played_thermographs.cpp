#include "summand/algebra/played_thermographs.hpp"

#include <vector>

namespace summand {

PlayedThermographs::PlayedThermographs(const std::shared_ptr<Workspace>& workspace)
    : games_(workspace, SumsOfParts::Policy::by_value),
      sums_(games_.sums()),
      thermographs_(workspace->store, Thermographs::Bottom::zero),
      fold_(sums_),
      charge_(workspace->budget()) {}

Taxed PlayedThermographs::operator()(const Game& game) {
  return fold_.of(games_.of(game).value(), [&](Sum sum) {
    std::optional<Taxed> found = find(sum);
    if (found) {
      const std::size_t points = found->graph.left.size() + found->graph.right.size();
      charge_.add(points * sizeof(WallPoint));
    }
    return found;
  });
}

// The result, if everything that it needs is known.
std::optional<Taxed> PlayedThermographs::find(Sum sum) {
  const auto parts = sums_.parts(sum);
  if (parts.empty()) return taxed_number(0);
  if (parts.size() == 1) {
    const Value value = sums_.value(parts.front());
    return value ? taxed(thermographs_, value) : from_options(sum);
  }
  bool is_complete = true;
  auto found = without_numbers(sum, is_complete);
  return found || !is_complete ? found : from_options(sum);
}

std::optional<Taxed> PlayedThermographs::from_options(Sum sum) {
  bool is_complete = true;
  std::vector<const Taxed*> found[2];
  for (const Player player : {Player::left, Player::right}) {
    for (const Sum option : sums_.options_of_sum(sum, player)) {
      const Taxed* const its = fold_.want(option);
      is_complete = is_complete && its != nullptr;
      found[player == Player::right].push_back(its);
    }
  }
  return is_complete ? std::optional(taxed(found[0], found[1])) : std::nullopt;
}

// The result for a sum with numbers among its parts, or nullopt if there are none.
std::optional<Taxed> PlayedThermographs::without_numbers(Sum sum, bool& is_complete) {
  Dyadic numbers = 0;
  Sum rest = sum;
  const auto parts = sums_.parts(sum);
  for (const SumsOfParts::Part part : std::vector<SumsOfParts::Part>(parts.begin(), parts.end())) {
    const Sum alone = sums_.alone(part);
    const Taxed* const found = fold_.want(alone);
    is_complete = is_complete && found != nullptr;
    if (found == nullptr || !found->is_number()) continue;
    numbers += found->graph.mean;
    rest = sums_.without(rest, alone);
  }
  if (!is_complete || rest == sum) return std::nullopt;
  const Taxed* const found = fold_.want(rest);
  is_complete = found != nullptr;
  return found != nullptr ? std::optional(translated(*found, numbers)) : std::nullopt;
}

}  // namespace summand
