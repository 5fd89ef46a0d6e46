// Subordinates: what stands on a base in an ordinal sum.
#pragma once

#include <optional>

#include "summand/value/form.hpp"

namespace summand {

// The H with base : H = g, or nullopt if none is found. It is unique, because base : H is in the
// order of H. Found from the followers of g: the options of H are those of g that are no options of
// the base, each without the base (A. N. Siegel, CGSuite 2.2-beta2, e909ab8, Subordinate). An
// option of g without a subordinate is left out, for it may have come from a reversible option of
// the base. The sum base : H is then compared with g, so every H is right. For bases in canonical
// form born by day 2 the tests show that none is missed. Linear in the followers of g, and in the
// options of these and of the base, but for the comparisons. Throws LimitReached.
std::optional<Value> subordinate(ValueStore& store, Value g, const Form& base);

}  // namespace summand
