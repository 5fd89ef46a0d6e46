// Nim-sequences for Python, as arrays that share the memory of the library.
#pragma once

#include <nanobind/nanobind.h>

namespace summand::python {

void bind_heaps(nanobind::module_& module);

}  // namespace summand::python
