// The beginning of a statement: x = ..., f(a, b) = ...
#include <algorithm>
#include <fmt/core.h>

#include "summand/base/utf8.hpp"
#include "summand/language/syntax/parser.hpp"
#include "summand/language/syntax/statement_parser.hpp"

namespace summand {

using Sign = Token::Kind;

Result<void> StatementParser::read_head() {
  const char first = lexer_.next_character();
  if (!is_letter(first) && first != '_') return {};
  Lexer ahead = lexer_;
  const auto name = ahead.operand();
  if (!name) return {};
  const char next = ahead.next_character();
  if (next != '=' && next != '(') return {};
  const bool is_definition = next == '(';
  if (is_definition) {
    SUMMAND_TRY(are_names, read_parameters(ahead));
    if (!are_names) return {};
  }
  const auto sign = ahead.operation();
  if (!sign || sign->kind != Sign::assign) {
    tree_.parameters.clear();
    return {};
  }
  if (const auto checked = check_target(*name); !checked) return checked;
  for (std::size_t i = 0; i < tree_.parameters.size(); ++i) {
    const auto& [offset, length] = tree_.parameters[i];
    const Token parameter{.kind = Sign::name, .offset = offset, .length = length};
    if (const auto checked = check_target(parameter); !checked) return checked;
    for (std::size_t other = 0; other < i; ++other) {
      const WordPlace& earlier = tree_.parameters[other];
      if (text_.substr(earlier.offset, earlier.length) != words(parameter)) continue;
      return fail(fmt::format("two arguments have the name {}", words(parameter)), offset);
    }
  }
  tree_.target = {name->offset, name->length};
  tree_.is_definition = is_definition;
  lexer_ = ahead;
  for (const auto& [offset, length] : tree_.parameters) {
    bound_.push_back(text_.substr(offset, length));
  }
  std::ranges::sort(bound_);
  lexer_.bind(bound_);
  return {};
}

// ( NAME, NAME ): whether this is what comes next. At most kMostParameters names are read.
Result<bool> StatementParser::read_parameters(Lexer& ahead) {
  if (!ahead.operand()) return false;
  if (ahead.next_character() == ')') return ahead.operation().has_value();
  while (true) {
    const auto parameter = ahead.operand();
    const bool is_name =
        parameter &&
        (parameter->kind == Sign::name ||
         (words(*parameter).starts_with("v") &&
          words(*parameter).find_first_not_of("v0123456789") == std::string_view::npos));
    if (!is_name) break;
    tree_.parameters.push_back({parameter->offset, parameter->length});
    const auto next = ahead.operation();
    if (next && next->kind == Sign::close_round) return true;
    if (!next || next->kind != Sign::comma) break;
    if (tree_.parameters.size() == kMostParameters) break;
  }
  tree_.parameters.clear();
  return false;
}

Result<void> StatementParser::check_target(const Token& name) const {
  if (name.kind == Sign::literal || !can_be_name(words(name))) {
    if (name.kind == Sign::name && (words(name) == "_" || is_reserved_word(words(name)))) {
      return fail(fmt::format("'{}' is reserved and cannot be assigned", words(name)), name.offset);
    }
    return fail(fmt::format("{} cannot be a name: v stands for down", words(name)), name.offset);
  }
  return {};
}

// `=` elsewhere.
std::unexpected<Error> StatementParser::wrong_assignment(const Token& token) const {
  const bool follows_call = stack_.empty() && !tree_.nodes.empty() && !tree_.target &&
                            tree_.nodes.back().kind == SyntaxNode::Kind::call;
  if (follows_call && is_letter(text_[tree_.nodes.back().offset])) {
    return fail(fmt::format("the arguments of a definition are at most {} names: f(a, b) = ...",
                            kMostParameters),
                token.offset);
  }
  return fail("= names a value at the beginning (x = ...); == compares", token.offset);
}

}  // namespace summand
