// Numbers of Python: int, fractions.Fraction, and what other packages have for them, exact at any
// size.
#pragma once

#include <nanobind/nanobind.h>
#include <optional>

#include "summand/number/dyadic.hpp"

namespace summand::python {

// An int, or a Fraction if it is no integer.
nanobind::object to_python(const Dyadic& number);

// The number that an exact number is: an int, a Fraction, an integer of another package (it has
// __index__, as those of NumPy and SymPy) or a number of the class numbers.Rational. nullopt for
// other objects. Throws Problem for a bool, a float, a fraction whose denominator is no power of
// two, and a number that is too long.
std::optional<Dyadic> to_number(nanobind::handle object);

// The same for an integer that may not be a fraction.
std::optional<Dyadic> to_integer(nanobind::handle object);

// Whether the object is a number of any kind, exact or not: one of the class numbers.Number.
bool is_any_number(nanobind::handle object);

}  // namespace summand::python
