// Numbers of Python: int and fractions.Fraction, exact at any size.
#pragma once

#include <nanobind/nanobind.h>
#include <optional>

#include "summand/number/dyadic.hpp"

namespace summand::python {

// An int, or a Fraction if it is no integer.
nanobind::object to_python(const Dyadic& number);

// The number that an int or a Fraction is. nullopt for other objects. Throws Problem for a bool, a
// float, a fraction whose denominator is no power of two, and a number that is too long.
std::optional<Dyadic> to_number(nanobind::handle object);

// The same for an int that may not be a Fraction.
std::optional<Dyadic> to_integer(nanobind::handle object);

}  // namespace summand::python
