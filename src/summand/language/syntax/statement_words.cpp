// Words of the language: for, if, let, and so on.
#include <array>
#include <fmt/core.h>

#include "summand/language/syntax/parser.hpp"
#include "summand/language/syntax/statement_parser.hpp"

namespace summand {

namespace {

using Sign = Token::Kind;

constexpr std::array<std::string_view, 11> kReserved = {"for", "in", "if",  "then", "else", "let",
                                                        "and", "or", "not", "true", "false"};

}  // namespace

bool is_reserved_word(std::string_view name) {
  if (name.size() > 5) return false;
  for (const std::string_view word : kReserved) {
    if (word == name) return true;
  }
  return false;
}

// Words where a game may begin. Returns false if it is none of them.
Result<bool> StatementParser::read_prefix_word(const Token& token) {
  const std::string_view word = words(token);
  if (word == "impartial" && lexer_.next_character() == '{') {
    SUMMAND_TRY(brace, lexer_.operand());
    static_cast<void>(brace);
    push(Pending::impartial, token);
    return true;
  }
  // score {a|b} is score({a|b}).
  if (word == "score" && lexer_.next_character() == '{') {
    SUMMAND_TRY(brace, lexer_.operand());
    static_cast<void>(brace);
    push(Pending::braces, token);
    return true;
  }
  if (!is_reserved_word(word)) return false;
  if (word == "if") {
    push(Pending::condition, token);
    return true;
  }
  if (word == "not") {
    push(Pending::negation, token);
    return true;
  }
  if (word == "let") {
    const auto read = read_let();
    if (!read) return std::unexpected(read.error());
    return true;
  }
  if (word == "true" || word == "false") {
    operand({.kind = SyntaxNode::Kind::constant,
             .offset = token.offset,
             .length = token.length,
             .first = word == "true" ? 1u : 0u});
    return true;
  }
  return fail(fmt::format("a game is expected here, not '{}'", word), token.offset);
}

// Words after a game.
Result<void> StatementParser::read_word(const Token& token) {
  const std::string_view word = words(token);
  if (word == "for") return read_for(token);
  if (word == "if") {
    if (lexer_.begins_line()) {
      stack_.reduce_operators();
      if (stack_.empty()) return finish(token.offset);
    }
    const auto ended = stack_.end_element(token.offset);
    return ended ? stack_.open_condition(token.offset) : ended;
  }
  if (word == "then") return stack_.then_word(token.offset);
  if (word == "else") return stack_.else_word(token.offset);
  if (word == "in") return stack_.in_word(token.offset);
  if (word == "and" || word == "or") {
    stack_.and_or(word == "and" ? Pending::conjunction : Pending::disjunction, token.offset);
    return {};
  }
  return end_line(token);
}

// A game begins where none is expected. On a new line this is the next statement.
Result<void> StatementParser::end_line(const Token& token) {
  if (lexer_.begins_line()) {
    stack_.reduce_operators();
    if (stack_.empty()) return finish(token.offset);
  }
  return std::unexpected(with_hint(
      {fmt::format("an operator is expected here, not {}", shown(token)), token.offset}, false));
}

Result<Token> StatementParser::read_new_name() {
  SUMMAND_TRY(name, lexer_.operand());
  if (name.kind != Sign::name || is_reserved_word(words(name)) || words(name) == "_") {
    return fail(fmt::format("a name is expected here, not {}", shown(name)), name.offset);
  }
  return name;
}

Result<void> StatementParser::read_for(const Token& token) {
  if (const auto ended = stack_.end_element(token.offset); !ended) return ended;
  SUMMAND_TRY(name, read_new_name());
  SUMMAND_TRY(in, lexer_.operation());
  if (in.kind != Sign::name || words(in) != "in") {
    return fail(fmt::format("'in' is expected here, not {}", shown(in)), in.offset);
  }
  return stack_.open_clause(name, token.offset);
}

Result<void> StatementParser::read_let() {
  SUMMAND_TRY(name, read_new_name());
  SUMMAND_TRY(sign, lexer_.operation());
  if (sign.kind != Sign::assign) {
    return fail(fmt::format("= is expected here, not {}: let x = ... in ...", shown(sign)),
                sign.offset);
  }
  push(Pending::let_value, name);
  return {};
}

}  // namespace summand
