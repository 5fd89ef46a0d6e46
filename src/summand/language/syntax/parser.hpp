// The parser: from the text of expressions to their syntax trees.
#pragma once

#include <string>
#include <string_view>

#include "summand/base/attempt.hpp"
#include "summand/base/budget.hpp"
#include "summand/language/syntax/syntax_tree.hpp"

namespace summand {

// The greatest depth of nested lists. Only memory limits braces, brackets and calls.
inline constexpr int kMostNestedLists = 8;

// The greatest number of arguments of a definition.
inline constexpr std::size_t kMostParameters = 100;

// A statement of a text. The offsets of its tree, whose text is only that of the statement, count
// from `begin`. The next statement begins at `next`, or nothing follows if this is the end.
struct Statement {
  SyntaxTree tree;
  std::size_t begin, next;
};

// Fails if the text is too long, or if its characters or brackets are wrong.
Result<void> check_text(std::string_view text);

// The statement at `from`, which is 0 or the end of another statement. The text must have been
// checked. Errors have the offset of what is wrong. Linear in time and memory, without recursion;
// the memory counts against the budget. Throws LimitReached.
Result<Statement> parse_statement(std::string_view text, std::size_t from, const Budget& budget);

// The same for a text that is one statement. Checks it, and throws nothing.
Attempt<SyntaxTree> parse_expression(const std::string& text, const Budget& budget = Budget());

// Words of the language, such as `for`, which cannot be names.
bool is_reserved_word(std::string_view name);

// Whether expressions can use the text as the name of a game, a function or a value. `_`, reserved
// words and literals such as v2 are no names.
bool can_be_name(std::string_view text);

}  // namespace summand
