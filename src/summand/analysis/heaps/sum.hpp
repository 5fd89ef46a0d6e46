// The nim-sum of heaps and other impartial games: the values in columns, and the moves that make
// the sum 0.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "summand/algebra/game.hpp"
#include "summand/base/attempt.hpp"
#include "summand/draw/page.hpp"
#include "summand/text/description.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::heaps {

struct HeapsSum {
  struct Part {
    Game game;
    std::string text;     // as an expression
    std::uint64_t value;  // of the nimber
  };
  struct Winning {
    std::string part, move, leaves;
    std::uint64_t from, to;  // the values before and after
  };

  std::string expression;
  std::vector<Part> parts;  // sorted by value, the largest first
  std::uint64_t sum = 0;
  std::vector<Winning> winning = {};      // the moves of equal parts are listed once
  bool more = false;                      // there are more winning moves
  std::vector<std::string> unknown = {};  // parts with too many moves to list

  bool lost() const { return sum == 0; }  // for the player to move
};

// The sum of a game. Each summand must be an impartial position or a nimber; positions are split
// into their heaps. Fails if a summand is neither. Throws LimitReached.
Attempt<HeapsSum> heaps_sum(const Game& game);

// In the form of nim analyze.
std::string text(const HeapsSum& sum, const Page& page);
void describe(Members<HeapsSum>& its);

}  // namespace summand::heaps
