#include "summand/language/definitions/option_plan.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "summand/base/check.hpp"

namespace summand {

namespace {

using Syntax = SyntaxNode::Kind;

}  // namespace

// Finds the parts of all braces. The list of nodes is a program for a machine with a stack; here
// the stack has the places of the operands.
class OptionPlan::Walk {
 public:
  explicit Walk(const SyntaxTree& tree) : tree_(tree) {
    for (std::uint32_t i = 0; i < tree.nodes.size(); ++i) {
      join_branches(i);
      step(i, tree.nodes[i]);
    }
    join_branches(static_cast<std::uint32_t>(tree.nodes.size()));
  }

  const std::map<std::uint32_t, std::vector<Part>>& braces() const { return braces_; }
  // The last nodes of `then` branches, by the node behind the whole `if`.
  const std::multimap<std::uint32_t, std::uint32_t>& branches() const { return branches_; }
  bool has_labels() const { return has_labels_; }

 private:
  // The end of an `if` has no node: its last branch ends where the jumps over it lead.
  void join_branches(std::uint32_t at) {
    while (!jumps_.empty() && jumps_.back() == at) {
      jumps_.pop_back();
      join(2, at - 1);
    }
  }

  // The last parts become one, which ends with that node.
  void join(std::size_t count, std::uint32_t node) {
    SUMMAND_CHECK(parts_.size() >= count);
    const std::uint32_t begin = count == 0 ? node : parts_[parts_.size() - count].begin;
    parts_.resize(parts_.size() - count);
    parts_.push_back({begin, node + 1});
  }

  std::vector<Part> last(std::size_t count) const {
    SUMMAND_CHECK(parts_.size() >= count);
    return {parts_.end() - static_cast<std::ptrdiff_t>(count), parts_.end()};
  }

  void step(std::uint32_t i, const SyntaxNode& node) {
    switch (node.kind) {
      case Syntax::literal:
      case Syntax::name:
      case Syntax::string:
      case Syntax::constant:
      case Syntax::dimensions:
        return join(0, i);
      case Syntax::label:
        has_labels_ = true;
        return;
      case Syntax::labelled:
      case Syntax::braces:
        if (node.kind == Syntax::labelled) has_labels_ = true;
        braces_.emplace(i, last(std::size_t{node.first} + node.second));
        return join(std::size_t{node.first} + node.second, i);
      case Syntax::impartial:
        braces_.emplace(i, last(node.first));
        return join(node.first, i);
      case Syntax::call:
        return join(node.first, i);
      case Syntax::index:
        return join(node.first == 2 ? 3 : 2, i);
      case Syntax::list:
        return join(node.first, i);
      case Syntax::negative:
      case Syntax::negation:
      case Syntax::tiny:
      case Syntax::miny:
        return join(1, i);
      case Syntax::plus_minus:
        return join(std::max(node.first, 1u), i);
      case Syntax::truth:  // of `and` or `or`
      case Syntax::let_close:
      case Syntax::copies:
      case Syntax::ordinal_sum:
      case Syntax::sum:
      case Syntax::difference:
      case Syntax::sides:
      case Syntax::product:
      case Syntax::quotient:
      case Syntax::remainder:
      case Syntax::comparison:
        return join(2, i);
      case Syntax::jump:
        join(2, i);  // the condition and the first branch
        jumps_.push_back(node.first);
        branches_.emplace(node.first, i - 1);
        return;
      case Syntax::element:
        elements_.push_back(i);
        return;
      case Syntax::comprehension: {
        std::size_t count = 1;
        for (std::uint32_t at = node.first; at != Clause::kLast; at = tree_.clauses[at].next) {
          count += tree_.clauses[at].kind == Clause::Kind::range ? 2 : 1;
        }
        join(count, i);
        parts_.back() = {node.second, i + 1, elements_.back()};
        elements_.pop_back();
        return;
      }
      case Syntax::list_open:
      case Syntax::option_open:
      case Syntax::clause:
      case Syntax::branch:
      case Syntax::and_branch:
      case Syntax::or_branch:
      case Syntax::let_open:
        return;
    }
  }

  const SyntaxTree& tree_;
  std::vector<Part> parts_;
  std::vector<std::uint32_t> jumps_, elements_;
  std::map<std::uint32_t, std::vector<Part>> braces_;
  std::multimap<std::uint32_t, std::uint32_t> branches_;
  bool has_labels_ = false;
};

OptionPlan::OptionPlan(const SyntaxTree& tree) {
  const Walk walk(tree);
  if (walk.has_labels() || tree.nodes.empty()) return;
  marks_.resize(tree.nodes.size() + 1);
  struct End {  // an expression that is the result or an option, by its last node
    std::uint32_t last;
    std::optional<std::uint32_t> option;
    bool negated;
  };
  std::vector<End> waiting = {{static_cast<std::uint32_t>(tree.nodes.size() - 1), {}, false}};
  while (!waiting.empty()) {
    const End end = waiting.back();
    waiting.pop_back();
    const auto [first, behind] = walk.branches().equal_range(end.last + 1);
    for (auto at = first; at != behind; ++at) {
      waiting.push_back({at->second, end.option, end.negated});
    }
    Mark& mark = marks_[end.last];
    switch (tree.nodes[end.last].kind) {
      case Syntax::call:
        if (tree.nodes[end.last].second > 0) break;  // a function of the language
        is_useful_ = true;
        mark.call = true;
        mark.in_option = end.option.has_value();
        mark.negated = end.negated;
        if (end.option) mark.option = *end.option;
        break;
      case Syntax::negative:
        mark.negates = true;
        waiting.push_back({end.last - 1, end.option, !end.negated});
        break;
      case Syntax::let_close:
        waiting.push_back({end.last - 1, end.option, end.negated});
        break;
      case Syntax::braces:
      case Syntax::impartial:
        if (end.option || end.negated) break;
        is_useful_ = true;
        mark.braces = true;
        {
          std::uint32_t place = 0, begin = 0;
          for (const Part& part : walk.braces().at(end.last)) {
            if (place == 0) begin = part.begin;
            const std::uint32_t option =
                add_option(tree, end.last, place++, {begin, part.end, part.element});
            waiting.push_back({part.element != 0 ? part.element - 1 : part.end - 1, option, false});
            begin = part.end;  // an option may begin with a node that opens it
          }
        }
        break;
      default:
        break;
    }
  }
}

std::uint32_t OptionPlan::add_option(const SyntaxTree& tree, std::uint32_t braces,
                                     std::uint32_t place, const Part& part) {
  const SyntaxNode& node = tree.nodes[braces];
  const auto number = static_cast<std::uint32_t>(options_.size());
  Option option{.braces = braces, .end = part.end};
  if (node.kind == Syntax::braces) {
    option.left = place < node.first;
    option.right = !option.left;
  }
  options_.push_back(option);
  Mark& begin = marks_[part.begin];
  begin.begins = true;
  begin.option = number;
  marks_[part.end].ends = true;
  if (part.element != 0) {
    marks_[part.element].element = true;
    marks_[part.element].option = number;
  }
  return number;
}

}  // namespace summand
