// Positions and games of the registry for Python.
#pragma once

#include <functional>
#include <memory>
#include <nanobind/nanobind.h>

#include "summand/ruleset/any.hpp"

namespace summand::python {

// A position belongs to no workspace.
struct PyPosition {
  AnyPosition position;
};

struct PyMove {
  Player player;
  AnyMove move;
};

// A game whose positions can be made.
struct PyRuleset {
  std::shared_ptr<const AnyRuleset> rules;
  // For a game in Python: makes the position that an object stands for.
  std::function<PyPosition(nanobind::handle)> own = {};
};

// Warns that a position and a game or a number were compared with == or !=, which are never equal.
void warn_of_position();

void bind_positions(nanobind::module_& module);

}  // namespace summand::python
