// The literals: numbers, ups and stars that are written together.
#include <algorithm>
#include <fmt/core.h>
#include <limits>

#include "summand/base/utf8.hpp"
#include "summand/language/syntax/lexer.hpp"
#include "summand/language/syntax/literal_signs.hpp"

namespace summand {

namespace {

struct Fraction {
  std::string_view sign;
  int eighths;
};
constexpr Fraction kFractions[] = {{"\u00bd", 4}, {"\u00bc", 2}, {"\u00be", 6}, {"\u215b", 1},
                                   {"\u215c", 3}, {"\u215d", 5}, {"\u215e", 7}};

// Games that may stand right after a number: CGSuite prints 2 + tiny(2) as 2Tiny(2).
constexpr std::string_view kJoinedCalls[] = {"Tiny(", "Miny(", "tiny(", "miny("};
// The same for words: it prints 2 + over as 2over.
constexpr std::string_view kJoinedWords[] = {"over", "under"};

// The number of eighths of the fraction sign at the beginning of the text, or 0 if there is none.
int eighths_at(std::string_view text) {
  for (const Fraction& fraction : kFractions) {
    if (text.starts_with(fraction.sign)) return fraction.eighths;
  }
  return 0;
}

}  // namespace

bool Lexer::at_fraction() const { return eighths_at(text_.substr(at_)) != 0; }

bool Lexer::at_joined_name() const {
  const std::string_view rest = text_.substr(at_);
  const auto is_word = [&](std::string_view word) {
    if (!rest.starts_with(word)) return false;
    const auto next = [&](std::size_t i) {
      return word.size() + i < rest.size() ? rest[word.size() + i] : ' ';
    };
    const auto continues = [](char c) { return is_letter(c) || is_digit(c) || c == '_'; };
    const bool is_hyphen = next(0) == '-' && is_letter(next(1));
    return !continues(next(0)) && next(0) != '(' && !is_hyphen;
  };
  return std::ranges::any_of(kJoinedCalls,
                             [&](std::string_view name) { return rest.starts_with(name); }) ||
         std::ranges::any_of(kJoinedWords, is_word);
}

// The number of bytes of the star at the cursor, or 0 if there is none.
std::size_t Lexer::length_of_star() const { return length_of_sign(text_.substr(at_), kStarSigns); }

bool Lexer::at_ups() const {
  const std::string_view rest = text_.substr(at_);
  return length_of_sign(rest, kUpSigns) > 0 || length_of_sign(rest, kDownSigns) > 0 ||
         rest.starts_with(kDoubleUpSign) || rest.starts_with(kDoubleDownSign);
}

Result<Token> Lexer::literal() {
  const std::size_t begin = at_;
  Literal out;
  if (is_digit(peek()) || at_fraction() || at_decimal()) {
    if (const auto scanned = scan_number(out); !scanned) return std::unexpected(scanned.error());
    number_ends_ = at_;
  }
  if (at_ups()) {
    if (const auto scanned = scan_ups(out); !scanned) return std::unexpected(scanned.error());
  }
  if (length_of_star() > 0) {
    if (const auto scanned = scan_star(out); !scanned) return std::unexpected(scanned.error());
  }
  return finish(Token{.kind = Token::Kind::literal, .literal = std::move(out)}, begin);
}

Result<void> Lexer::scan_number(Literal& literal) {
  const std::size_t begin = at_;
  Dyadic number;
  if (at_decimal()) {
    ++at_;
    at_ += run_of_digits();
    auto read = parse_dyadic("0" + std::string(text_.substr(begin, at_ - begin)));
    if (!read) {
      return fail(read.error().message, begin + std::max<std::size_t>(read.error().offset, 1) - 1);
    }
    literal.number = *std::move(read);
    return {};
  }
  if (is_digit(peek())) {
    at_ += run_of_digits();
    // 7//2 is a quotient of integers.
    if ((peek() == '/' && peek(1) != '/') || at_decimal()) {
      ++at_;
      at_ += run_of_digits();
    }
    auto read = parse_dyadic(text_.substr(begin, at_ - begin));
    if (!read) return shifted(std::move(read).error(), begin);
    number = *std::move(read);
  }
  if (at_fraction()) {
    if (!number.is_integer()) return fail("a whole number is expected before this fraction", at_);
    number += Dyadic::ratio(eighths_at(text_.substr(at_)), 3);
    at_ += character_length(text_, at_);
  }
  literal.number = std::move(number);
  return {};
}

// Reads a whole number of at most `most`.
Result<std::uint64_t> Lexer::count(std::uint64_t most, std::string_view too_many) {
  const std::size_t begin = at_;
  std::uint64_t out = 0;
  for (; is_digit(peek()) || peek() == '_'; ++at_) {
    if (peek() == '_') {
      if (!is_digit(peek(1))) return fail("a digit must follow the _", at_ + 1);
      continue;
    }
    const auto digit = static_cast<std::uint64_t>(peek() - '0');
    if (out > (most - digit) / 10) return fail(std::string(too_many), begin);
    out = 10 * out + digit;
  }
  return out;
}

Result<void> Lexer::scan_ups(Literal& literal) {
  constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  const bool down = length_of_sign(text_.substr(at_), kDownSigns) > 0 ||
                    text_.substr(at_).starts_with(kDoubleDownSign);
  const auto& ones = down ? kDownSigns : kUpSigns;
  const std::string_view two = down ? kDoubleDownSign : kDoubleUpSign;
  const std::size_t begin = at_;
  std::int64_t signs = 0;
  for (;;) {
    if (const std::size_t one = length_of_sign(text_.substr(at_), ones); one > 0) {
      at_ += one;
      signs += 1;
    } else if (accept(two)) {
      signs += 2;
    } else {
      break;
    }
  }
  std::int64_t ups = signs;
  const char bracket = peek();
  if (text_.substr(at_).starts_with("[on]")) {
    return fail("CGSuite's ^[on] is upon here, its v[on] is -upon, and its ^[on]* is upon*", begin);
  }
  if (text_.substr(at_).starts_with("<on>")) {
    return fail("CGSuite's ^<on> is {0||0|0,pass} here, and its v<on> is -{0||0|0,pass}", begin);
  }
  const bool uptimal = (bracket == '<' || bracket == '[') && is_digit(peek(1)) && closes_uptimal();
  if (uptimal || is_digit(bracket)) {
    if (signs > 1) {
      return fail(fmt::format("only a single {} can have a number after it", ones[0]), begin);
    }
    if (uptimal) ++at_;
    const std::size_t number = at_;
    SUMMAND_TRY(read, count(kMost, "too many ups: the number must be below 2^63"));
    ups = static_cast<std::int64_t>(read);
    if (uptimal) {
      ++at_;
      if (ups == 0) return fail("the uptimals are ^<1>, ^<2>, ... and ^[1], ^[2], ...", number);
      literal.kind = bracket == '<' ? Literal::Ups::power : Literal::Ups::sum;
    }
  }
  literal.ups = down ? -ups : ups;
  return {};
}

// Whether the bracket at the cursor contains only a whole number.
bool Lexer::closes_uptimal() const {
  const std::size_t end = text_.find_first_not_of("0123456789_", at_ + 1);
  return end != text_.npos && text_[end] == (peek() == '<' ? '>' : ']');
}

Result<void> Lexer::scan_star(Literal& literal) {
  const std::size_t begin = at_;
  at_ += length_of_star();
  if (length_of_minus() > 0 && is_digit(peek(length_of_minus()))) {
    return fail("the nimbers are *0, *, *2, ...: none is negative (* - 1 needs spaces)", begin);
  }
  literal.star = 1;
  if (!is_digit(peek())) return {};
  SUMMAND_TRY(read, count(std::numeric_limits<std::uint64_t>::max(),
                          "this nimber is too large: nimbers must be below 2^64"));
  literal.star = read;
  return {};
}

}  // namespace summand
