#include "summand/draw/lettering.hpp"

#include <algorithm>

namespace summand {

namespace {

bool all_digits(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

// The width of a letter, in hundredths of the height of letters. For single signs it is not less
// than in the widest serif faces. In words, wide and narrow letters balance one another.
int width_of(std::string_view letter) {
  constexpr std::string_view kNarrow = " ijlt.,;:'|!()[]", kWide = "mwMW+-=<>";
  if (letter.size() > 1) return 84;  // signs such as plus-minus
  if (kNarrow.contains(letter[0])) return 40;
  if (kWide.contains(letter[0])) return 84;
  return letter[0] >= 'A' && letter[0] <= 'Z' ? 75 : 63;
}

int width(std::string_view text, int height) {
  int out = 0;
  for (const std::string_view letter : characters(text)) out += width_of(letter);
  return out * height / 100;
}

}  // namespace

std::optional<Fraction> as_fraction(std::string_view text) {
  Fraction out;
  if (text.starts_with('-')) {
    out.negative = true;
    text.remove_prefix(1);
  }
  const std::size_t stroke = text.find('/');
  if (stroke == std::string_view::npos) return std::nullopt;
  out.over = text.substr(0, stroke);
  out.under = text.substr(stroke + 1);
  if (!all_digits(out.over) || !all_digits(out.under)) return std::nullopt;
  return out;
}

std::vector<std::string_view> characters(std::string_view text) {
  std::vector<std::string_view> out;
  std::size_t begin = 0;
  for (std::size_t i = 1; i <= text.size(); ++i) {
    const bool goes_on = i < text.size() && (static_cast<unsigned char>(text[i]) & 0xC0) == 0x80;
    if (goes_on) continue;
    out.push_back(text.substr(begin, i - begin));
    begin = i;
  }
  return out;
}

std::string shortened(std::string_view text, std::size_t most) {
  const std::vector<std::string_view> all = characters(text);
  if (all.size() <= most) return std::string(text);
  std::string out;
  for (std::size_t i = 0; i + 1 < most; ++i) out += all[i];
  return out + "…";
}

std::vector<std::string> in_lines(std::string_view words, int room,
                                  int (*width)(std::string_view)) {
  std::vector<std::string> out{""};
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    std::string longer = out.back();
    longer.append(longer.empty() ? 0 : 1, ' ').append(words.substr(0, end));
    if (out.back().empty() || width(longer) <= room) {
      out.back() = std::move(longer);
    } else {
      out.emplace_back(words.substr(0, end));
    }
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return out;
}

int width_in_text(std::string_view text) { return static_cast<int>(characters(text).size()); }

int width_on_paper(std::string_view text) {
  if (const auto fraction = as_fraction(text)) {
    return std::max(width(fraction->over, kSmallHeight), width(fraction->under, kSmallHeight)) +
           (fraction->negative ? 90 : 0);
  }
  return width(text, kLetterHeight);
}

}  // namespace summand
