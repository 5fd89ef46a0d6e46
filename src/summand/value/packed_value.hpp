// Values as bytes, for files and for other processes.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "summand/value/store.hpp"

namespace summand {

// The value and its followers, options first, in a form that does not depend on the store. Equal
// values have equal bytes. nullopt if that takes more than `most` bytes, and for numbers of more
// than a million bits. Sorts the followers, so it is nearly linear in them. Throws LimitReached.
std::optional<std::string> packed_value(ValueStore& store, Value value, std::size_t most);

// The value of such bytes, made again in the store. nullopt if they are not bytes of a value: for
// bytes from outside this is the whole check, so the value has a canonical form and the bytes are
// those that packed_value returns for it. Throws LimitReached.
std::optional<Value> unpacked_value(ValueStore& store, std::string_view bytes);

}  // namespace summand
