#include "summand/studies/babylon/paper_words.hpp"

namespace summand::babylon {

namespace {

std::string word_of(const Stack& stack, const std::optional<NewHill>& made) {
  if (made && stack == made->stack) return made->word;
  const bool red = stack.colour == 0;
  return stack.height == 1 ? (red ? "r" : "b") : (red ? "R" : "B");
}

}  // namespace

std::string word_of(const StackMove& move, const std::optional<NewHill>& made) {
  std::string upper = word_of(move.upper, made), lower = word_of(move.lower, made);
  if (move.upper.colour != move.lower.colour) return upper + lower;
  // Two equal hills, one of which is new.
  if (move.upper == move.lower && made && move.upper == made->stack) {
    return upper + word_of(move.lower, std::nullopt);
  }
  // The order makes no difference.
  const bool lower_is_new = made && move.lower == made->stack;
  return lower_is_new && move.upper.height > 1 ? lower + upper : upper + lower;
}

NewHill made_by(const StackMove& move, const std::optional<NewHill>& made) {
  return {{move.upper.colour, move.upper.height + move.lower.height}, word_of(move, made)};
}

std::optional<StackMove> move_of(const Stacks& stacks, std::string_view word,
                                 const std::optional<NewHill>& made) {
  std::optional<StackMove> out;
  for_each_move(stacks, [&](const StackMove& move) {
    if (!out && word_of(move, made) == word) out = move;
  });
  return out;
}

std::vector<StackMove> moves_of_words(Stacks stacks, const std::vector<std::string_view>& words) {
  std::vector<StackMove> out;
  std::optional<NewHill> made;
  for (const std::string_view word : words) {
    const auto move = move_of(stacks, word, made);
    if (!move) break;
    made = made_by(*move, made);
    stacks = after(std::move(stacks), *move);
    out.push_back(*move);
  }
  return out;
}

}  // namespace summand::babylon
