#include "summand/analysis/head_text.hpp"

#include <fmt/core.h>

#include "summand/language/answer.hpp"
#include "summand/text/table.hpp"

namespace summand {

std::string head_text(std::string_view expression,
                      const std::vector<std::pair<Player, std::string>>& prospects,
                      Colours colours) {
  const std::string name = abridged(expression, kWidestExpression);
  std::string out = colours == Colours::yes ? fmt::format("\x1b[1m{}\x1b[0m\n\n", name)
                                            : fmt::format("{}\n\n", name);
  std::vector<std::vector<std::string>> rows;
  for (const auto& [first, words] : prospects) {
    rows.push_back({fmt::format("If {} starts,", player_name(first)), words + "."});
  }
  for (const std::string& row : aligned(rows)) out += row + "\n";
  return out;
}

std::string painted_name(Player player, Colours colours) {
  return painted(player_name(player), player == Player::left ? Paint::left : Paint::right, colours);
}

std::string abridged(std::string_view text, std::size_t width) {
  if (text.size() <= width) return std::string(text);
  std::size_t end = width;
  while ((static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  return fmt::format("{}... ({} characters)", text.substr(0, end), text.size());
}

}  // namespace summand
