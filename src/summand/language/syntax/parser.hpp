// The parser: an expression's text to its syntax tree.
#pragma once

#include <string>
#include <string_view>

#include "summand/base/budget.hpp"
#include "summand/base/result.hpp"
#include "summand/language/syntax/syntax_tree.hpp"

namespace summand {

// Lists within lists go so deep; braces, brackets and calls go as deep as memory.
inline constexpr int kMostNestedLists = 8;

// The tree of `text`. Errors have the offset of what is wrong. Linear in time and memory, without
// recursion; the memory counts against the budget. Throws LimitReached.
Result<SyntaxTree> parse_expression(std::string text, const Budget& budget = Budget());

// Words with a meaning of their own inside [...], which name nothing else.
bool is_reserved_word(std::string_view name);

}  // namespace summand
