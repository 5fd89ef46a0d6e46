// The parser of conditions: operator precedence, directly into the steps that compute them.
#include <algorithm>
#include <charconv>
#include <fmt/core.h>
#include <optional>

#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/studies/condition.hpp"

namespace summand {

namespace {

constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";
constexpr std::string_view kDigits = "0123456789";

bool is_letter(char c) { return kLetters.contains(c); }
bool is_digit(char c) { return kDigits.contains(c); }

}  // namespace

class ConditionParser {
 public:
  ConditionParser(std::string_view text, std::span<const std::string> names)
      : text_(text), names_(names) {}

  Result<Condition> parse();

 private:
  using Do = Condition::Do;
  enum class Kind { number, truth };

  // An operator between two operands. A higher `binds` is applied first.
  struct Operator {
    std::string_view sign;
    Do what;
    unsigned binds;
    Kind takes, gives;
  };
  static constexpr unsigned kOr = 1, kAnd = 2, kNot = 3, kCompare = 4, kAdd = 5, kMultiply = 6;
  // Longer signs first.
  static constexpr Operator kOperators[] = {
      {"or", Do::leave_if_true, kOr, Kind::truth, Kind::truth},
      {"and", Do::leave_if_false, kAnd, Kind::truth, Kind::truth},
      {"==", Do::equal, kCompare, Kind::number, Kind::truth},
      {"!=", Do::unequal, kCompare, Kind::number, Kind::truth},
      {"<=", Do::less_equal, kCompare, Kind::number, Kind::truth},
      {">=", Do::greater_equal, kCompare, Kind::number, Kind::truth},
      {"<", Do::less, kCompare, Kind::number, Kind::truth},
      {">", Do::greater, kCompare, Kind::number, Kind::truth},
      {"+", Do::add, kAdd, Kind::number, Kind::number},
      {"-", Do::subtract, kAdd, Kind::number, Kind::number},
      {"*", Do::multiply, kMultiply, Kind::number, Kind::number},
      {"/", Do::divide, kMultiply, Kind::number, Kind::number},
      {"%", Do::remainder, kMultiply, Kind::number, Kind::number},
  };

  Result<Kind> expression(unsigned binds);
  Result<Kind> operand();
  Result<Kind> after_sign(Do what, Kind kind, unsigned binds, std::size_t offset);
  Result<Kind> word();
  Result<Kind> call(Do what, unsigned arguments, std::size_t offset);
  Result<Kind> digits();
  Result<void> right_side(const Operator& sign, Kind left, std::size_t offset);

