#include "summand/value/form.hpp"

#include <algorithm>
#include <unordered_set>

#include "summand/base/check.hpp"
#include "summand/value/form_node.hpp"

namespace summand {

void Forms::take_apart(Node* root) {
  std::vector<std::shared_ptr<Node>> parts;
  const auto take_parts = [&](Node& node) {
    for (Form& part : node.parts) {
      if (part.node_ != nullptr) parts.push_back(std::move(part.node_));
    }
  };
  take_parts(*root);
  delete root;
  while (!parts.empty()) {
    const std::shared_ptr<Node> node = std::move(parts.back());
    parts.pop_back();
    if (node.use_count() == 1) take_parts(*node);  // nothing else holds it
  }
}

namespace {

void make_unique(std::vector<Value>& values) {
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
}

// The nimbers of the options, if all of them are nimbers.
std::optional<std::vector<std::uint64_t>> nimbers_of(const ValueStore& store,
                                                     const std::vector<Value>& options) {
  std::vector<std::uint64_t> nimbers;
  for (const Value option : options) {
    const std::optional<std::uint64_t> nimber = store.as_nimber(option);
    if (!nimber) return std::nullopt;
    nimbers.push_back(*nimber);
  }
  return nimbers;
}

}  // namespace

Form canonical_form(Value value) { return Form(value); }

Form literal(ValueStore& store, std::vector<Value> left, std::vector<Value> right) {
  make_unique(left);
  make_unique(right);
  const Value value = store.make(left, right);
  if (left == right) {
    if (std::optional<std::vector<std::uint64_t>> nimbers = nimbers_of(store, left)) {
      return Forms::impartial(store, *store.as_nimber(value), *std::move(nimbers));
    }
  }
  return Forms::literal(value, std::move(left), std::move(right));
}

Form sum(ValueStore& store, const Form& g, const Form& h) {
  if (g.is_canonical() && g.value() == store.zero()) return h;
  if (h.is_canonical() && h.value() == store.zero()) return g;
  return Forms::made(store.sum(g.value(), h.value()),
                     {.kind = Form::Node::Kind::sum, .parts = {g, h}});
}

Form negative(ValueStore& store, const Form& g) {
  const Value value = store.negative(g.value());
  if (g.is_canonical()) return Form(value);
  return Forms::made(value, {.kind = Form::Node::Kind::negative, .parts = {g}});
}

Form difference(ValueStore& store, const Form& g, const Form& h) {
  return sum(store, g, negative(store, h));
}

Form multiple(ValueStore& store, const Dyadic& copies, const Form& g) {
  SUMMAND_CHECK(copies.is_integer());
  if (copies.sign() < 0) return negative(store, multiple(store, -copies, g));
  if (copies.is_zero()) return Form(store.zero());
  if (copies == 1) return g;
  return Forms::made(store.multiple(copies, g.value()),
                     {.kind = Form::Node::Kind::multiple, .parts = {g}, .copies = copies});
}

namespace {

// Calls visit(form, negated, rest) for each form inside a larger one that has its options listed.
// The whole is that form, or its negative, and `rest`. So `rest` depends only on the form and its
// sign, and a form that occurs often is visited once with each sign.
template <class Visit>
void for_each_form_inside(ValueStore& store, const Form& whole, Visit&& visit) {
  struct Inside {
    Form form;
    bool negated;
    Value rest;
  };
  std::unordered_set<const Form::Node*> seen[2];
  std::vector<Inside> stack = {{whole, false, store.zero()}};
  while (!stack.empty()) {
    store.budget().ask();
    const Inside top = std::move(stack.back());
    stack.pop_back();
    const auto signed_value = [&](Value value) {
      return top.negated ? store.negative(value) : value;
    };
    const auto enter = [&](const Form& part, bool negated, Value rest) {
      stack.push_back({part, negated, store.sum(top.rest, rest)});
    };
    const Form::Node* node = Forms::node(top.form);
    if (node != nullptr && !seen[top.negated].insert(node).second) continue;
    const auto kind = node == nullptr ? Form::Node::Kind::lists : node->kind;
    switch (kind) {
      case Form::Node::Kind::sum:
        enter(node->parts[0], top.negated, signed_value(node->parts[1].value()));
        enter(node->parts[1], top.negated, signed_value(node->parts[0].value()));
        break;
      case Form::Node::Kind::negative:
        enter(node->parts[0], !top.negated, store.zero());
        break;
      case Form::Node::Kind::multiple: {
        const Value others = store.multiple(node->copies - 1, node->parts[0].value());
        enter(node->parts[0], top.negated, signed_value(others));
        break;
      }
      case Form::Node::Kind::lists:
      case Form::Node::Kind::impartial:
        visit(top.form, top.negated, top.rest);
    }
  }
}

}  // namespace

std::vector<Value> options(ValueStore& store, const Form& whole, Player player) {
  std::vector<Value> out;
  for_each_form_inside(store, whole, [&](const Form& form, bool negated, Value rest) {
    for (const Value option : Forms::listed(store, form, negated ? opponent(player) : player)) {
      store.budget().ask();
      out.push_back(store.sum(rest, negated ? store.negative(option) : option));
    }
  });
  make_unique(out);
  return out;
}

std::uint64_t most_options(ValueStore& store, const Form& whole, Player player) {
  std::uint64_t out = 0;
  for_each_form_inside(store, whole, [&](const Form& form, bool negated, Value) {
    const std::uint64_t count =
        Forms::listed_count(store, form, negated ? opponent(player) : player);
    out = count > UINT64_MAX - out ? UINT64_MAX : out + count;
  });
  return out;
}

}  // namespace summand
