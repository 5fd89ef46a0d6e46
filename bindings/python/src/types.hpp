// Types that are written in Python (summand/types.py), for the functions of this module.
#pragma once

#include <nanobind/nanobind.h>
#include <string>

#include "summand/base/result.hpp"
#include "summand/value/outcome.hpp"

namespace summand::python::types {

// fractions.Fraction
nanobind::handle fraction();
// A class of the module numbers, such as Rational: other packages say there what their numbers are.
nanobind::handle of_numbers(const char* name);
// An attribute of summand.types, such as Point or Figure. Looked up once for each call site that
// keeps it.
nanobind::handle of(const char* name);

nanobind::object outcome(Outcome outcome);
nanobind::object player(Player player);

}  // namespace summand::python::types

namespace summand::python {

// "left" or "right", also as a member of summand.Player. Throws Problem for other objects.
Player to_player(nanobind::handle object);

// A str of Python. Raises UnicodeEncodeError for a text with half a character.
std::string text_of(nanobind::handle text);

}  // namespace summand::python
