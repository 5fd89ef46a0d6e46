// Prospect: the result of a sum if a player starts, and the means by which it is known.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/loopy/retrograde.hpp"

namespace summand {

// The means, with the cheap ones first.
enum class Means : std::uint8_t {
  theorem,     // of the game, about this position
  values,      // of all terms
  search,      // of the sums that moves lead to
  retrograde,  // of all positions that can be reached
};

// The text after "by".
std::string_view name_of(Means means);
// One word, for programs.
std::string_view key_of(Means means);

// A first move of the whole that wins.
struct WinningMove {
  std::size_t summand = 0;  // the index of the summand in which it is made, from 0
  std::string name;         // as the game names it
  std::string reason{};     // why it wins
};

struct Prospect {
  Fate fate = Fate::draw;                   // for the player who starts
  std::optional<std::uint32_t> distance{};  // moves to the end, if known
  std::vector<WinningMove> winning{};       // all winning moves, or those known to win
};

}  // namespace summand
