// Values from short texts, for tests. This reader of the notation is independent of the language.
#pragma once

#include <string_view>

#include "summand/value/store.hpp"

namespace summand::testing {

// The value of a text such as "{0,*|1}", "{a||b|c}", "3/4^2*", "^<3>", "v[2]*", "tiny({3|1})",
// "superstar(0,2)", "+-1", "+-(1,{3|0})", "2 + tiny(2)", "-{2|1}". A sign before a digit belongs to
// the number, as in the tables of expected values: "-1^" is ^ - 1. Braces may be nested to any
// depth. Any other text fails a check.
Value value_from_text(ValueStore& store, std::string_view text);

}  // namespace summand::testing
