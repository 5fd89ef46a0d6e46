// Heaps in misère play, where the last move loses: the part of the question heaps with --misere.
#pragma once

#include "summand/analysis/heaps/misere_heaps.hpp"
#include "summand/analysis/heaps/misere_quotient.hpp"
#include "summand/analysis/heaps/misere_sum.hpp"
#include "summand/ask/asking.hpp"
#include "summand/ask/heaps/heaps_options.hpp"
#include "summand/ask/response.hpp"
#include "summand/base/attempt.hpp"
#include "summand/base/result.hpp"

namespace summand::ask {

// Whether --misere, --quotient, --proof and --sum go with the other options of the question heaps.
// Reads --sum, and --to if there is --misere.
Result<void> check_misere(HeapsOptions& options);

// The answer with --misere: about each heap, with --quotient about all sums of heaps, and with
// --sum about one sum. Assumes that check_misere() succeeds. Throws LimitReached.
Attempt<Response> answer_misere(const Asking& asking, const heaps::Rules& rules);

}  // namespace summand::ask
