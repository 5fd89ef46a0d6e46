#include "summand/analysis/properties.hpp"

#include "summand/value/properties.hpp"

namespace summand {

namespace {

// {x|y} with numbers x > y.
bool is_switch(ValueStore& store, Value g) {
  for (const Player player : {Player::left, Player::right}) {
    if (store.option_count(g, player) != 1) return false;
    if (!is_number(store, store.options(g, player).front())) return false;
  }
  return is_hot(store, g);
}

}  // namespace

std::vector<std::string_view> kinds_of(ValueStore& store, Value g) {
  std::vector<std::string_view> out;
  const bool number = is_number(store, g);
  const bool nimber = is_nimber(store, g);
  if (is_integer(store, g)) {
    out.push_back("integer");
  } else if (number) {
    out.push_back("number");
  }
  if (nimber) out.push_back("nimber");
  if (!number && !nimber) {
    if (is_hot(store, g)) out.push_back("hot");
    if (is_switch(store, g)) out.push_back("switch");
    if (is_all_small(store, g)) {
      out.push_back("all-small");
    } else if (is_infinitesimal(store, g)) {
      out.push_back("infinitesimal");
    } else if (is_numberish(store, g)) {
      out.push_back("numberish");
    }
    if (is_symmetric(store, g)) out.push_back("its own negative");
  }
  if (is_even_tempered(store, g)) out.push_back("even-tempered");
  if (is_odd_tempered(store, g)) out.push_back("odd-tempered");
  return out;
}

}  // namespace summand
