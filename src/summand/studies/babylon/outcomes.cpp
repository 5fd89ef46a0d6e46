#include "summand/studies/babylon/outcomes.hpp"

#include <algorithm>
#include <fmt/core.h>

namespace summand::babylon {

Outcomes::Outcomes(const Stacks& start, const Budget& budget, unsigned threads) : budget_(budget) {
  if (start.chips() > Partitions::kMostChips) {
    reach_limit(Limit::size, fmt::format("no table says who wins {}: tables have at most {} chips",
                                         start.print(), Partitions::kMostChips));
  }
  const auto chips = std::max(1u, static_cast<unsigned>(start.chips()));
  const auto colours = static_cast<unsigned>(start.colours());
  found_ = fmt::format("a table of all positions of {} chips in at most {} colours", chips,
                       std::max(colours, 2u));
  if (colours > 2) {
    more_ = std::make_unique<Table>(chips, colours, budget);
    while (more_->layers() < start.count()) more_->solve_layer(threads);
    return;
  }
  partitions_ = std::make_unique<Partitions>(chips, budget_);
  two_ = std::make_unique<TwoColours>(*partitions_, chips, budget_, threads);
}

bool Outcomes::lost(const Stacks& stacks) const {
  if (stacks.empty()) return true;
  return two_ ? two_->lost(stacks) : more_->grundy(stacks) == 0;
}

}  // namespace summand::babylon
