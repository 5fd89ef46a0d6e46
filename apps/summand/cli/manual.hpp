// The manual page of the program.
#pragma once

#include <string>

namespace summand::program {

// All commands with their options, in roff, the language of man.
std::string manual_page();

}  // namespace summand::program
