// Evaluators: one evaluator for each ruleset, all with one store. They keep their
// memos.
#pragma once

#include <memory>

#include "summand/base/per_rules.hpp"
#include "summand/ruleset/evaluate.hpp"
#include "summand/ruleset/version.hpp"

namespace summand {

class Evaluators {
 public:
  // `kept`, if given, has results of earlier runs, and gets those found here. It must outlive the
  // evaluators. Nobody asks it if theorems may not be used, because theorems may have found its
  // results.
  explicit Evaluators(ValueStore& store, By by = By::anything, KeptResults* kept = nullptr)
      : store_(&store), by_(by), kept_(by == By::anything ? kept : nullptr) {}

  ValueStore& store() { return *store_; }
  By by() const { return by_; }
  // Null if no results are kept, or if they may not be used.
  KeptResults* kept() const { return kept_; }

  // The evaluator of these rules and parameters, in this version. The first call makes it.
  template <Ruleset R>
  Evaluator<Version<R>>& of(const Version<R>& rules) {
    return evaluators_.of<Evaluator<Version<R>>>(rules, [&] {
      return std::make_shared<Evaluator<Version<R>>>(rules, *store_, by_, nullptr, kept_);
    });
  }
  template <Ruleset R>
  Evaluator<Version<R>>& of(const R& rules) {
    return of(Version<R>{rules});
  }

 private:
  ValueStore* store_;
  By by_;
  KeptResults* kept_;
  PerRules<void> evaluators_;
};

}  // namespace summand
