// Finds the misere quotient of a game: to a number of heaps, of all heaps, or of a set of
// positions.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/base/budget.hpp"
#include "summand/heaps/rules.hpp"
#include "summand/misere/quotient.hpp"
#include "summand/misere/quotient_finder.hpp"
#include "summand/misere/quotient_period.hpp"

namespace summand {

// The most heaps that a search looks at.
inline constexpr std::uint32_t kMostQuotientHeaps = 100'000;

struct QuotientSearch {
  std::uint32_t heaps = 0;  // look at no more heaps
  // Stop when the quotient is proved to be that of all heaps. Then the quotient may be of fewer
  // heaps.
  bool stop_at_period = true;
  // Called after each heap, if it is set, with the number of heaps and the order for them.
  std::function<void(std::uint32_t heaps, std::uint32_t order)> progress = {};
};

// What is proved about a game. If nothing stopped the search and there is no period, the quotient
// is that of the number of heaps that was asked for.
struct FoundQuotient {
  MisereQuotient quotient;  // of the heaps to quotient.heaps()
  std::vector<QuotientGrowth> growth;
  std::optional<QuotientPeriod> period;  // set: the quotient is that of all heaps
  std::optional<Failure> stopped;        // the limit that ended the search
};

// Throws nothing: a limit is in the answer. Assumes at most kMostQuotientHeaps heaps.
FoundQuotient find_quotient(const heaps::Rules& rules, const QuotientSearch& search,
                            const Budget& budget);

}  // namespace summand
