// The useful moves of heaps with too many moves to list.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "summand/ruleset/any.hpp"

namespace summand {

// Some moves of an impartial position to nimbers below its own: to the first kMostNimbers of these,
// and to those of `others`. For a position worth 0, some moves to the least nimber that it reaches.
// Moves to larger nimbers are reversible: if one of them wins a sum, another move wins, too.
// Returns nullopt if no theorem gives the nimber of the position or the results of its moves.
// Throws LimitReached.
std::optional<std::vector<AnyMove>> moves_to_nimbers(const AnyPosition& position,
                                                     Evaluators& evaluators,
                                                     std::span<const std::uint64_t> others);
inline constexpr std::uint64_t kMostNimbers = 64;

// The nimbers below `own`: the first kMostNimbers, then those of `others`.
std::vector<std::uint64_t> nimbers_below(std::uint64_t own, std::span<const std::uint64_t> others);

// The nimbers that a winning move may have to leave beside this rest. The rest must be a number,
// ups and a nimber. It is the rest's own nimber, and beside a single up or down also that with one
// added without carry (Winning Ways ch. 8).
std::vector<std::uint64_t> nimbers_wanted_beside(const ValueStore& store, Value rest);

}  // namespace summand