  std::optional<Operator> next_operator() const;
  std::string_view next_word() const;
  void skip_spaces() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }
  bool take(char c) {
    skip_spaces();
    if (at_ == text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  void add(Do what, std::size_t offset, std::int64_t operand = 0) {
    steps_.push_back({what, static_cast<std::uint32_t>(offset), operand});
  }
  std::unexpected<Error> expected(std::string_view what) const {
    if (at_ >= text_.size()) return fail(fmt::format("{} is missing", what), text_.size());
    return fail(fmt::format("{} is expected here", what), at_);
  }
  static Result<void> expect(Kind found, Kind wanted, std::size_t offset) {
    if (found == wanted) return {};
    return fail(wanted == Kind::number ? "a number is expected here, not a claim"
                                       : "a claim such as a < b is expected here, not a number",
                offset);
  }

  std::string_view text_;
  std::span<const std::string> names_;
  std::size_t at_ = 0;
  unsigned depth_ = 0;
  std::vector<Condition::Step> steps_;
};

std::string_view ConditionParser::next_word() const {
  if (at_ == text_.size() || !is_letter(text_[at_])) return {};
  std::size_t end = at_ + 1;
  while (end < text_.size() && (is_letter(text_[end]) || is_digit(text_[end]))) ++end;
  return text_.substr(at_, end - at_);
}

std::optional<ConditionParser::Operator> ConditionParser::next_operator() const {
  const std::string_view name = next_word();
  for (const Operator& sign : kOperators) {
    if (name.empty() ? text_.substr(at_).starts_with(sign.sign) : name == sign.sign) return sign;
  }
  return std::nullopt;
}

// Reads operands and the operators between them whose `binds` is at least this.
Result<ConditionParser::Kind> ConditionParser::expression(unsigned binds) {
  skip_spaces();
  const std::size_t start = at_;
  SUMMAND_TRY(kind, operand());
  while (true) {
    skip_spaces();
    const auto sign = next_operator();
    if (!sign || sign->binds < binds) return kind;
    const std::size_t offset = at_;
    // == and != also compare truth values.
    const bool both = sign->what == Do::equal || sign->what == Do::unequal;
    if (!both) {
      if (auto done = expect(kind, sign->takes, start); !done) return std::unexpected(done.error());
    }
    at_ += sign->sign.size();
    if (auto done = right_side(*sign, both ? kind : sign->takes, offset); !done) {
      return std::unexpected(done.error());
    }
    kind = sign->gives;
    if (sign->binds != kCompare) continue;
    skip_spaces();
    if (const auto more = next_operator(); more && more->binds == kCompare) {
      return fail("comparisons do not follow one another: use brackets, or 'and'", at_);
    }
  }
}

Result<void> ConditionParser::right_side(const Operator& sign, Kind left, std::size_t offset) {
  const bool leaves = sign.takes == Kind::truth;
  const std::size_t step = steps_.size();
  if (leaves) add(sign.what, offset);
  skip_spaces();
  const std::size_t start = at_;
  SUMMAND_TRY(right, expression(sign.binds + 1));
  if (auto done = expect(right, left, start); !done) return done;
  if (leaves) {
    steps_[step].operand = static_cast<std::int64_t>(steps_.size());
  } else {
    add(sign.what, offset);
  }
  return {};
}

Result<ConditionParser::Kind> ConditionParser::operand() {
  if (depth_ == Condition::kMostDepth) {
    return fail(fmt::format("more than {} brackets and signs within one another", depth_), at_);
  }
  ++depth_;
  skip_spaces();
  const std::size_t start = at_;
  Result<Kind> kind = Kind::number;
  if (take('(')) {
    kind = expression(kOr);
    if (kind && !take(')')) return expected("a closing bracket");
  } else if (take('-')) {
    kind = after_sign(Do::negate, Kind::number, kMultiply + 1, start);
  } else if (next_word() == "not") {
    at_ += 3;
    kind = after_sign(Do::negation, Kind::truth, kNot, start);
  } else if (!next_word().empty()) {
    kind = word();
  } else {
    kind = digits();
  }
  --depth_;
  return kind;
}

Result<ConditionParser::Kind> ConditionParser::after_sign(Do what, Kind kind, unsigned binds,
                                                          std::size_t offset) {
  skip_spaces();
  const std::size_t start = at_;
  SUMMAND_TRY(found, expression(binds));
  if (auto done = expect(found, kind, start); !done) return std::unexpected(done.error());
  add(what, offset);
  return kind;
}

Result<ConditionParser::Kind> ConditionParser::word() {
  const std::string_view name = next_word();
  const std::size_t start = at_;
  if (const auto at = std::ranges::find(names_, name); at != names_.end()) {
    at_ += name.size();
    add(Do::name, start, at - names_.begin());
    return Kind::number;
  }
  at_ += name.size();
  if (name == "min") return call(Do::minimum, 2, start);
  if (name == "max") return call(Do::maximum, 2, start);
  if (name == "abs") return call(Do::absolute, 1, start);
  at_ = start;
  if (next_operator()) return expected("a number, a name or a bracket");
  return fail(fmt::format("nothing is called '{}' here: there are {}", printable(name, 40),
                          separated(names_, ", ")),
              start);
}

Result<ConditionParser::Kind> ConditionParser::call(Do what, unsigned arguments,
                                                    std::size_t offset) {
  if (!take('(')) return expected("an opening bracket");
  for (unsigned i = 0; i < arguments; ++i) {
    if (i > 0 && !take(',')) return expected("a comma");
    skip_spaces();
    const std::size_t start = at_;
    SUMMAND_TRY(kind, expression(kOr));
    if (auto done = expect(kind, Kind::number, start); !done) return std::unexpected(done.error());
  }
  if (!take(')')) return expected("a closing bracket");
  add(what, offset);
  return Kind::number;
}

Result<ConditionParser::Kind> ConditionParser::digits() {
  const std::size_t start = at_;
  std::int64_t number = 0;
  if (at_ < text_.size() && is_digit(text_[at_])) {
    const char* const end = text_.data() + text_.size();
    const auto [stop, error] = std::from_chars(text_.data() + at_, end, number);
    if (error != std::errc()) return fail("a number that does not fit into 64 bits", start);
    at_ = static_cast<std::size_t>(stop - text_.data());
    add(Do::constant, start, number);
    return Kind::number;
  }
  return expected("a number, a name or a bracket");
}

Result<Condition> ConditionParser::parse() {
  if (text_.size() > Condition::kMostText) {
    return fail(fmt::format("a condition has at most {} characters", Condition::kMostText),
                Condition::kMostText);
  }
  SUMMAND_TRY(kind, expression(kOr));
  skip_spaces();
  if (at_ != text_.size()) return expected("an operator or the end");
  Condition out;
  out.text_ = std::string(text_);
  out.steps_ = std::move(steps_);
  out.claim_ = kind == Kind::truth;
  return out;
}

Result<Condition> Condition::parse(std::string_view text, std::span<const std::string> names) {
  return ConditionParser(text, names).parse();
}

}  // namespace summand
