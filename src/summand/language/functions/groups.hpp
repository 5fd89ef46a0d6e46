// The tables of functions, one a group; function.cpp joins them.
#pragma once

#include <span>

#include "summand/language/function.hpp"

namespace summand {

std::span<const Function> arithmetic_functions();
std::span<const Function> kind_functions();
std::span<const Function> name_functions();
std::span<const Function> nim_functions();
std::span<const Function> option_functions();
std::span<const Function> order_functions();

}  // namespace summand
