// All octal games with few digits, as far as they can be taken, and parts of this work joined.
#pragma once

#include "summand/ask/asking.hpp"
#include "summand/ask/heaps/heaps_options.hpp"
#include "summand/base/result.hpp"

namespace summand::ask {

// The options of `heaps --all`. Fills in the heaps of --to.
Result<void> check_survey(HeapsOptions& options, const Request& request);
// Assumes that check_survey() succeeds.
Attempt<Response> answer_survey(Asking& asking);

// The arguments of `heaps merge` are files, and --save names the joined one.
Result<void> check_joined_survey(const JoinedSurveyOptions& options);
// Assumes that check_joined_survey() succeeds.
Attempt<Response> answer_joined_survey(Asking& asking);

}  // namespace summand::ask
