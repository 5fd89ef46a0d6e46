#include "summand/rules/derived/plane_rules_memo.hpp"

#include <memory>
#include <optional>
#include <utility>

namespace summand {

namespace {

// Stands for boards whose rules are not written as planes.
const PlaneRules kNone;

}  // namespace

PlaneRulesMemo::~PlaneRulesMemo() {
  for (const auto& known : known_) {
    if (known != &kNone) delete known.load();
  }
}

const PlaneRules* PlaneRulesMemo::of(const BoardSides& sides) const {
  if (sides.size() == 0 || sides.size() > kMostPlaneCells) return nullptr;
  auto& place = known_[plane_sides_number(sides.rows, sides.columns)];
  const PlaneRules* known = place.load(std::memory_order_acquire);
  if (known == nullptr) {
    const auto ground = ground_.of(sides);
    std::optional<PlaneRules> rules = ground ? PlaneRules::of(*ground, all_) : std::nullopt;
    std::unique_ptr<const PlaneRules> made;
    if (rules) made = std::make_unique<const PlaneRules>(*std::move(rules));
    const PlaneRules* const its = made ? made.get() : &kNone;
    // Another thread may have been faster.
    if (place.compare_exchange_strong(known, its, std::memory_order_acq_rel)) {
      known = made ? made.release() : its;
    }
  }
  return known == &kNone ? nullptr : known;
}

}  // namespace summand
