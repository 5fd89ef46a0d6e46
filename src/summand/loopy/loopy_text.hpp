// Stoppers and sides as text that can be read back.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>

#include "summand/loopy/pseudo_number.hpp"
#include "summand/loopy/sides.hpp"
#include "summand/value/print.hpp"

namespace summand {

// The texts of the stoppers of a store. The same value gives the same text in every store.
//   3/4^2*  {1|0||-5}     short games as by print() of their value
//   on  off  over  under  upon  upon*  -upon  ace  deuce  trey, and their negatives
//   2+over  -1/2+under    pseudonumbers
//   tiny(on)  miny(on)    {0||0|-s} and {s|0||0} for s > 0
//   {on||0|off}           one game in braces as the only option may lose its braces
//   a{0|a,*}              a is the game in the braces behind it
// The options of a player are sorted by length and then by letters.
class LoopyText {
 public:
  // `values` makes the values of short games.
  LoopyText(StopperStore& store, ValueStore& values);

  // More than `limit` characters reach the size limit.
  std::string print(Stopper s, std::size_t limit = kMostText);
  // `dud`, or the text of the stopper that both sides are, or "onside & offside".
  std::string print(const Sides& sides, std::size_t limit = kMostText);

 private:
  // The text of a game that needs no label of a game around it, or nothing.
  std::string closed(Stopper s, std::size_t limit);
  // The s of tiny(s) or miny(s), if the game is one and has a name that does not contain itself.
  std::optional<Stopper> threat(Stopper game, Player player);

  StopperStore& store_;
  ValueStore& values_;
  PseudoNumbers numbers_;
  std::map<Stopper, std::string> names_;
  std::map<Stopper, std::string> short_;  // empty for games that are not short
};

}  // namespace summand
