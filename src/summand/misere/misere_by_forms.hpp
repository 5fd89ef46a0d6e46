// Who wins a sum of heaps in misère play, by the canonical misère forms of the heaps. A form is
// often small where a search of the sums would be long.
#pragma once

#include <cstdint>
#include <optional>

#include "summand/misere/heaps_of_sum.hpp"
#include "summand/misere/misere_outcome.hpp"

namespace summand {

// Forms of larger heaps take too much time.
inline constexpr std::uint64_t kLargestHeapByForms = 60;

// nullopt for a larger heap, for no heaps, and for rules that cannot be read. Throws LimitReached.
std::optional<MisereVerdict> misere_verdict_by_forms(const HeapsOfSum& sum, const Budget& budget);

}  // namespace summand
