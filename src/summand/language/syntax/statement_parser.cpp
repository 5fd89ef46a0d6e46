#include "summand/language/syntax/statement_parser.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/foreign_text.hpp"
#include "summand/base/utf8.hpp"
#include "summand/language/syntax/arithmetic.hpp"
#include "summand/language/syntax/parser.hpp"

namespace summand {

namespace {

using Sign = Token::Kind;
using SyntaxKind = SyntaxNode::Kind;

}  // namespace

StatementParser::StatementParser(std::string_view text, const Budget& budget,
                                 std::vector<std::string_view> bound)
    : text_(text),
      bound_(std::move(bound)),
      tree_(std::string(), budget),
      lexer_(text),
      stack_(tree_, budget),
      budget_(budget),
      has_clauses_(text.find("for") != text.npos) {
  lexer_.bind(bound_);
}

Result<SyntaxTree> StatementParser::parse() {
  if (const auto read = read_head(); !read) return std::unexpected(read.error());
  while (!finished_) {
    budget_.ask();
    const auto read = operand_next_ ? read_operand() : read_operation();
    if (!read) return std::unexpected(read.error());
  }
  return std::move(tree_);
}

std::string StatementParser::shown(const Token& token) const {
  if (token.kind == Sign::end) return "the end";
  if (token.kind == Sign::new_line) return quoted_character(text_, token.offset);
  return fmt::format("'{}'", text_.substr(token.offset, std::min(token.length, 40u)));
}

Result<void> StatementParser::finish(std::uint32_t offset) {
  finished_ = true;
  end_ = offset;
  return stack_.end_statement(offset);
}

// The error with what was probably meant, where something else than an operand or an operator
// stands.
Error StatementParser::with_hint(Error error, bool operand) const {
  const auto meant =
      operand ? meant_by_operand(text_, error.offset) : meant_by_operator(text_, error.offset);
  if (meant) error.message += "; " + *meant;
  return error;
}

// A literal, unless it can be read in two ways with the sign before it.
Result<void> StatementParser::read_literal(const Token& token) {
  const Literal& literal = token.literal;
  const bool joins_name = lexer_.joins_name();
  const bool has_ups = literal.number && (literal.has_ups() || joins_name);
  const std::string_view text = words(token);
  if (has_ups && stack_.waits_for_operand(Pending::plus_minus)) {
    return fail(fmt::format("is it +-({0}), or +- of the number and then the rest? Write +-({0}), "
                            "or a sum",
                            joins_name ? "..." : text),
                stack_.top().offset);
  }
  after_signed_literal_ = literal.number && literal.number->sign() < 0;
  if (has_ups && !after_signed_literal_ && stack_.waits_for_operand(Pending::minus)) {
    return fail(
        fmt::format("does the sign belong to the number or to the whole? Write -{0} without "
                    "a space, or -({0})",
                    joins_name ? "..." : text),
        stack_.top().offset);
  }
  const bool has_parts =
      (literal.number && (has_ups || literal.star > 0)) || (literal.has_ups() && literal.star > 0);
  if (has_parts &&
      (stack_.waits_for_operand(Pending::tiny) || stack_.waits_for_operand(Pending::miny))) {
    const bool tiny = stack_.waits_for_operand(Pending::tiny);
    return fail(fmt::format("where does the index end? Write {}({}), or a sum",
                            tiny ? "tiny" : "miny", joins_name ? "..." : text),
                stack_.top().offset);
  }
  tree_.literals.push_back(literal);
  operand({.kind = SyntaxKind::literal,
           .offset = token.offset,
           .length = token.length,
           .first = static_cast<std::uint32_t>(tree_.literals.size() - 1)});
  return {};
}

Result<void> StatementParser::read_operand() {
  auto read = lexer_.operand();
  if (!read) return std::unexpected(with_hint(std::move(read).error(), true));
  const Token token = *std::move(read);
  after_signed_literal_ = false;
  if (has_clauses_ && stack_.in_braces() && token.kind != Sign::bars &&
      token.kind != Sign::close_brace) {
    stack_.open_option(token.offset);
  }
  const auto pushed = [&](Pending::Kind kind) -> Result<void> {
    push(kind, token);
    return {};
  };
  switch (token.kind) {
    case Sign::literal:
      return read_literal(token);
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
    return fail(bars_outside(token.bars), token.offset);
  }
  return fail(fmt::format("a game is expected here, not {}", shown(token)), token.offset);
}

Result<void> StatementParser::read_name(const Token& token) {
  SUMMAND_TRY(is_word, read_prefix_word(token));
  if (is_word) return {};
  if (is_label(token)) return read_label(token);
  const char next = lexer_.next_character();
  if (next != '(') {
    const bool is_argument = stack_.in_call() && (next == ',' || next == ')' || is_digit(next));
    operand({.kind = SyntaxKind::name,
             .offset = token.offset,
             .length = token.length,
             .first = is_argument ? stack_.top().offset : 0,
             .second = is_argument ? stack_.top().length : 0});
    // snort(path 7): a word and its number are two arguments.
    if (!stack_.in_call() || !is_digit(next)) return {};
    operand_next_ = true;
    const auto ended = stack_.end_element(token.offset);
    return ended ? stack_.separate(token.offset + token.length) : ended;
  }
  SUMMAND_TRY(open, lexer_.operand());
  static_cast<void>(open);
  push(Pending::call, token);
  return {};
}

// Whether a brace follows the name at once: a{0|a}.
bool StatementParser::is_label(const Token& name) const {
  const std::size_t end = name.offset + name.length;
  return end < text_.size() && text_[end] == '{' && words(name) != "_" && words(name) != "upon*";
}

Result<void> StatementParser::read_label(const Token& name) {
  SUMMAND_TRY(brace, lexer_.operand());
  tree_.nodes.push_back({.kind = SyntaxKind::label, .offset = name.offset, .length = name.length});
  stack_.push(Pending{.kind = Pending::braces, .offset = brace.offset, .extra = 1});
  return {};
}

Result<void> StatementParser::read_operation() {
  auto read = lexer_.operation();
  if (!read) return std::unexpected(with_hint(std::move(read).error(), false));
  operand_next_ = true;
  return read_operator(*read);
}

Result<void> StatementParser::read_operator(const Token& token) {
  const auto binary = [&](Pending::Kind kind) { return stack_.binary(kind, token.offset); };
  const auto compared = [&](Comparison comparison) {
    return stack_.compare(comparison, token.offset);
  };
  switch (token.kind) {
    case Sign::plus:
      return binary(Pending::sum);
    case Sign::minus:
      return binary(Pending::difference);
    case Sign::ampersand:
      return binary(Pending::sides);
    case Sign::times:
      return binary(Pending::product);
    case Sign::quotient:
      return binary(Pending::quotient);
    case Sign::remainder:
      return binary(Pending::remainder);
    case Sign::dot:
      return binary(Pending::copies);
    case Sign::colon:
      if (after_signed_literal_) {
        return fail(
            "does the sign belong to the first game or to the whole? Write (-G) : H or "
            "-(G : H)",
            tree_.nodes.back().offset);
      }
      return binary(Pending::ordinal_sum);
    case Sign::joined_name:
      return binary(Pending::joined);
    case Sign::plus_minus: {  // 2±1
      if (const auto added = binary(Pending::sum); !added) return added;
      push(Pending::plus_minus, token);
      return {};
    }
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
      return wrong_assignment(token);
    case Sign::dots:
      return stack_.range(token.offset);
    case Sign::open_square:
      push(Pending::index, token);
      return {};
    case Sign::name:
      return read_word(token);
    case Sign::new_line:
      return end_line(token);
    case Sign::semicolon:
    case Sign::end:
      return finish(token.offset);
    case Sign::comma:
    case Sign::bars:
    case Sign::close_round:
    case Sign::close_brace:
    case Sign::close_square: {
      if (const auto ended = stack_.end_element(token.offset); !ended) return ended;
      if (token.kind == Sign::comma) return stack_.separate(token.offset);
      return token.kind == Sign::bars ? stack_.divide(token) : close(token);
    }
    default:
      break;
  }
  return std::unexpected(with_hint(
      {fmt::format("an operator is expected here, not {}", shown(token)), token.offset}, false));
}

Result<void> StatementParser::close(const Token& token) {
  operand_next_ = false;
  after_signed_literal_ = false;
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

}  // namespace summand
