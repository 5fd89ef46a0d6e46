// SumFold: what follows for a sum from what was found for its options, each found once.
#pragma once

#include <cstddef>
#include <optional>
#include <unordered_map>

#include "summand/base/charge.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/base/check.hpp"
#include "summand/ruleset/sums_of_parts.hpp"

namespace summand {

// The sums must live as long as this. Throws LimitReached, and keeps what was found before that.
template <class T>
class SumFold {
 public:
  using Sum = SumsOfParts::Sum;

  explicit SumFold(SumsOfParts& sums)
      : budget_(sums.budget()), waiting_(budget_), charge_(budget_) {}

  std::size_t size() const { return known_.size(); }  // sums of which it is found

  // find(sum) is the result of a sum. It asks want() for the results that it needs, and gives
  // nullopt if one of them was missing.
  template <class Find>
  const T& of(Sum first, Find&& find) {
    waiting_.truncate(0);
    waiting_.push_back(first);
    while (!waiting_.empty()) {
      budget_.ask();
      const Sum sum = waiting_.back();
      if (!known_.contains(sum)) {
        const std::size_t before = waiting_.size();
        std::optional<T> found = find(sum);
        if (waiting_.size() > before) continue;
        SUMMAND_CHECK(found.has_value());
        charge_.add(kMapEntry<Sum, T>);
        known_.emplace(sum, *std::move(found));
      }
      waiting_.pop_back();
    }
    return known_.at(first);
  }

  // What is known of a sum, or null: then it is found before find() is called again.
  const T* want(Sum sum) {
    if (const auto at = known_.find(sum); at != known_.end()) return &at->second;
    waiting_.push_back(sum);
    return nullptr;
  }

 private:
  Budget budget_;
  ChargedVector<Sum> waiting_;  // the next one at the end
  std::unordered_map<Sum, T> known_;
  Charge charge_;
};

}  // namespace summand
