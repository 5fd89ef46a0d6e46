// CurrentBudget: the budget of what a thread is at, for steps that have no argument for it.
#pragma once

#include "summand/base/budget.hpp"

namespace summand {

// For long numbers: their texts and powers are called like those of short ones, and take seconds.
// Scopes nest, each thread has its own.
class CurrentBudget {
 public:
  explicit CurrentBudget(Budget budget);
  CurrentBudget(const CurrentBudget&) = delete;
  CurrentBudget& operator=(const CurrentBudget&) = delete;
  ~CurrentBudget();

  // Asks the innermost one of this thread, if there is one, so often that it looks at the clock:
  // between steps that take milliseconds.
  static void look();

 private:
  Budget budget_;
  CurrentBudget* outer_;
};

}  // namespace summand
