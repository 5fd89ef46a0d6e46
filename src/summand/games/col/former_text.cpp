#include "summand/games/col/former_text.hpp"

#include <algorithm>

namespace summand::games::col {

std::string as_written_today(std::string_view text) {
  std::string out(text);
  const auto begin = std::min(text.find_first_not_of(' '), text.size());
  const bool is_between = begin + 1 < text.size() && text[begin + 1] >= '0' &&
                          text[begin + 1] <= '9' && std::string_view("LR-").contains(text[begin]);
  if (is_between) return out;
  std::ranges::replace(out, 'L', 'b');
  std::ranges::replace(out, 'R', 'r');
  return out;
}

}  // namespace summand::games::col
