// Strategies for sums of hot games that need no sum, only the thermographs of the summands:
// thermostat, hotstrat and sentestrat (Winning Ways ch. 6), and how well they do.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/theory/thermographs.hpp"

namespace summand {

// A move in a sum: in which summand, and to which canonical option of it.
struct SumMove {
  std::size_t summand = 0;
  Value option;

  friend bool operator==(const SumMove&, const SumMove&) = default;
  friend auto operator<=>(const SumMove&, const SumMove&) = default;
};

// What a strategy sees.
struct SumState {
  std::vector<Value> summands;
  Player to_move = Player::left;
  // For strategies with a memory; the ambient temperature is not negative.
  std::optional<std::size_t> last = {};  // the summand of the opponent's last move
  std::optional<Dyadic> ambient = {};    // the ambient temperature kept so far

  friend bool operator==(const SumState&, const SumState&) = default;
  friend auto operator<=>(const SumState&, const SumState&) = default;
};

// A move and the numbers that speak for it.
struct SumAdvice {
  SumMove move;
  Dyadic temperature;  // of the summand
  Dyadic tax;          // the option is the one that is best at this tax
  Dyadic width;        // of the summand's thermograph there
  // Thermostat: the stop reached is at least as good as this.
  std::optional<Dyadic> guarantee = {};
  bool is_answer = false;              // sentestrat: to the opponent's last move
  std::optional<Dyadic> ambient = {};  // sentestrat: from this move on
};

// All three: an error if every summand is a number, and number summands are never moved in. Time:
// the bends of the walls of the summands and of their options.

// In a summand whose thermograph is widest at the ambient temperature of the compound thermograph,
// and of these in the hottest (which matters where all widths are 0: a frozen one would lose), to
// the option that is best there. Left, moving first, reaches at least max C(t), and so at least the
// sum of the means; moving second at least that sum less the highest temperature.
Result<SumAdvice> thermostat(Thermographs& thermographs, const SumState& state);

// In a hottest summand, to the option that is best at its temperature. Promises nothing: that
// option may be a threat for which the rest is not hot enough.
Result<SumAdvice> hotstrat(Thermographs& thermographs, const SumState& state);

// Keeps the lowest temperature seen so far as the ambient one. Where the opponent's last move left
// a summand hotter than that, it is answered there; otherwise the move is in a hottest one, and the
// ambient temperature falls to that of this summand. Reaches at least the sum of the means less the
// highest temperature.
Result<SumAdvice> sentestrat(Thermographs& thermographs, const SumState& state);

struct Strategy {
  Result<SumAdvice> (*advice)(Thermographs&, const SumState&);
  bool has_memory = false;  // looks at `last` and `ambient`
};
inline constexpr Strategy kThermostat{thermostat};
inline constexpr Strategy kHotstrat{hotstrat};
inline constexpr Strategy kSentestrat{sentestrat, true};

// The option of a player that is best under a tax t: whose other wall has the best value there, and
// of these the one with the best mean. No number, or the player may have no option.
Value best_option(Thermographs& thermographs, Value g, Player player, const Dyadic& t);

}  // namespace summand
