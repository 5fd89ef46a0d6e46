#include "summand/figures/grundy_scale.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

#include "summand/base/check.hpp"

namespace summand::heaps {

namespace {

class Scale {
 public:
  Scale(const NimValues& values, std::uint64_t n) : values_(values), heap_(n) {
    std::uint32_t largest = 0;
    for (std::uint64_t i = 0; i < n; ++i) largest = std::max(largest, values[i]);
    width_ = static_cast<int>(std::to_string(std::max<std::uint64_t>(2 * largest, n)).size()) + 1;
  }

  void take(std::uint64_t taken, const Digit& digit) {
    const std::uint64_t rest = heap_ - taken;
    const bool nothing = digit.leaves(0) && rest == 0;
    const bool one = digit.leaves(1) && rest > 0;
    const bool two = digit.leaves(2) && rest >= (digit.unequal ? 3u : 2u);
    if (!nothing && !one && !two) return;
    write("take " + std::to_string(taken), Paint::faint);
    next_line();
    if (nothing) arrow("nothing is left", 0);
    if (one) arrow("G(" + std::to_string(rest) + ")", values_[rest]);
    if (two) strips(rest, digit.unequal);
  }

  Picture finished() {
    std::string text;
    for (const std::uint32_t option : options_)
      text += (text.empty() ? "" : ", ") + std::to_string(option);
    std::uint32_t mex = 0;
    while (options_.contains(mex)) ++mex;
    write(text.empty() ? "no options" : "options: " + text, Paint::plain);
    next_line();
    write("G(" + std::to_string(heap_) + ") = " + std::to_string(mex), Paint::either);
    next_line();
    picture_.rows = row_;
    return std::move(picture_);
  }

 private:
  void arrow(const std::string& what, std::uint32_t value) {
    column_ = kIndent;
    write(what + " -> ", Paint::plain);
    write(std::to_string(value), Paint::either);
    next_line();
    options_.insert(value);
  }

  // Draws heaps a <= b with a + b = rest. a is on the upper strip.
  void strips(std::uint64_t rest, bool unequal) {
    const std::uint64_t last = unequal ? (rest - 1) / 2 : rest / 2;
    strip("a", last, [&](std::uint64_t a) { return a; }, Paint::faint);
    strip("G(a)", last, [&](std::uint64_t a) { return values_[a]; }, Paint::left);
    strip("G(b)", last, [&](std::uint64_t a) { return values_[rest - a]; }, Paint::right);
    strip(
        "nim-sum", last, [&](std::uint64_t a) { return values_[a] ^ values_[rest - a]; },
        Paint::either);
    for (std::uint64_t a = 1; a <= last; ++a) options_.insert(values_[a] ^ values_[rest - a]);
  }

  template <class Cell>
  void strip(std::string_view name, std::uint64_t last, Cell cell, Paint paint) {
    column_ = kIndent;
    write(name, Paint::faint);
    for (std::uint64_t a = 1; a <= last; ++a) {
      const std::string text = std::to_string(cell(a));
      column_ = kIndent + kName + static_cast<int>(a) * width_ - static_cast<int>(text.size());
      write(text, paint);
    }
    next_line();
  }

  void write(std::string_view text, Paint paint) {
    for (const char c : text) {
      if (c != ' ') picture_.marks.push_back({row_, column_, std::string(1, c), paint});
      ++column_;
    }
    picture_.columns = std::max(picture_.columns, column_);
  }
  void next_line() {
    ++row_;
    column_ = 0;
  }

  static constexpr int kIndent = 2;
  static constexpr int kName = 8;

  const NimValues& values_;
  std::uint64_t heap_;
  int width_ = 0;
  int row_ = 0;
  int column_ = 0;
  Picture picture_;
  std::set<std::uint32_t> options_;
};

}  // namespace

Picture grundy_scale(const Code& code, const NimValues& values, std::uint64_t n) {
  SUMMAND_CHECK(n <= kMostOnScale && n <= values.size() && code.most_heaps() <= 2);
  Scale scale(values, n);
  for (std::uint64_t taken = 0; taken <= n; ++taken) scale.take(taken, code.digit(taken));
  return scale.finished();
}

}  // namespace summand::heaps
