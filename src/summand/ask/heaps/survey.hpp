// All octal games with few digits, as far as they can be taken, and parts of this work joined.
#pragma once

#include "summand/ask/asking.hpp"
#include "summand/base/result.hpp"

namespace summand::ask {

// The options of `heaps --all`.
Result<void> check_survey(const Request& request);
// Assumes that check_survey() succeeds.
Attempt<Response> answer_survey(Asking& asking);

// The arguments of `heaps merge` are files, and --save names the joined one.
Result<void> check_joined_survey(const Request& request);
// Assumes that check_joined_survey() succeeds.
Attempt<Response> answer_joined_survey(Asking& asking);

}  // namespace summand::ask
