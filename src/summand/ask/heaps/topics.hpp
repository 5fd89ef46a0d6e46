// The parts of the question heaps: the compendium, the table of subtraction games, and the check of
// a certificate.
#pragma once

#include "summand/ask/asking.hpp"

namespace summand::ask {

// All throw LimitReached.
Attempt<Response> compendium_topic(Asking& asking);
// Assumes that largest_to_take() succeeds.
Attempt<Response> subtractions_topic(Asking& asking);
// The number of --to. The default is 7.
Result<unsigned> largest_to_take(const Request& request);
// The argument is the name of a file.
Attempt<Response> verify_topic(Asking& asking);

}  // namespace summand::ask
