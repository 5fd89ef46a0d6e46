#include "summand/language/syntax/parser.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "summand/base/utf8.hpp"
#include "summand/language/syntax/brackets.hpp"
#include "summand/language/syntax/lexer.hpp"
#include "summand/language/syntax/parser_stack.hpp"

namespace summand {

namespace {

using Sign = Token::Kind;
using SyntaxKind = SyntaxNode::Kind;

// Reads tokens in two states: a game may begin here, or one has just ended.
class Parser {
 public:
  Parser(std::string text, const Budget& budget)
      : tree_(std::move(text), budget),
        lexer_(tree_.text),
        stack_(tree_, budget),
        budget_(budget) {}

  Result<SyntaxTree> parse() {
    if (const auto read = read_target(); !read) return std::unexpected(read.error());
    while (!finished_) {
      budget_.ask();
      const auto read = operand_next_ ? read_operand() : read_operation();
      if (!read) return std::unexpected(read.error());
    }
    return std::move(tree_);
  }

 private:
  Result<void> read_target();
  Result<void> read_operand();
  Result<void> read_operation();
  Result<void> read_name(const Token& token);
  Result<void> read_word(const Token& token);
  Result<void> read_for(const Token& token);
  Result<void> close(const Token& token);

  void operand(SyntaxNode node) {
    tree_.nodes.push_back(node);
    operand_next_ = false;
  }
  std::string shown(const Token& token) const {
    if (token.kind == Sign::end) return "the end";
    return fmt::format("'{}'", tree_.words(token.offset, std::min(token.length, 40u)));
  }

