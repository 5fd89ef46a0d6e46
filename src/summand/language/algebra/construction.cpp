#include "summand/language/algebra/construction.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <set>
#include <utility>

#include "summand/base/check.hpp"

namespace summand {

namespace {

// A Nim heap may have more moves than anybody would list.
constexpr std::uint64_t kMostMoves = 1'000'000;

std::size_t bits(const Dyadic& x) { return x.bit_length() + x.log2_denominator(); }

void check_product(std::size_t a, std::size_t b) {
  if (a + b <= Construction::kMostBits) return;
  reach_limit(Limit::size, fmt::format("numbers of more than {} bits", Construction::kMostBits));
}

Value checked_multiple(ValueStore& store, const Dyadic& count, Value g) {
  check_product(bits(count), std::max(bits(store.left_stop(g)), bits(store.right_stop(g))));
  return store.multiple(count, g);
}

}  // namespace

Construction::Construction(std::shared_ptr<Workspace> workspace)
    : workspace_(std::move(workspace)),
      nodes_(workspace_->budget()),
      options_(workspace_->budget()),
      positions_(workspace_->budget()),
      counts_(workspace_->budget()) {}

Dyadic Construction::product(const Dyadic& a, const Dyadic& b) {
  check_product(bits(a), bits(b));
  return a * b;
}

// --- making ---

Construction::Id Construction::add(const Node& node) {
  if (nodes_.size() >= 0xffffffff) reach_limit(Limit::size, "an expression of 2^32 parts");
  nodes_.push_back(node);
  return static_cast<Id>(nodes_.size() - 1);
}

Construction::Id Construction::value(Value value) { return add({Kind::value, value}); }

Construction::Id Construction::position(AnyPosition position) {
  positions_.push_back(std::move(position));
  return add({Kind::position, Value(), static_cast<Id>(positions_.size() - 1)});
}

Construction::Id Construction::braces(std::span<const Id> left, std::span<const Id> right) {
  const auto first = static_cast<Id>(options_.size());
  for (const Id option : left) options_.push_back(option);
  for (const Id option : right) options_.push_back(option);
  return add({Kind::braces, Value(), first, static_cast<Id>(left.size()),
              static_cast<std::uint32_t>(right.size())});
}

Construction::Id Construction::negative(Id g) { return add({Kind::negative, Value(), g}); }

Construction::Id Construction::sum(Id g, Id h) { return add({Kind::sum, Value(), g, h}); }

Construction::Id Construction::copies(Dyadic count, Id g) {
  SUMMAND_CHECK(count.is_integer());
  counts_.push_back(std::move(count));
  return add({Kind::copies, Value(), g, static_cast<Id>(counts_.size() - 1)});
}

Construction::Id Construction::ordinal_sum(Id base, Id top) {
  return add({Kind::ordinal_sum, Value(), base, top});
}

std::span<const Construction::Id> Construction::left(Id g) const {
  return {options_.data() + nodes_[g].first, nodes_[g].second};
}

std::span<const Construction::Id> Construction::right(Id g) const {
  return {options_.data() + nodes_[g].first + nodes_[g].second, nodes_[g].rights};
}

// Nodes come after their operands. So the nodes below a node are found from the top down, and
// copied from the bottom up.
Construction::Id Construction::import(const Construction& other, Id g) {
  SUMMAND_CHECK(workspace_ == other.workspace_);
  if (this == &other) return g;
  std::vector<Id> below;
  std::unordered_map<Id, Id> copied;
  std::vector<Id> stack = {g};
  while (!stack.empty()) {
    workspace_->budget().ask();
    const Id top = stack.back();
    stack.pop_back();
    if (!copied.emplace(top, 0).second) continue;
    below.push_back(top);
    other.for_each_operand(top, [&](Id operand) { stack.push_back(operand); });
  }
  std::ranges::sort(below);
  for (const Id id : below) {
    Node node = other.nodes_[id];
    switch (node.kind) {
      case Kind::value:
        break;
      case Kind::position:
        positions_.push_back(other.positions_[node.first]);
        node.first = static_cast<Id>(positions_.size() - 1);
        break;
      case Kind::braces:
        node.first = static_cast<Id>(options_.size());
        for (const Id option : other.left(id)) options_.push_back(copied.at(option));
        for (const Id option : other.right(id)) options_.push_back(copied.at(option));
        break;
      case Kind::copies:
        counts_.push_back(other.counts_[node.second]);
        node.first = copied.at(node.first);
        node.second = static_cast<Id>(counts_.size() - 1);
        break;
      case Kind::negative:
        node.first = copied.at(node.first);
        break;
      case Kind::sum:
      case Kind::ordinal_sum:
        node.first = copied.at(node.first);
        node.second = copied.at(node.second);
        break;
    }
    copied[id] = add(node);
    const auto form = other.forms_.find(id);
    if (form != other.forms_.end()) forms_.emplace(copied[id], form->second);
  }
  return copied.at(g);
}

// --- asking ---

std::vector<Construction::Id> Construction::below(Id g) const {
  std::set<Id> seen = {g};
  std::vector<Id> stack = {g};
  while (!stack.empty()) {
    workspace().budget().ask();
    const Id top = stack.back();
    stack.pop_back();
    for_each_operand(top, [&](Id operand) {
      if (seen.insert(operand).second) stack.push_back(operand);
    });
  }
  return {seen.begin(), seen.end()};
}

Value Construction::value_of(Id g) {
  find_out({g, false});
  return nodes_[g].value;
}

Form Construction::form_of(Id g) {
  find_out({g, true});
  return known_form(g);
}

bool Construction::is_known(const Task& task) const {
  if (!task.form) return static_cast<bool>(nodes_[task.node].value);
  return nodes_[task.node].kind == Kind::value || forms_.contains(task.node);
}

// Depth first, with its own stack: a task is first met without the results that it needs, and again
// with them.
void Construction::find_out(const Task& task) {
  std::vector<Task> stack = {task};
  while (!stack.empty()) {
    workspace_->budget().ask();
    const Task top = stack.back();
    if (is_known(top)) {
      stack.pop_back();
      continue;
    }
    const std::size_t before = stack.size();
    push_needs(top, stack);
    if (stack.size() > before) continue;
    if (top.form) {
      compute_form(top.node);
    } else {
      compute_value(top.node);
    }
  }
}

void Construction::push_needs(const Task& task, std::vector<Task>& stack) const {
  const auto need = [&](Task needed) {
    if (!is_known(needed)) stack.push_back(needed);
  };
  const Node& node = nodes_[task.node];
  switch (node.kind) {
    case Kind::value:
    case Kind::position:
      return;
    case Kind::braces:
      for_each_operand(task.node, [&](Id option) { need({option, false}); });
      return;
    case Kind::ordinal_sum: {
      const Spine parts = spine(task.node);
      need({parts.top, task.form});
      for (const Id base : parts.bases) need({base, true});
      return;
    }
    case Kind::copies:
      if (count(task.node).is_zero()) return;  // 0 copies of anything are 0
      return need({node.first, task.form});
    default:
      for_each_operand(task.node, [&](Id operand) { need({operand, task.form}); });
  }
}

void Construction::compute_value(Id g) {
  ValueStore& store = workspace_->store;
  Node& node = nodes_[g];
  switch (node.kind) {
    case Kind::value:
      return;
    case Kind::position:
      node.value = positions_[node.first].value(workspace_->evaluators);
      return;
    case Kind::braces:
      node.value = store.make(known_values(left(g)), known_values(right(g)));
      return;
    case Kind::negative:
      node.value = store.negative(nodes_[node.first].value);
      return;
    case Kind::sum:
      node.value = store.sum(nodes_[node.first].value, nodes_[node.second].value);
      return;
    case Kind::copies:
      node.value = count(g).is_zero() ? store.zero()
                                      : checked_multiple(store, count(g), nodes_[node.first].value);
      return;
    case Kind::ordinal_sum: {
      // Only the value of the top matters.
      const Spine parts = spine(g);
      node.value = nodes_[parts.top].value;
      for (const Id base : parts.bases) {
        node.value =
            summand::ordinal_sum(store, known_form(base), canonical_form(node.value)).value();
      }
    }
  }
}

void Construction::compute_form(Id g) {
  ValueStore& store = workspace_->store;
  const Node& node = nodes_[g];
  const auto keep = [&](const Form& form) { forms_.emplace(g, form); };
  switch (node.kind) {
    case Kind::value:
      return;
    case Kind::position: {
      std::vector<Value> options[2];
      for (const Player player : {Player::left, Player::right}) {
        if (positions_[node.first].move_count(player) > kMostMoves) {
          reach_limit(Limit::size, fmt::format("an ordinal sum on more than {} moves", kMostMoves));
        }
        for (const AnyMove& move : positions_[node.first].moves(player)) {
          options[static_cast<int>(player)].push_back(move.after.value(workspace_->evaluators));
        }
      }
      return keep(literal(store, std::move(options[0]), std::move(options[1])));
    }
    case Kind::braces:
      return keep(literal(store, known_values(left(g)), known_values(right(g))));
    case Kind::negative:
      return keep(summand::negative(store, known_form(node.first)));
    case Kind::sum:
      return keep(summand::sum(store, known_form(node.first), known_form(node.second)));
    case Kind::copies: {
      if (count(g).is_zero()) return keep(canonical_form(store.zero()));
      const Form form = known_form(node.first);
      static_cast<void>(checked_multiple(store, count(g), form.value()));
      return keep(multiple(store, count(g), form));
    }
    case Kind::ordinal_sum: {
      const Spine parts = spine(g);
      Form sum = known_form(parts.top);
      for (const Id base : parts.bases) sum = summand::ordinal_sum(store, known_form(base), sum);
      return keep(sum);
    }
  }
}

std::vector<Value> Construction::known_values(std::span<const Id> games) const {
  std::vector<Value> out;
  for (const Id game : games) out.push_back(nodes_[game].value);
  return out;
}

Form Construction::known_form(Id g) const {
  return nodes_[g].kind == Kind::value ? canonical_form(nodes_[g].value) : forms_.at(g);
}

// Ordinal sums are associative on forms (Winning Ways ch. 7). From the top down nothing is visited
// twice.
Construction::Spine Construction::spine(Id ordinal_sum) const {
  Spine out{{}, second(ordinal_sum)};
  Id at = first(ordinal_sum);
  for (; nodes_[at].kind == Kind::ordinal_sum; at = first(at)) out.bases.push_back(second(at));
  out.bases.push_back(at);
  return out;
}

}  // namespace summand
