// Strategies for sums of hot games that need only the thermographs of the summands, not the sum:
// thermostat, hotstrat and sentestrat (Winning Ways ch. 6), and their guarantees.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/theory/thermographs.hpp"

namespace summand {

// A move in a sum: the summand, and the canonical option of it.
struct SumMove {
  std::size_t summand = 0;
  Value option;

  friend bool operator==(const SumMove&, const SumMove&) = default;
  friend auto operator<=>(const SumMove&, const SumMove&) = default;
};

// The information of a strategy.
struct SumState {
  std::vector<Value> summands;
  Player to_move = Player::left;
  // For strategies with a memory. The ambient temperature is not negative.
  std::optional<std::size_t> last = {};  // the summand of the opponent's last move
  std::optional<Dyadic> ambient = {};    // the ambient temperature so far

  friend bool operator==(const SumState&, const SumState&) = default;
  friend auto operator<=>(const SumState&, const SumState&) = default;
};

// A move and the numbers that support it.
struct SumAdvice {
  SumMove move;
  Dyadic temperature;  // of the summand
  Dyadic tax;          // the option is best at this tax
  Dyadic width;        // of the summand's thermograph there
  // Thermostat: the final stop is at least as good as this.
  std::optional<Dyadic> guarantee = {};
  bool is_answer = false;              // sentestrat: it answers the opponent's last move
  std::optional<Dyadic> ambient = {};  // sentestrat: from this move on
};

// All three strategies fail if every summand is a number, and never move in a number. They take
// time linear in the bends of the walls of the summands and of their options.

// Moves in a summand whose thermograph is widest at the ambient temperature of the compound
// thermograph, to the option that is best there. Of several it takes the hottest one (which matters
// if all widths are 0: a frozen summand would lose). Left, moving first, reaches at least max C(t),
// and so at least the sum of the means. Moving second he reaches at least that sum minus the
// highest temperature.
Result<SumAdvice> thermostat(Thermographs& thermographs, const SumState& state);

// Moves in a hottest summand, to the option that is best at its temperature. It guarantees nothing:
// that option may be a threat, and the rest may not be hot enough for it.
Result<SumAdvice> hotstrat(Thermographs& thermographs, const SumState& state);

// Keeps the lowest temperature seen so far as the ambient one. If the opponent's last move left a
// summand hotter than that, it answers there. Otherwise it moves in a hottest summand, and the
// ambient temperature falls to that of this summand. Reaches at least the sum of the means minus
// the highest temperature.
Result<SumAdvice> sentestrat(Thermographs& thermographs, const SumState& state);

struct Strategy {
  Result<SumAdvice> (*advice)(Thermographs&, const SumState&);
  bool has_memory = false;  // uses `last` and `ambient`
};
inline constexpr Strategy kThermostat{thermostat};
inline constexpr Strategy kHotstrat{hotstrat};
inline constexpr Strategy kSentestrat{sentestrat, true};

// The option of a player that is best under a tax t: its wall for the other player has the best
// value there, and of equal ones it has the best mean. Assumes that g is no number, because then
// the player may have no option.
Value best_option(Thermographs& thermographs, Value g, Player player, const Dyadic& t);

}  // namespace summand
