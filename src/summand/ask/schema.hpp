// The schema of all answers, from their descriptions.
#pragma once

#include <string>

namespace summand::ask {

// A JSON schema. Each question is a definition by its name, such as "sucker verify".
std::string schema_of_answers();

}  // namespace summand::ask
