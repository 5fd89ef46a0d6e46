#include "summand/misere/misere_parts.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "summand/base/charge.hpp"
#include "summand/base/charged_vector.hpp"

namespace summand {

namespace {

// G is the rest and the primes together.
struct PartialPartition {
  MisereForm rest;
  PrimePartition found;

  friend auto operator<=>(const PartialPartition&, const PartialPartition&) = default;
};

}  // namespace

std::uint32_t MisereParts::known_difference(MisereForm g, MisereForm part) const {
  if (part == MisereForm()) return g.id() + 2;
  if (part == g) return MisereForm().id() + 2;
  return differences_.find(std::uint64_t{g.id()} << 32 | part.id());
}

// Suppose A + B = G, with A the unknown form. The form of the sum A + B is that of G: its options
// are those of G, and others that have the option G. So for each option A' of A either A' + B is an
// option of G, or A' + B' = G for an option B' of B (A'' + B = G would give A'' = A). The options
// of A are therefore among the differences G' - B and G - B'. Let C have all these differences as
// options. Then C = A, because each further option c has the option A:
//
// (1) c + B' = A + B. The option A + B' of the right side is an option of G or has the option G.
//     The second gives A' + B' = G, so c = A' is no further option. The first makes A + B' an
//     option of c + B': it is c' + B' with c' = A, as claimed, or c + B''. The latter is (1) for B'
//     and B''.
// (2) c + B = A + B', an option G' of G. The option c + B' of the left side is an option of G' or
//     has the option G'. It follows as before that c' = A, or c = A', or (2) for B' and B''.
//
// This ends, since B has no infinite play. So A is C, or there is no difference.
std::optional<MisereForm> MisereParts::difference(MisereForm g, MisereForm part) {
  struct Open {
    MisereForm g, part;
  };
  ChargedVector<Open> open(store_.budget());
  open.push_back({g, part});
  while (!open.empty()) {
    store_.budget().ask();
    const Open now = open.back();
    if (known_difference(now.g, now.part) != 0) {
      open.pop_back();
      continue;
    }
    std::vector<MisereForm> options;
    bool complete = true;
    const auto look = [&](MisereForm x, MisereForm y) {
      const std::uint32_t known = known_difference(x, y);
      if (known == 0) {
        open.push_back({x, y});
        complete = false;
      } else if (known != kNone) {
        options.push_back(store_.form(known - 2));
      }
    };
    for (const MisereForm option : store_.options(now.g)) look(option, now.part);
    for (const MisereForm option : store_.options(now.part)) look(now.g, option);
    if (!complete) continue;
    const MisereForm rest = store_.make(options);
    const bool fits = store_.sum(now.part, rest) == now.g;
    differences_.insert(std::uint64_t{now.g.id()} << 32 | now.part.id(),
                        fits ? rest.id() + 2 : kNone);
  }
  const std::uint32_t known = known_difference(g, part);
  return known == kNone ? std::nullopt : std::optional(store_.form(known - 2));
}

// Each option of A + B = G is A' + B or A + B'. So A or B is a part of each option of G, and it is
// enough to try the parts of one option.
std::vector<MisereForm> MisereParts::parts(MisereForm g) {
  std::vector<MisereForm> path = {g};
  while (path.back() != MisereForm()) path.push_back(store_.options(path.back()).front());
  path.pop_back();
  std::vector<MisereForm> parts = {MisereForm(), store_.star()};
  for (; !path.empty(); path.pop_back()) {
    std::vector<MisereForm> next;
    for (const MisereForm part : parts) {
      store_.budget().ask();
      if (const auto other = difference(path.back(), part)) {
        next.push_back(part);
        next.push_back(*other);
      }
    }
    std::ranges::sort(next);
    const auto repeated = std::ranges::unique(next);
    next.erase(repeated.begin(), repeated.end());
    parts = std::move(next);
  }
  return parts;
}

std::vector<MiserePartition> MisereParts::partitions(MisereForm g) {
  std::vector<MiserePartition> out;
  for (const MisereForm part : parts(g)) {
    const std::optional<MisereForm> other = difference(g, part);
    if (!other || is_unit(part) || is_unit(*other) || *other < part) continue;
    out.push_back({part, *other});
  }
  return out;
}

std::vector<MisereForm> MisereParts::proper_parts(MisereForm g) {
  const MisereForm associate = store_.sum(g, store_.star());
  std::vector<MisereForm> out = parts(g);
  std::erase_if(out, [&](MisereForm part) {
    return is_unit(part) || part == g || part == associate || !is_even(part);
  });
  return out;
}

bool MisereParts::is_extraverted(MisereForm g) {
  return std::ranges::all_of(store_.options(g),
                             [&](MisereForm option) { return difference(g, option).has_value(); });
}

std::vector<PrimePartition> MisereParts::prime_partitions(MisereForm g) {
  std::set<PrimePartition> out;
  std::set<PartialPartition> open = {{g, {}}};
  Charge charge(store_.budget());
  // All rests are parts of g. None comes twice on a way, since only units have the sum 0.
  while (!open.empty()) {
    store_.budget().ask();
    PartialPartition now = std::move(open.extract(open.begin()).value());
    if (is_unit(now.rest)) {
      if (now.rest == store_.star()) now.found.star = !now.found.star;
      out.insert(std::move(now.found));
      continue;
    }
    for (const MisereForm part : parts(now.rest)) {
      // Primes in rising order: each partition is found once.
      if (!is_even(part) || !is_prime(part)) continue;
      if (!now.found.primes.empty() && part < now.found.primes.back()) continue;
      const std::optional<MisereForm> rest = difference(now.rest, part);
      if (!rest) continue;
      PartialPartition next{*rest, now.found};
      next.found.primes.push_back(part);
      charge.add(sizeof(next) + 4 * sizeof(void*) + next.found.primes.size() * sizeof(part));
      open.insert(std::move(next));
    }
  }
  return {out.begin(), out.end()};
}

}  // namespace summand
