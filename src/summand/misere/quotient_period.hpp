// The periodicity theorem for misere quotients: when the quotient of some heaps is that of all.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "summand/heaps/code.hpp"

namespace summand {

// From the heap `preperiod` on, the elements of heaps repeat with this period. The empty heap does
// not count: preperiod 0 means from heap 1 on, and it is never 1.
struct QuotientPeriod {
  std::uint32_t preperiod = 0;
  std::uint32_t period = 1;

  friend bool operator==(const QuotientPeriod&, const QuotientPeriod&) = default;
};

// The heaps that the theorem needs: parts * (preperiod + period) + taken, where a move takes at
// most `taken` counters and leaves at most `parts` heaps. For octal games `parts` is 2. nullopt if
// the theorem does not apply: the code must be finite, and no heaps need be unequal.
std::optional<std::uint64_t> heaps_for_period(const heaps::Code& code,
                                              const QuotientPeriod& period);

// The shortest period, and the least preperiod for it, that lasts for ever, if the theorem applies
// to the quotient of the heaps of which these are the elements (entry 0 is the empty heap).
//
// Theorem (Plambeck 2005; Plambeck and Siegel 2008): let the quotient be proved to M heaps, where M
// is at least heaps_for_period, and let the elements of h and h + period be equal for all h from
// the preperiod (but not 0) to M - period. Then the quotient is that of all heaps, and the elements
// repeat for ever. Reason: an option of a larger heap has a part above preperiod + period. It may
// be made a period smaller, so the heap has the option elements of the heap that is a period
// smaller. So its pair is in the proof already.
std::optional<QuotientPeriod> prove_quotient_period(const heaps::Code& code,
                                                    std::span<const std::uint32_t> elements);

// The heap with the same element that is 0 or the least one.
std::uint64_t reduced_heap(const QuotientPeriod& period, std::uint64_t heap);

}  // namespace summand
