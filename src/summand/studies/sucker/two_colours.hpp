// All endgames of two players and two colours by brute force, and tests of claims about them.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/studies/sucker/endgame.hpp"

namespace summand::sucker {

// The optional actions: none; those of the active player before he plays; those of both players at
// any moment. In the last model the other player has the floor before every play and after every
// such action.
enum class Model : std::uint8_t { plain, active, anytime };

std::string_view name_of(Model model);  // "plain", "active", "anytime"

// The theorem, or a similar statement that is wrong. The flags say what is changed.
struct Claim {
  std::string_view name;
  bool subtract_longest = true;
  bool singletons = false;        // singletons count like long piles
  bool or_equal = false;          // >= instead of >
  bool helpless_lose = true;      // a player without a guard on his turn loses
  bool helpless_opponent = true;  // an opponent without a guard loses
  bool halves_down = false;       // L / 2 chips of a pile of L count, not (L + 1) / 2
  bool prisoners = false;         // prisoners count like guards
};

// The theorem first, then the seven variants of its statement.
std::span<const Claim> claims();

struct TwoColours {
  unsigned chips = 14;  // states with up to that many; at most kMostChipsInTable
  Model model = Model::plain;
  unsigned rows = 0;  // 0: any number
  // In the models with optional actions. Strategy S discards if it may.
  bool donations = true, discards = true;
  unsigned threads = 1;  // 0: all there are
  Budget budget;
  std::span<const Claim> claims;  // the claims to test
};
inline constexpr unsigned kMostChipsInTable = 31;

// The results for the states of one number of chips, from the active player's view. With
// Model::anytime each state counts once with the floor for him and once for the opponent.
struct TwoColourLevel {
  unsigned chips = 0;
  std::uint64_t states = 0, wins = 0;     // of the active player
  std::uint64_t strategy_failures = 0;    // where S leaves the won positions, for either player
  std::vector<std::uint64_t> mismatches;  // of each claim
  std::vector<std::optional<Endgame>> examples;  // the smallest mismatch of each
};

// Solves level by level and calls `report` after each. Needs memory for two levels, about 450 MB
// for 30 chips. Throws LimitReached.
void solve_two_colours(const TwoColours& job,
                       const std::function<void(const TwoColourLevel&)>& report);

}  // namespace summand::sucker
