// How much memory an object of Python holds, for positions of games in Python.
#pragma once

#include <cstddef>
#include <nanobind/nanobind.h>

namespace summand::python {

// An estimate of the bytes of the object, and of what it holds and nobody else does: equal rows of
// two boards are often the same row. Needs the lock of the interpreter. Raises nothing.
std::size_t bytes_of(nanobind::handle object);

}  // namespace summand::python
