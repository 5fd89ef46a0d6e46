// How many impartial misère forms are born by each day.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "summand/misere/misere_forms.hpp"

namespace summand {

inline constexpr unsigned kMostMisereDayListed = 4;
inline constexpr unsigned kMostMisereDayCounted = 5;

// All forms whose longest play has at most so many moves, in rising order. Assumes a day of at most
// kMostMisereDayListed. They are 1, 2, 3, 5 and 22.
std::vector<MisereForm> forms_born_by(MisereStore& store, unsigned day);

// Their number, up to day 5. nullopt for later days. Day 5 takes a look at 2^22 sets of options.
std::optional<std::uint64_t> misere_day_count(unsigned day);

// The number of forms born by day 6, which has more than a million digits: 2^all, minus
// 2^reducible[i] for each i, plus 2^lost, plus `rest`.
struct MisereDaySix {
  std::uint64_t all = 0;
  std::vector<std::uint64_t> reducible;  // in falling order
  std::uint64_t lost = 0;
  std::uint64_t rest = 0;
};

// A set of forms of day 5 is reducible to a form H of day 4 if it is the set of the options of H
// and at least one form that has the option H. If H is 0, one of these must be a win for the
// previous player. No set is reducible to two forms. So the sets are counted for each H alone.
MisereDaySix misere_day_six();

}  // namespace summand
