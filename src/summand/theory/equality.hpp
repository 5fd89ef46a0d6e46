// The reason why two games are equal: in their difference the second player has an answer to every
// first move.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "summand/value/form.hpp"
#include "summand/value/store.hpp"

namespace summand {

// A move in G - H: in G, or in -H.
struct DifferenceMove {
  Player player;
  bool in_first;  // in G; otherwise in -H
  Value leaves;   // the term after the move

  friend bool operator==(const DifferenceMove&, const DifferenceMove&) = default;
};

// A first move and a winning answer, or no answer if there is none.
struct Exchange {
  DifferenceMove first;
  std::optional<DifferenceMove> answer;

  friend bool operator==(const Exchange&, const Exchange&) = default;
};

// Every first move in G - H, Left's and then Right's, with a winning answer of the other player
// (Winning Ways ch. 3, "Game Tracking and Identification"). G = H if and only if all of them have
// one. First moves are those of the forms as they are written, answers are those of canonical
// forms. If there is a move to the same value in the other term, it is the answer. Takes at most as
// many comparisons as there are pairs of moves. More than a million pairs reach the size limit,
// even if an answer is found earlier.
std::vector<Exchange> exchanges(ValueStore& store, const Form& g, const Form& h);

// Whether every first move is answered.
bool proves_equality(const std::vector<Exchange>& exchanges);

}  // namespace summand