  SyntaxTree tree_;
  Lexer lexer_;
  ParserStack stack_;
  Budget budget_;
  bool operand_next_ = true;
  bool finished_ = false;
};

// NAME = ... at the beginning.
Result<void> Parser::read_target() {
  const char first = lexer_.next_character();
  if (!is_letter(first) && first != '_') return {};
  Lexer ahead = lexer_;
  const auto token = ahead.operand();
  if (!token || ahead.next_character() != '=') return {};
  const auto operation = ahead.operation();
  if (!operation || operation->kind != Sign::assign) return {};
  const std::string_view name = tree_.words(token->offset, token->length);
  if (token->kind == Sign::literal) {
    return fail(fmt::format("{} cannot be a name: v stands for down", name), token->offset);
  }
  if (name == "_" || is_reserved_word(name)) {
    return fail(fmt::format("'{}' is reserved and cannot be assigned", name), token->offset);
  }
  tree_.target = {token->offset, token->length};
  lexer_ = ahead;
  return {};
}

Result<void> Parser::read_operand() {
  SUMMAND_TRY(token, lexer_.operand());
  const auto pushed = [&](Pending::Kind kind) -> Result<void> {
    stack_.push(Pending{.kind = kind, .offset = token.offset, .length = token.length});
    return {};
  };
  switch (token.kind) {
    case Sign::literal:
      tree_.literals.push_back(token.literal);
      operand({.kind = SyntaxKind::literal,
               .offset = token.offset,
               .length = token.length,
               .first = static_cast<std::uint32_t>(tree_.literals.size() - 1)});
      return {};
    case Sign::string:
      operand({.kind = SyntaxKind::string, .offset = token.offset, .length = token.length});
      return {};
    case Sign::dimensions:
      operand({.kind = SyntaxKind::dimensions, .offset = token.offset, .length = token.length});
      return {};
    case Sign::name:
      return read_name(token);
    case Sign::minus:
      return pushed(Pending::minus);
    case Sign::plus_minus:
      return pushed(Pending::plus_minus);
    case Sign::tiny:
      return pushed(Pending::tiny);
    case Sign::miny:
      return pushed(Pending::miny);
    case Sign::open_round:
      return pushed(Pending::round);
    case Sign::open_brace:
      return pushed(Pending::braces);
    case Sign::open_square:
      if (!stack_.open_list(token.offset)) {
        return fail(fmt::format("lists can be nested {} deep", kMostNestedLists), token.offset);
      }
      return {};
    case Sign::bars:
      if (stack_.in_empty_side()) return stack_.divide(token);
      break;
    case Sign::close_brace:
      if (stack_.in_empty_side()) return close(token);
      break;
    case Sign::close_round:
      if (stack_.top_is_empty(Pending::call)) return close(token);
      break;
    case Sign::close_square:
      if (stack_.top_is_empty(Pending::list)) return close(token);
      break;
    default:
      break;
  }
  if (token.kind == Sign::end && tree_.nodes.empty() && stack_.empty()) {
    return fail(tree_.target ? "the expression after = is missing" : "the expression is empty",
                token.offset);
  }
  if (token.kind == Sign::bars && !stack_.inside_braces()) {
    return fail("| divides a game in braces and means nothing outside: write {left|right}",
                token.offset);
  }
  return fail(fmt::format("a game is expected here, not {}", shown(token)), token.offset);
}

Result<void> Parser::read_name(const Token& token) {
  const std::string_view name = tree_.words(token.offset, token.length);
  if (is_reserved_word(name)) {
    return fail(fmt::format("a game is expected here, not '{}'", name), token.offset);
  }
  if (lexer_.next_character() != '(') {
    operand({.kind = SyntaxKind::name, .offset = token.offset, .length = token.length});
    // snort(path 7): a word and its number are two arguments.
    if (!stack_.in_call() || !is_digit(lexer_.next_character())) return {};
    stack_.end_element();
    operand_next_ = true;
    return stack_.separate(token.offset + token.length);
  }
  SUMMAND_TRY(open, lexer_.operand());
  static_cast<void>(open);
  stack_.push(Pending{.kind = Pending::call, .offset = token.offset, .length = token.length});
  return {};
}

Result<void> Parser::read_operation() {
  SUMMAND_TRY(token, lexer_.operation());
  operand_next_ = true;
  const auto compared = [&](Comparison comparison) {
    return stack_.compare(comparison, token.offset);
  };
  switch (token.kind) {
    case Sign::plus:
      stack_.binary(Pending::sum, token.offset);
      return {};
    case Sign::minus:
      stack_.binary(Pending::difference, token.offset);
      return {};
    case Sign::dot:
      stack_.binary(Pending::copies, token.offset);
      return {};
    case Sign::colon:
      stack_.binary(Pending::ordinal_sum, token.offset);
      return {};
    case Sign::equal:
      return compared(Comparison::equal);
    case Sign::unequal:
      return compared(Comparison::unequal);
    case Sign::less:
      return compared(Comparison::less);
    case Sign::less_equal:
      return compared(Comparison::less_equal);
    case Sign::greater:
      return compared(Comparison::greater);
    case Sign::greater_equal:
      return compared(Comparison::greater_equal);
    case Sign::confused:
      return compared(Comparison::confused);
    case Sign::assign:
      return fail("= names a value at the beginning (x = ...); == compares", token.offset);
    case Sign::comma:
      stack_.end_element();
      return stack_.separate(token.offset);
    case Sign::bars:
      stack_.end_element();
      return stack_.divide(token);
    case Sign::dots:
      return stack_.range(token.offset);
    case Sign::name:
      return read_word(token);
    case Sign::close_round:
    case Sign::close_brace:
    case Sign::close_square:
      stack_.end_element();
      return close(token);
    case Sign::end:
      stack_.reduce_operators();
      finished_ = true;
      return {};
    default:
      break;
  }
  return fail(fmt::format("an operator is expected here, not {}", shown(token)), token.offset);
}

// `for` and `if` are the only words that may follow a game.
Result<void> Parser::read_word(const Token& token) {
  const std::string_view word = tree_.words(token.offset, token.length);
  if (word == "for") return read_for(token);
  if (word == "if") {
    stack_.end_element();
    return stack_.open_condition(token.offset);
  }
  return fail(fmt::format("an operator is expected here, not {}", shown(token)), token.offset);
}

Result<void> Parser::read_for(const Token& token) {
  stack_.end_element();
  SUMMAND_TRY(name, lexer_.operand());
  if (name.kind != Sign::name || is_reserved_word(tree_.words(name.offset, name.length)) ||
      tree_.words(name.offset, name.length) == "_") {
    return fail(fmt::format("a name is expected here, not {}", shown(name)), name.offset);
  }
  SUMMAND_TRY(in, lexer_.operation());
  if (in.kind != Sign::name || tree_.words(in.offset, in.length) != "in") {
    return fail(fmt::format("'in' is expected here, not {}", shown(in)), in.offset);
  }
  return stack_.open_clause(name, token.offset);
}

Result<void> Parser::close(const Token& token) {
  operand_next_ = false;
  switch (token.kind) {
    case Sign::close_brace:
      return stack_.close_brace(token.offset);
    case Sign::close_round:
      stack_.close_round();
      return {};
    default:
      stack_.close_square();
      return {};
  }
}

Result<SyntaxTree> parse_now(std::string text, const Budget& budget) {
  if (text.size() > Lexer::kMaxText) {
    return fail(fmt::format("the expression is too long: a text has at most {} MiB",
                            Lexer::kMaxText >> 20));
  }
  if (const auto checked = check_characters_and_brackets(text); !checked) {
    return std::unexpected(checked.error());
  }
  return Parser(std::move(text), budget).parse();
}

}  // namespace

bool is_reserved_word(std::string_view name) {
  return name == "for" || name == "in" || name == "if";
}

bool can_be_name(std::string_view text) {
  if (text.empty() || text.size() > Lexer::kMaxText || !is_letter(text[0])) return false;
  const Result<Token> first = Lexer(text).operand();
  return first && first->kind == Token::Kind::name && first->length == text.size() &&
         !is_reserved_word(text);
}

Attempt<SyntaxTree> parse_expression(std::string text, const Budget& budget) {
  return within_limits([&] { return parse_now(std::move(text), budget); });
}

}  // namespace summand
