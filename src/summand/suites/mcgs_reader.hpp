// Reads the .test files of MCGS (Folkersen, Müller and Du, github.com/ualberta-mueller-group/MCGS).
// The format is that of version 1.7, as the file input/info.test of MCGS describes it.
#pragma once

#include <string_view>

#include "summand/suites/suite.hpp"

namespace summand {

// Black is Left and White is Right. What cannot be read is an error of the suite, and the rest is
// read all the same. The sum around an error is not readable.
Suite read_mcgs(std::string_view text);

}  // namespace summand
