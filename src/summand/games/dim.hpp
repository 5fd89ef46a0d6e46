// Dim (Winning Ways ch. 4).
#pragma once

#include <string>

#include "summand/heaps/heap_values.hpp"
#include "summand/ruleset/taking.hpp"

namespace summand::games {

struct Dim : Taking<Dim> {
  static constexpr RulesetInfo info{
      .name = "dim",
      .title = "Dim",
      .rules =
          "From a heap of n a player takes a number of counters that divides n. He may take the "
          "whole heap, except in the version with proper divisors.",
      .notation =
          "dim(12, 7) has heaps of 12 and 7; in quotes, sizes are divided by commas or spaces. In "
          "dim(proper, 12, 7) a heap cannot be taken as a whole. The move 12->8 takes 4.",
      .source = "Winning Ways ch. 4",
      .examples = {"12,7", "8"},
  };
  static constexpr std::uint64_t kMost = 1'000'000'000'000;

  heaps::SharedRules heap_rules{heaps::Dim{}};

  bool operator==(const Dim&) const = default;

  static Result<Start<Dim>> make(const Arguments& arguments) {
    const auto* word = arguments.empty() ? nullptr : arguments.front().get<Word>();
    if (word != nullptr && word->text != "proper") {
      return fail("the only word here is proper: no heap can be taken as a whole",
                  arguments.front().offset);
    }
    auto position = word != nullptr ? Heaps::make_behind_first(arguments) : Heaps::make(arguments);
    if (!position) return std::unexpected(std::move(position).error());
    SUMMAND_TRY(heaps,
                checked(*std::move(position), arguments.empty() ? 0 : arguments.back().offset));
    return Start<Dim>{Dim{{}, heaps::SharedRules(heaps::Dim{word == nullptr})}, heaps};
  }
  Result<Heaps> parse(std::string_view text) const {
    SUMMAND_TRY(position, Heaps::parse(text));
    return checked(std::move(position), 0);
  }
  std::string print_call(const Heaps& heaps) const {
    const bool proper = !std::get<heaps::Dim>(*heap_rules).whole_heap;
    return std::string(proper ? "dim(proper," : "dim(") + heaps.print() + ")";
  }

 private:
  // The moves are the divisors, which take time to find.
  static Result<Heaps> checked(Heaps heaps, std::size_t offset) {
    if (heaps.sizes().empty() || heaps.sizes().back() <= kMost) return heaps;
    return fail("a heap of Dim has at most 1000000000000 counters", offset);
  }
};

}  // namespace summand::games
