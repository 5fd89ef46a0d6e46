#include "summand/misere/misere_facts.hpp"

#include "summand/base/attempt.hpp"
#include "summand/misere/misere_parts.hpp"

namespace summand {

namespace {

// Partitions are looked for only in forms with at most so many followers.
constexpr std::size_t kMostFollowers = 40;

std::string only_partition(MisereStore& store, MisereForm form) {
  MisereParts parts(store);
  if (parts.is_unit(form) || store.followers(form).size() > kMostFollowers) return {};
  const std::vector<PrimePartition> found = parts.prime_partitions(form);
  if (found.size() != 1) return {};
  const PrimePartition& only = found.front();
  if (only.primes.size() + (only.star ? 1 : 0) < 2) return {};
  std::string out;
  for (const MisereForm prime : only.primes) {
    out += (out.empty() ? "" : " + ") + print(store, prime);
  }
  return only.star ? out + " + *" : out;
}

// The text of the form, or an empty one if it is too long.
std::string short_text(MisereStore& store, MisereForm form) {
  const auto text =
      within_limits([&]() -> Attempt<std::string> { return print(store, form, kMostFormInFacts); });
  if (text) return *text;
  if (text.error().limit != Limit::size) reach_limit_again(text.error());
  return {};
}

}  // namespace

MisereFacts misere_facts(MisereStore& store, GenusTable& genera, MisereForm form) {
  return {.genus = genera(form),
          .hereditarily_tame = genera.is_hereditarily_tame(form),
          .form = short_text(store, form),
          .primes = only_partition(store, form)};
}

}  // namespace summand
