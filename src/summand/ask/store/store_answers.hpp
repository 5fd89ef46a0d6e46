// The parts of the question `store`.
#pragma once

#include "summand/ask/asking.hpp"
#include "summand/base/attempt.hpp"

namespace summand::ask {

// These may throw LimitReached.
Attempt<Response> store_info(Asking& asking);
Attempt<Response> store_check(Asking& asking);
Attempt<Response> store_verify(Asking& asking);
Attempt<Response> store_merge(Asking& asking);
Attempt<Response> store_export(Asking& asking);
Attempt<Response> store_vacuum(Asking& asking);
Attempt<Response> store_revoke(Asking& asking);

// Check that the options fit together.
Result<void> check_store_verify(const Request& request);
Result<void> check_store_revoke(const Request& request);

}  // namespace summand::ask
