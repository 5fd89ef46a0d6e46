// Moves in the words of the paper on two colours: r and b are single chips, R and B hills.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/games/babylon/stacks.hpp"

namespace summand::babylon {

// A hill that the last move has made, and its word.
struct NewHill {
  Stack stack;
  std::string word;
};

// "rrR": the upper stack first; of one colour a single chip first, then the new hill. Assumes the
// colours r and b.
std::string word_of(const StackMove& move, const std::optional<NewHill>& made);
NewHill made_by(const StackMove& move, const std::optional<NewHill>& made);

// The first legal move with that word.
std::optional<StackMove> move_of(const Stacks& stacks, std::string_view word,
                                 const std::optional<NewHill>& made);

// What a line of such words plays, as far as its moves are legal.
std::vector<StackMove> moves_of_words(Stacks stacks, const std::vector<std::string_view>& words);

}  // namespace summand::babylon
