// The rules of a game of taking and breaking that has a name: kayles.
#pragma once

#include <cstddef>
#include <string>

#include "summand/heaps/names.hpp"
#include "summand/text/description.hpp"

namespace summand::heaps {

// The code, what a move is, how positions are written, what is known about the period without any
// search, and two commands to try.
std::string text_of_named_game(const heaps::NamedRules& game, std::size_t columns);
void describe(Members<NamedRules>& its);

}  // namespace summand::heaps
