// KoThermograph: the thermograph of a game with simple kos, under an assumption about ko threats.
#pragma once

#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/loopy/ko_climb.hpp"
#include "summand/loopy/loopy_graph.hpp"
#include "summand/number/ratio.hpp"
#include "summand/value/store.hpp"

namespace summand {

// From t = 0 up. Above the last bends both walls are the mast.
struct KoThermograph {
  KoWall left, right;
  Ratio mast;
  Ratio temperature;  // of the foot of the mast; for numbers as for short games
  Komaster komaster = Komaster::nobody;
  bool has_kos = false;  // if not, the komaster does not matter

  const KoWall& wall(Player player) const { return player == Player::left ? left : right; }
};

// "if nobody has ko threats", "if Left is komaster" or "if Right is komaster".
std::string_view assumption(Komaster komaster);

// "mast 2/3, temperature 1/3, left wall 0:1 1/3:2/3, right wall 0:0 1/3:2/3, if nobody has ko
// threats". Points are written as t:value. A game without kos has no assumption.
std::string print(const KoThermograph& graph);

// A simple ko is two positions. From one of them Right takes the ko, which leads to the other, and
// there Left takes it. Both may have more options. All cycles must be such kos, each apart from the
// others, but a move may lead from one ko to another, as in approach kos and ten-thousand-year kos.
//
// For games without kos this is the thermograph of their value from t = 0 up. Otherwise see climb()
// for what the walls mean. Fails for other cycles, and where climb() fails.
//
// Linear in the graph, beside the values of its parts without kos and the bends of its walls.
// Throws LimitReached.
Result<KoThermograph> ko_thermograph(ValueStore& store, const LoopyGame& game, Komaster komaster);

}  // namespace summand
