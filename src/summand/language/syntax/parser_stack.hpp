// The unfinished work of the parser: operators that wait for their right side, and open
// brackets.
#pragma once

#include <cstdint>

#include "summand/base/result.hpp"
#include "summand/language/syntax/syntax_tree.hpp"

namespace summand {

struct Pending {
  enum class Kind : std::uint8_t {
    round,
    braces,
    bar,
    list,
    call,
    clause,
    minus,
    plus_minus,
    tiny,
    miny,
    copies,
    ordinal_sum,
    sum,
    difference,
    comparing,
  };
  using enum Kind;

  Kind kind;
  Comparison comparison = Comparison::equal;
  std::uint32_t offset = 0;
  std::uint32_t length = 0;  // call: length of the name; bar: number of bars
  std::uint32_t items = 0;   // elements, options or arguments so far, on this side of the braces
  std::uint32_t extra = 0;   // bar: options on its left; list: its node; clause: its index
  std::uint32_t first_clause = Clause::kLast, last_clause = Clause::kLast;  // list
};

// Operator precedence with an explicit stack: everything that is reduced becomes a node at the end
// of the tree. Within braces, bars are operators, too, and longer ones are weaker.
class ParserStack {
 public:
  ParserStack(SyntaxTree& tree, const Budget& budget) : tree_(&tree), pending_(budget) {}

  bool empty() const { return pending_.empty(); }
  void push(const Pending& pending) { pending_.push_back(pending); }
  bool open_list(std::uint32_t offset);

  // Whether an empty side of braces, or an empty call or list, is at the top.
  bool in_empty_side() const;
  bool top_is_empty(Pending::Kind kind) const;
  bool in_braces() const;
  // Whether the call at the top has an argument that is a single operand so far.
  bool in_call() const { return !empty() && pending_.back().kind == Pending::call; }
  // Whether the bracket at the top is the whole argument so far.
  bool is_argument() const;
  // Whether the innermost bracket is a pair of braces. There may be operators in it.
  bool inside_braces() const;

  // Operators after a game. reduce_operators() finishes all operators above the last bracket.
  void binary(Pending::Kind kind, std::uint32_t offset);
  Result<void> compare(Comparison comparison, std::uint32_t offset);
  void reduce_operators() { reduce_above(0); }

  // A game in an open bracket has ended. It is counted there.
  void end_element();
  // A comma or bars after an element. Bars may also follow an empty side.
  Result<void> separate(std::uint32_t offset);
  Result<void> divide(const Token& bars);

  // [what for NAME in FIRST..LAST if ...]; open_clause and open_condition follow end_element.
  Result<void> open_clause(const Token& name, std::uint32_t offset);
  Result<void> open_condition(std::uint32_t offset);
  Result<void> range(std::uint32_t offset);

  // The bracket at the top is closed. Assumes that it is of this kind.
  void close_round();
  Result<void> close_brace(std::uint32_t offset);
  void close_square();

 private:
  void reduce_above(int precedence);
  void reduce_top(std::uint32_t operands = 0);
  bool opens_switch() const;
  void reduce_bar(std::uint32_t offset);
  Result<void> add_clause(Clause clause, std::uint32_t offset);
  std::uint32_t node_count() const { return static_cast<std::uint32_t>(tree_->nodes.size()); }

  SyntaxTree* tree_;
  ChargedVector<Pending> pending_;
  int lists_ = 0;
};

}  // namespace summand
