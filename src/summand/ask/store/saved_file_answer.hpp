// What `store info` and `store check` say about saved files that are no stores.
#pragma once

#include "summand/ask/asking.hpp"
#include "summand/base/attempt.hpp"

namespace summand::ask {

// Kind, version, content and checksum of the file that the question names. A wrong checksum is a
// failed verification. Reads the whole file. Throws LimitReached.
Attempt<Response> answer_about_saved_file(Asking& asking);

}  // namespace summand::ask
