// The lemmas on two colours, tried on all positions that they speak of.
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
  // Of a claim that is known to be true of some and false of others, and is stated to say so.
  bool mixed = false;
  bool conjecture = false;  // not proved: known by search of these positions alone
  std::uint64_t positions = 0;
  std::uint64_t exceptions = 0;
  std::vector<std::string> first_exceptions = {};  // as positions, at most three

  bool holds() const { return mixed ? exceptions > 0 && exceptions < positions : exceptions == 0; }
};

class LemmaChecks {
 public:
  LemmaChecks();

  // Tries all claims on the positions with the chips of a table. In hills, `partitions` name them.
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
