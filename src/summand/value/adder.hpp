// One sum of two games, with all the sums of their followers that it needs. For the .cpp files of
// this layer.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "summand/value/store.hpp"

namespace summand {

// The recursion over options may be deep, so it has its own stack. A frame adds G and H by adding
// each option of one of them to the other. The options of a number are left out (number
// translation), and then the result is already canonical.
class ValueStore::Adder {
 public:
  explicit Adder(ValueStore& store) : store_(store) {}

  // Stores the sums that it finds in the store.
  Id sum(Id g, Id h);

 private:
  struct Frame {
    Id g, h;
    bool translates;
    std::uint32_t next, lefts;  // of its terms
    std::size_t terms, end;     // where they begin, and where they end
    std::size_t results;        // where their sums begin
  };
  using Term = std::pair<Id, Id>;  // an option of the sum: the sum of these two

  Id known(Id g, Id h) const;
  void open(Id g, Id h);
  void ask_for_options(Id g, Id h, bool translates, Player player);
  Id close();

  ValueStore& store_;
  std::vector<Frame> stack_;
  std::vector<Term> terms_;
  Ids results_;
};

}  // namespace summand
