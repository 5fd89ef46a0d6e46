#include "summand/language/syntax/lexer.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "summand/base/foreign_text.hpp"
#include "summand/base/utf8.hpp"

namespace summand {

namespace {

using TokenKind = Token::Kind;

struct SpelledSign {
  std::string_view text;
  TokenKind kind;
};

// Longer signs come before their beginnings.
constexpr SpelledSign kOperandSigns[] = {
    {"(", TokenKind::open_round},  {")", TokenKind::close_round},
    {"{", TokenKind::open_brace},  {"}", TokenKind::close_brace},
    {"[", TokenKind::open_square}, {"]", TokenKind::close_square},
    {"+-", TokenKind::plus_minus}, {"\u00b1", TokenKind::plus_minus},
    {"-", TokenKind::minus},       {",", TokenKind::comma},
};
constexpr SpelledSign kOperationSigns[] = {
    {")", TokenKind::close_round},  {"}", TokenKind::close_brace},
    {"]", TokenKind::close_square}, {"+", TokenKind::plus},
    {"-", TokenKind::minus},        {"..", TokenKind::dots},
    {".", TokenKind::dot},          {":", TokenKind::colon},
    {",", TokenKind::comma},        {"==", TokenKind::equal},
    {"!=", TokenKind::unequal},     {"=", TokenKind::assign},
    {"<=", TokenKind::less_equal},  {"<>", TokenKind::confused},
    {"<", TokenKind::less},         {">=", TokenKind::greater_equal},
    {">", TokenKind::greater},      {"&", TokenKind::ampersand},
    {"//", TokenKind::quotient},    {"%", TokenKind::remainder},
    {"\u00d7", TokenKind::times},   {";", TokenKind::semicolon},
};

bool is_name_character(char c) { return is_letter(c) || is_digit(c) || c == '_'; }

// v, vv, v2: down. No name may look like this.
bool is_down(std::string_view name) {
  const std::size_t rest = name.find_first_not_of('v');
  if (rest == std::string_view::npos) return true;
  return rest == 1 && is_digit(name[1]) && name.find_first_not_of("0123456789_", 1) == name.npos;
}

}  // namespace

char Lexer::next_character() {
  while (true) {
    while (is_space(peek())) new_line_ |= text_[at_++] == '\n';
    if (peek() != '#') return peek();
    at_ = std::min(text_.find('\n', at_), text_.size());
  }
}

bool Lexer::accept(std::string_view wanted) {
  if (!text_.substr(at_).starts_with(wanted)) return false;
  at_ += wanted.size();
  return true;
}

Token Lexer::finish(Token token, std::size_t begin) {
  begins_line_ = std::exchange(new_line_, false);
  token.offset = static_cast<std::uint32_t>(begin);
  token.length = static_cast<std::uint32_t>(at_ - begin);
  return token;
}

Token Lexer::sign(TokenKind kind, std::size_t length) {
  const std::size_t begin = at_;
  at_ += length;
  return finish(Token{.kind = kind}, begin);
}

std::unexpected<Error> Lexer::unexpected(std::string_view wanted) const {
  return fail(fmt::format("{} is expected here, not {}", wanted, quoted_character(text_, at_)),
              at_);
}

std::size_t Lexer::run_of(char c) const {
  const std::size_t end = text_.find_first_not_of(c, at_);
  return (end == text_.npos ? text_.size() : end) - at_;
}

Result<Token> Lexer::operand() {
  const char c = next_character();
  if (at_ == text_.size()) return sign(TokenKind::end, 0);
  if (is_digit(c)) return number_or_dimensions();
  if (is_letter(c) || c == '_') return name();
  if (c == '"') return string();
  if (c == '|') return sign(TokenKind::bars, run_of('|'));
  if ((c == '+' || c == '-') && joins_tiny())
    return sign(c == '+' ? TokenKind::tiny : TokenKind::miny, 2);
  for (const SpelledSign& known : kOperandSigns) {
    if (text_.substr(at_).starts_with(known.text)) return sign(known.kind, known.text.size());
  }
  if (c == '*' || at_ups() || at_fraction()) return literal();
  return unexpected("a game");
}

Result<Token> Lexer::operation() {
  const char c = next_character();
  if (at_ == text_.size()) return sign(TokenKind::end, 0);
  if (c == '|') return sign(TokenKind::bars, run_of('|'));
  if (!new_line_ && text_.substr(at_).starts_with("+-")) {
    return fail(
        "+-x is the switch of x and cannot be added without a sign: write x + -y with a space",
        at_);
  }
  for (const SpelledSign& known : kOperationSigns) {
    if (text_.substr(at_).starts_with(known.text)) return sign(known.kind, known.text.size());
  }
  if (is_letter(c)) return name();
  if (c == '[' && !new_line_) return sign(TokenKind::open_square, 1);
  if (new_line_) return sign(TokenKind::new_line, 0);
  return unexpected("an operator");
}

// --- names and strings ---

bool Lexer::is_bound(std::string_view name) const {
  return name.size() <= kLongestBound && std::ranges::binary_search(bound_, name);
}

Result<Token> Lexer::name() {
  const std::size_t begin = at_;
  while (is_name_character(peek())) {
    ++at_;
    const bool is_hyphen = peek() == '-' && is_letter(peek(1)) && is_letter(text_[at_ - 1]);
    if (is_hyphen && is_bound(text_.substr(begin, at_ - begin))) break;
    if (is_hyphen) ++at_;
  }
  // The only name with a star. upon*2 is no name: it would be read as upon + *2.
  if (text_.substr(begin, at_ - begin) == "upon" && peek() == '*' && !is_digit(peek(1))) ++at_;
  const std::string_view found = text_.substr(begin, at_ - begin);
  if (is_down(found)) {
    at_ = begin;
    return literal();
  }
  if (found != "_" && !is_letter(found[0])) {
    return fail("a name begins with a letter (_ alone is the last result)", begin);
  }
  return finish(Token{.kind = TokenKind::name}, begin);
}

Result<Token> Lexer::string() {
  const std::size_t open = at_++;
  const std::size_t begin = at_;
  at_ = text_.find('"', begin);
  if (at_ == text_.npos) {
    at_ = text_.size();
    return fail("this string is not closed: \" is missing", open);
  }
  Token out = finish(Token{.kind = TokenKind::string}, begin);
  ++at_;
  return out;
}

// --- dimensions ---

Result<Token> Lexer::number_or_dimensions() {
  const std::size_t begin = at_;
  at_ += run_of_digits();
  if (peek() != 'x' || !is_digit(peek(1))) {
    at_ = begin;
    return literal();
  }
  while (peek() == 'x' && is_digit(peek(1))) {
    ++at_;
    at_ += run_of_digits();
  }
  return finish(Token{.kind = TokenKind::dimensions}, begin);
}

std::size_t Lexer::run_of_digits() const {
  const std::size_t end = text_.find_first_not_of("0123456789_", at_);
  return (end == text_.npos ? text_.size() : end) - at_;
}

bool Lexer::joins_tiny() const {
  const char next = peek(2);
  return peek(1) == '_' && (is_digit(next) || is_letter(next) || next == '(' || next == '{' ||
                            next == '^' || next == '*' || static_cast<unsigned char>(next) >= 0x80);
}

Result<std::vector<std::int64_t>> parse_dimensions(std::string_view text) {
  std::vector<std::int64_t> sides;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('x', begin), text.size());
    auto side = parse_dyadic(text.substr(begin, end - begin));
    if (!side) return shifted(std::move(side).error(), begin);
    if (!side->to_int64()) return fail("this side is too large: it must be below 2^63", begin);
    sides.push_back(*side->to_int64());
    begin = end + 1;
  }
  return sides;
}

}  // namespace summand
