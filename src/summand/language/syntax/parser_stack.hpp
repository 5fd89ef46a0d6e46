// The unfinished work of the parser: operators that wait for their right side, and open
// brackets.
#pragma once

#include <cstdint>
#include <string>

#include "summand/base/result.hpp"
#include "summand/language/syntax/syntax_tree.hpp"

namespace summand {

struct Pending {
  enum class Kind : std::uint8_t {
    round,
    braces,
    impartial,
    bar,
    list,
    call,
    index,
    clause,
    condition,    // if ... then
    then_branch,  // then ... else
    let_value,    // let x = ... in
    else_branch,
    let_body,
    disjunction,
    conjunction,
    negation,
    comparing,
    sum,
    difference,
    sides,
    product,
    quotient,
    remainder,
    minus,
    plus_minus,
    ordinal_sum,
    copies,
    tiny,
    miny,
    joined,  // the sum of 2Tiny(2)
  };
  using enum Kind;

  Kind kind;
  Comparison comparison = Comparison::equal;
  std::uint32_t offset = 0;
  std::uint32_t length = 0;  // call: length of the name, which braces may have, too; bar: number
                             // of bars
  std::uint32_t items = 0;   // elements, options or arguments so far, on this side of the braces
  std::uint32_t extra = 0;   // bar: options on its left; clause: its index; a word: its node;
                             // braces: 1 if they have a label
  std::uint32_t opened = 0;  // list: its list_open; braces, bar: that of the last option
  std::uint32_t first_clause = Clause::kLast, last_clause = Clause::kLast;  // list, option
};

// The error for a run of bars that is not in braces.
std::string bars_outside(std::uint32_t count);

// Operator precedence with an explicit stack: everything that is reduced becomes a node at the end
// of the tree. Within braces, bars are operators, too, and longer ones are weaker.
class ParserStack {
 public:
  ParserStack(SyntaxTree& tree, const Budget& budget) : tree_(&tree), pending_(budget) {}

  bool empty() const { return pending_.empty(); }
  void push(const Pending& pending) { pending_.push_back(pending); }
  bool open_list(std::uint32_t offset);
  // An option begins at the top, which is a side of braces. Without this node it has no clauses.
  void open_option(std::uint32_t offset);

  // Whether an empty side of braces, or an empty call or list, is at the top.
  bool in_empty_side() const;
  bool top_is_empty(Pending::Kind kind) const;
  bool in_braces() const;
  // Whether a prefix of one of these kinds waits for the operand that comes next.
  bool waits_for_operand(Pending::Kind kind) const {
    return !empty() && pending_.back().kind == kind;
  }
  // Whether the call at the top has an argument that is a single operand so far.
  bool in_call() const { return !empty() && pending_.back().kind == Pending::call; }
  const Pending& top() const { return pending_.back(); }
  // Whether the bracket at the top is the whole argument so far.
  bool is_argument() const;
  // Whether the innermost bracket is a pair of braces. There may be operators in it.
  bool inside_braces() const;

  // Operators after a game. reduce_operators() finishes all operators above the last bracket.
  Result<void> binary(Pending::Kind kind, std::uint32_t offset);
  Result<void> compare(Comparison comparison, std::uint32_t offset);
  void reduce_operators() { reduce_above(0); }

  // A game in an open bracket has ended. It is counted there. Fails if a word is missing.
  Result<void> end_element(std::uint32_t offset);
  // A comma or bars after an element. Bars may also follow an empty side.
  Result<void> separate(std::uint32_t offset);
  Result<void> divide(const Token& bars);
  // Fails if something is still open.
  Result<void> end_statement(std::uint32_t offset);

  // [what for NAME in FIRST..LAST if ...]; open_clause and open_condition follow end_element.
  Result<void> open_clause(const Token& name, std::uint32_t offset);
  Result<void> open_condition(std::uint32_t offset);
  Result<void> range(std::uint32_t offset);

  // --- parser_words.cpp ---
  // if ... then ... else ..., and let NAME = ... in ...; each follows the word before it.
  Result<void> then_word(std::uint32_t offset);
  Result<void> else_word(std::uint32_t offset);
  Result<void> in_word(std::uint32_t offset);
  // a and b, a or b; the second one is not evaluated if the first one decides.
  void and_or(Pending::Kind kind, std::uint32_t offset);

  // The bracket at the top is closed. Assumes that it is of this kind.
  void close_round();
  Result<void> close_brace(std::uint32_t offset);
  void close_square();

 private:
  void reduce_above(int precedence);
  void reduce_for(Pending::Kind kind);  // what stands on the left of this operator
  void reduce_top(std::uint32_t operands = 0);
  bool opens_switch() const;
  bool has_word_at_top(Pending::Kind kind);
  Result<void> check_words(std::uint32_t offset) const;
  void reduce_bar(std::uint32_t offset);
  void close_clauses();
  Result<void> add_clause(Clause clause, std::uint32_t offset);
  void aim(std::uint32_t node) { tree_->nodes[node].first = node_count(); }
  std::uint32_t node_count() const { return static_cast<std::uint32_t>(tree_->nodes.size()); }

  SyntaxTree* tree_;
  ChargedVector<Pending> pending_;
  int lists_ = 0;
};

}  // namespace summand
