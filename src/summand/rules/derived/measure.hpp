// Measures: numbers of a position that fall with every move, which prove that play ends.
//
// A list of measures proves it if each move lowers the first one that it changes. They are found
// from the rules, so they hold on all boards, for each number of repetitions, and for all orders of
// moves.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/rules/player_rules.hpp"

namespace summand {

enum class MeasureKind : std::uint8_t {
  count,       // the sum of the weights of the cells
  coordinate,  // the same, each times the coordinate of its cell
  scan,        // the weights as a word, which is compared from one end of the board
};

using LetterWeights = std::array<int, kMostLetters>;

struct Measure {
  MeasureKind kind = MeasureKind::count;
  LetterWeights weights{};  // -1, 0 and 1
  // The coordinate grows in this direction from 1 at the edge: a side or, for rows plus columns, a
  // corner. A scan begins at the far end, and goes on along `second` where the first one ties.
  Offset first{}, second{};
  std::vector<std::size_t> rules;  // the rules of the file that it lowers, and none before it

  friend bool operator==(const Measure&, const Measure&) = default;
};

// nullopt if none was found: the game may go on for ever. That says nothing for sure, because there
// are other measures. Tries games in which moves concern up to ten letters, and counts alone for
// more than six.
std::optional<std::vector<Measure>> falling_measures(std::span<const PlayerRule> rules,
                                                     BoardKind board);

// "the sum of columns of T, minus those of F", with the signs of the letters.
std::string text_of(const Measure& measure, std::string_view signs);

}  // namespace summand
