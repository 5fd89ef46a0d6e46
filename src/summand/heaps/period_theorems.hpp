// period_theorems: how far equality must be seen so that it lasts for ever, and for which rules.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "summand/heaps/nim_values.hpp"
#include "summand/heaps/period.hpp"
#include "summand/heaps/rules.hpp"

namespace summand::heaps {

enum class Theorem { heaps, unequal_heaps, taking };

// What a certificate calls it ("octal-periodicity"), and what a person is told.
std::string_view name_of(Theorem theorem);
std::string_view statement_of(Theorem theorem);
std::optional<Theorem> theorem_named(std::string_view name);

// The theorem that can prove periods of these rules, if there is one here:
//   heaps          finite codes without unequal heaps;
//   unequal_heaps  finite codes that leave at most two heaps, unequal in some or all digits;
//   taking         repeating codes whose digits are all at most 3; any saltus.
std::optional<Theorem> theorem_for(const Rules& rules);

// Where saltus-0 periods are all that can be proved, or are.
Saltus saltus_of(const Rules& rules);

// heaps, unequal_heaps: if the equality of the period holds for all n from its preperiod up to, but
// not including, this number, then it holds for all n from there on. Assumes a theorem_for them
// that is not `taking`, and a period below 2^40.
std::uint64_t equality_bound(const Rules& rules, const Period& period);

// taking: the least number of the same meaning that is found with the first `count` values; nothing
// if they do not suffice. Assumes that the period holds as far as these values go.
std::optional<std::uint64_t> taking_bound(const Code& code, const NimValues& values,
                                          std::uint64_t count, const Period& period);

}  // namespace summand::heaps
