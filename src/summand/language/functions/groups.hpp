// The tables of functions, one for each group. function.cpp joins them.
#pragma once

#include <span>

#include "summand/language/functions/function.hpp"

namespace summand {

std::span<const Function> arithmetic_functions();
std::span<const Function> compound_functions();
std::span<const Function> cooling_functions();
std::span<const Function> heat_functions();
std::span<const Function> infinitesimal_functions();
std::span<const Function> kind_functions();
std::span<const Function> ko_functions();
std::span<const Function> list_functions();
std::span<const Function> loopy_functions();
std::span<const Function> misere_functions();
std::span<const Function> misere_part_functions();
std::span<const Function> name_functions();
std::span<const Function> nim_functions();
std::span<const Function> option_functions();
std::span<const Function> order_functions();
std::span<const Function> position_functions();
std::span<const Function> proof_functions();
std::span<const Function> score_functions();
std::span<const Function> strategy_functions();
std::span<const Function> switch_functions();

}  // namespace summand
