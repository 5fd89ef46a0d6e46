// Subtraction games: only some numbers may be taken (Winning Ways ch. 4).
#pragma once

#include <string>

#include "summand/heaps/heap_values.hpp"
#include "summand/heaps/names.hpp"
#include "summand/ruleset/taking.hpp"

namespace summand::games {

struct Subtraction : Taking<Subtraction> {
  static constexpr RulesetInfo info{
      .name = "subtraction",
      .title = "Subtraction games",
      .rules = "A player takes counters from one heap. Their number must be in a given set.",
      .notation =
          "subtraction({1,2,5}, 30, 7) has heaps of 30 and 7, from which 1, 2 or 5 counters are "
          "taken; the set may also stand in quotes. In quotes alone, heaps from which 1, 2 or 3 "
          "are "
          "taken. The move 30->25 takes 5.",
      .source = "Winning Ways ch. 4",
      .examples = {"30,7", "4"},
  };

  heaps::SharedRules heap_rules{heaps::Code({{}, {3}, {3}, {3}})};  // default: 1, 2, 3

  bool operator==(const Subtraction&) const = default;

  static Result<Start<Subtraction>> make(const Arguments& arguments) {
    SUMMAND_TRY(set, numbers_of(arguments, "subtraction({1,2,5}, 30)"));
    auto code = heaps::subtraction_game(set);
    if (!code) return shifted(std::move(code).error(), arguments.front().offset);
    SUMMAND_TRY(position, Heaps::make_behind_first(arguments));
    return Start<Subtraction>{Subtraction{{}, heaps::SharedRules(*std::move(code))}, position};
  }
  std::string print_call(const Heaps& position) const {
    const auto set = heaps::subtraction_set(std::get<heaps::Code>(*heap_rules));
    return "subtraction(\"" + Heaps(set).print() + "\"," + position.print() + ")";
  }
};

}  // namespace summand::games
