// Policies: programs at a table of So Long Sucker that follow a rule which they state.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/several/match.hpp"
#include "summand/studies/sucker/endgame.hpp"
#include "summand/studies/sucker/referee.hpp"

namespace summand::sucker {

struct Policy {
  enum class Kind : std::uint8_t {
    greedy,      // takes what gives the most guards, then the most prisoners
    vindictive,  // hurts whoever hurt him last; greedy until then
    alliance,    // plays for himself and an ally, until so many players are left; then greedy
  };
  Kind kind = Kind::greedy;
  Player ally = 0;     // of an alliance
  unsigned until = 2;  // players alive at which it ends

  bool operator==(const Policy&) const = default;
};

// "greedy", "vindictive", "alliance:red" (until two players are left) or "alliance:red:3".
Result<Policy> parse_policy(std::string_view text);
std::string print(const Policy& policy);
inline constexpr std::string_view kPoliciesHelp = "greedy, vindictive or alliance:COLOUR:PLAYERS";

// Who hurt the player last in this match: after that action more of the player's chips were dead or
// in the hands of others than before. Nothing where nobody alive did.
std::optional<Player> last_offender(const Match<Referee>& match, Player player);

// What the policy plays for whoever has to decide, and why, in the words of the policy. Of equal
// actions it takes the first one. Assumes that somebody has to decide.
Advice choose(const Match<Referee>& match, const Policy& policy);

}  // namespace summand::sucker
