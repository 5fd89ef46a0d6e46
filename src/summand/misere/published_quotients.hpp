// Misere quotients of octal games that others have published.
#pragma once

#include <vector>

#include "summand/misere/quotient_table.hpp"

namespace summand {

// The published orders, in the order of their codes. Nothing in the library uses them for answers.
std::vector<KnownQuotient> published_quotients();

// The row as compare() uses it: "order 40 for all heaps", "order 24 to 24 heaps".
std::string claim_of(const KnownQuotient& known);

// "agree", "differ" or "not reached"
std::string_view name_of(Agreement agreement);

}  // namespace summand
