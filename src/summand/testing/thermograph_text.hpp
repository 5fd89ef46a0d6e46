// Thermographs in the notation of the tables of expected results.
#pragma once

#include <string>

#include "summand/theory/thermograph.hpp"

namespace summand::testing {

// "mast=1/2;temp=3/2;LW=-1:3,3/2:1/2;RW=-1:-2,3/2:1/2"
inline std::string table_text(const Thermograph& graph) {
  std::string out = "mast=" + print(graph.mean) + ";temp=" + print(graph.temperature);
  for (const Player player : {Player::left, Player::right}) {
    out += player == Player::left ? ";LW=" : ";RW=";
    for (const WallPoint& point : graph.wall(player)) {
      if (out.back() != '=') out += ',';
      out += print(point.t) + ":" + print(point.value);
    }
  }
  return out;
}

}  // namespace summand::testing
