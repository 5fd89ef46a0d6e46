// Lasker's Nim: Nim in which a heap may be split instead (Winning Ways ch. 4).
#pragma once

#include <string>

#include "summand/heaps/heap_values.hpp"
#include "summand/ruleset/taking.hpp"

namespace summand::games {

struct Lasker : Taking<Lasker> {
  static constexpr RulesetInfo info{
      .name = "lasker",
      .title = "Lasker's Nim",
      .rules =
          "A player takes any number of counters, at least one, from one heap, or splits a heap "
          "into "
          "two without taking any.",
      .notation =
          "lasker(7, 5) has heaps of 7 and 5; in quotes, sizes are divided by commas or spaces. "
          "The "
          "move 7->5 takes two counters, 7->4,3 splits the heap.",
      .source = "Lasker 1931; Winning Ways ch. 4",
      .examples = {"7,5", "4,3"},
  };

  heaps::SharedRules heap_rules{heaps::Code({{4}}, {{3}})};

  bool operator==(const Lasker&) const = default;

  static Result<Start<Lasker>> make(const Arguments& arguments) {
    SUMMAND_TRY(position, Heaps::make(arguments));
    return Start<Lasker>{Lasker(), position};
  }
  std::string print_call(const Heaps& heaps) const { return "lasker(" + heaps.print() + ")"; }
};

}  // namespace summand::games
