// SyntaxTree: an expression as one list of nodes, in which operands come before their
// operator.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/base/charged_vector.hpp"
#include "summand/language/syntax/token.hpp"

namespace summand {

enum class Comparison : std::uint8_t {
  equal,
  unequal,
  less,
  less_equal,
  greater,
  greater_equal,
  confused
};

// The operands of a node are the subtrees that end right before it, the last one first. So the list
// is a program for a machine with a stack. Indices, offsets and lengths are 32 bits; offsets count
// bytes of the text.
struct SyntaxNode {
  enum class Kind : std::uint8_t {
    literal,     // first: index among the tree's literals
    name,        // text; first, second: offset and length of the call whose argument it is
    string,      // text: without the quotes
    constant,    // true or false; first: 1 or 0
    dimensions,  // text
    braces,      // first: left options, second: right options
    label,       // text: a name for the next labelled braces, inside them
    labelled,    // braces with the last label
    impartial,   // first: options
    call,        // text: the name; first: arguments; second: free for the evaluation
    index,       // the operand and one place, or two if first is 2
    list,        // first: elements
    negative,
    negation,    // not
    truth,       // its operand must be a truth value
    plus_minus,  // first: number of options in +-(a,b), or 0 for +-x
    tiny,
    miny,
    copies,  // two operands, like all up to `comparison`
    ordinal_sum,
    sum,
    difference,
    sides,  // onside & offside
    product,
    quotient,
    remainder,
    comparison,

    // Nodes that say where evaluation goes on. Other nodes are followed by the next one.
    list_open,      // before a list or comprehension; first: its node
    option_open,    // before an option; first: its comprehension, or 0
    element,        // ends the element of a comprehension, whose clauses come next
    clause,         // ends a clause; first: its index
    comprehension,  // first: its first clause, second: its list_open or option_open
    branch,         // if the operand is false, on to first
    jump,           // on to first
    and_branch,     // if the operand is false, on to first with it; otherwise without it
    or_branch,      // the same if it is true
    let_open,       // text: the name of the operand from here on
    let_close,      // until here
  };

  Kind kind;
  Comparison comparison = Comparison::equal;
  std::uint32_t offset = 0;  // of the operator, the bracket or the word
  std::uint32_t length = 0;
  std::uint32_t first = 0;
  std::uint32_t second = 0;
};

// `for n in 1..9`, `for n in LIST` or `if a < b` of a comprehension. Its one or two expressions are
// the nodes before its node, from `first` on.
struct Clause {
  enum class Kind : std::uint8_t { range, list, condition };

  Kind kind;
  std::uint32_t name_offset = 0, name_length = 0;
  std::uint32_t first = 0;
  std::uint32_t next = kLast;  // the clause inside this one

  static constexpr std::uint32_t kLast = 0xffffffff;
};

// A word of the text of a tree.
struct WordPlace {
  std::uint32_t offset = 0, length = 0;
};

struct SyntaxTree {
  SyntaxTree(std::string expression, const Budget& budget)
      : text(std::move(expression)), nodes(budget), literals(budget), clauses(budget) {}

  std::string text;
  std::optional<WordPlace> target;  // NAME in NAME = ... or NAME(...) = ...
  bool is_definition = false;       // NAME(...) = ...
  std::vector<WordPlace> parameters;
  ChargedVector<SyntaxNode> nodes;
  ChargedVector<Literal> literals;
  ChargedVector<Clause> clauses;

  std::string_view words(std::uint32_t offset, std::uint32_t length) const {
    return std::string_view(text).substr(offset, length);
  }
  std::string_view words(const SyntaxNode& node) const { return words(node.offset, node.length); }
  std::string_view words(const WordPlace& word) const { return words(word.offset, word.length); }
};

}  // namespace summand
