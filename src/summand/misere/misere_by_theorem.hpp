// Verdicts about sums in misère play without search: by the rule of Nim, the theorem about Kayles,
// and the rule of tame games.
#pragma once

#include <optional>
#include <span>

#include "summand/base/result.hpp"
#include "summand/misere/heaps_of_sum.hpp"
#include "summand/misere/misere_verdict.hpp"

namespace summand {

// Moves are named only in sums whose moves together are at most so many.
inline constexpr std::uint64_t kMostMisereMoves = 1'000'000;

// Assumes heaps of Nim, or no heaps.
MisereVerdict misere_nim_verdict(const HeapsOfSum& sum);

// Assumes heaps of Kayles. Throws LimitReached.
MisereVerdict misere_kayles_verdict(const HeapsOfSum& sum, Budget& budget);

// nullopt if a part is not impartial or not hereditarily tame. Errors for positions that can
// repeat. Throws LimitReached.
Result<std::optional<MisereVerdict>> misere_tame_verdict(std::span<const MisereTerm> terms,
                                                         const Budget& budget);

}  // namespace summand
