// Computes tables of a family of games, on one thread or on several.
#pragma once

#include <cstddef>
#include <functional>

#include "summand/analysis/value_table.hpp"
#include "summand/base/attempt.hpp"
#include "summand/jobs/shard.hpp"
#include "summand/language/session.hpp"

namespace summand {

// What is to be done for a table, and who is told.
struct TableWork {
  CellWriting writing = CellWriting::plain;
  const ValueTable* known = nullptr;  // for the same request, but perhaps with fewer or more rows
  Shard shard{};  // the cells to compute. Known cells are taken, too, if they are not in it.
  // At most so many threads. Each one has a copy of the session and its own values, so values that
  // several cells need are computed several times. A table whose cells depend on earlier ones takes
  // one thread: those that use _ or give names before the last statement.
  unsigned threads = 1;
  // Called after each cell, by one thread at a time.
  std::function<void(const ValueTable&)> done = nullptr;
};

// Settles the axes first. Fails if no cell can be computed, with the error of the first one at its
// place in the expression. A limit other than a size limit stops the table at a cell. If no cell is
// finished then, it fails. The finished table does not depend on the number of threads.
Attempt<ValueTable> make_table(Session& session, TableRequest request, const TableWork& work = {});

// How many cells a table has when it is done: those of the shard and the known ones.
std::size_t cells_to_have(const TableRequest& request, const Shard& shard, const ValueTable* known);

}  // namespace summand
