// names: taking-and-breaking games as people name them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/heaps/rules.hpp"

namespace summand::heaps {

struct NamedRules {
  std::string_view name;  // "dawsons-kayles"
  std::string_view text;  // what it stands for: a code, or its own name where it has none
  std::string_view rule;  // in words, one sentence
};

// All games with a name, in alphabetical order.
std::span<const NamedRules> named_rules();

// The name of these rules; empty where they have none.
std::string_view name_of(const Rules& rules);

// Reads a code (0.77), a name (kayles, Dawson's Kayles), the numbers that may be taken, as
// {1,2,5}, S{1,2,5} or subtraction{1,2,5}, or those that may not, as all-but{2,4}. Inverse of
// print(rules). For a name that is not known the message says which ones are like it.
Result<Rules> parse_rules(std::string_view text);

// The game in which exactly these numbers may be taken from a heap; with `all_but` all others may.
// Each is at least 1; offsets of errors are 0. Assumes at least one number.
Result<Code> subtraction_game(std::span<const std::uint64_t> numbers, bool all_but = false);

// The numbers that may be taken, in rising order, if the code is that of a finite subtraction set.
std::vector<std::uint64_t> subtraction_set(const Code& code);

// At most `most` names of games that a name with slips may have meant, the likeliest first.
std::vector<std::string_view> like(std::string_view name, std::size_t most = 3);

}  // namespace summand::heaps
