#include "summand/algebra/construction.hpp"

#include <algorithm>
#include <unordered_set>

#include "summand/base/charge.hpp"
#include "summand/base/check.hpp"
#include "summand/value/properties.hpp"

namespace summand {

// --- memory ---

SharedConstruction Construction::make(Workspace& workspace, Parts&& parts, Value known) {
  SharedConstruction out(new Construction(workspace, std::move(parts)));
  if (known) out->value_ = known;
  return out;
}

SharedConstruction Construction::make_without_form(Workspace& workspace, Value value) {
  SharedConstruction out(new Construction(workspace, Parts(value)));
  out.held_->has_form_ = false;
  out.held_->is_arithmetic_ = false;
  return out;
}

Construction::Construction(Workspace& workspace, Parts&& parts)
    : workspace_(workspace), parts_(std::move(parts)) {
  if (const Value* value = std::get_if<Value>(&parts_)) {
    value_ = *value;
    is_arithmetic_ = is_number(workspace.store, value_);
  } else if (const auto* position = std::get_if<AnyPosition>(&parts_)) {
    has_loops_ = !position->valued_by_moves();
    has_positions_ = true;
  } else {
    is_arithmetic_ = kind() != Kind::braces && kind() != Kind::ordinal_sum;
  }
  for (const SharedConstruction& operand : operands()) {
    SUMMAND_CHECK(&operand->workspace_ == &workspace);
    has_loops_ |= operand->has_loops_;
    has_positions_ |= operand->has_positions_;
    has_form_ &= operand->has_form_;
    is_arithmetic_ &= operand->is_arithmetic_;
  }
  workspace.budget().ask();
  workspace.budget().charge(bytes());
  workspace.bytes_of_games.fetch_add(bytes(), std::memory_order_relaxed);
}

const std::string& Construction::no_call() {
  static const std::string kNone;
  return kNone;
}

void Construction::set_call(std::string call) const {
  const std::size_t more = sizeof(std::string) + kAllocation + call.size();
  workspace_.budget().charge(more);
  workspace_.bytes_of_games.fetch_add(more, std::memory_order_relaxed);
  call_ = std::make_unique<const std::string>(std::move(call));
}

bool Construction::has_value_at_hand() const {
  if (value_) return true;
  switch (kind()) {
    case Kind::negative:
    case Kind::sum:
    case Kind::copies:
      return std::ranges::all_of(
          operands(), [](const SharedConstruction& operand) { return bool(operand->value_); });
    default:
      return false;
  }
}

// Constructions that nothing holds any more wait in a chain. So this is not recursive and needs no
// memory.
void Construction::let_go(Construction* g) noexcept {
  const auto is_last = [](Construction* held) {
    return held->uses_.fetch_sub(1, std::memory_order_acq_rel) == 1;
  };
  if (!is_last(g)) return;
  Workspace& workspace = g->workspace_;
  std::size_t freed = 0;
  while (g != nullptr) {
    Construction* waiting = g->next_;
    for (SharedConstruction& operand : g->held()) {
      Construction* const held = std::exchange(operand.held_, nullptr);
      if (!is_last(held)) continue;
      held->next_ = waiting;
      waiting = held;
    }
    freed += g->bytes();
    delete g;
    g = waiting;
  }
  workspace.bytes_of_games.fetch_sub(freed, std::memory_order_relaxed);
  workspace.budget().release(freed);
}

std::size_t Construction::bytes() const noexcept {
  std::size_t out = sizeof(Construction) + kAllocation;
  if (const auto* braces = std::get_if<Braces>(&parts_)) {
    out += braces->size() * sizeof(SharedConstruction) + kAllocation;
  }
  if (const auto* copies = std::get_if<Copies>(&parts_)) out += copies->count.bit_length() / 8;
  if (form_ != nullptr) out += sizeof(Form) + kAllocation;
  if (call_ != nullptr) out += sizeof(std::string) + kAllocation + call_->size();
  return out;
}

// --- operands ---

std::span<SharedConstruction> Construction::held() {
  switch (kind()) {
    case Kind::value:
    case Kind::position:
      return {};
    case Kind::braces: {
      const auto& braces = std::get<Braces>(parts_);
      return {braces.options.get(), braces.size()};
    }
    case Kind::negative:
      return {&std::get<Negative>(parts_).of, 1};
    case Kind::sum:
      return std::get<Sum>(parts_).terms;
    case Kind::copies:
      return {&std::get<Copies>(parts_).of, 1};
    case Kind::ordinal_sum:
      return std::get<OrdinalSum>(parts_).base_and_top;
  }
  return {};
}

std::span<const SharedConstruction> Construction::operands() const {
  return const_cast<Construction*>(this)->held();
}

// Depth first, with its own stack: a construction is first met without its operands, and again
// after them. Only one that several hold can be met in two places.
std::vector<SharedConstruction> Construction::below(const SharedConstruction& g) {
  struct Met {
    const SharedConstruction* g;
    bool again;
  };
  std::vector<SharedConstruction> out;
  std::unordered_set<const Construction*> seen;
  std::vector<Met> stack = {{&g, false}};
  while (!stack.empty()) {
    g->workspace_.budget().ask();
    const Met top = stack.back();
    stack.pop_back();
    const Construction& its = **top.g;
    if (top.again) {
      out.push_back(*top.g);
      continue;
    }
    const bool is_shared = its.uses_.load(std::memory_order_relaxed) > 1;
    if (is_shared && !seen.insert(&its).second) continue;
    stack.push_back({top.g, true});
    const std::span<const SharedConstruction> operands = its.operands();
    for (std::size_t i = operands.size(); i-- > 0;) stack.push_back({&operands[i], false});
  }
  return out;
}

}  // namespace summand
