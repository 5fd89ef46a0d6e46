// The useful moves of heaps with too many moves to list.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "summand/ruleset/any.hpp"

namespace summand {

// Some moves of an impartial position to each nimber below its own: to the first kMostNimbers of
// these, and to those of `others`. For a position worth 0, some moves to the least nimber that it
// reaches. Moves to larger nimbers are reversible: if one of them wins a sum, another move does
// too. Nothing if no theorem gives the nimber of the position or the results of its moves. Throws
// LimitReached.
std::optional<std::vector<AnyMove>> moves_to_nimbers(const AnyPosition& position,
                                                     Evaluators& evaluators,
                                                     std::span<const std::uint64_t> others);
inline constexpr std::uint64_t kMostNimbers = 64;

// These nimbers, below `own`: the first kMostNimbers, then those of `others`.
std::vector<std::uint64_t> nimbers_below(std::uint64_t own, std::span<const std::uint64_t> others);

// The nimbers that such a move may have to leave beside this rest, if it is a number, ups and a
// nimber: its own, and beside a single up or down that with one more or less (Winning Ways ch. 8).
std::vector<std::uint64_t> nimbers_wanted_beside(const ValueStore& store, Value rest);

}  // namespace summand
