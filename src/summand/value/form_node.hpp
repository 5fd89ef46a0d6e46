// The inside of a Form, for the files of forms only.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>

#include "summand/value/form.hpp"

namespace summand {

struct Form::Node {
  enum class Kind : std::uint8_t { lists, impartial, sum, negative, multiple };

  Kind kind = Kind::lists;
  std::vector<Value> left, right;  // lists
  std::vector<std::uint64_t> extra =
      {};                        // impartial *n: the options beyond n, sorted; all below n are some
  std::vector<Form> parts = {};  // of a sum (two), of a negative or multiple (one)
  Dyadic copies = {};            // multiple: at least 2
};

// Access to the inside of forms.
class Forms {
 public:
  using Node = Form::Node;

  static const Node* node(const Form& form) { return form.node_.get(); }
  static Form made(Value value, Node node) {
    return Form(value, std::shared_ptr<Node>(new Node(std::move(node)), take_apart));
  }
  // Forms may be deep (a sum of a hundred thousand terms), so they are destroyed without recursion.
  static void take_apart(Node* node);
  static Form literal(Value value, std::vector<Value> left, std::vector<Value> right) {
    return made(value,
                {.kind = Node::Kind::lists, .left = std::move(left), .right = std::move(right)});
  }

  // The form of *n whose options are *0, ..., *(n-1), and those of `nimbers` that are greater than
  // n.
  static Form impartial(ValueStore& store, std::uint64_t n, std::vector<std::uint64_t> nimbers) {
    std::erase_if(nimbers, [&](std::uint64_t nimber) { return nimber <= n; });
    std::sort(nimbers.begin(), nimbers.end());
    nimbers.erase(std::unique(nimbers.begin(), nimbers.end()), nimbers.end());
    const Value value = store.nimber(n);
    if (nimbers.empty()) return Form(value);
    return made(value, {.kind = Node::Kind::impartial, .extra = std::move(nimbers)});
  }

  // How many options a form has that has them listed: canonical, literal or impartial.
  static std::uint64_t listed_count(const ValueStore& store, const Form& form, Player player) {
    const Node* node = form.node_.get();
    if (node != nullptr && node->kind == Node::Kind::lists) {
      return player == Player::left ? node->left.size() : node->right.size();
    }
    const std::uint64_t canonical = store.option_count(form.value_, player);
    return node == nullptr ? canonical : canonical + node->extra.size();
  }
  // These options.
  static std::vector<Value> listed(ValueStore& store, const Form& form, Player player) {
    const Node* node = form.node_.get();
    if (node != nullptr && node->kind == Node::Kind::lists) {
      return player == Player::left ? node->left : node->right;
    }
    std::vector<Value> options = store.options(form.value_, player);
    if (node == nullptr) return options;
    for (const std::uint64_t nimber : node->extra) options.push_back(store.nimber(nimber));
    return options;
  }
};

}  // namespace summand
