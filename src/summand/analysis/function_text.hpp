// Functions of the language as text for help pages.
#pragma once

#include <string>

#include "summand/language/functions/function.hpp"

namespace summand {

// All functions, one line each: the call and the sentence.
std::string functions_table();

// The call, the sentence, and an example with its result.
std::string page_of(const Function& function);

}  // namespace summand
