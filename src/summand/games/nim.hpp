// Nim. Its heaps are the values of all impartial games.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "summand/ruleset/nim_heaps.hpp"

namespace summand::games {

struct Nim : NimHeaps {
  static constexpr RulesetInfo info{
      .name = "nim",
      .title = "Nim",
      .rules = "A player takes any number of counters, at least one, from one heap.",
      .notation =
          "nim(3,5,7) has heaps of 3, 5 and 7 counters; in quotes, sizes are divided by commas or "
          "spaces. The move 5->3 leaves 3 counters of a heap of 5.",
      .source = "Bouton 1901; Winning Ways ch. 2",
      .examples = {"3,5,7", "1,2,3"},
  };

  bool operator==(const Nim&) const = default;

  std::optional<Known> theorem(const Position& heaps, ValueStore& store) const {
    return Known{store.nimber(heaps.nim_sum()), "nim heaps add without carry (Winning Ways ch. 3)"};
  }

  // nim(3, 5, 7).
  static Result<Start<Nim>> make(const Arguments& arguments) {
    SUMMAND_TRY(heaps, Heaps::make(arguments));
    return Start<Nim>{{}, heaps};
  }
  std::string print_call(const Position& heaps) const { return "nim(" + heaps.print() + ")"; }
  Picture picture(const Position& heaps) const { return heaps.picture(); }
};

}  // namespace summand::games
