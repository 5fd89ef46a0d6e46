// if ... then ... else ..., let ... in ..., and, or: operators that are words.
#include "summand/base/check.hpp"
#include "summand/language/syntax/parser_stack.hpp"

namespace summand {

namespace {

using SyntaxKind = SyntaxNode::Kind;

}  // namespace

// Finishes the operators above the word. Whether it waits at the top.
bool ParserStack::has_word_at_top(Pending::Kind kind) {
  reduce_operators();
  return !empty() && pending_.back().kind == kind;
}

Result<void> ParserStack::check_words(std::uint32_t offset) const {
  switch (pending_.back().kind) {
    case Pending::condition:
      return fail("'then' is expected here: if ... then ... else ...", offset);
    case Pending::then_branch:
      return fail("'else' is expected here: if ... then ... else ...", offset);
    case Pending::let_value:
      return fail("'in' is expected here: let x = ... in ...", offset);
    default:
      return {};
  }
}

Result<void> ParserStack::then_word(std::uint32_t offset) {
  if (!has_word_at_top(Pending::condition)) {
    return fail("'then' must follow an 'if': if ... then ... else ...", offset);
  }
  Pending& top = pending_.back();
  top.kind = Pending::then_branch;
  top.extra = node_count();
  tree_->nodes.push_back({.kind = SyntaxKind::branch, .offset = top.offset});
  return {};
}

Result<void> ParserStack::else_word(std::uint32_t offset) {
  if (!has_word_at_top(Pending::then_branch)) {
    return fail("'else' must follow a 'then': if ... then ... else ...", offset);
  }
  Pending& top = pending_.back();
  top.kind = Pending::else_branch;
  const std::uint32_t branch = top.extra;
  top.extra = node_count();
  tree_->nodes.push_back({.kind = SyntaxKind::jump, .offset = top.offset});
  aim(branch);
  return {};
}

Result<void> ParserStack::in_word(std::uint32_t offset) {
  if (!has_word_at_top(Pending::let_value)) {
    return fail("'in' must follow 'for x' or 'let x = ...'", offset);
  }
  Pending& top = pending_.back();
  top.kind = Pending::let_body;
  tree_->nodes.push_back(
      {.kind = SyntaxKind::let_open, .offset = top.offset, .length = top.length});
  return {};
}

void ParserStack::and_or(Pending::Kind kind, std::uint32_t offset) {
  SUMMAND_CHECK(kind == Pending::conjunction || kind == Pending::disjunction);
  reduce_for(kind);
  push({.kind = kind, .offset = offset, .extra = node_count()});
  tree_->nodes.push_back(
      {.kind = kind == Pending::conjunction ? SyntaxKind::and_branch : SyntaxKind::or_branch,
       .offset = offset});
}

}  // namespace summand
