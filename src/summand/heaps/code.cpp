#include "summand/heaps/code.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include "summand/base/check.hpp"

namespace summand::heaps {

namespace {

constexpr std::string_view kDigits = "0123456789ABCDEFGHIJKLMNOPQRSTUV";
constexpr std::string_view kBeyondHexadecimal = "32:";

bool is_hexadecimal(unsigned digit) { return digit >= 8 && digit < 16; }
bool is_beyond_hexadecimal(unsigned digit) { return digit >= 16; }

// The character at `at` of the text, for a message.
std::string found(std::string_view text, std::size_t at) {
  if (at >= text.size()) return "the end";
  const char c = text[at];
  return c > ' ' && c < '\x7f' ? std::string("'") + c + "'" : std::string("a strange character");
}

class CodeReader {
 public:
  explicit CodeReader(std::string_view text) : text_(text) {}

  Result<Code> read() {
    const bool announced = text_.starts_with(kBeyondHexadecimal);
    if (announced) at_ = kBeyondHexadecimal.size();
    SUMMAND_TRY(code, read_digits_and_point());
    if (!announced && hexadecimal_ && beyond_) {
      return fail(found(text_, *beyond_) +
                      " is not a hexadecimal digit, but other digits of this code are; a code that "
                      "begins with 32: has digits up to V (31)",
                  *beyond_);
    }
    return code;
  }

 private:
  Result<Code> read_digits_and_point() {
    std::vector<Digit> digits(1);
    const bool point_first = next_is('.'), point = text_.find('.', at_) != text_.npos;
    if (!point_first) {
      while (point && next_is('0') && at_ + 1 < text_.size() && text_[at_ + 1] != '.') ++at_;
      const std::size_t place = at_;
      SUMMAND_TRY(first, read_digit());
      if (point && begins_digit()) {
        return fail("only one digit stands before the point, since no move adds counters to a heap",
                    place);
      }
      if (first.leaves(0) || first.leaves(1)) {
        return fail(
            "the digit before the point takes nothing, so it may only split: it must be 0, 4, 8, C "
            "or another multiple of 4",
            place);
      }
      digits.front() = first;
    }
    std::vector<Digit> repeated;
    if (next_is('.')) {
      ++at_;
      if (at_ == text_.size() && digits.front().heaps != 0) return Code(std::move(digits));
      if (at_ == text_.size()) return fail("expected a digit after the point", at_);
      SUMMAND_TRY(count, read_digits(digits));
      if (next_is('[')) {
        SUMMAND_TRY(repeating, read_repeated());
        repeated = std::move(repeating);
      } else if (count == 0) {
        return unexpected_here("a digit (0-9, A-V) or '['");
      }
    }
    if (at_ != text_.size()) return unexpected_here("a digit (0-9, A-V), 'u' or '['");
    return Code(std::move(digits), std::move(repeated));
  }

  bool next_is(char c) const { return at_ < text_.size() && text_[at_] == c; }
  std::unexpected<Error> unexpected_here(std::string_view wanted) const {
    return fail("expected " + std::string(wanted) + ", found " + found(text_, at_), at_);
  }

  std::optional<std::uint8_t> peek() const {
    if (at_ == text_.size()) return std::nullopt;
    const char c = text_[at_];
    const char upper = c >= 'a' && c <= 'f' ? static_cast<char>(c - 'a' + 'A') : c;
    const std::size_t digit = kDigits.find(upper);
    if (digit == std::string_view::npos) return std::nullopt;
    return static_cast<std::uint8_t>(digit);
  }

  bool begins_digit() const { return next_is('{') || peek(); }

  Result<Digit> read_digit() {
    Digit out;
    if (next_is('{')) {
      SUMMAND_TRY(set, read_set());
      out = set;
    } else {
      const auto digit = peek();
      if (!digit) return unexpected_here("a digit (0-9, A-V)");
      if (is_hexadecimal(*digit)) hexadecimal_ = true;
      if (is_beyond_hexadecimal(*digit) && !beyond_) beyond_ = at_;
      ++at_;
      out.heaps = *digit;
    }
    if (out.has_condition()) return out;
    const std::size_t place = at_;
    SUMMAND_TRY(condition, read_condition());
    return on_condition(out, condition, place);
  }

  // A sign behind a digit or a number of heaps.
  enum class Condition : std::uint8_t { none, unequal, mixed };
  Result<Condition> read_condition() {
    if (next_is('=')) {
      return fail("no code here asks for heaps of one size (=), as codes of CGSuite may", at_);
    }
    const Condition out = next_is('?')                   ? Condition::mixed
                          : next_is('u') || next_is('!') ? Condition::unequal
                                                         : Condition::none;
    if (out != Condition::none) ++at_;
    return out;
  }

  // `place` is that of the sign.
  static Result<Digit> on_condition(Digit digit, Condition condition, std::size_t place) {
    if (condition == Condition::none) return digit;
    if (digit.heaps < 4) {
      return fail("heaps can only be unequal if a move leaves two or more", place);
    }
    const bool two_at_most = digit.heaps < 8;
    if (condition == Condition::mixed && digit.leaves(1)) {
      return fail(std::string("CGSuite's ? also forbids to leave a single heap of one counter") +
                      (two_at_most ? "; write u if that is allowed" : ""),
                  place);
    }
    digit.unequal = condition == Condition::unequal || two_at_most;
    digit.mixed = !digit.unequal;
    return digit;
  }

