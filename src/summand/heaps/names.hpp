// names: the names of taking-and-breaking games.
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
  std::string_view text;  // its meaning: a code, or its own name if it has none
  std::string_view rule;  // its rules, as one sentence
};

// All games with a name, in alphabetical order.
std::span<const NamedRules> named_rules();

// The rules of that name, in any spelling that parse_rules reads: "Dawson's Kayles". Null if there
// are none.
const NamedRules* rules_named(std::string_view name);

// The game of expressions whose first argument is a name or a code: octal(kayles, 5).
inline constexpr std::string_view kFamily = "octal";

// The name of these rules, or empty if they have none.
std::string_view name_of(const Rules& rules);

// Reads a code (0.77), a name (kayles, Dawson's Kayles), the numbers that may be taken, as {1,2,5},
// S{1,2,5} or subtraction{1,2,5}, or those that may not, as all-but{2,4}. It is the inverse of
// print(rules). For an unknown name the message lists similar names.
Result<Rules> parse_rules(std::string_view text);

// The game in which exactly these numbers may be taken from a heap. With `all_but` all other
// numbers may be taken. Each number must be at least 1. Errors have offset 0. Assumes at least one
// number.
Result<Code> subtraction_game(std::span<const std::uint64_t> numbers, bool all_but = false);

// The numbers that may be taken, in rising order, if the code is a finite subtraction game.
// Otherwise empty.
std::vector<std::uint64_t> subtraction_set(const Code& code);

// At most `most` names of games that a misspelled name may mean, the likeliest first.
std::vector<std::string_view> like(std::string_view name, std::size_t most = 3);

}  // namespace summand::heaps
