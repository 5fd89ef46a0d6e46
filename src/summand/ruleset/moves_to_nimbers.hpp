// The moves worth a look, in heaps that have more than anybody would list.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "summand/ruleset/any.hpp"

namespace summand {

// Of an impartial position some moves to each nimber below its own, of the first kMostNimbers of
// these, and to those of `others`; of a position worth 0 some to the least nimber it has moves to.
// A move to a larger nimber is reversible: whoever wins a sum by one wins it by another move, too.
// Nothing where no theorem tells the nimber of the position, or it cannot tell where moves lead.
// Throws LimitReached.
std::optional<std::vector<AnyMove>> moves_to_nimbers(const AnyPosition& position,
                                                     Evaluators& evaluators,
                                                     std::span<const std::uint64_t> others);
inline constexpr std::uint64_t kMostNimbers = 64;

// Which nimbers these are, below `own`: the first kMostNimbers, and behind them those of `others`.
std::vector<std::uint64_t> nimbers_below(std::uint64_t own, std::span<const std::uint64_t> others);

// The nimbers that such a move may have to leave beside this rest, if it is a number, ups and a
// nimber: its own, and beside a single up or down that with one more or less (Winning Ways ch. 8).
std::vector<std::uint64_t> nimbers_wanted_beside(const ValueStore& store, Value rest);

}  // namespace summand
