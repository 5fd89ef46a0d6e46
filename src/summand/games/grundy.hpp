// Grundy's game (Winning Ways ch. 4).
#pragma once

#include <string>

#include "summand/heaps/heap_values.hpp"
#include "summand/ruleset/taking.hpp"

namespace summand::games {

struct Grundy : Taking<Grundy> {
  static constexpr RulesetInfo info{
      .name = "grundy",
      .title = "Grundy's game",
      .rules = "A player splits one heap into two of different sizes.",
      .notation =
          "grundy(20, 7) has heaps of 20 and 7; in quotes, sizes are divided by commas or spaces. "
          "The "
          "move 20->13,7 splits the 20.",
      .source = "Grundy 1939; Winning Ways ch. 4",
      .examples = {"20,7", "8"},
  };

  heaps::SharedRules heap_rules{heaps::Code({{4, true}})};

  bool operator==(const Grundy&) const = default;

  static Result<Start<Grundy>> make(const Arguments& arguments) {
    SUMMAND_TRY(position, Heaps::make(arguments));
    return Start<Grundy>{Grundy(), position};
  }
  std::string print_call(const Heaps& heaps) const { return "grundy(" + heaps.print() + ")"; }
};

}  // namespace summand::games
