// Thermographs for Python.
#pragma once

#include <nanobind/nanobind.h>
#include <string>

#include "summand/theory/thermograph.hpp"

namespace summand::python {

// With the text of the game that it belongs to, for its figures. The text may be empty.
struct PyThermograph {
  Thermograph graph;
  std::string name = {};
};

void bind_thermograph(nanobind::module_& module);

}  // namespace summand::python
