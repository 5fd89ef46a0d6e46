// The nim-sum of any impartial games, heaps above all: their values in columns, and the moves that
// make it 0.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/language/algebra/game.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::program {

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
  std::vector<Part> parts;  // those of the greatest value first
  std::uint64_t sum = 0;
  std::vector<Winning> winning = {};  // a part that stands there several times has its moves once
  bool more = false;                  // whether there are others
  std::vector<std::string> unknown = {};  // parts whose moves nobody could list

  bool lost() const { return sum == 0; }  // for the player who moves
};

// The sum of a game whose summands are impartial or nimbers, each taken apart into its heaps. Fails
// where one of them is neither. Throws LimitReached.
Attempt<HeapsSum> heaps_sum(const Game& game);

std::string text_of(const HeapsSum& sum);
// Members of an object that is open.
void write(JsonWriter& json, const HeapsSum& sum);

}  // namespace summand::program
