// MisereFacts: what is printed about an impartial game in misère play.
#pragma once

#include <cstdint>
#include <string>

#include "summand/misere/genus.hpp"
#include "summand/misere/misere_forms.hpp"

namespace summand {

struct MisereFacts {
  Genus genus{};
  // Whether the form and all its followers have tame genera.
  bool hereditarily_tame = false;
  std::string form{};  // as print() writes it; empty if that is long
  // The only partition into primes, such as "*2 + *[2,3]". Empty for a unit, for a prime, if there
  // are several partitions, and for a form with many followers.
  std::string primes{};
};

// Forms that are longer have no text.
inline constexpr std::size_t kMostFormInFacts = 100;

// Throws LimitReached.
MisereFacts misere_facts(MisereStore& store, GenusTable& genera, MisereForm form);

}  // namespace summand
