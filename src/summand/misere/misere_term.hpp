// MisereTerm: a term of a sum in misère play, and MisereMove: a winning move in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <variant>

#include "summand/misere/misere_tree.hpp"
#include "summand/ruleset/any.hpp"

namespace summand {

// A position, or a game that is written out as one node or has no moves.
using MisereTerm = std::variant<AnyPosition, MisereTree>;

// Whether both players have the same moves in a term, now and later.
bool is_impartial(const MisereTerm& term);
bool all_impartial(std::span<const MisereTerm> terms);

struct MisereMove {
  std::size_t term = 0;   // the number of the term
  std::string name{};     // of the move in a position; empty in a tree
  std::uint32_t sum = 0;  // in a tree: the sum after the move
  std::string reason{};   // what the move leaves
};

}  // namespace summand
