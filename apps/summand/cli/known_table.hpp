// KnownTable: what summand table --resume goes on from.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string>

#include "summand/analysis/value_table.hpp"

namespace summand::program {

struct KnownTable {
  std::string path;
  ValueTable table;
  std::size_t checked = 0;  // cells that were computed again

  // How many of its cells another table begins with.
  std::size_t used(const ValueTable& other) const { return std::min(table.done(), other.done()); }

  // Computes ten cells again, chosen at random, or as many as that time allows; fails where the
  // file says something else.
  Attempt<void> check(Session& session, std::chrono::nanoseconds time);
};

}  // namespace summand::program
