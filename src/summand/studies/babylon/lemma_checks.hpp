// The lemmas on two colours, tested on all positions to which they apply.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "summand/studies/babylon/two_colours.hpp"

namespace summand::babylon {

// A claim about positions in two colours, such as "lost for the player who moves".
struct LemmaCheck {
  std::string_view name;
  std::string_view claim;
  // A claim that is true of some positions and false of others. It shows that the condition
  // matters.
  bool mixed = false;
  bool conjecture = false;  // not proved: known only by search of these positions
  std::uint64_t positions = 0;
  std::uint64_t exceptions = 0;
  std::vector<std::string> first_exceptions = {};  // at most three positions

  bool holds() const { return mixed ? exceptions > 0 && exceptions < positions : exceptions == 0; }
};

class LemmaChecks {
 public:
  LemmaChecks();

  // Tests all claims on the positions with the chips of a table. `partitions` gives the names of
  // hills.
  void look_at(const Partitions& partitions, const TwoColours& table);

  const std::vector<LemmaCheck>& all() const { return checks_; }
  bool hold() const;

 private:
  void look_at_singles(const Partitions& partitions, const TwoColours& table);
  void look_at_even_hills(const TwoColours& table);
  void look_at_odd_hills(const TwoColours& table);
  void say(std::size_t check, bool holds, const Stacks& stacks);

  std::vector<LemmaCheck> checks_;
};

}  // namespace summand::babylon
