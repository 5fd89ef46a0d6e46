// Policies: programs that play So Long Sucker by a stated rule.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/play/match.hpp"
#include "summand/studies/sucker/endgame.hpp"
#include "summand/studies/sucker/referee.hpp"

namespace summand::sucker {

struct Policy {
  enum class Kind : std::uint8_t {
    greedy,      // takes the most guards, then the most prisoners
    vindictive,  // hurts the player who hurt him last; greedy until then
    alliance,    // plays for himself and an ally until that many players are left; then greedy
  };
  Kind kind = Kind::greedy;
  Player ally = 0;     // of an alliance
  unsigned until = 2;  // the alliance ends when that many players are alive

  bool operator==(const Policy&) const = default;
};

// Reads "greedy", "vindictive", "alliance:red" (until two players are left) or "alliance:red:3".
Result<Policy> parse_policy(std::string_view text);
std::string print(const Policy& policy);
inline constexpr std::string_view kPoliciesHelp = "greedy, vindictive or alliance:COLOUR:PLAYERS";

// The player who hurt `player` last in this match. After that action more of the player's chips
// were dead or in the hands of others than before. Returns nullopt if no living player did.
std::optional<Player> last_offender(const Match<Referee>& match, Player player);

// The action of the policy for the player who decides, and its reason, in the words of the policy.
// Of equal actions it takes the first one. Assumes that somebody has to decide.
Advice choose(const Match<Referee>& match, const Policy& policy);

}  // namespace summand::sucker
