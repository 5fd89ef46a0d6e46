// Workspace: what the games of one session share: the store of values, and the evaluators with
// their memos.
#pragma once

#include "summand/ruleset/evaluators.hpp"
#include "summand/value/store.hpp"

namespace summand {

// Belongs to one thread, as its store does. Lives as long as the last game in it (shared_ptr).
struct Workspace {
  explicit Workspace(const Budget& budget = Budget(), By by = By::anything)
      : store(budget), evaluators(store, by) {}

  Budget& budget() { return store.budget(); }

  ValueStore store;
  Evaluators evaluators;
};

}  // namespace summand
