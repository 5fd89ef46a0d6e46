#include "summand/language/syntax/lexer.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <utility>

#include "summand/base/foreign_text.hpp"
#include "summand/base/utf8.hpp"
#include "summand/language/syntax/literal_signs.hpp"
#include "summand/language/syntax/quotes.hpp"

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
    {"-", TokenKind::minus},       {"+\u2212", TokenKind::plus_minus},
    {",", TokenKind::comma},       {"\u2212", TokenKind::minus},
    {"\u2013", TokenKind::minus},  {"+\u2013", TokenKind::plus_minus},
};
constexpr SpelledSign kOperationSigns[] = {
    {")", TokenKind::close_round},
    {"}", TokenKind::close_brace},
    {"]", TokenKind::close_square},
    {"+", TokenKind::plus},
    {"-", TokenKind::minus},
    {"..", TokenKind::dots},
    {".", TokenKind::dot},
    {":", TokenKind::colon},
    {",", TokenKind::comma},
    {"==", TokenKind::equal},
    {"!=", TokenKind::unequal},
    {"=", TokenKind::assign},
    {"<=", TokenKind::less_equal},
    {"<>", TokenKind::confused},
    {"<", TokenKind::less},
    {">=", TokenKind::greater_equal},
    {">", TokenKind::greater},
    {"&", TokenKind::ampersand},
    {"//", TokenKind::quotient},
    {"%", TokenKind::remainder},
    {"\u00d7", TokenKind::times},
    {";", TokenKind::semicolon},
    {"\u2212", TokenKind::minus},
    {"\u00b1", TokenKind::plus_minus},
    {"\u2013", TokenKind::minus},
    {"\u2260", TokenKind::unequal},
    {"\u2264", TokenKind::less_equal},
    {"\u2265", TokenKind::greater_equal},
};

// Tiny and miny as signs.
constexpr std::string_view kTinySign = "\u29fe", kMinySign = "\u29ff";

struct Bar {
  std::string_view sign;
  std::uint32_t count;
};
constexpr Bar kBars[] = {{"|", 1}, {"\u2223", 1}, {"\uff5c", 1}, {"\u2016", 2}};

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

Result<Token> Lexer::operand() {
  const char c = next_character();
  if (at_ == text_.size()) return sign(TokenKind::end, 0);
  if (is_digit(c)) return number_or_dimensions();
  if (is_letter(c) || c == '_') return name();
  if (c == '"') return string();
  if (length_of_bar() > 0) return bars();
  if (c == '+' && joins_tiny(1)) return sign(TokenKind::tiny, 2);
  if (const std::size_t minus = length_of_minus(); minus > 0) {
    if (joins_tiny(minus)) return sign(TokenKind::miny, minus + 1);
    SUMMAND_TRY(literal, signed_literal());
    if (literal) return *std::move(literal);
  }
  for (const std::string_view tiny : {kTinySign, kMinySign}) {
    if (!text_.substr(at_).starts_with(tiny)) continue;
    const std::size_t length = tiny.size() + (peek(tiny.size()) == '_' ? 1 : 0);
    return sign(tiny == kTinySign ? TokenKind::tiny : TokenKind::miny, length);
  }
  for (const SpelledSign& known : kOperandSigns) {
    if (text_.substr(at_).starts_with(known.text)) return sign(known.kind, known.text.size());
  }
  if (length_of_star() > 0 || at_ups() || at_fraction() || at_decimal()) return literal();
  return unexpected("a game");
}

// Whether the last token is a number: in 2 .5 the dot could belong to either.
bool Lexer::follows_number() const {
  return number_ends_ <= at_ &&
         text_.substr(number_ends_, at_ - number_ends_).find_first_not_of(" \t\r\n\v\f") ==
             text_.npos;
}

Result<Token> Lexer::operation() {
  const char c = next_character();
  if (at_ == text_.size()) return sign(TokenKind::end, 0);
  if (length_of_bar() > 0) return bars();
  if (joins_name()) return sign(TokenKind::joined_name, 0);
  const bool at_switch = peek() == '+' && length_of_sign(text_.substr(at_ + 1), kMinusSigns) > 0;
  const bool at_plus_minus = text_.substr(at_).starts_with("\u00b1");
  // On a new line these begin a game.
  if (new_line_ && (at_decimal() || at_switch || at_plus_minus))
    return sign(TokenKind::new_line, 0);
  if (at_decimal() && follows_number()) {
    return fail("a number after a dot belongs in brackets, as in 3.(2) for three copies of 2", at_);
  }
  if (at_switch) {
    return fail(
        "+-x is the switch of x and cannot be added without a sign: write x + -y with a space",
        at_);
  }
  if (joins_two_numbers_by_en_dash()) {
    return fail("an en dash between two numbers may be a minus or a range: write - or ..", at_);
  }
  for (const SpelledSign& known : kOperationSigns) {
    if (text_.substr(at_).starts_with(known.text)) return sign(known.kind, known.text.size());
  }
  if (is_letter(c)) return name();
  if (c == '[' && !new_line_) return sign(TokenKind::open_square, 1);
  if (new_line_) return sign(TokenKind::new_line, 0);
  return unexpected("an operator");
}

// A literal with its own sign, or nothing if the sign at the cursor is an operator.
Result<std::optional<Token>> Lexer::signed_literal() {
  Lexer ahead = *this;
  ahead.at_ += length_of_minus();
  if (!is_digit(ahead.peek()) && !ahead.at_fraction() && !ahead.at_decimal()) return std::nullopt;
  Literal number;
  if (!ahead.scan_number(number)) return std::nullopt;
  if (!ahead.at_ups() && ahead.length_of_star() == 0 && !ahead.at_joined_name()) {
    return std::nullopt;
  }
  const std::size_t begin = at_;
  at_ += length_of_minus();
  SUMMAND_TRY(token, literal());
  token.literal.number = -*token.literal.number;
  token.length += token.offset - static_cast<std::uint32_t>(begin);
  token.offset = static_cast<std::uint32_t>(begin);
  return token;
}

// The number of bytes of the minus at the cursor, or 0 if there is none.
std::size_t Lexer::length_of_minus() const {
  return length_of_sign(text_.substr(at_), kMinusSigns);
}

// In print an en dash between two numbers is a range.
bool Lexer::joins_two_numbers_by_en_dash() const {
  constexpr std::string_view kEnDash = "\u2013";
  return text_.substr(at_).starts_with(kEnDash) && at_ > 0 && is_digit(text_[at_ - 1]) &&
         is_digit(peek(kEnDash.size()));
}

// The number of bytes of the bar at the cursor, or 0 if there is none.
std::size_t Lexer::length_of_bar() const {
  for (const Bar& bar : kBars) {
    if (text_.substr(at_).starts_with(bar.sign)) return bar.sign.size();
  }
  return 0;
}

// A run of bars, of which some may be double.
Token Lexer::bars() {
  const std::size_t begin = at_;
  std::uint32_t count = 0;
  while (const std::size_t length = length_of_bar()) {
    count += std::ranges::find(kBars, text_.substr(at_, length), &Bar::sign)->count;
    at_ += length;
  }
  return finish(Token{.kind = TokenKind::bars, .bars = count}, begin);
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
    return fail(std::string(kStringIsOpen), open);
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

// Whether an underscore after a sign of that many bytes makes it tiny or miny.
bool Lexer::joins_tiny(std::size_t sign) const {
  const char next = peek(sign + 1);
  return peek(sign) == '_' &&
         (is_digit(next) || is_letter(next) || next == '(' || next == '{' || next == '^' ||
          next == '*' || static_cast<unsigned char>(next) >= 0x80);
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
