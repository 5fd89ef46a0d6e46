#include "summand/games/coins/turning_code.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/core.h>

#include "summand/base/utf8.hpp"

namespace summand::games {

namespace {

using Spacing = TurningRange::Spacing;

class CodeReader {
 public:
  explicit CodeReader(std::string_view text) : text_(text) {}

  Result<TurningCode> read() {
    std::vector<TurningRange> ranges;
    do {
      SUMMAND_TRY(range, read_range());
      ranges.push_back(range);
    } while (take(','));
    if (at_ < text_.size()) return fail("expected a comma, or one of the letters C, E, S, F", at_);
    return TurningCode(std::move(ranges));
  }

 private:
  Result<TurningRange> read_range() {
    TurningRange out;
    const std::size_t start = at_;
    SUMMAND_TRY(least, read_number());
    out.least = out.most = least;
    if (take('+')) {
      out.most = TurningRange::kMost;
    } else if (take('-')) {
      SUMMAND_TRY(most, read_number());
      out.most = most;
      if (most < least)
        return fail("the second number of a range is not less than the first", start);
    }
    while (at_ < text_.size() && text_[at_] != ',') {
      const std::size_t letter = at_;
      if (take('F')) {
        out.first = true;
      } else if (text_.substr(at_).starts_with("C(") || text_.substr(at_).starts_with("c(")) {
        at_ += 2;
        SUMMAND_TRY(span, read_number());
        out.span = span;
        if (!take(')')) return fail("expected )", at_);
      } else {
        const Spacing spacing = take('C')   ? Spacing::neighbours
                                : take('E') ? Spacing::equal
                                : take('S') ? Spacing::symmetric
                                            : Spacing::free;
        if (spacing == Spacing::free) {
          return fail("expected a comma, or one of the letters C, E, S, F", letter);
        }
        if (out.spacing != Spacing::free) {
          return fail("only one of C, E and S can stand behind a range", letter);
        }
        out.spacing = spacing;
      }
    }
    return out;
  }
  Result<int> read_number() {
    int n = 0;
    const auto [stop, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), n);
    if (error != std::errc() || n < 1 || n > TurningRange::kMost) {
      return fail(fmt::format("expected a number of coins from 1 to {}", TurningRange::kMost), at_);
    }
    at_ = static_cast<std::size_t>(stop - text_.data());
    return n;
  }
  // Capitals and small letters are alike.
  bool take(char sign) {
    if (at_ == text_.size()) return false;
    if (lower_case(text_[at_]) != lower_case(sign)) return false;
    ++at_;
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

bool TurningRange::allows(CoinSet coins) const {
  const int count = std::popcount(coins);
  if (count < least || count > most || (first && (coins & 1) == 0)) return false;
  const int from = std::countr_zero(coins), places = 64 - std::countl_zero(coins) - from;
  if (places > span) return false;
  const CoinSet pattern = coins >> from;
  switch (spacing) {
    case Spacing::free:
      return true;
    case Spacing::neighbours:
      return places == count;
    case Spacing::symmetric:
      return pattern == reversed(pattern) >> (64 - places);
    case Spacing::equal: {
      if (count < 3) return true;
      const int step = std::countr_zero(pattern & ~CoinSet{1});
      for (int i = 0; i < places; ++i) {
        if ((pattern >> i & 1) != (i % step == 0 ? 1u : 0u)) return false;
      }
      return true;
    }
  }
  return false;
}

Result<TurningCode> TurningCode::parse(std::string_view text) { return CodeReader(text).read(); }

std::string TurningCode::print() const {
  std::string out;
  for (const TurningRange& range : ranges_) {
    if (!out.empty()) out += ',';
    out += std::to_string(range.least);
    if (range.most == TurningRange::kMost && range.least < range.most) {
      out += '+';
    } else if (range.most != range.least) {
      out += fmt::format("-{}", range.most);
    }
    if (range.spacing == Spacing::neighbours) out += 'C';
    if (range.spacing == Spacing::equal) out += 'E';
    if (range.spacing == Spacing::symmetric) out += 'S';
    if (range.span < TurningRange::kMost) out += fmt::format("C({})", range.span);
    if (range.first) out += 'F';
  }
  return out;
}

bool TurningCode::allows(CoinSet coins) const {
  return coins != 0 && std::ranges::any_of(
                           ranges_, [&](const TurningRange& range) { return range.allows(coins); });
}

}  // namespace summand::games
