// Loopy games with names.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/loopy/loopy_graph.hpp"

namespace summand {

struct NamedLoopyGame {
  std::string_view name;
  std::string_view definition;  // `pass` is a move to the game itself
  std::string_view description;
};

// Most are from Conway, "Loopy games", and Winning Ways ch. 11. The names hi, lo, hot and joker may
// mean something else elsewhere.
std::span<const NamedLoopyGame> named_loopy_games();
// Whether one of them has this name.
bool is_loopy_name(std::string_view name);

// The game of that name, as it is defined. nullopt if no game in the list has that name.
std::optional<LoopyGame> named_loopy_game(std::string_view name, Budget& budget);

// {0||0|-s} and {s|0||0}. Fail unless s > 0.
Result<LoopyGame> tiny(const LoopyGame& s, Budget& budget);
Result<LoopyGame> miny(const LoopyGame& s, Budget& budget);

}  // namespace summand
