#include "summand/heaps/rules.hpp"

namespace summand::heaps {

std::string print(const Rules& rules) {
  if (const auto* prim = std::get_if<Prim>(&rules)) {
    return prim->last_counter ? "prim" : "prim-without-1";
  }
  if (const auto* dim = std::get_if<Dim>(&rules)) return dim->whole_heap ? "dim" : "proper-dim";
  return std::get<Code>(rules).print();
}

}  // namespace summand::heaps
