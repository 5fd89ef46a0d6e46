// Moves in the notation of the paper on two colours: r and b are single chips, R and B are hills.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/games/babylon/stacks.hpp"

namespace summand::babylon {

// A hill made by the last move, and its name.
struct NewHill {
  Stack stack;
  std::string word;
};

// Returns "rrR": the upper stack first. For two stacks of one colour a single chip is first, and
// then the new hill. Assumes the colours r and b.
std::string word_of(const StackMove& move, const std::optional<NewHill>& made);
NewHill made_by(const StackMove& move, const std::optional<NewHill>& made);

// The first legal move with that name, or nullopt.
std::optional<StackMove> move_of(const Stacks& stacks, std::string_view word,
                                 const std::optional<NewHill>& made);

// The moves of a line in this notation, up to the first illegal one.
std::vector<StackMove> moves_of_words(Stacks stacks, const std::vector<std::string_view>& words);

}  // namespace summand::babylon
