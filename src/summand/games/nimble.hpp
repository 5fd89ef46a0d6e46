// Nimble: nim with coins on a strip (Winning Ways ch. 2).
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "summand/ruleset/nim_heaps.hpp"

namespace summand::games {

// A coin on square n is a Nim heap of n counters, so only the words differ.
struct Nimble : NimHeaps {
  static constexpr RulesetInfo info{
      .name = "nimble",
      .title = "Nimble",
      .rules =
          "A player slides a coin any number of squares to the left, also over or onto other "
          "coins. Square 0 is the last.",
      .notation =
          "nimble(3,5,5) has a coin on square 3 and two on square 5; squares are counted "
          "from 0. In quotes, squares are divided by commas or spaces. The move 5->3 slides "
          "a coin from 5 to 3.",
      .source = "Winning Ways ch. 2",
      .examples = {"3,5,5", "1,2,3"},
  };
  bool operator==(const Nimble&) const = default;

  std::optional<Known> theorem(const Position& coins, ValueStore& store) const {
    return Known{store.nimber(coins.nim_sum()),
                 "a coin on square n is a nim-heap of n (Winning Ways ch. 2)"};
  }

  static Result<Start<Nimble>> make(const Arguments& arguments) {
    SUMMAND_TRY(coins, Heaps::make(arguments));
    return Start<Nimble>{{}, coins};
  }
  std::string print_call(const Position& coins) const { return "nimble(" + coins.print() + ")"; }

  // The strip with the number of coins on each square.
  Picture picture(const Position& coins) const {
    constexpr std::uint64_t kMostSquares = 40;
    const auto sizes = coins.sizes();
    const std::uint64_t last = sizes.empty() ? 0 : sizes.back();
    if (last >= kMostSquares) return coins.picture();
    Picture picture{.rows = 1, .columns = 2 * static_cast<int>(last) + 1, .marks = {}};
    for (std::uint64_t square = 0; square <= last; ++square) {
      const auto count = std::ranges::count(sizes, square);
      const std::string glyph = count == 0 ? "·" : count < 10 ? std::to_string(count) : "+";
      picture.marks.push_back(
          {0, 2 * static_cast<int>(square), glyph, count == 0 ? Paint::empty : Paint::either});
    }
    return picture;
  }
};

}  // namespace summand::games
