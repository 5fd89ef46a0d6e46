// A readable presentation of a misere quotient: generators a, b, c, ... and relations such as
// a^2=1.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/misere/quotient.hpp"

namespace summand {

// The exponents of the generators.
using Monomial = std::vector<std::uint16_t>;

// Fewer factors come first; of equally many, those with more of an earlier generator.
bool comes_before(const Monomial& x, const Monomial& y);

struct MonoidRelation {
  Monomial left, right;  // the right side comes first

  friend bool operator==(const MonoidRelation&, const MonoidRelation&) = default;
};

struct Presentation {
  // The generators in order, each as the least heap with its element. None is a product of others.
  std::vector<std::uint32_t> heaps;
  // The first monomial of each element. No left side of a rule divides it.
  std::vector<Monomial> normal_form;
  // Every other monomial becomes that of its element if the rules are applied from left to right as
  // often as possible.
  std::vector<MonoidRelation> rules;
  // Some of these rules, as equations from which all others follow. Then all equal monomials are
  // equal in the monoid that these relations present, so they present exactly this monoid.
  std::vector<MonoidRelation> relations;
};

// Throws LimitReached. If there are more than kMostReducedRules rules, all of them are relations.
inline constexpr std::size_t kMostReducedRules = 200;
Presentation presentation_of(const MisereQuotient& quotient, Budget& budget);

// Applies rules from left to right as often as possible. Assumes that right sides come first.
Monomial reduce(Monomial monomial, std::span<const MonoidRelation> rules);

// "ab^2", or "1". The generators are a, b, ..., z, x26, x27, ...
std::string print(const Monomial& monomial);
std::string print(const MonoidRelation& relation);  // "b^3=b"
// "a^2=1, b^3=b"
std::string print(std::span<const MonoidRelation> relations);

}  // namespace summand
