// Subordinates: what stands on a base in an ordinal sum.
#pragma once

#include <optional>

#include "summand/value/form.hpp"

namespace summand {

// The H with base : H = g, or nullopt if there is none. It is unique, because base : H is in the
// order of H. Found from the followers of g: the options of H are those of g that are no options of
// the base, each without the base (A. N. Siegel, CGSuite 2.2-beta2, e909ab8, Subordinate). The sum
// base : H is then compared with g. Linear in the followers of g, and in the options of these and
// of the base. Throws LimitReached.
std::optional<Value> subordinate(ValueStore& store, Value g, const Form& base);

}  // namespace summand
