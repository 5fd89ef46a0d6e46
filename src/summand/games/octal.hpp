// Games by their code: Kayles is octal("0.77", ...) or octal(kayles, ...).
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "summand/heaps/heap_values.hpp"
#include "summand/heaps/names.hpp"
#include "summand/ruleset/taking.hpp"

namespace summand::games {

struct Octal : Taking<Octal> {
  static constexpr RulesetInfo info{
      .name = "octal",
      .title = "Games by code",
      .rules =
          "The code d0.d1d2d3... says how a heap may be changed: after taking i counters from it "
          "one "
          "may leave no heap if d_i contains 1, one if it contains 2, two if it contains 4, three "
          "if "
          "it contains 8, four if it contains 16.",
      .notation =
          "octal(\"0.77\", 20, 31) has heaps of 20 and 31 in the game of the code 0.77, which is "
          "Kayles: octal(kayles, 20, 31). Digits are 0-9 and A-V, digits in brackets repeat (0.[3] "
          "is Nim), u asks for unequal heaps (4u is Grundy's game). In quotes alone, heaps of "
          "Kayles. "
          "The move 20->11,8 leaves heaps of 11 and 8.",
      .source = "Guy & Smith 1956; Winning Ways ch. 4",
      .examples = {"20,31", "5,5,1"},
  };

  heaps::SharedRules heap_rules{
      heaps::Code({{}, {7}, {7}})};  // Kayles, unless another code is given

  bool operator==(const Octal&) const = default;

  // octal("0.77", 20, 31), octal(kayles, 20, 31).
  static Result<Start<Octal>> make(const Arguments& arguments) {
    const Argument code = arguments.empty() ? Argument{std::int64_t{0}} : arguments.front();
    const auto* word = code.get<Word>();
    const auto* text = word != nullptr ? &word->text : code.get<std::string>();
    if (text == nullptr) {
      return fail("expected a code in quotes or the name of a game, such as octal(\"0.77\", 20)",
                  code.offset);
    }
    auto rules = heaps::parse_rules(*text);
    if (!rules) return shifted(std::move(rules).error(), code.offset);
    SUMMAND_TRY(position, Heaps::make_behind_first(arguments));
    return Start<Octal>{Octal{{}, heaps::SharedRules(*std::move(rules))}, position};
  }
  Result<Heaps> parse(std::string_view text) const {
    if (text.find('.') == text.npos) return Heaps::parse(text);
    return fail("behind the code stand the heaps: octal(\"0.77\", 20, 31)");
  }
  std::string print_call(const Heaps& position) const {
    return "octal(\"" + heaps::print(*heap_rules) + "\"," + position.print() + ")";
  }
};

}  // namespace summand::games
