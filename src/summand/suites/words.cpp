#include "summand/suites/words.hpp"

#include "summand/base/whole_number.hpp"

namespace summand {

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f';
}

std::vector<SuiteWord> suite_words(std::string_view text, std::string_view signs) {
  std::vector<SuiteWord> out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at++;
    if (is_blank(text[begin])) continue;
    if (!signs.contains(text[begin])) {
      while (at < text.size() && !is_blank(text[at]) && !signs.contains(text[at])) ++at;
    }
    out.push_back({text.substr(begin, at - begin), begin});
  }
  return out;
}

std::optional<std::int64_t> number_of_32_bits(std::string_view text) {
  const auto number = whole_number<std::int32_t>(text);
  // Its negative has 32 bits, too.
  if (!number || *number == INT32_MIN) return std::nullopt;
  return *number;
}

}  // namespace summand
