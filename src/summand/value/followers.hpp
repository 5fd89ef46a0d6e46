// The followers of a value: the value itself, and all values that can be reached from its canonical
// form.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "summand/number/dyadic.hpp"
#include "summand/value/store.hpp"

namespace summand {

// The limit for lists of followers. More reach the size limit.
inline constexpr std::size_t kMostFollowers = std::size_t{1} << 24;

// Each follower of any of the values once, with options before the games that have them. Linear in
// their number and in the options of those that are not number + ups + nimber.
std::vector<Value> followers(ValueStore& store, std::span<const Value> values);
std::vector<Value> followers(ValueStore& store, Value g);

// Calls visit(follower) for each follower of g, in the order of followers().
template <class Visit>
void for_each_follower(ValueStore& store, Value g, Visit&& visit) {
  for (const Value follower : followers(store, g)) visit(follower);
}

// The number of followers. Those that are number + ups + nimber are counted by a formula, so
// *1000000 and {1000000000|0} are cheap. Reaches the size limit if that would take long (several
// fractions with denominators beyond 2^65536).
Dyadic count_followers(ValueStore& store, Value g);

}  // namespace summand
