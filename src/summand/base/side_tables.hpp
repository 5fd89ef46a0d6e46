// SideTables: results about games beside their values, computed once for each set of rules.
#pragma once

#include <memory>
#include <utility>

#include "summand/base/budget.hpp"
#include "summand/base/guard.hpp"
#include "summand/base/mutex.hpp"
#include "summand/base/per_rules.hpp"

namespace summand {

// Several threads may use one object, and the tables in it must allow that, too.
class SideTables {
 public:
  explicit SideTables(Budget budget) : budget_(std::move(budget)) {}

  // The table of type T for these rules, which T returns as rules(). The first call makes it as
  // T(rules, budget). It never moves.
  template <class T, class R>
  T& of(const R& rules) {
    const Guard guard(mutex_);
    return tables_.of<T>(rules, [&] { return std::make_shared<T>(rules, budget_); });
  }

 private:
  Budget budget_;
  Mutex mutex_;
  PerRules<void> tables_;
};

}  // namespace summand
