// A solved table of endgames.
#pragma once

#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

inline EndgameTable solved(const TableRules& rules, unsigned threads = 1) {
  return EndgameTable(rules, threads, Budget());
}

}  // namespace summand::sucker