  // The numbers of heaps that may be left: {2,3}, or {2!,3!} with conditions.
  Result<Digit> read_set() {
    Digit out;
    std::optional<Condition> of_all;  // of the numbers from 2 on
    std::size_t last_sign = at_;
    do {
      ++at_;
      const std::size_t place = at_;
      unsigned count = 0;
      for (; at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; ++at_) {
        count = std::min(1000u, 10 * count + static_cast<unsigned>(text_[at_] - '0'));
      }
      if (at_ == place) return unexpected_here("a number of heaps");
      if (count > 4) return fail("a move leaves at most 4 heaps", place);
      if (next_is('+')) return fail("a move leaves at most 4 heaps, and + allows any number", at_);
      const std::size_t sign = at_;
      SUMMAND_TRY(condition, read_condition());
      if (condition != Condition::none) {
        if (count < 2) return fail("a condition is for two heaps or more", sign);
        last_sign = sign;
      }
      if (count >= 2) {
        if (of_all.value_or(condition) != condition) {
          return fail("all numbers of heaps in a set have the same condition", place);
        }
        of_all = condition;
      }
      out.heaps |= static_cast<std::uint8_t>(1u << count);
    } while (next_is(','));
    if (!next_is('}')) return unexpected_here("',' or '}'");
    ++at_;
    return on_condition(out, of_all.value_or(Condition::none), last_sign);
  }

  Result<std::size_t> read_digits(std::vector<Digit>& digits) {
    std::size_t count = 0;
    for (; begins_digit(); ++count) {
      if (digits.size() == Code::kMostDigits) {
        return fail("a code has at most " + std::to_string(Code::kMostDigits) + " digits", at_);
      }
      SUMMAND_TRY(digit, read_digit());
      digits.push_back(digit);
    }
    return count;
  }

  Result<std::vector<Digit>> read_repeated() {
    ++at_;
    std::vector<Digit> digits;
    SUMMAND_TRY(count, read_digits(digits));
    if (!next_is(']')) return unexpected_here("a digit (0-9, A-V) or ']'");
    if (count == 0) return fail("expected a digit between the brackets", at_);
    ++at_;
    return digits;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  bool hexadecimal_ = false;           // whether there is a digit from 8 to F
  std::optional<std::size_t> beyond_;  // the place of the first digit from G on
};

// Repeating digits in their shortest form: [3131] becomes [31].
void shorten(std::vector<Digit>& digits, std::vector<Digit>& repeated) {
  const std::size_t size = repeated.size();
  for (std::size_t period = 1; period < size; ++period) {
    if (size % period != 0) continue;
    if (std::equal(repeated.begin() + static_cast<std::ptrdiff_t>(period), repeated.end(),
                   repeated.begin())) {
      repeated.resize(period);
      break;
    }
  }
  // 0.33[13] means the same as 0.3[31]. d0 never repeats.
  while (digits.size() > 1 && digits.back() == repeated.back()) {
    std::rotate(repeated.begin(), repeated.end() - 1, repeated.end());
    digits.pop_back();
  }
}

bool must_be_announced(const std::vector<Digit>& digits, const std::vector<Digit>& repeated) {
  const auto some = [&](bool (*is)(unsigned)) {
    const auto has = [&](const Digit& digit) { return is(digit.heaps); };
    return std::ranges::any_of(digits, has) || std::ranges::any_of(repeated, has);
  };
  return some(is_hexadecimal) && some(is_beyond_hexadecimal);
}

void append(std::string& out, const std::vector<Digit>& digits, std::size_t from) {
  for (std::size_t i = from; i < digits.size(); ++i) {
    out += kDigits[digits[i].heaps];
    if (digits[i].unequal) out += 'u';
    if (digits[i].mixed) out += '?';
  }
}

}  // namespace

Code::Code(std::vector<Digit> digits, std::vector<Digit> repeated)
    : digits_(std::move(digits)), repeated_(std::move(repeated)) {
  if (digits_.empty()) digits_.emplace_back();
  SUMMAND_CHECK(!digits_.front().leaves(0) && !digits_.front().leaves(1));
  const auto takes = [](const Digit& digit) { return digit.heaps != 0; };
  if (std::none_of(repeated_.begin(), repeated_.end(), takes)) repeated_.clear();
  if (repeated_.empty()) {
    while (digits_.size() > 1 && !takes(digits_.back())) digits_.pop_back();
  } else {
    shorten(digits_, repeated_);
  }
}

Result<Code> Code::parse(std::string_view text) { return CodeReader(text).read(); }

std::string Code::print() const {
  std::string out;
  if (must_be_announced(digits_, repeated_)) out += kBeyondHexadecimal;
  append(out, {digits_.front()}, 0);
  out += '.';
  append(out, digits_, 1);
  if (!repeated_.empty()) {
    out += '[';
    append(out, repeated_, 0);
    out += ']';
  } else if (digits_.size() == 1) {
    out += '0';
  }
  return out;
}

std::uint64_t Code::most_taken() const {
  SUMMAND_CHECK(finite());
  return digits_.size() - 1;
}

unsigned Code::most_heaps() const {
  unsigned all = 0;
  for (const Digit digit : digits_) all |= digit.heaps;
  for (const Digit digit : repeated_) all |= digit.heaps;
  return all == 0 ? 0 : static_cast<unsigned>(std::bit_width(all)) - 1;
}

}  // namespace summand::heaps
