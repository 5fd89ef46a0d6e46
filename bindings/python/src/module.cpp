// The module summand._summand: the library for Python. The package summand is what people use.
#include <nanobind/nanobind.h>

#include "bindings/python/src/game.hpp"
#include "bindings/python/src/heaps.hpp"
#include "bindings/python/src/own_game.hpp"
#include "bindings/python/src/position.hpp"
#include "bindings/python/src/problem.hpp"
#include "bindings/python/src/thermograph.hpp"
#include "bindings/python/src/types.hpp"
#include "bindings/python/src/workspace.hpp"
#include "summand/base/config.hpp"

NB_MODULE(_summand, module) {
  using namespace summand::python;
  namespace nb = nanobind;

  module.attr("__version__") = SUMMAND_VERSION;
  // Games that are written in Python live until the end of the process.
  nb::set_leak_warnings(false);
  translate_problems();
  types::fraction();  // imported here, so that no thread waits for another one that imports it
  bind_workspace(module);
  bind_positions(module);
  bind_thermograph(module);
  bind_game(module);
  bind_own_games(module);
  bind_heaps(module);
}
