// The head of a page: the game, and who wins it.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/draw/text.hpp"
#include "summand/value/value.hpp"

namespace summand {

// The expression and an empty line, then a line with the result for each starting player.
std::string head_text(std::string_view expression,
                      const std::vector<std::pair<Player, std::string>>& prospects,
                      Colours colours);

// The name of a player in his colour.
std::string painted_name(Player player, Colours colours);

// The beginning of a long text, and its length.
std::string abridged(std::string_view text, std::size_t width);
inline constexpr std::size_t kWidestExpression = 300;

}  // namespace summand
