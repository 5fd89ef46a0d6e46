// Strips of Toads-and-Frogs with a closed form: one toad and one frog, and rows of toads and frogs
// with a few free cells between them.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <optional>

#include "summand/boards/strip.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games::toads_and_frogs {

// .^a T .^b F .^c, where d = c - a. (Winning Ways ch. 3, "Toad versus Frog".)
inline std::optional<Known> one_toad_one_frog(const Strip& strip, ValueStore& store) {
  if (std::popcount(strip.left()) != 1 || std::popcount(strip.right()) != 1) return std::nullopt;
  const int a = std::countr_zero(strip.left()), frog = std::countr_zero(strip.right());
  if (frog < a) return std::nullopt;
  const int between = frog - a - 1, d = strip.length() - 1 - frog - a;
  constexpr std::string_view kTheorem = "one toad and one frog (Winning Ways ch. 3)";
  if (between % 2 == 1) {
    if (d == 0) return Known{store.nimber(1), kTheorem};
    if (d == 1 || d == -1) return Known{store.number(Dyadic::ratio(d, 1)), kTheorem};
  }
  return Known{store.number(d > 0 ? d - 1 : d < 0 ? d + 1 : 0), kTheorem};
}

// T^a .^s F^b.
struct Opening {
  int toads, free, frogs;
};
inline std::optional<Opening> opening_of(const Strip& strip) {
  const int toads = std::countr_one(strip.left()), frogs = std::popcount(strip.right());
  const int free = strip.length() - toads - frogs;
  if (toads < 1 || free < 1 || frogs < 1 || strip.left() != low_bits(toads)) return std::nullopt;
  if (strip.right() != low_bits(frogs) << (toads + free)) return std::nullopt;
  return Opening{toads, free, frogs};
}

// The value of an opening with at least as many toads as frogs and at most three free cells.
// Returns nullopt if no formula is known. (Winning Ways ch. 5, "Completely Dissected" and "Two
// Spaces". The formulas for two and three free cells are theorems of Erickson and Thanatipanonda.)
inline std::optional<Value> value_of(const Opening& opening, ValueStore& store) {
  const auto& [a, free, b] = opening;
  const auto number = [&](int x) { return store.number(x); };
  const auto starred = [&](int x) { return store.number_up_star({x, 0, 1}); };
  const auto hot = [&](Value left, Value right) { return store.make({&left, 1}, {&right, 1}); };
  if (free == 1) {
    if (a >= 2 && b >= 2) return store.nimber(1);
    if (a >= 4 && b == 1) return hot(hot(number(a - 2), number(1)), number(0));
  }
  if (free == 2) {
    if (b == 1) return number(a - 1);
    if (a >= 3 && b == 2) return hot(store.number(Dyadic::ratio(2 * a - 5, 1)), number(0));
    if (a >= 4 && b == 3) return hot(starred(a - 3), store.number_up_star({0, -1, 0}));
    if (a > b && b >= 4) {
      return hot(hot(number(a - 3), number(a - b)), hot(starred(0), number(3 - b)));
    }
  }
  if (free == 3) {
    if (b == 1) return starred(2 * (a - 1));
    if (a >= 2 && b == 2) return starred(a - 2);
    if (a >= 5 && b == 3) return store.number(Dyadic::ratio(2 * a - 7, 1));
  }
  return std::nullopt;
}

inline std::optional<Known> opening(const Strip& strip, ValueStore& store) {
  const std::optional<Opening> found = opening_of(strip);
  if (!found) return std::nullopt;
  const auto& [toads, free, frogs] = *found;
  const bool turned = toads < frogs;
  const auto value = value_of(turned ? Opening{frogs, free, toads} : *found, store);
  if (!value) return std::nullopt;
  return Known{turned ? store.negative(*value) : *value,
               "rows of toads and frogs with few free cells between them (Winning Ways ch. 5)"};
}

}  // namespace summand::games::toads_and_frogs
