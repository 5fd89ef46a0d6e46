// Values from texts, for tests.
#pragma once

#include <string_view>

#include "summand/value/store.hpp"

namespace summand::testing {

// The value of a text such as "{0,*|1}", "-1^" or "2 + tiny(2)", as the language reads it. Texts
// that it refuses, and those that are no short game, fail a check.
Value value_from_text(ValueStore& store, std::string_view text);

}  // namespace summand::testing
