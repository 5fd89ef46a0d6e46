// Prim (Winning Ways ch. 4).
#pragma once

#include <string>

#include "summand/heaps/heap_values.hpp"
#include "summand/ruleset/taking.hpp"

namespace summand::games {

struct Prim : Taking<Prim> {
  static constexpr RulesetInfo info{
      .name = "prim",
      .title = "Prim",
      .rules =
          "From a heap of n a player takes a number of counters that has no divisor in common with "
          "n "
          "but 1. A last counter may be taken, except in the other version.",
      .notation =
          "prim(12, 7) has heaps of 12 and 7; in quotes, sizes are divided by commas or spaces. In "
          "prim(keep-last, 12, 7) a heap of 1 cannot be taken. The move 12->7 takes 5.",
      .source = "Winning Ways ch. 4",
      .examples = {"12,7", "9"},
  };
  static constexpr std::uint64_t kMost = 10'000'000;

  heaps::SharedRules heap_rules{heaps::Prim{}};

  bool operator==(const Prim&) const = default;

  static Result<Start<Prim>> make(const Arguments& arguments) {
    const auto* word = arguments.empty() ? nullptr : arguments.front().get<Word>();
    if (word != nullptr && word->text != "keep-last") {
      return fail("the only word here is keep-last: a heap of 1 cannot be taken",
                  arguments.front().offset);
    }
    auto position = word != nullptr ? Heaps::make_behind_first(arguments) : Heaps::make(arguments);
    if (!position) return std::unexpected(std::move(position).error());
    SUMMAND_TRY(heaps,
                checked(*std::move(position), arguments.empty() ? 0 : arguments.back().offset));
    return Start<Prim>{Prim{{}, heaps::SharedRules(heaps::Prim{word == nullptr})}, heaps};
  }
  Result<Heaps> parse(std::string_view text) const {
    SUMMAND_TRY(position, Heaps::parse(text));
    return checked(std::move(position), 0);
  }
  std::string print_call(const Heaps& heaps) const {
    const bool keeps = !std::get<heaps::Prim>(*heap_rules).last_counter;
    return std::string(keeps ? "prim(keep-last," : "prim(") + heaps.print() + ")";
  }

 private:
  // Large heaps are refused: the value of a heap counts primes.
  static Result<Heaps> checked(Heaps heaps, std::size_t offset) {
    if (heaps.sizes().empty() || heaps.sizes().back() <= kMost) return heaps;
    return fail("a heap of Prim has at most 10000000 counters", offset);
  }
};

}  // namespace summand::games
