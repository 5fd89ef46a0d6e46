// Numbers, switches and ups as MCGS writes them, and their impartial versions.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/suites/suite.hpp"

namespace summand {

// All return an expression of Summand. The numbers of MCGS have 32 bits.
Result<std::string> mcgs_integer(std::string_view text, bool impartial);
Result<std::string> mcgs_nimber(std::string_view text);
Result<std::string> mcgs_kayles(std::string_view text);
Result<std::string> mcgs_fraction(std::string_view text, bool impartial);
Result<std::string> mcgs_switch(std::string_view text, bool impartial);
Result<std::string> mcgs_up_star(std::string_view text, bool impartial);

// In the impartial version of a game, both players have the moves of both. MCGS plays its numbers
// by these moves: Left's from n > 0 to n - 1, Right's from n < 0 to n + 1, Left's from p/q in
// lowest terms with q > 1 to (p - 1)/q, and Right's to (p + 1)/q.
std::uint64_t impartial_nimber(SuiteFraction number);
// n ups, or -n downs, and a star. From a sum of n > 1 ups, Left moves to 0 and Right to n - 1 ups
// with the other star; from ^* Left moves to 0 and to *, Right to 0; downs are their negatives.
std::uint64_t impartial_nimber(std::int64_t ups, bool star);

// Both walls of a thermograph, the value of a point before its tax: "L: (1, -1) (0, 0) R: (-1, -1)
// (0, 0)".
Result<SuiteWalls> mcgs_walls(std::string_view text);

}  // namespace summand
