// RulesetInfo: the description of a game, for people.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

namespace summand {

struct RulesetInfo {
  std::string_view name;      // as in expressions: "toads-and-frogs"
  std::string_view title;     // as in headings: "Toads-and-Frogs"
  std::string_view rules;     // a sentence or two
  std::string_view notation;  // how positions, calls and moves are written: a sentence or two
  std::string_view source;    // who invented it, and where it is described
  std::array<std::string_view, 6>
      examples{};  // texts of positions; empty texts at the end do not count
  // The text of a position in a file that version 0.2.0 wrote, as it is written today. Null if that
  // is the same text. See former_texts.hpp.
  std::string (*as_written_today)(std::string_view text) = nullptr;

  constexpr std::span<const std::string_view> given_examples() const {
    const auto end = std::find(examples.begin(), examples.end(), std::string_view());
    return {examples.begin(), end};
  }
};

}  // namespace summand
