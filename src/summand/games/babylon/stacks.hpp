// Stacks: a table of stacks of chips. A stack is known by its height and the colour of its top
// chip.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/boards/board_shape.hpp"
#include "summand/draw/picture.hpp"

namespace summand::babylon {

// The letters of the colours, in the order in which starts use them.
inline constexpr std::string_view kColourLetters = "rbgyopwacdefhijklmnqstuvxz";
inline constexpr int kMostColours = 26;
// The limit for all stacks together. It ensures that no sum of heights overflows.
inline constexpr std::uint64_t kMostChips = 4'000'000'000'000'000'000;

struct Stack {
  std::uint8_t colour = 0;
  std::uint64_t height = 1;

  friend auto operator<=>(const Stack&, const Stack&) = default;
};

// A number of equal stacks.
struct Group {
  Stack stack;
  std::uint64_t count = 1;

  friend auto operator<=>(const Group&, const Group&) = default;
};

// Writes "3b".
std::string print(const Stack& stack);

// Kept as groups of equal stacks, sorted by colour and height. So 10^18 equal chips need only two
// numbers.
class Stacks {
 public:
  Stacks() = default;

  // Reads "2r 1b 1b 3g", also with commas. "40x1r" is forty stacks "1r", and "0" means no stack. In
  // two colours it also reads "<2,4;2;6,6>": 2 red and 4 blue single chips, a red hill of 2 and two
  // blue hills of 6.
  static Result<Stacks> parse(std::string_view text);
  std::string print() const;
  // That many single chips of each colour. Assumes at most kMostColours colours.
  static Stacks singles(std::span<const std::uint64_t> chips);

  std::span<const Group> groups() const { return groups_; }
  bool empty() const { return groups_.empty(); }
  std::uint64_t count() const;  // of stacks
  std::uint64_t chips() const;
  std::uint64_t count(Stack stack) const;
  int colours() const;  // the number of colours that are on top of a stack
  // The groups of one colour.
  std::span<const Group> of_colour(int colour) const;
  // The number of chips of each colour, if every stack is a single chip.
  std::optional<std::vector<std::uint64_t>> as_start() const;

  void add(Stack stack, std::uint64_t count = 1);
  // Removes a stack, which must exist.
  void remove(Stack stack);

  // The position with its colours renamed. Positions that differ only in the names of colours
  // become equal.
  Stacks unnamed() const;

  std::size_t heap_bytes() const { return groups_.size() * sizeof(Group); }

  // A picture of the stacks on a table: the letter of the top chip, and the chips below it.
  Picture picture() const;
  BoardShape shape() const;
  // The place of a stack in that shape. The stack must exist.
  int place_in_shape(Stack stack) const;

  friend bool operator==(const Stacks&, const Stacks&) = default;
  friend auto operator<=>(const Stacks&, const Stacks&) = default;
  friend std::uint64_t hash_value(const Stacks& stacks);

 private:
  std::vector<Group> groups_;
};

struct StacksHash {
  std::uint64_t operator()(const Stacks& stacks) const { return hash_value(stacks); }
};

// A stack is put on another one. The result has the colour of the upper one.
struct StackMove {
  Stack upper, lower;

  friend auto operator<=>(const StackMove&, const StackMove&) = default;
};

constexpr bool fits(const Stack& upper, const Stack& lower) {
  return upper.colour == lower.colour || upper.height == lower.height;
}

// Calls visit(move) for each legal move. Two stacks of one colour make the same stack in both
// orders, so such a move is visited once, with the lower stack on top.
template <class Visit>
void for_each_move(const Stacks& stacks, Visit&& visit) {
  const auto groups = stacks.groups();
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const Stack stack = groups[i].stack;
    if (groups[i].count > 1) visit(StackMove{stack, stack});
    for (std::size_t j = i + 1; j < groups.size(); ++j) {
      const Stack other = groups[j].stack;
      if (!fits(stack, other)) continue;
      visit(StackMove{stack, other});
      if (stack.colour != other.colour) visit(StackMove{other, stack});
    }
  }
}

Stacks after(Stacks stacks, const StackMove& move);

// Writes "1r>2b": a stack 1r is put on a stack 2b.
std::string print(const StackMove& move);
// The legal move with this text. Spaces are allowed, and either of two stacks of one colour may be
// named first. Returns nullopt for other texts.
std::optional<StackMove> read_move(const Stacks& stacks, std::string_view text);

}  // namespace summand::babylon
