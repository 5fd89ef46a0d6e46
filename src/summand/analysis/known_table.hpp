// KnownTable: the saved cells that summand table --resume starts from.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

#include "summand/analysis/value_table.hpp"

namespace summand {

struct KnownTable {
  std::string path;
  ValueTable table;
  std::size_t checked = 0;  // cells that were recomputed

  // The number of cells of the other table that are taken from this one.
  std::size_t used(const ValueTable& other) const;

  // Recomputes ten random cells, or as many as the time allows. Fails if a computed value differs
  // from the one in the file.
  Attempt<void> check(Session& session, std::chrono::nanoseconds time);
};

}  // namespace summand
