// KnownTable: the saved cells from which summand table --resume continues.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string>

#include "summand/analysis/value_table.hpp"

namespace summand::ask {

struct KnownTable {
  std::string path;
  ValueTable table;
  std::size_t checked = 0;  // cells that were recomputed

  // How many of its cells another table begins with.
  std::size_t used(const ValueTable& other) const { return std::min(table.done(), other.done()); }

  // Recomputes ten random cells, or as many as that time allows. Fails if the file has another
  // value.
  Attempt<void> check(Session& session, std::chrono::nanoseconds time);
};

}  // namespace summand::ask
