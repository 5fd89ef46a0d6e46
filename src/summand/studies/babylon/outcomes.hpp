// Outcomes: who wins each position that can be reached from a start, by a table.
#pragma once

#include <memory>
#include <string>

#include "summand/studies/babylon/table.hpp"
#include "summand/studies/babylon/two_colours.hpp"

namespace summand::babylon {

class Outcomes {
 public:
  // Solves all positions with the chips and at most the colours of a start. Throws LimitReached,
  // also if there are more chips than tables allow.
  Outcomes(const Stacks& start, const Budget& budget, unsigned threads);

  // Whether the player to move loses. Assumes that the position can be reached from the start.
  bool lost(const Stacks& stacks) const;
  // Returns "a table of all positions of 12 chips in at most 4 colours".
  const std::string& found() const { return found_; }

 private:
  Budget budget_;
  std::string found_;
  std::unique_ptr<Partitions> partitions_;
  std::unique_ptr<TwoColours> two_;  // for one or two colours
  std::unique_ptr<Table> more_;
};

}  // namespace summand::babylon
