// period_search: looks for a period while a long sequence grows.
#pragma once

#include <cstdint>
#include <functional>

#include "summand/heaps/period_proof.hpp"
#include "summand/heaps/sequence.hpp"

namespace summand::heaps {

// Told how many heaps are known, several times a second.
using TellHeaps = std::function<void(std::uint64_t heaps)>;

// Makes the values of all heaps below `size` known. Throws LimitReached like the sequence.
void extend(NimSequence& sequence, std::uint64_t size, const TellHeaps& tell);

// The period that the heaps below `to` prove or show. The search stops at the first proof. If more
// values are known, all of them are used. The cost besides the values is linear in their number.
// Throws LimitReached like the sequence.
PeriodReport search_period(NimSequence& sequence, std::uint64_t to, const TellHeaps& tell);

}  // namespace summand::heaps
