// The misère forms of the heaps of a taking-and-breaking game.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "summand/heaps/rules.hpp"
#include "summand/misere/misere_forms.hpp"

namespace summand {

// The form of the next heap, for the forms of all smaller heaps. Throws LimitReached.
MisereForm form_of_next_heap(MisereStore& store, const heaps::Rules& rules,
                             std::span<const MisereForm> smaller);

// The forms of the heaps 0 to `last`. Each takes as many sums as the heap has moves. The forms of
// larger heaps can grow very fast. Throws LimitReached.
std::vector<MisereForm> forms_of_heaps(MisereStore& store, const heaps::Rules& rules,
                                       std::uint64_t last);

}  // namespace summand
