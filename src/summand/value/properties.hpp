// The kind of game that a value is: number, nimber, hot, infinitesimal, switch.
#pragma once

#include <cstdint>
#include <optional>

#include "summand/value/store.hpp"

namespace summand {

// The number, or nullopt if the value is none.
std::optional<Dyadic> as_number(const ValueStore& store, Value g);
bool is_number(const ValueStore& store, Value g);
bool is_integer(const ValueStore& store, Value g);
bool is_nimber(const ValueStore& store, Value g);
// Whether it is number + ups.^ + *star.
bool is_number_up_star(const ValueStore& store, Value g);

// Whether in every position both players can move or neither can.
bool is_all_small(const ValueStore& store, Value g);

// Numberish: both stops are the same number. Infinitesimal: both are 0. Hot: Left's stop is
// greater. It is never smaller (Winning Ways ch. 6).
bool is_numberish(const ValueStore& store, Value g);
bool is_infinitesimal(const ValueStore& store, Value g);
bool is_hot(const ValueStore& store, Value g);

// Even-tempered: an even integer, or all options are odd-tempered. Odd-tempered: an odd integer, or
// all options are even-tempered. Most games are neither.
bool is_even_tempered(const ValueStore& store, Value g);
bool is_odd_tempered(const ValueStore& store, Value g);

// Whether the value is its own negative. Costs as much as the negative, which the store remembers.
bool is_symmetric(ValueStore& store, Value g);
// The x of {x|-x}, if that is the canonical form of the value and the value is not a nimber.
// Otherwise nullopt.
std::optional<Value> as_switch(ValueStore& store, Value g);

}  // namespace summand
