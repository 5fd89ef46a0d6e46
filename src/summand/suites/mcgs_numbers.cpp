#include "summand/suites/mcgs_numbers.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <fmt/core.h>
#include <map>
#include <numeric>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "summand/base/foreign_text.hpp"
#include "summand/suites/words.hpp"

namespace summand {

namespace {

std::uint64_t mex(std::span<const std::uint64_t> nimbers) {
  std::uint64_t out = 0;
  while (std::ranges::find(nimbers, out) != nimbers.end()) ++out;
  return out;
}

SuiteFraction reduced(SuiteFraction number) {
  while (number.top % 2 == 0 && number.bottom > 1) {
    number.top /= 2;
    number.bottom /= 2;
  }
  return number;
}

std::string nimber_text(std::uint64_t nimber) {
  return nimber == 0 ? "0" : nimber == 1 ? "*" : fmt::format("*{}", nimber);
}

// Negative numbers get brackets, because they are summands.
std::string number_text(SuiteFraction number) {
  const std::string digits = number.bottom == 1 ? fmt::format("{}", number.top)
                                                : fmt::format("{}/{}", number.top, number.bottom);
  return number.top < 0 ? "(" + digits + ")" : digits;
}

// Words with commas between some of them.
class WordReader {
 public:
  WordReader(std::string_view text, std::string_view signs)
      : words_(suite_words(text, signs)), end_(text.size()) {}

  bool at_end() const { return at_ == words_.size(); }
  std::size_t offset() const { return at_end() ? end_ : words_[at_].offset; }
  bool next_is(std::string_view text) const { return !at_end() && words_[at_].text == text; }
  void skip() { ++at_; }

  Result<std::int64_t> integer() {
    const auto number = at_end() ? std::nullopt : number_of_32_bits(words_[at_].text);
    if (!number) return expected("an integer");
    ++at_;
    return *number;
  }

  Result<SuiteFraction> fraction() {
    SUMMAND_TRY(top, integer());
    if (!next_is("/")) return SuiteFraction{top, 1};
    skip();
    const std::size_t place = offset();
    SUMMAND_TRY(bottom, integer());
    if (bottom <= 0 || (bottom & (bottom - 1)) != 0) {
      return fail("the denominator of a fraction is a power of 2", place);
    }
    return reduced({top, bottom});
  }

  // A comma may stand between two words, but not at the end.
  Result<void> comma() {
    if (!next_is(",")) return {};
    skip();
    if (at_end()) return fail("a list does not end with a comma", words_.back().offset);
    return {};
  }

  Result<void> end() const {
    if (at_end()) return {};
    return fail(
        fmt::format("nothing is expected here, but '{}'", printable(words_[at_].text, kMostQuoted)),
        offset());
  }

  // The sign, which is a word by itself.
  Result<void> sign(std::string_view text) {
    if (!next_is(text)) return expected(fmt::format("'{}'", text));
    skip();
    return {};
  }

  std::unexpected<Error> expected(std::string_view what) const {
    if (at_end()) return fail(fmt::format("{} is expected at the end", what), end_);
    return fail(fmt::format("{} is expected here, not '{}'", what,
                            printable(words_[at_].text, kMostQuoted)),
                offset());
  }

