// Loopy games as positions, so that they are added and played like boards.
#pragma once

#include <memory>

#include "summand/loopy/stopper_store.hpp"
#include "summand/ruleset/any.hpp"

namespace summand {

// A position whose moves lead to the options of the game, and have their texts as names. Throws
// LimitReached.
AnyPosition position_of(const LoopyGame& game, StopperStore& stoppers, ValueStore& values);

// Nobody writes a larger game. More positions reach the size limit.
inline constexpr std::uint32_t kMostWrittenPositions = 2'000;
void expect_few_positions(std::uint64_t positions);

// The game of such a position, or null for a position of another game.
const LoopyGame* loopy_game_of(const AnyPosition& position);

}  // namespace summand
