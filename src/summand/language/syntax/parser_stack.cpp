#include "summand/language/syntax/parser_stack.hpp"

#include <fmt/core.h>

#include "summand/base/check.hpp"
#include "summand/language/syntax/parser.hpp"

namespace summand {

namespace {

using SyntaxKind = SyntaxNode::Kind;

// Binding strength; brackets, and words that wait for another word, have none.
int precedence(Pending::Kind kind) {
  switch (kind) {
    case Pending::else_branch:
    case Pending::let_body:
      return 1;
    case Pending::disjunction:
      return 2;
    case Pending::conjunction:
      return 3;
    case Pending::negation:
      return 4;
    case Pending::comparing:
      return 5;
    case Pending::sides:
      return 6;
    case Pending::sum:
    case Pending::difference:
      return 7;
    case Pending::product:
    case Pending::quotient:
    case Pending::remainder:
      return 8;
    case Pending::minus:
    case Pending::plus_minus:
      return 9;
    case Pending::ordinal_sum:
      return 10;
    case Pending::copies:
      return 11;
    case Pending::tiny:
    case Pending::miny:
      return 12;
    case Pending::joined:
      return 13;
    default:
      return 0;
  }
}

SyntaxKind node_kind(Pending::Kind kind) {
  switch (kind) {
    case Pending::comparing:
      return SyntaxKind::comparison;
    case Pending::sum:
    case Pending::joined:
      return SyntaxKind::sum;
    case Pending::difference:
      return SyntaxKind::difference;
    case Pending::sides:
      return SyntaxKind::sides;
    case Pending::product:
      return SyntaxKind::product;
    case Pending::quotient:
      return SyntaxKind::quotient;
    case Pending::remainder:
      return SyntaxKind::remainder;
    case Pending::disjunction:
    case Pending::conjunction:
      return SyntaxKind::truth;
    case Pending::negation:
      return SyntaxKind::negation;
    case Pending::let_body:
      return SyntaxKind::let_close;
    case Pending::minus:
      return SyntaxKind::negative;
    case Pending::plus_minus:
      return SyntaxKind::plus_minus;
    case Pending::ordinal_sum:
      return SyntaxKind::ordinal_sum;
    case Pending::copies:
      return SyntaxKind::copies;
    case Pending::tiny:
      return SyntaxKind::tiny;
    default:
      return SyntaxKind::miny;
  }
}

// Braces that stand behind a word, as in score {a|b}, have its length, and others that of a
// bracket.
bool has_name(const Pending& braces) { return braces.length > 1; }

bool is_side(Pending::Kind kind) {
  return kind == Pending::braces || kind == Pending::impartial || kind == Pending::bar;
}

}  // namespace

// The error for bars that are not in braces.
std::string bars_outside(std::uint32_t count) {
  return fmt::format("{} and means nothing outside: write {{left|right}}{}",
                     "| divides a game in braces", count == 2 ? ", and a or b for conditions" : "");
}

// --- what is at the top ---

bool ParserStack::in_empty_side() const { return in_braces() && pending_.back().items == 0; }

bool ParserStack::in_braces() const { return !empty() && is_side(pending_.back().kind); }

bool ParserStack::inside_braces() const {
  std::size_t at = pending_.size();
  while (at > 0 && precedence(pending_[at - 1].kind) > 0) --at;
  return at > 0 && is_side(pending_[at - 1].kind);
}

bool ParserStack::is_argument() const {
  return pending_.size() > 1 && pending_[pending_.size() - 2].kind == Pending::call;
}

bool ParserStack::top_is_empty(Pending::Kind kind) const {
  return !empty() && pending_.back().kind == kind && pending_.back().items == 0 &&
         pending_.back().first_clause == Clause::kLast;
}

bool ParserStack::open_list(std::uint32_t offset) {
  if (lists_ == kMostNestedLists) return false;
  ++lists_;
  push({.kind = Pending::list, .offset = offset, .opened = node_count()});
  tree_->nodes.push_back({.kind = SyntaxKind::list_open, .offset = offset});
  return true;
}

void ParserStack::open_option(std::uint32_t offset) {
  pending_.back().opened = node_count();
  tree_->nodes.push_back({.kind = SyntaxKind::option_open, .offset = offset});
}

// --- operators ---

void ParserStack::reduce_top(std::uint32_t operands) {
  const Pending top = pending_.pop_back();
  if (top.kind == Pending::else_branch) return aim(top.extra);
  tree_->nodes.push_back({.kind = node_kind(top.kind),
                          .comparison = top.comparison,
                          .offset = top.offset,
                          .first = operands});
  if (top.kind == Pending::conjunction || top.kind == Pending::disjunction) aim(top.extra);
}

// Whether the bracket at the top is that of +-(a,b) or +-{a,b}.
bool ParserStack::opens_switch() const {
  return pending_.size() > 1 && pending_[pending_.size() - 2].kind == Pending::plus_minus;
}

void ParserStack::reduce_above(int least) {
  while (!empty() && precedence(pending_.back().kind) > least) reduce_top();
}

// Copies group to the right: 2.3.G cannot be written, but 2.(3).G can, and is 2.((3).G).
void ParserStack::reduce_for(Pending::Kind kind) {
  reduce_above(kind == Pending::copies ? precedence(kind) : precedence(kind) - 1);
}

Result<void> ParserStack::binary(Pending::Kind kind, std::uint32_t offset) {
  reduce_for(kind);
  // CGSuite reads -1 : 1 as (-1) : 1, which is another game than -(1 : 1).
  if (kind == Pending::ordinal_sum &&
      (waits_for_operand(Pending::minus) || waits_for_operand(Pending::plus_minus))) {
    const bool minus = pending_.back().kind == Pending::minus;
    return fail(
        fmt::format("does the sign belong to the first game or to the whole? Write ({0}G) : "
                    "H or {0}(G : H)",
                    minus ? "-" : "+-"),
        pending_.back().offset);
  }
  push({.kind = kind, .offset = offset});
  return {};
}

Result<void> ParserStack::compare(Comparison comparison, std::uint32_t offset) {
  reduce_above(precedence(Pending::comparing));
  if (!empty() && pending_.back().kind == Pending::comparing) {
    return fail("comparisons cannot be chained", offset);
  }
  push({.kind = Pending::comparing, .comparison = comparison, .offset = offset});
  return {};
}

// --- elements and dividers ---

Result<void> ParserStack::end_element(std::uint32_t offset) {
  reduce_operators();
  if (empty()) return {};
  if (const auto checked = check_words(offset); !checked) return checked;
  if (pending_.back().kind != Pending::clause) {
    ++pending_.back().items;
    return {};
  }
  const std::uint32_t index = pending_.back().extra;
  Clause& clause = tree_->clauses[index];
  if (clause.kind == Clause::Kind::range && pending_.back().items == 0) {
    clause.kind = Clause::Kind::list;
  }
  tree_->nodes.push_back(
      {.kind = SyntaxKind::clause, .offset = tree_->nodes[clause.first].offset, .first = index});
  pending_.pop_back();
  return {};
}

Result<void> ParserStack::separate(std::uint32_t offset) {
  if (empty() || (pending_.back().kind == Pending::round && !opens_switch())) {
    return fail("a comma separates options, arguments or elements, but here is only one game",
                offset);
  }
  if (pending_.back().kind == Pending::index) {
    return fail("an element has one place: s[2], or s[2..4] for several elements", offset);
  }
  if (in_braces()) {
    close_clauses();
  } else if (pending_.back().first_clause != Clause::kLast) {
    return fail("'for', 'if' or ] is expected here, not ','", offset);
  }
  return {};
}

Result<void> ParserStack::end_statement(std::uint32_t offset) {
  reduce_operators();
  if (empty()) return {};
  if (const auto checked = check_words(offset); !checked) return checked;
  return fail("the statement ends here, but a bracket is open", offset);
}

Result<void> ParserStack::divide(const Token& bars) {
  if (!in_braces()) {
    return fail(bars_outside(bars.bars), bars.offset);
  }
  if (pending_.back().kind == Pending::impartial) {
    return fail("impartial {...} has no bar: both players have the same options", bars.offset);
  }
  close_clauses();
  while (pending_.back().kind == Pending::bar && pending_.back().length < bars.bars) {
    reduce_bar(pending_.back().offset);
  }
  const Pending& top = pending_.back();
  if (top.kind == Pending::bar && top.length == bars.bars) {
    return fail("two dividers of equal length: which is the main one? Use more bars or more braces",
                bars.offset);
  }
  push({.kind = Pending::bar, .offset = bars.offset, .length = bars.bars, .extra = top.items});
  return {};
}

// The sides of the last bars become a game, which is alone on its side.
void ParserStack::reduce_bar(std::uint32_t offset) {
  const Pending bar = pending_.pop_back();
  tree_->nodes.push_back(
      {.kind = SyntaxKind::braces, .offset = offset, .first = bar.extra, .second = bar.items});
  pending_.back().items = 1;
}

// --- comprehensions ---

Result<void> ParserStack::open_clause(const Token& name, std::uint32_t offset) {
  return add_clause(
      {.kind = Clause::Kind::range, .name_offset = name.offset, .name_length = name.length},
      offset);
}

Result<void> ParserStack::open_condition(std::uint32_t offset) {
  if (empty() || pending_.back().first_clause == Clause::kLast) {
    return fail("'if' must follow a 'for': [what for n in 1..9 if ...]", offset);
  }
  return add_clause({.kind = Clause::Kind::condition}, offset);
}

Result<void> ParserStack::add_clause(Clause clause, std::uint32_t offset) {
  const bool is_option = in_braces() && pending_.back().items > 0;
  if (!is_option &&
      (empty() || pending_.back().kind != Pending::list || pending_.back().items != 1)) {
    return fail(
        "'for' must follow a single element of a list or an option of braces: "
        "[what for n in 1..9]",
        offset);
  }
  const auto index = static_cast<std::uint32_t>(tree_->clauses.size());
  Pending& whole = pending_.back();
  if (whole.first_clause == Clause::kLast) {
    whole.first_clause = index;
    tree_->nodes.push_back({.kind = SyntaxKind::element, .offset = offset});
  } else {
    tree_->clauses[whole.last_clause].next = index;
  }
  whole.last_clause = index;
  clause.first = node_count();
  tree_->clauses.push_back(clause);
  push({.kind = Pending::clause, .offset = offset, .extra = index});
  return {};
}

// The clauses at the top are complete.
void ParserStack::close_clauses() {
  Pending& whole = pending_.back();
  if (whole.first_clause == Clause::kLast) return;
  aim(whole.opened);
  tree_->nodes.push_back({.kind = SyntaxKind::comprehension,
                          .offset = tree_->nodes[whole.opened].offset,
                          .first = whole.first_clause,
                          .second = whole.opened});
  whole.first_clause = whole.last_clause = Clause::kLast;
}

Result<void> ParserStack::range(std::uint32_t offset) {
  reduce_operators();
  if (!empty() && pending_.back().items == 0) {
    Pending& top = pending_.back();
    const bool is_range =
        top.kind == Pending::clause && tree_->clauses[top.extra].kind == Clause::Kind::range;
    if (is_range || top.kind == Pending::index) {
      top.items = 1;
      return {};
    }
  }
  return fail(".. belongs in the range of a list: [what for n in 1..9]", offset);
}

// --- closing ---

void ParserStack::close_round() {
  const Pending top = pending_.pop_back();
  SUMMAND_CHECK(top.kind == Pending::round || top.kind == Pending::call);
  if (top.kind == Pending::round) {
    if (top.items > 1) reduce_top(top.items);
    return;
  }
  tree_->nodes.push_back(
      {.kind = SyntaxKind::call, .offset = top.offset, .length = top.length, .first = top.items});
}

Result<void> ParserStack::close_brace(std::uint32_t offset) {
  SUMMAND_CHECK(in_braces());
  close_clauses();
  if (pending_.back().kind == Pending::impartial) {
    const Pending options = pending_.pop_back();
    tree_->nodes.push_back(
        {.kind = SyntaxKind::impartial, .offset = options.offset, .first = options.items});
    return {};
  }
  if (pending_.back().kind == Pending::braces) {
    if (opens_switch() && pending_.back().extra == 0 && pending_.back().items > 0) {
      const Pending options = pending_.pop_back();
      if (options.items > 1) reduce_top(options.items);
      return {};
    }
    if (!is_argument() || pending_.back().extra == 1 || has_name(pending_.back()))
      return fail("| is missing: a game is written {left|right}", offset);
    // A set of numbers, as in subtraction({1,2,5}, 30), is a list to the game.
    const Pending set = pending_.pop_back();
    tree_->nodes.push_back({.kind = SyntaxKind::list, .offset = set.offset, .first = set.items});
    return {};
  }
  while (pending_.back().kind == Pending::bar) reduce_bar(pending_.back().offset);
  const Pending braces = pending_.pop_back();
  tree_->nodes.back().offset = braces.offset;
  if (braces.extra == 1) tree_->nodes.back().kind = SyntaxKind::labelled;
  if (has_name(braces)) {
    tree_->nodes.push_back(
        {.kind = SyntaxKind::call, .offset = braces.offset, .length = braces.length, .first = 1});
  }
  return {};
}

void ParserStack::close_square() {
  if (pending_.back().kind == Pending::index) {
    const Pending top = pending_.pop_back();
    tree_->nodes.push_back({.kind = SyntaxKind::index, .offset = top.offset, .first = top.items});
    return;
  }
  SUMMAND_CHECK(pending_.back().kind == Pending::list);
  const bool has_clauses = pending_.back().first_clause != Clause::kLast;
  close_clauses();
  const Pending top = pending_.pop_back();
  --lists_;
  if (has_clauses) return;
  aim(top.opened);
  tree_->nodes.push_back({.kind = SyntaxKind::list, .offset = top.offset, .first = top.items});
}

}  // namespace summand
