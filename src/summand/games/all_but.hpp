// All-but games: any number may be taken, except some (Winning Ways ch. 4).
#pragma once

#include <string>

#include "summand/heaps/heap_values.hpp"
#include "summand/heaps/names.hpp"
#include "summand/ruleset/taking.hpp"

namespace summand::games {

struct AllBut : Taking<AllBut> {
  static constexpr RulesetInfo info{
      .name = "all-but",
      .title = "All-but games",
      .rules = "A player takes counters from one heap. Their number must not be in a given set.",
      .notation =
          "all-but({1,2,5}, 30, 7) has heaps of 30 and 7, from which 3, 4, 6, 7, ... counters are "
          "taken; the set may also stand in quotes. In quotes alone, heaps from which all but 2 "
          "may be "
          "taken. The move 30->26 takes 4.",
      .source = "Winning Ways ch. 4",
      .examples = {"30,7", "4"},
  };

  heaps::SharedRules heap_rules{heaps::Code({{}, {3}, {0}}, {{3}})};  // default: all but 2

  bool operator==(const AllBut&) const = default;

  static Result<Start<AllBut>> make(const Arguments& arguments) {
    SUMMAND_TRY(set, numbers_of(arguments, "all-but({1,2,5}, 30)"));
    auto code = heaps::subtraction_game(set, true);
    if (!code) return shifted(std::move(code).error(), arguments.front().offset);
    SUMMAND_TRY(position, Heaps::make_behind_first(arguments));
    return Start<AllBut>{AllBut{{}, heaps::SharedRules(*std::move(code))}, position};
  }
  std::string print_call(const Heaps& position) const {
    const auto& digits = std::get<heaps::Code>(*heap_rules).digits();
    Heaps excepted;
    for (std::size_t i = 1; i < digits.size(); ++i) {
      if (digits[i].heaps == 0) excepted.add(i);
    }
    return "all-but(\"" + excepted.print() + "\"," + position.print() + ")";
  }
};

}  // namespace summand::games
