// SyntaxTree: an expression as one list of nodes, in which operands come before their
// operator.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

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

// The operands of a node are the subtrees that end right before it, the last one first. Indices,
// offsets and lengths are 32 bits; offsets count bytes of the text.
struct SyntaxNode {
  enum class Kind : std::uint8_t {
    literal,        // first: index among the tree's literals
    name,           // text
    string,         // text: without the quotes
    dimensions,     // text
    braces,         // first: left options, second: right options
    call,           // text: the name; first: arguments
    list_open,      // first: the list or comprehension that it begins; comes before its elements
    list,           // first: elements
    comprehension,  // first: its first clause; the element is right after its list_open
    negative,
    plus_minus,  // first: number of options in +-(a,b), or 0 for +-x
    tiny,
    miny,
    copies,  // two operands, like all that follow
    ordinal_sum,
    sum,
    difference,
    comparison,
  };

  Kind kind;
  Comparison comparison = Comparison::equal;
  std::uint32_t offset = 0;  // of the operator, the bracket or the word
  std::uint32_t length = 0;
  std::uint32_t first = 0;
  std::uint32_t second = 0;
};

// `for n in 1..9`, `for n in LIST` or `if a < b` of a comprehension. The expressions are ranges of
// nodes.
struct Clause {
  enum class Kind : std::uint8_t { range, list, condition };

  Kind kind;
  std::uint32_t name_offset = 0, name_length = 0;
  std::uint32_t first = 0;  // the first expression is [first, middle), the second [middle, end)
  std::uint32_t middle = 0;
  std::uint32_t end = 0;
  std::uint32_t next = kLast;  // the clause inside this one

  static constexpr std::uint32_t kLast = 0xffffffff;
};

struct SyntaxTree {
  SyntaxTree(std::string expression, const Budget& budget)
      : text(std::move(expression)), nodes(budget), literals(budget), clauses(budget) {}

  std::string text;
  std::optional<std::pair<std::uint32_t, std::uint32_t>>
      target;  // offset and length of NAME in NAME = ...
  ChargedVector<SyntaxNode> nodes;
  ChargedVector<Literal> literals;
  ChargedVector<Clause> clauses;

  std::string_view words(std::uint32_t offset, std::uint32_t length) const {
    return std::string_view(text).substr(offset, length);
  }
  std::string_view words(const SyntaxNode& node) const { return words(node.offset, node.length); }
};

}  // namespace summand
