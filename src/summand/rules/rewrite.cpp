#include "summand/rules/rewrite.hpp"

#include <algorithm>

namespace summand {

std::optional<Rewrite> composed(const Rewrite& first, const GroundStep& then) {
  Rewrite out = first;
  const auto touch_of = [](auto& touches, int cell) {
    const auto at = std::ranges::lower_bound(touches, cell, {}, &Touch::cell);
    return at != touches.end() && at->cell == cell ? &*at : nullptr;
  };
  std::vector<Touch> added;
  for (const Touch& touch : then.touches) {
    Touch* const known = touch_of(out.touches, touch.cell);
    if (known == nullptr) {
      added.push_back(touch);
      continue;
    }
    known->guard &= known->map.preimage(touch.guard);
    if (known->guard == 0) return std::nullopt;
    known->map = known->map.then(touch.map);
  }
  for (const RuleClause& clause : then.clauses) {
    RuleClause before;
    for (const auto& [cell, letters] : clause.any) {
      const Touch* const known = touch_of(first.touches, cell);
      const LetterSet needed = known == nullptr ? letters : known->map.preimage(letters);
      if (needed != 0) before.any.emplace_back(cell, needed);
    }
    if (before.any.empty()) return std::nullopt;
    out.clauses.push_back(std::move(before));
  }
  out.touches.insert(out.touches.end(), added.begin(), added.end());
  std::ranges::sort(out.touches, {}, &Touch::cell);
  return out;
}

}  // namespace summand
