// if ... then ... else, and, or, not, let.
#include <fmt/core.h>

#include "summand/language/evaluation.hpp"

namespace summand {

namespace {

using Syntax = SyntaxNode::Kind;

}  // namespace

Result<bool> Evaluation::truth(Cell cell, std::string_view where) const {
  if (const Answer* answer = cell.answer()) {
    if (const bool* holds = answer->get<bool>()) return *holds;
  }
  const std::uint32_t offset = cell.offset;
  SUMMAND_TRY(found, answer(std::move(cell)));
  return fail(fmt::format("a truth value is expected {}, not {}", where, describe(found)), offset);
}

Result<void> Evaluation::branch(const SyntaxNode& node) {
  if (node.kind == Syntax::branch) {
    SUMMAND_TRY(holds, truth(pop(), "after 'if'"));
    if (!holds) at_ = node.first;
    return {};
  }
  const bool is_and = node.kind == Syntax::and_branch;
  const std::uint32_t offset = cells_.back().offset;
  SUMMAND_TRY(holds, truth(pop(), is_and ? "before 'and'" : "before 'or'"));
  if (holds == is_and) return {};
  push(Answer{holds}, offset);
  at_ = node.first;
  return {};
}

// not G, and the second operand of `and` and `or`.
Result<void> Evaluation::negation(const SyntaxNode& node) {
  const bool is_not = node.kind == Syntax::negation;
  const std::uint32_t offset = is_not ? node.offset : cells_.back().offset;
  SUMMAND_TRY(holds, truth(pop(), is_not ? "after 'not'" : "after 'and' and 'or'"));
  push(Answer{holds != is_not}, offset);
  return {};
}

Result<void> Evaluation::let_open(const SyntaxNode& node) {
  Cell cell = pop();
  const bool counts = number_of_arithmetic(cell).has_value();
  Kept value;
  if (in_definition()) {
    SUMMAND_TRY(found, kept_value(std::move(cell)));
    value = std::move(found);
  } else {
    SUMMAND_TRY(found, answer(std::move(cell)));
    value = std::make_shared<const Answer>(std::move(found));
  }
  bindings_.push_back({tree_->words(node), std::move(value), counts});
  return {};
}

}  // namespace summand
