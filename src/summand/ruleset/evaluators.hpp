// Evaluators: one evaluator a ruleset, all over one store, kept for as long as their memos are
// wanted.
#pragma once

#include <memory>
#include <vector>

#include "summand/ruleset/evaluate.hpp"

namespace summand {

class Evaluators {
 public:
  explicit Evaluators(ValueStore& store, By by = By::anything) : store_(&store), by_(by) {}

  ValueStore& store() { return *store_; }
  By by() const { return by_; }

  // The evaluator of these very rules; made at the first call.
  template <Ruleset R>
  Evaluator<R>& of(const R& rules) {
    for (const Entry& entry : entries_) {
      if (entry.type != &kTypeTag<R>) continue;
      auto* evaluator = static_cast<Evaluator<R>*>(entry.evaluator.get());
      if (evaluator->rules() == rules) return *evaluator;
    }
    auto made = std::make_shared<Evaluator<R>>(rules, *store_, by_);
    entries_.push_back({&kTypeTag<R>, made});
    return *made;
  }

 private:
  // The address of a type's tag stands for the type (there is no RTTI in the browser).
  template <class R>
  static inline const char kTypeTag = 0;

  struct Entry {
    const void* type;
    std::shared_ptr<void> evaluator;
  };

  ValueStore* store_;
  By by_;
  std::vector<Entry> entries_;
};

}  // namespace summand
