#include "summand/theory/dissociation.hpp"

#include "summand/base/check.hpp"
#include "summand/theory/cooling.hpp"
#include "summand/theory/heating.hpp"
#include "summand/value/followers.hpp"
#include "summand/value/properties.hpp"

namespace summand {

std::optional<Dissociation> dissociate_few(Thermographs& thermographs, Value g, std::size_t parts,
                                           std::uint64_t sums) {
  ValueStore& store = thermographs.store();
  Dissociation out{.mean = thermographs.mean(g), .parts = {}};
  Value rest = store.difference(g, store.number(out.mean));
  while (!is_number(store, rest)) {
    const Dyadic temperature = thermographs.temperature(rest);
    SUMMAND_CHECK(out.parts.empty() || temperature < out.parts.back().temperature);
    if (out.parts.size() == parts) return std::nullopt;
    const Value frozen = freeze(thermographs, rest);
    out.parts.push_back({temperature, frozen});
    const Value heated = heat(store, frozen, store.number(temperature));
    const Dyadic pairs = count_followers(store, rest) * count_followers(store, heated);
    if (pairs > static_cast<std::int64_t>(sums)) return std::nullopt;
    rest = store.difference(rest, heated);
  }
  SUMMAND_CHECK(rest == store.zero());
  return out;
}

Dissociation dissociate(Thermographs& thermographs, Value g) {
  auto found = dissociate_few(thermographs, g, SIZE_MAX, kMostSums);
  if (!found) {
    reach_limit(Limit::size,
                "a thermal dissociation with sums of more than 100,000 pairs of followers");
  }
  return *std::move(found);
}

Value add_up(ValueStore& store, const Dissociation& dissociation) {
  Value sum = store.number(dissociation.mean);
  for (const auto& [temperature, infinitesimal] : dissociation.parts) {
    sum = store.sum(sum, heat(store, infinitesimal, store.number(temperature)));
  }
  return sum;
}

}  // namespace summand
