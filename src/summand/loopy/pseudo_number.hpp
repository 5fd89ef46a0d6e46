// Pseudonumbers (on, off, x, x+over and x+under), and the stops of stoppers.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "summand/loopy/stopper_store.hpp"
#include "summand/number/dyadic.hpp"

namespace summand {

// Ordered like the games that they are.
struct PseudoNumber {
  enum class Kind : std::uint8_t { off, finite, on };
  enum class Beside : std::uint8_t { under, nothing, over };

  Kind kind = Kind::finite;
  Dyadic number;  // 0 for on and off
  Beside beside = Beside::nothing;

  friend bool operator==(const PseudoNumber&, const PseudoNumber&) = default;
  friend std::strong_ordering operator<=>(const PseudoNumber& a, const PseudoNumber& b);
};

inline bool is_loopy(const PseudoNumber& x) {
  return x.kind != PseudoNumber::Kind::finite || x.beside != PseudoNumber::Beside::nothing;
}

// on, off, 3/4, over, -1/2+over, 2+under
std::string print(const PseudoNumber& x);

// Finds the numbers and pseudonumbers of a store, and remembers the numbers. The canonical form of
// a number has no option but numbers, that of x+over is {x|pass}, and that of x+under is {pass|x}.
class PseudoNumbers {
 public:
  explicit PseudoNumbers(StopperStore& store) : store_(store) {}

  std::optional<Dyadic> number(Stopper s);
  std::optional<PseudoNumber> pseudo_number(Stopper s);

 private:
  StopperStore& store_;
  std::map<Stopper, std::optional<Dyadic>> numbers_;
};

// A pseudonumber is its own stop. Otherwise the stop of a player who starts is the best of the
// other player's stops after his moves (Conway, "Loopy games"). Alternate play ends, so this is a
// definition. Linear in the moves of the canonical form. Throws LimitReached.
PseudoNumber stop(StopperStore& store, Stopper s, Player starting);

// The strong stop is the stop without its over or under (the help of CGSuite 2).
inline PseudoNumber strong(PseudoNumber stop) {
  stop.beside = PseudoNumber::Beside::nothing;
  return stop;
}

}  // namespace summand
