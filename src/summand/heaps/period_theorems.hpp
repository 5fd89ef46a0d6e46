// period_theorems: how far equality must be checked so that a period lasts for ever, and for which
// rules.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "summand/heaps/nim_values.hpp"
#include "summand/heaps/period.hpp"
#include "summand/heaps/rules.hpp"

namespace summand::heaps {

enum class Theorem { heaps, unequal_heaps, taking };

// Its name in certificates ("octal-periodicity"), and its statement for people.
std::string_view name_of(Theorem theorem);
std::string_view statement_of(Theorem theorem);
std::optional<Theorem> theorem_named(std::string_view name);

// The theorem that can prove periods of these rules, if there is one here:
//   heaps          finite codes without unequal heaps;
//   unequal_heaps  finite codes that leave at most two heaps, unequal in some or all digits;
//   taking         repeating codes whose digits are all at most 3; any saltus.
std::optional<Theorem> theorem_for(const Rules& rules);

// Saltus::zero if only periods with saltus 0 are possible or can be proved.
Saltus saltus_of(const Rules& rules);

// For `heaps` and `unequal_heaps`: if the equality of the period holds for all n from its preperiod
// up to, but not including, this number, it holds for all later n. Assumes that theorem_for(rules)
// is one of these, and a period below 2^40.
std::uint64_t equality_bound(const Rules& rules, const Period& period);

// For `taking`: the least number with the same meaning that the first `count` values give, or
// nullopt if they are not enough. Assumes that the period holds for these values.
std::optional<std::uint64_t> taking_bound(const Code& code, const NimValues& values,
                                          std::uint64_t count, const Period& period);

}  // namespace summand::heaps
