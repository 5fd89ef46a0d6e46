// The games of MCGS in the notation of Summand.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/suites/suite.hpp"

namespace summand {

// The game of a text in a section, such as "impartial clobber". A section that MCGS has not, or
// Summand has not, makes a game that is missing. The offset of an error counts bytes of the text.
Result<SuiteGame> mcgs_game(std::string_view section, std::string_view text);

}  // namespace summand
