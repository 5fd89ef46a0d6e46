#include "summand/theory/dissociation.hpp"

#include "summand/base/check.hpp"
#include "summand/theory/cooling.hpp"
#include "summand/theory/heating.hpp"
#include "summand/value/properties.hpp"

namespace summand {

Dissociation dissociate(Thermographs& thermographs, Value g) {
  ValueStore& store = thermographs.store();
  Dissociation out{.mean = thermographs.mean(g), .parts = {}};
  Value rest = store.difference(g, store.number(out.mean));
  while (!is_number(store, rest)) {
    const Dyadic temperature = thermographs.temperature(rest);
    SUMMAND_CHECK(out.parts.empty() || temperature < out.parts.back().temperature);
    const Value frozen = freeze(thermographs, rest);
    out.parts.push_back({temperature, frozen});
    rest = store.difference(rest, heat(store, frozen, store.number(temperature)));
  }
  return out;
}

Value add_up(ValueStore& store, const Dissociation& dissociation) {
  Value sum = store.number(dissociation.mean);
  for (const auto& [temperature, infinitesimal] : dissociation.parts) {
    sum = store.sum(sum, heat(store, infinitesimal, store.number(temperature)));
  }
  return sum;
}

}  // namespace summand
