// Prospect: what comes of a sum when a player starts, and by what means that is known.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/search/retrograde.hpp"

namespace summand {

// The engines, the cheap ones first.
enum class Means : std::uint8_t {
  theorem,     // of the game about this very position
  values,      // of all terms
  search,      // of the sums that moves lead to
  retrograde,  // of all positions that can be reached
};

// As what stands behind "by".
std::string_view name_of(Means means);
// In one word, for programs.
std::string_view key_of(Means means);

// A first move of the whole that wins.
struct WinningMove {
  std::size_t summand = 0;  // in which it is made; its place, from 0
  std::string name;         // as the game names it
  std::string reason{};     // why it wins
};

struct Prospect {
  Fate fate = Fate::draw;                   // of the player who starts
  std::optional<std::uint32_t> distance{};  // moves to the end, if that is known
  std::vector<WinningMove> winning{};       // all that win, or those that are known to
};

}  // namespace summand
