// Outcomes: who wins every position that can be reached from one, by a table.
#pragma once

#include <memory>
#include <string>

#include "summand/studies/babylon/table.hpp"
#include "summand/studies/babylon/two_colours.hpp"

namespace summand::babylon {

class Outcomes {
 public:
  // Solves all positions with the chips of a start in no more colours. Throws LimitReached, also
  // where there are more chips than tables have.
  Outcomes(const Stacks& start, const Budget& budget, unsigned threads);

  // Whether the player who has to move loses. Assumes a position reached from the start.
  bool lost(const Stacks& stacks) const;
  // "a table of all positions of 12 chips in at most 4 colours".
  const std::string& found() const { return found_; }

 private:
  Budget budget_;
  std::string found_;
  std::unique_ptr<Partitions> partitions_;
  std::unique_ptr<TwoColours> two_;  // of one or two colours
  std::unique_ptr<Table> more_;
};

}  // namespace summand::babylon
