// Steps that may fail on one rank: then they fail on all, so that no rank waits for the others.
#pragma once

#include <optional>
#include <utility>

#include "summand/base/budget.hpp"
#include "summand/base/result.hpp"
#include "summand/dist/ranks.hpp"

namespace summand::dist {

// Collective. Fails on all ranks if one fails. Only the first rank that failed has a message, so
// that it is printed once. The message of the others is empty.
inline Result<void> together(Ranks& ranks, Result<void> mine) {
  const std::uint64_t first = ranks.most(mine ? 0 : ranks.size() - ranks.rank());
  if (first == 0) return {};
  if (mine || first != ranks.size() - ranks.rank()) return fail("");
  return mine;
}

// Collective. Does the work, which is not collective. If it reaches a limit on one rank, all ranks
// throw LimitReached, and only the first of them has a message.
template <class Work>
void together(Ranks& ranks, Work&& work) {
  std::optional<LimitReached> reached;
  try {
    work();
  } catch (const LimitReached& limit) {
    reached = limit;
  }
  const std::uint64_t first = ranks.most(reached ? ranks.size() - ranks.rank() : 0);
  if (first == 0) return;
  if (reached && first == ranks.size() - ranks.rank()) reach_limit(*reached);
  reach_limit(reached ? reached->limit : Limit::interrupted, "");
}

}  // namespace summand::dist
