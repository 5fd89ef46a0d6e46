#include "summand/language/syntax/arithmetic.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/utf8.hpp"
#include "summand/language/syntax/literal_signs.hpp"
#include "summand/language/syntax/neighbours.hpp"

namespace summand {

namespace {

constexpr std::string_view kDigits = "0123456789_";
constexpr std::size_t kLongestLiteral = 60;  // in a message

bool is_whole(std::string_view text) {
  return !text.empty() && text.find_first_not_of(kDigits) == text.npos;
}

// The operands, or a and b if they are not known.
std::string product(std::string_view a, std::string_view b) {
  if (a.empty() || b.empty()) a = "a", b = "b";
  // The sign is for integers.
  const bool is_fraction = is_digit(a.front()) && !is_whole(a);
  if (is_fraction) return fmt::format("a product is times({},{})", a, b);
  return fmt::format("a product is {0} \u00d7 {1} or times({0},{1})", a, b);
}
std::string power(std::string_view a, std::string_view b) {
  if (a.empty() || b.empty()) a = "a", b = "b";
  return fmt::format("a power is pow({},{})", a, b);
}

// The first star or up of a literal.
struct StarOrUp {
  std::size_t at, size;
  char kind;  // '*', '^', or '\0' if there is none
};

StarOrUp first_star_or_up(std::string_view literal) {
  StarOrUp out{literal.size(), 0, '\0'};
  const auto look_for = [&](const auto& signs, char kind) {
    for (const std::string_view sign : signs) {
      const std::size_t at = literal.find(sign);
      if (at < out.at) out = {at, sign.size(), kind};
    }
  };
  look_for(kStarSigns, '*');
  look_for(kUpSigns, '^');
  return out;
}

// Whether it is nothing or a minus.
bool is_bare(std::string_view number) {
  return number.empty() || length_of_sign(number, kMinusSigns) == number.size();
}

// Without the sign before a number.
std::string_view unsigned_part(std::string_view number) {
  return number.substr(length_of_sign(number, kMinusSigns));
}

// The sign of print is none in an expression of ASCII.
std::string in_ascii(std::string_view number) {
  const std::size_t sign = length_of_sign(number, kMinusSigns);
  return fmt::format("{}{}", sign > 0 ? "-" : "", number.substr(sign));
}

// 2^-1, where the literal ends with the up.
std::optional<std::string> meant_by_negative_power(std::string_view literal,
                                                   std::string_view rest) {
  const StarOrUp sign = first_star_or_up(literal);
  const std::string_view first = literal.substr(0, sign.at);
  const std::size_t minus = length_of_sign(rest, kMinusSigns);
  if (sign.kind != '^' || sign.at + sign.size != literal.size() || is_bare(first) || minus == 0) {
    return std::nullopt;
  }
  const std::string_view digits = number_after(rest.substr(minus));
  if (digits.empty()) return std::nullopt;
  return fmt::format("{0}-{1} is {0} - {1}; {2}", literal, digits,
                     power(in_ascii(first), fmt::format("-{}", digits)));
}

std::optional<std::string> meant_by_whole_literal(std::string_view literal) {
  const StarOrUp sign = first_star_or_up(literal);
  const std::string_view first = literal.substr(0, sign.at);
  if (sign.kind == '\0' || is_bare(first)) return std::nullopt;
  const std::string_view rest = literal.substr(sign.at + sign.size);
  const StarOrUp next = first_star_or_up(rest);
  const std::string_view second = rest.substr(0, next.at);
  if (!is_whole(second)) return std::nullopt;
  // 2^* and 2^3* are no arithmetic, 2^3*4 may be.
  const bool is_last = next.kind == '\0';
  if (!is_last && !is_whole(rest.substr(next.at + next.size))) return std::nullopt;
  const std::string read = fmt::format("{} is {} + {}{}", literal, first, sign.kind, second);
  if (!is_last) return read + " + ...; a product is a \u00d7 b, a power is pow(a,b)";
  if (sign.kind == '^') return fmt::format("{}; {}", read, power(first, second));
  const bool is_fraction = !is_whole(unsigned_part(first));
  return fmt::format("{}; {}", read,
                     is_fraction ? fmt::format("a product is times({},{})", first, second)
                                 : product(first, second));
}

// A code that is written without quotes, as the first argument of octal or circular.
std::optional<std::string> meant_by_code(std::string_view text, std::size_t at) {
  const std::size_t begin = begin_of_argument(text, at);
  if (begin == text.npos) return std::nullopt;
  const std::string_view call = text.substr(0, begin);
  const bool takes_code = call.ends_with("octal(") || call.ends_with("circular(");
  const std::size_t end = std::min(text.find_first_of(",)", at), text.size());
  const std::string_view code = text.substr(begin, end - begin);
  if (!takes_code || code.empty() || code.size() > kLongestLiteral || !is_digit(code.front())) {
    return std::nullopt;
  }
  return fmt::format("a code stands in quotes: \"{}\"", code);
}

}  // namespace

std::optional<std::string> meant_by_literal(std::string_view text, std::size_t offset,
                                            std::size_t length) {
  const std::string_view literal = text.substr(offset, length);
  if (literal.size() > kLongestLiteral) return std::nullopt;
  if (auto meant = meant_by_whole_literal(literal)) return meant;
  return meant_by_negative_power(literal, text.substr(offset + length));
}

std::optional<std::string> meant_by_operator(std::string_view text, std::size_t at) {
  const std::string_view rest = text.substr(at);
  std::string_view before = text.substr(0, at);
  if (auto code = meant_by_code(text, at)) return code;
  if (rest.starts_with("**")) return power(operand_before(before), operand_after(rest.substr(2)));
  const bool follows_star = before.ends_with('*'), follows_up = before.ends_with('^');
  const bool follows_digit = !before.empty() && is_digit(before.back());
  if (follows_star || follows_up) before.remove_suffix(1);
  const std::string_view first = operand_before(before);
  const bool is_star = rest.starts_with('*'), is_up = rest.starts_with('^');
  if (is_star || is_up) {
    const std::string_view second = operand_after(rest.substr(1));
    if (second.empty() && !first.empty() && !follows_star) {
      // n* and n^ are written like literals.
      const std::size_t end = std::min(rest.find_first_not_of("*^"), rest.size());
      return fmt::format("games are added with a sign: {} + {}", first, rest.substr(0, end));
    }
    return is_up || follows_star ? power(first, second) : product(first, second);
  }
  if (rest.starts_with('/')) {
    const std::string_view second = operand_after(rest.substr(1));
    const bool known = !first.empty() && !second.empty();
    return fmt::format(
        "{0} // {1} is the quotient of integers, and times({0},1/2) is one half of it",
        known ? first : "a", known ? second : "b");
  }
  const bool has_space = rest.empty() || is_space(rest.front());
  const std::string_view word = word_after(rest);
  if (word == "mod" || word == "div") {
    const std::string_view second = operand_after(rest.substr(3));
    const bool known = !first.empty() && !second.empty();
    return fmt::format("the {} is {} {} {}", word == "mod" ? "remainder" : "quotient",
                       known ? first : "a", word == "mod" ? "%" : "//", known ? second : "b");
  }
  const std::string_view second = has_space ? std::string_view() : operand_after(rest);
  if (second.empty()) return std::nullopt;
  if (follows_up) return power(first, second);
  if (follows_star || follows_digit) return product(first, second);
  return std::nullopt;
}

std::optional<std::string> meant_by_operand(std::string_view text, std::size_t at) {
  const std::string_view rest = text.substr(at), before = text.substr(0, at);
  if (rest.starts_with('&') && before.ends_with('&')) return "both conditions are: a and b";
  if (rest.starts_with('*') && before.ends_with('*')) return "a power is pow(a,b)";
  if (rest.starts_with('!')) return "the opposite of a condition is: not a";
  // 2*-3, where the lexer stops at the star.
  const std::size_t star = length_of_sign(rest, kStarSigns);
  const std::size_t minus = star > 0 ? length_of_sign(rest.substr(star), kMinusSigns) : 0;
  const std::string_view digits =
      minus > 0 ? number_after(rest.substr(star + minus)) : std::string_view();
  if (!digits.empty() && !before.empty() && is_digit(before.back())) {
    return product(operand_before(before), fmt::format("-{}", digits));
  }
  return meant_by_code(text, at);
}

}  // namespace summand
