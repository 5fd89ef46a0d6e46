// Evaluators: one evaluator for each ruleset, all with one store. They keep their
// memos.
#pragma once

#include <memory>

#include "summand/ruleset/evaluate.hpp"
#include "summand/ruleset/per_rules.hpp"

namespace summand {

class Evaluators {
 public:
  explicit Evaluators(ValueStore& store, By by = By::anything) : store_(&store), by_(by) {}

  ValueStore& store() { return *store_; }
  By by() const { return by_; }

  // The evaluator of these rules and parameters; made by the first call.
  template <Ruleset R>
  Evaluator<R>& of(const R& rules) {
    return evaluators_.of<Evaluator<R>>(
        rules, [&] { return std::make_shared<Evaluator<R>>(rules, *store_, by_); });
  }

 private:
  ValueStore* store_;
  By by_;
  PerRules<void> evaluators_;
};

}  // namespace summand
