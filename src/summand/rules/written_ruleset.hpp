// WrittenRuleset: a game that was read from text, for those who ask what follows from its rules.
#pragma once

#include <cstdint>
#include <string_view>

#include "summand/rules/derived_report.hpp"
#include "summand/ruleset/any.hpp"

namespace summand {

class WrittenRuleset : public AnyRuleset {
 public:
  // An ability that all of these games have, and no others.
  static constexpr std::string_view kAbility = "derived";

  // Looks for an example of a sum, which may take a second. Throws LimitReached.
  virtual DerivedReport derived() const = 0;

  virtual bool has_rows() const = 0;          // its boards may have several rows
  virtual std::uint64_t letters() const = 0;  // kinds of cells
  // The board whose letters are the digits of `fill`. The first cell has the lowest one.
  virtual AnyPosition filled(int rows, int columns, std::uint64_t fill) const = 0;
  // Of a position of this game.
  virtual AnyPosition representative(const AnyPosition& position) const = 0;
};

// Null for other games.
const WrittenRuleset* written_ruleset(const AnyRuleset& game);

}  // namespace summand