 private:
  std::vector<SuiteWord> words_;
  std::size_t end_;
  std::size_t at_ = 0;
};

Result<std::int64_t> lone_integer(std::string_view text) {
  WordReader reader(text, "");
  SUMMAND_TRY(out, reader.integer());
  if (auto end = reader.end(); !end) return std::unexpected(std::move(end).error());
  return out;
}

Result<std::int64_t> lone_size(std::string_view text) {
  SUMMAND_TRY(out, lone_integer(text));
  if (out < 0) return fail("a number that is not negative is expected here");
  return out;
}

std::uint64_t nimber_of(SuiteFraction number,
                        std::map<std::pair<std::int64_t, std::int64_t>, std::uint64_t>& known) {
  number = reduced(number);
  if (number.bottom == 1) return number.top % 2 == 0 ? 0 : 1;
  const auto key = std::pair(number.top, number.bottom);
  if (const auto at = known.find(key); at != known.end()) return at->second;
  const std::array options{nimber_of({number.top - 1, number.bottom}, known),
                           nimber_of({number.top + 1, number.bottom}, known)};
  return known[key] = mex(options);
}

Result<SuitePoint> point(WordReader& reader) {
  if (auto open = reader.sign("("); !open) return std::unexpected(std::move(open).error());
  SUMMAND_TRY(value, reader.fraction());
  if (auto comma = reader.sign(","); !comma) return std::unexpected(std::move(comma).error());
  SUMMAND_TRY(tax, reader.fraction());
  if (auto close = reader.sign(")"); !close) return std::unexpected(std::move(close).error());
  return SuitePoint{value, tax};
}

// Numbers of 32 bits have products of 64 bits.
bool is_less(SuiteFraction a, SuiteFraction b) { return a.top * b.bottom < b.top * a.bottom; }

// "L:" and at least one point.
Result<std::vector<SuitePoint>> wall(WordReader& reader, std::string_view name) {
  for (const std::string_view text : {name, std::string_view(":")}) {
    if (auto read = reader.sign(text); !read) return std::unexpected(std::move(read).error());
  }
  std::vector<SuitePoint> out;
  do {
    const std::size_t place = reader.offset();
    SUMMAND_TRY(next, point(reader));
    const bool is_first = out.empty();
    if (is_first && (next.tax.top != -1 || next.tax.bottom != 1)) {
      return fail("the tax of the first point of a wall is -1", place);
    }
    if (!is_first && !is_less(out.back().tax, next.tax)) {
      return fail("the taxes of a wall rise from point to point", place);
    }
    out.push_back(next);
  } while (reader.next_is("("));
  return out;
}

}  // namespace

std::uint64_t impartial_nimber(SuiteFraction number) {
  std::map<std::pair<std::int64_t, std::int64_t>, std::uint64_t> known;
  return nimber_of(number, known);
}

std::uint64_t impartial_nimber(std::int64_t ups, bool star) {
  // A game and its negative have the same impartial version.
  const auto count = static_cast<std::uint64_t>(ups < 0 ? -ups : ups);
  if (count == 0) return star ? 1 : 0;
  // From 1 up on both stars have the same nimber: {0, *} and {0, *} for ^ and ^*. So they also have
  // for every number of ups: {0, that of one up less}, which is *2 and * in turn.
  return count % 2 == 1 ? 2 : 1;
}

Result<std::string> mcgs_integer(std::string_view text, bool impartial) {
  SUMMAND_TRY(number, lone_integer(text));
  if (impartial) return nimber_text(impartial_nimber({number, 1}));
  return number_text({number, 1});
}

Result<std::string> mcgs_nimber(std::string_view text) {
  SUMMAND_TRY(size, lone_size(text));
  return nimber_text(static_cast<std::uint64_t>(size));
}

Result<std::string> mcgs_kayles(std::string_view text) {
  SUMMAND_TRY(size, lone_size(text));
  return fmt::format("octal(kayles, {})", size);
}

Result<std::string> mcgs_fraction(std::string_view text, bool impartial) {
  WordReader reader(text, "/,");
  SUMMAND_TRY(number, reader.fraction());
  if (auto end = reader.end(); !end) return std::unexpected(std::move(end).error());
  if (impartial) return nimber_text(impartial_nimber(number));
  return number_text(number);
}

Result<std::string> mcgs_switch(std::string_view text, bool impartial) {
  WordReader reader(text, "/,");
  SUMMAND_TRY(left, reader.fraction());
  if (auto comma = reader.comma(); !comma) return std::unexpected(std::move(comma).error());
  SUMMAND_TRY(right, reader.fraction());
  if (auto end = reader.end(); !end) return std::unexpected(std::move(end).error());
  if (impartial) {
    return nimber_text(mex(std::array{impartial_nimber(left), impartial_nimber(right)}));
  }
  return fmt::format("{{{}|{}}}", number_text(left), number_text(right));
}

Result<std::string> mcgs_up_star(std::string_view text, bool impartial) {
  WordReader reader(text, ",");
  std::optional<std::int64_t> ups;
  bool star = false;
  while (!reader.at_end()) {
    if (!star && reader.next_is("*")) {
      reader.skip();
      star = true;
    } else if (!ups) {
      SUMMAND_TRY(number, reader.integer());
      ups = number;
    } else {
      return reader.expected("at most one number and one star");
    }
    if (auto comma = reader.comma(); !comma) return std::unexpected(std::move(comma).error());
  }
  if (!ups && !star) return reader.expected("a number of ups or a star");
  const std::int64_t count = ups.value_or(0);
  if (impartial) return nimber_text(impartial_nimber(count, star));
  if (count == 0) return star ? "*" : "0";
  const std::int64_t size = count < 0 ? -count : count;
  return fmt::format("{}{}{}", count < 0 ? 'v' : '^', size == 1 ? "" : fmt::format("{}", size),
                     star ? "*" : "");
}

Result<SuiteWalls> mcgs_walls(std::string_view text) {
  WordReader reader(text, "():,/");
  SUMMAND_TRY(left, wall(reader, "L"));
  SUMMAND_TRY(right, wall(reader, "R"));
  if (auto end = reader.end(); !end) return std::unexpected(std::move(end).error());
  return SuiteWalls{std::move(left), std::move(right)};
}

}  // namespace summand
