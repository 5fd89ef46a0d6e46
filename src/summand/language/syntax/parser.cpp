#include "summand/language/syntax/parser.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <vector>

#include "summand/base/utf8.hpp"
#include "summand/language/syntax/brackets.hpp"
#include "summand/language/syntax/lexer.hpp"
#include "summand/language/syntax/statement_parser.hpp"

namespace summand {

namespace {

// Where the next statement begins: behind spaces, comments and semicolons.
std::size_t next_statement(std::string_view text, std::size_t from) {
  while (true) {
    Lexer lexer(text.substr(from));
    const char next = lexer.next_character();
    from += lexer.offset();
    if (next != ';') return from;
    ++from;
  }
}

// The names of `for` and `let` in the tree, if a name with a hyphen begins with one of them.
std::vector<std::string_view> names_before_hyphens(const SyntaxTree& tree, std::string_view text) {
  std::vector<std::string_view> bound;
  for (const Clause& clause : tree.clauses) {
    if (clause.kind == Clause::Kind::condition) continue;
    bound.push_back(text.substr(clause.name_offset, clause.name_length));
  }
  std::vector<std::string_view> hyphened;
  for (const SyntaxNode& node : tree.nodes) {
    const std::string_view words = text.substr(node.offset, node.length);
    if (node.kind == SyntaxNode::Kind::let_open) bound.push_back(words);
    const bool is_name = node.kind == SyntaxNode::Kind::name || node.kind == SyntaxNode::Kind::call;
    if (is_name && words.find('-') != words.npos) hyphened.push_back(words);
  }
  std::ranges::sort(bound);
  bound.erase(std::ranges::unique(bound).begin(), bound.end());
  const auto begins_with_bound = [&](std::string_view name) {
    name = name.substr(0, Lexer::kLongestBound + 1);
    for (std::size_t at = name.find('-'); at != name.npos; at = name.find('-', at + 1)) {
      if (std::ranges::binary_search(bound, name.substr(0, at))) return true;
    }
    return false;
  };
  return std::ranges::any_of(hyphened, begins_with_bound) ? bound : std::vector<std::string_view>();
}

// The statement at the beginning of the text. Its tree has no text yet, and `next` is its end.
Result<Statement> parse_first(std::string_view text, const Budget& budget) {
  StatementParser parser(text, budget);
  auto tree = parser.parse();
  if (!tree) return std::unexpected(std::move(tree).error());
  std::vector<std::string_view> bound = names_before_hyphens(*tree, text);
  if (bound.empty()) return Statement{*std::move(tree), 0, parser.end()};
  // In [n-k for n in 1..9] the meaning of the hyphen is known only at the end.
  StatementParser again(text, budget, std::move(bound));
  SUMMAND_TRY(other, again.parse());
  return Statement{std::move(other), 0, again.end()};
}

Result<SyntaxTree> parse_now(const std::string& text, const Budget& budget) {
  if (const auto checked = check_text(text); !checked) return std::unexpected(checked.error());
  SUMMAND_TRY(statement, parse_first(text, budget));
  if (next_statement(text, statement.next) < text.size()) {
    return fail("one expression is expected, but here is another one", statement.next);
  }
  statement.tree.text = text;
  return std::move(statement.tree);
}

}  // namespace

bool can_be_name(std::string_view text) {
  if (text.empty() || text.size() > Lexer::kMaxText || !is_letter(text[0])) return false;
  const Result<Token> first = Lexer(text).operand();
  return first && first->kind == Token::Kind::name && first->length == text.size() &&
         !is_reserved_word(text);
}

Result<void> check_text(std::string_view text) {
  if (text.size() > Lexer::kMaxText) {
    return fail(fmt::format("the expression is too long: a text has at most {} MiB",
                            Lexer::kMaxText >> 20));
  }
  return check_characters_and_brackets(text);
}

Result<Statement> parse_statement(std::string_view text, std::size_t from, const Budget& budget) {
  const std::size_t begin = next_statement(text, from);
  auto statement = parse_first(text.substr(begin), budget);
  if (!statement) return shifted(std::move(statement).error(), begin);
  statement->tree.text = text.substr(begin, statement->next);
  statement->begin = begin;
  statement->next = next_statement(text, begin + statement->next);
  return statement;
}

Attempt<SyntaxTree> parse_expression(const std::string& text, const Budget& budget) {
  return within_limits([&] { return parse_now(text, budget); });
}

}  // namespace summand
