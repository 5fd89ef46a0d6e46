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

}  // namespace summand
