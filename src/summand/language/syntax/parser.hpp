// The parser: from the text of an expression to its syntax tree.
#pragma once

#include <string>
#include <string_view>

#include "summand/base/attempt.hpp"
#include "summand/base/budget.hpp"
#include "summand/language/syntax/syntax_tree.hpp"

namespace summand {

// The greatest depth of nested lists. Only memory limits braces, brackets and calls.
inline constexpr int kMostNestedLists = 8;

// The tree of `text`. Errors have the offset of what is wrong. Linear in time and memory, without
// recursion; the memory counts against the budget. Throws nothing.
Attempt<SyntaxTree> parse_expression(std::string text, const Budget& budget = Budget());

// Reserved words of [...], which cannot be names.
bool is_reserved_word(std::string_view name);

// Whether expressions can use the text as the name of a game, a function or a value. `_`, reserved
// words and literals such as v2 are no names.
bool can_be_name(std::string_view text);

}  // namespace summand
