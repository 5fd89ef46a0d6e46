// All endgames of two players and two colours by brute force, and claims about them put to the
// test.
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

// Which optional actions there are: none; those of the active player before he plays; those of both
// at any moment, where the other one has the floor before every play and after every such action.
enum class Model : std::uint8_t { plain, active, anytime };

std::string_view name_of(Model model);  // "plain", "active", "anytime"

// The theorem, or a statement like it that is wrong: the flags say what is changed.
struct Claim {
  std::string_view name;
  bool subtract_longest = true;
  bool singletons = false;        // count as long piles do
  bool or_equal = false;          // >= in place of >
  bool helpless_lose = true;      // whoever has no guard on his turn loses
  bool helpless_opponent = true;  // and so does an opponent without one
  bool halves_down = false;       // L / 2 chips of a pile of L count, not (L + 1) / 2
  bool prisoners = false;         // count as guards do
};

// The theorem first, then the seven ways in which its statement has been changed.
std::span<const Claim> claims();

struct TwoColours {
  unsigned chips = 14;  // states with up to so many; at most kMostChipsInTable
  Model model = Model::plain;
  unsigned rows = 0;  // 0: as many as one likes
  // In the models that have optional actions; and Strategy S discards where it may.
  bool donations = true, discards = true;
  unsigned threads = 1;  // 0: all there are
  Budget budget;
  std::span<const Claim> claims;  // to be tested
};
inline constexpr unsigned kMostChipsInTable = 31;

// What the states of one number of chips say. A state has the active player's view; with
// Model::anytime each counts once where he has the floor and once where the other has.
struct TwoColourLevel {
  unsigned chips = 0;
  std::uint64_t states = 0, wins = 0;     // of the active player
  std::uint64_t strategy_failures = 0;    // where S leaves the won positions, of either player
  std::vector<std::uint64_t> mismatches;  // of each claim
  std::vector<std::optional<Endgame>> examples;  // the smallest mismatch of each
};

// Solves level by level and calls `report` after each. Memory: two levels, about 450 MB for 30
// chips. Throws LimitReached.
void solve_two_colours(const TwoColours& job,
                       const std::function<void(const TwoColourLevel&)>& report);

}  // namespace summand::sucker
