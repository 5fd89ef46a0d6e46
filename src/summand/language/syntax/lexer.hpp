// Lexer: cuts the text of an expression into tokens.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/base/utf8.hpp"
#include "summand/language/syntax/token.hpp"

namespace summand {

// A cursor in a text, which it does not own. The text has at most kMaxText bytes. The meaning of a
// sign depends on whether a game or an operator comes next (`+-1` and `1 + -1`, `-_2` and `x - 2`),
// so the caller says which one it expects. A sign right before a number belongs to the number if
// ups, a star or a tiny game follow at once: `-1^` is a literal, `-1` is a sign and a literal. The
// signs of print, such as U+2212 for the minus, mean the same as those of ASCII, and so do an en
// dash and the comparisons U+2264, U+2265 and U+2260. Copies are cheap and independent.
class Lexer {
 public:
  static constexpr std::size_t kMaxText = std::size_t{16} << 20;

  explicit Lexer(std::string_view text) : text_(text) {}

  // From now on a hyphen after one of these names is a minus: n-k. They are sorted, live as long as
  // the lexer, and names that are longer than kLongestBound do not count.
  static constexpr std::size_t kLongestBound = 64;
  void bind(std::span<const std::string_view> names) { bound_ = names; }

  // The next token where a game may begin (operand), or where one has just ended (operation). At
  // the end of the text: Kind::end. A game instead of an operation, on a new line: Kind::new_line.
  Result<Token> operand();
  Result<Token> operation();

  // Moves the cursor behind spaces and comments, which begin with # and end with the line. Returns
  // the character there, or 0 at the end.
  char next_character();
  std::size_t offset() const { return at_; }
  // Whether the last token is a number and a name follows that is joined to it: 2Tiny(2).
  bool joins_name() const { return at_ == number_ends_ && at_joined_name(); }
  // Whether the last token is the first one of its line.
  bool begins_line() const { return begins_line_; }

 private:
  char peek(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }
  bool accept(std::string_view wanted);
  Token finish(Token token, std::size_t begin);
  Token sign(Token::Kind kind, std::size_t length);
  std::unexpected<Error> unexpected(std::string_view wanted) const;

  Result<Token> name();
  Result<Token> string();
  Result<Token> number_or_dimensions();
  Result<std::optional<Token>> signed_literal();
  Token bars();
  Result<void> scan_number(Literal& literal);
  Result<void> scan_ups(Literal& literal);
  Result<void> scan_star(Literal& literal);
  Result<Token> literal();
  Result<std::uint64_t> count(std::uint64_t most, std::string_view too_many);
  std::size_t run_of_digits() const;
  bool joins_two_numbers_by_en_dash() const;
  std::size_t length_of_bar() const;
  bool at_ups() const;
  std::size_t length_of_star() const;
  std::size_t length_of_minus() const;
  bool at_fraction() const;
  bool at_decimal() const { return peek() == '.' && is_digit(peek(1)); }
  bool at_joined_name() const;
  bool follows_number() const;
  bool is_bound(std::string_view name) const;
  bool joins_tiny(std::size_t sign) const;
  bool closes_uptimal() const;

  std::string_view text_;
  std::size_t at_ = 0;
  std::span<const std::string_view> bound_;
  std::size_t number_ends_ = std::string_view::npos;  // of the last literal, if it is a number
  bool new_line_ = false;                             // since the last token
  bool begins_line_ = false;
};

// The sides of "3x4x5". The lexer must have found this text.
Result<std::vector<std::int64_t>> parse_dimensions(std::string_view text);

}  // namespace summand
