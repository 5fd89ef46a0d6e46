// What `store info` and `store check` say about saved files that are no stores.
#pragma once

#include <string>

#include "summand/ask/asking.hpp"
#include "summand/base/attempt.hpp"

namespace summand::ask {

// Whether the file begins as databases do. False for files that cannot be read.
bool is_store(const std::string& path);

// Kind, version, content and checksum of the file that the question names. A wrong checksum is a
// failed verification. Reads the whole file. Throws LimitReached.
Attempt<Response> answer_about_saved_file(Asking& asking);

}  // namespace summand::ask
