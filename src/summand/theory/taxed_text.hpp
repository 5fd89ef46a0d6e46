// The text of a Taxed, for files.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "summand/theory/taxed.hpp"

namespace summand {

// "mean 1/2, temperature 3/2, left wall 0:2 3/2:1/2, right wall 0:-1 3/2:1/2", as for a
// thermograph, and ", at least its right stop" and ", at most its left stop" if these hold. Equal
// results have equal texts.
std::string print(const Taxed& game);

// The result of such a text. nullopt if it is no text that print() returns: then the walls may have
// other slopes, or not meet.
std::optional<Taxed> read_taxed(std::string_view text);

}  // namespace summand
