// The parts of the question heaps: the compendium, the table of subtraction games, and the check of
// a certificate.
#pragma once

#include "summand/ask/asking.hpp"

namespace summand::ask {

// All throw LimitReached.
Attempt<Response> compendium_topic(Asking& asking);
// Assumes that largest_to_take() is no error.
Attempt<Response> subtractions_topic(Asking& asking);
// The number of --to; 7 if it is not given.
Result<unsigned> largest_to_take(const Request& request);
// The argument is a file.
Attempt<Response> verify_topic(Asking& asking);

}  // namespace summand::ask
