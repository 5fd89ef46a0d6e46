// Values and forms of constructions.
#include <algorithm>
#include <fmt/core.h>
#include <ranges>
#include <unordered_set>

#include "summand/algebra/bounded_product.hpp"
#include "summand/algebra/construction.hpp"
#include "summand/base/charge.hpp"

namespace summand {

namespace {

// A Nim heap may have more moves than anybody would list.
constexpr std::uint64_t kMostMovesOfBase = 1'000'000;

std::vector<Value> values_of(std::span<const SharedConstruction> games) {
  std::vector<Value> out;
  for (const SharedConstruction& game : games) out.push_back(game->value());
  return out;
}

// The terms of a sum, in order. A sum in the sum is opened, unless its value is known or it was
// opened already. So a long sum has no values of its partial sums, which may have very many
// followers. The chain of n + n.^ + {1|0} belongs to this n alone.
std::vector<const Construction*> terms_of(const Construction& sum) {
  std::vector<const Construction*> out;
  std::unordered_set<const Construction*> opened;
  std::vector<const Construction*> stack = {&*sum.second(), &*sum.first()};
  while (!stack.empty()) {
    sum.workspace().budget().ask();
    const Construction* top = stack.back();
    stack.pop_back();
    const bool is_sum = top->kind() == Construction::Kind::sum;
    if (is_sum && !top->known_value() && opened.insert(top).second) {
      stack.push_back(&*top->second());
      stack.push_back(&*top->first());
    } else {
      out.push_back(top);
    }
  }
  return out;
}

}  // namespace

bool Construction::knows(bool form) const {
  if (!form) return static_cast<bool>(value_);
  return kind() == Kind::value || form_ != nullptr;
}

// Depth first, with its own stack: a task is first met without the results that it needs, and again
// with them.
void Construction::find_out(bool form) const {
  // Most sums have two known terms, and need no stack.
  if (!form && kind() == Kind::sum && first()->value_ && second()->value_) {
    value_ = workspace_.store.sum(first()->value_, second()->value_);
    return;
  }
  std::vector<Task> stack = {{this, form}};
  while (!stack.empty()) {
    workspace_.budget().ask();
    const Task top = stack.back();
    if (top.of->knows(top.form)) {
      stack.pop_back();
      continue;
    }
    const std::size_t before = stack.size();
    top.of->push_needs(top.form, stack);
    if (stack.size() > before) continue;
    if (top.form) {
      top.of->compute_form();
    } else {
      top.of->compute_value();
    }
  }
}

void Construction::push_needs(bool form, std::vector<Task>& stack) const {
  const auto need = [&](const Construction& of, bool its_form) {
    if (!of.knows(its_form)) stack.push_back({&of, its_form});
  };
  switch (kind()) {
    case Kind::value:
    case Kind::position:
      return;
    case Kind::ordinal_sum: {
      const Spine parts = spine();
      need(*parts.top, form);
      for (const Construction* base : parts.bases) need(*base, true);
      return;
    }
    case Kind::copies:
      if (count().is_zero()) return;  // 0 copies of anything are 0
      return need(*first(), form);
    case Kind::braces:
      for (const SharedConstruction& option : operands()) need(*option, false);
      return;
    case Kind::sum:
      if (!form) {
        // The last one on the stack is the next one.
        for (const Construction* term : terms_of(*this) | std::views::reverse) need(*term, false);
        return;
      }
      [[fallthrough]];
    case Kind::negative:
      for (const SharedConstruction& operand : operands()) need(*operand, form);
  }
}

void Construction::compute_value() const {
  ValueStore& store = workspace_.store;
  switch (kind()) {
    case Kind::value:
      return;
    case Kind::position:
      value_ = position().value(workspace_.evaluators);
      return;
    case Kind::braces:
      value_ = store.make(values_of(left()), values_of(right()));
      return;
    case Kind::negative:
      value_ = store.negative(first()->value_);
      return;
    case Kind::sum: {
      std::vector<Value> values;
      for (const Construction* term : terms_of(*this)) values.push_back(term->value_);
      value_ = store.sum(values);
      return;
    }
    case Kind::copies:
      value_ = count().is_zero() ? store.zero() : bounded_multiple(store, count(), first()->value_);
      return;
    case Kind::ordinal_sum: {
      // Only the value of the top matters.
      const Spine parts = spine();
      Value sum = parts.top->value_;
      for (const Construction* base : parts.bases) {
        sum = summand::ordinal_sum(store, base->known_form(), canonical_form(sum)).value();
      }
      value_ = sum;
    }
  }
}

void Construction::compute_form() const {
  ValueStore& store = workspace_.store;
  switch (kind()) {
    case Kind::value:
      return;
    case Kind::position: {
      std::vector<Value> options[2];
      for (const Player player : {Player::left, Player::right}) {
        if (position().move_count(player) > kMostMovesOfBase) {
          reach_limit(Limit::size,
                      fmt::format("an ordinal sum on more than {} moves", kMostMovesOfBase));
        }
        for (const AnyMove& move : position().moves(player)) {
          options[static_cast<int>(player)].push_back(move.after.value(workspace_.evaluators));
        }
      }
      return keep(literal(store, std::move(options[0]), std::move(options[1])));
    }
    case Kind::braces:
      return keep(literal(store, values_of(left()), values_of(right())));
    case Kind::negative:
      return keep(summand::negative(store, first()->known_form()));
    case Kind::sum:
      return keep(summand::sum(store, first()->known_form(), second()->known_form()));
    case Kind::copies: {
      if (count().is_zero()) return keep(canonical_form(store.zero()));
      const Form form = first()->known_form();
      static_cast<void>(bounded_multiple(store, count(), form.value()));
      return keep(multiple(store, count(), form));
    }
    case Kind::ordinal_sum: {
      const Spine parts = spine();
      Form sum = parts.top->known_form();
      for (const Construction* base : parts.bases) {
        sum = summand::ordinal_sum(store, base->known_form(), sum);
      }
      return keep(sum);
    }
  }
}

void Construction::keep(const Form& form) const {
  auto kept = std::make_unique<const Form>(form);
  workspace_.budget().charge(sizeof(Form) + kAllocation);
  workspace_.bytes_of_games.fetch_add(sizeof(Form) + kAllocation, std::memory_order_relaxed);
  form_ = std::move(kept);
}

Form Construction::known_form() const {
  return kind() == Kind::value ? canonical_form(value_) : *form_;
}

// Ordinal sums are associative on forms (Winning Ways ch. 7). From the top down nothing is visited
// twice.
Construction::Spine Construction::spine() const {
  Spine out{{}, &*second()};
  const Construction* base = &*first();
  for (; base->kind() == Kind::ordinal_sum; base = &*base->first()) {
    out.bases.push_back(&*base->second());
  }
  out.bases.push_back(base);
  return out;
}

}  // namespace summand
