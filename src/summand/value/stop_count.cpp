#include "summand/value/stop_count.hpp"

#include <map>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/value/properties.hpp"

namespace summand {

Dyadic stop_count(ValueStore& store, Value g) {
  std::map<Value, Dyadic> counts;
  Charge charge(store.budget());
  std::vector<Value> open = {g};
  while (!open.empty()) {
    store.budget().ask();
    const Value top = open.back();
    if (counts.contains(top)) {
      open.pop_back();
      continue;
    }
    Dyadic count;
    const std::size_t before = open.size();
    if (is_number(store, top)) {
      count = 1;
    } else {
      for (const Player player : {Player::left, Player::right}) {
        for (const Value option : store.options(top, player)) {
          if (const auto known = counts.find(option); known != counts.end()) {
            count = count + known->second;
          } else {
            open.push_back(option);
          }
        }
      }
    }
    if (open.size() > before) continue;
    charge.add(kMapEntry<Value, Dyadic>);
    counts.emplace(top, std::move(count));
    open.pop_back();
  }
  return counts.at(g);
}

}  // namespace summand
