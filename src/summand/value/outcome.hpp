// Outcome classes: who wins if both play well (Winning Ways ch. 2).
#pragma once

#include <compare>
#include <cstdint>
#include <string_view>

#include "summand/value/store.hpp"

namespace summand {

// Who wins: Left for any start, Right for any start, the next player (N), or the previous player
// (P).
enum class Outcome : std::uint8_t { left, right, next, previous };

// The outcome of a game whose comparison with 0 is known.
constexpr Outcome outcome_of(std::partial_ordering with_zero) {
  if (with_zero == std::partial_ordering::equivalent) return Outcome::previous;
  if (with_zero == std::partial_ordering::greater) return Outcome::left;
  return with_zero == std::partial_ordering::less ? Outcome::right : Outcome::next;
}

inline Outcome outcome(ValueStore& store, Value g) {
  return outcome_of(store.compare(g, store.zero()));
}

constexpr Player winner(Outcome outcome, Player first) {
  switch (outcome) {
    case Outcome::left:
      return Player::left;
    case Outcome::right:
      return Player::right;
    case Outcome::next:
      return first;
    case Outcome::previous:
      return opponent(first);
  }
  return first;
}

// The outcome of the negative game.
constexpr Outcome negative(Outcome outcome) {
  if (outcome == Outcome::left) return Outcome::right;
  return outcome == Outcome::right ? Outcome::left : outcome;
}

constexpr char letter(Outcome outcome) { return "LRNP"[static_cast<int>(outcome)]; }

constexpr std::string_view sentence(Outcome outcome) {
  constexpr std::string_view kSentences[] = {"Left wins", "Right wins", "the next player wins",
                                             "the previous player wins"};
  return kSentences[static_cast<int>(outcome)];
}

}  // namespace summand
