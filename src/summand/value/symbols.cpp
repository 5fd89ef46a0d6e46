#include "summand/value/symbols.hpp"

#include <fmt/core.h>

#include "summand/base/separated.hpp"

namespace summand {

namespace {

// Appends "^", "^2", "*" or "*3": a sign and its count.
void append_count(std::string& out, std::string_view sign, std::uint64_t count) {
  if (count == 0) return;
  out += sign;
  if (count > 1) out += std::to_string(count);
}

// A number plus other parts. A minus sign before ups would seem to belong to both, so then it is
// written as a sum.
std::string joined(const Dyadic& number, const std::string& ups, const std::string& star,
                   const Symbols& symbols) {
  if (number.is_zero()) return ups.empty() && star.empty() ? symbols.number(number) : ups + star;
  const bool apart = number.sign() < 0 && !ups.empty();
  return symbols.number(number) + (apart ? " + " : "") + ups + star;
}

}  // namespace

std::string closed_text(const NumberUpStar& value, const Symbols& symbols) {
  std::string ups, star;
  const auto count = static_cast<std::uint64_t>(value.ups);
  append_count(ups, value.ups < 0 ? symbols.down : symbols.up, value.ups < 0 ? 0 - count : count);
  append_count(star, symbols.star, value.star);
  return joined(value.number, ups, star, symbols);
}

std::string uptimal_text(const Uptimal& value, const Symbols& symbols) {
  std::string ups(value.down ? symbols.down : symbols.up), star;
  ups += value.power ? symbols.power_open : symbols.sum_open;
  ups += std::to_string(value.n);
  ups += value.power ? symbols.power_close : symbols.sum_close;
  append_count(star, symbols.star, value.star);
  return joined(value.number, ups, star, symbols);
}

std::string superstar_text(const Writing& writing, const Symbols& symbols) {
  const bool down = writing.shape == Writing::Shape::downstar;
  std::string_view name = down ? symbols.downstar : symbols.superstar;
  std::string text;
  if (!writing.closed.number.is_zero()) {
    text = symbols.number(writing.closed.number) + (name.starts_with('-') ? " - " : " + ");
    if (name.starts_with('-')) name.remove_prefix(1);
  }
  text += name;
  return text + fmt::format("{}{}{}", symbols.superstar_open, separated(writing.nimbers, ","),
                            symbols.superstar_close);
}

std::string pretty_number(const Dyadic& x) {
  const unsigned places = x.log2_denominator();
  const Dyadic size = x.abs();
  if (places == 0 || places > 3 || size > 1) return print(x);
  static constexpr std::string_view kEighths[] = {"", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞"};
  const std::string sign = x.sign() < 0 ? "-" : "";
  return sign + std::string(kEighths[static_cast<std::size_t>(*size.scaled(3).to_int64())]);
}

std::string latex_number(const Dyadic& x) {
  if (x.is_integer()) return print(x);
  const std::string text = print(x.abs());
  const std::size_t slash = text.find('/');
  return fmt::format("{}\\tfrac{{{}}}{{{}}}", x.sign() < 0 ? "-" : "", text.substr(0, slash),
                     text.substr(slash + 1));
}

}  // namespace summand
