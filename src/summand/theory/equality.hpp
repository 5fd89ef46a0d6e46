// Why two games are equal: in their difference the second player has an answer to every first move.
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
  Value leaves;   // what becomes of that term

  friend bool operator==(const DifferenceMove&, const DifferenceMove&) = default;
};

// A first move and the answer that wins; no answer where there is none.
struct Exchange {
  DifferenceMove first;
  std::optional<DifferenceMove> answer;

  friend bool operator==(const Exchange&, const Exchange&) = default;
};

// Every first move in G - H, Left's and then Right's, with a winning answer of the other player
// (Winning Ways ch. 3, "Game Tracking and Identification"). G = H exactly if all have one. First
// moves are those of the forms as they are written, answers those of canonical forms; a first move
// that is answered in the other term is answered by a move to the same value, if there is one. As
// many comparisons as there are pairs of moves at most; more than a million pairs, found or not
// needed, are a size limit.
std::vector<Exchange> exchanges(ValueStore& store, const Form& g, const Form& h);

// Whether every first move is answered.
bool proves_equality(const std::vector<Exchange>& exchanges);

}  // namespace summand
