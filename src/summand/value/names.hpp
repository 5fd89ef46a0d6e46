// Values with names: ups, tinies, switches, uptimals and superstars.
#pragma once

#include <cstdint>
#include <span>

#include "summand/base/result.hpp"
#include "summand/value/store.hpp"

namespace summand {

// n.^, the sum of n ups, or of -n downs for a negative n.
Value up(ValueStore& store, std::int64_t n = 1);

// {0||0|-x} and {x|0||0} (Winning Ways ch. 5, "The Tiniest Games"). Fail unless x > 0.
Result<Value> tiny(ValueStore& store, Value x);
Result<Value> miny(ValueStore& store, Value x);

// {x|-x}
Value switch_of(ValueStore& store, Value x);

// The uptimals (Winning Ways ch. 8): up_power(n) is up^n, with up^1 = ^ and n.up^(k+1) < up^k for
// every n. up_sum(n) is up^[n] = up + up^2 + ... + up^n. Both take n steps, and fail if n is 0.
Result<Value> up_power(ValueStore& store, std::uint64_t n);
Result<Value> up_sum(ValueStore& store, std::uint64_t n);

// {0,*,...,*m|*a,*b,...} for the nimbers a, b, ..., where m is the least number that is not among
// them.
Value superstar(ValueStore& store, std::span<const std::uint64_t> nimbers);

}  // namespace summand
