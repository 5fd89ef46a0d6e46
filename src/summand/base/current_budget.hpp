// CurrentBudget: the budget of the current work of a thread, for functions that are not given it.
#pragma once

#include "summand/base/budget.hpp"

namespace summand {

// Used by long numbers: their texts and powers can take seconds, but are called like those of short
// numbers. Scopes nest, and each thread has its own.
class CurrentBudget {
 public:
  explicit CurrentBudget(Budget budget);
  CurrentBudget(const CurrentBudget&) = delete;
  CurrentBudget& operator=(const CurrentBudget&) = delete;
  ~CurrentBudget();

  // Asks the innermost budget of this thread, if there is one, and makes it read the clock. Call it
  // between steps that take milliseconds.
  static void look();

 private:
  Budget budget_;
  CurrentBudget* outer_;
};

}  // namespace summand
