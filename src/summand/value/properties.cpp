#include "summand/value/properties.hpp"

namespace summand {

std::optional<Dyadic> as_number(const ValueStore& store, Value g) {
  std::optional<NumberUpStar> parts = store.as_number_up_star(g);
  if (!parts || parts->ups != 0 || parts->star != 0) return std::nullopt;
  return std::move(parts->number);
}

bool is_number(const ValueStore& store, Value g) { return as_number(store, g).has_value(); }

bool is_integer(const ValueStore& store, Value g) {
  const std::optional<Dyadic> number = as_number(store, g);
  return number && number->is_integer();
}

bool is_nimber(const ValueStore& store, Value g) { return store.as_nimber(g).has_value(); }

bool is_number_up_star(const ValueStore& store, Value g) {
  return store.as_number_up_star(g).has_value();
}

bool is_all_small(const ValueStore& store, Value g) { return store.is_all_small(g); }

bool is_numberish(const ValueStore& store, Value g) {
  return store.left_stop(g) == store.right_stop(g);
}

bool is_infinitesimal(const ValueStore& store, Value g) {
  return store.left_stop(g).is_zero() && store.right_stop(g).is_zero();
}

bool is_hot(const ValueStore& store, Value g) { return store.left_stop(g) > store.right_stop(g); }

bool is_even_tempered(const ValueStore& store, Value g) { return store.is_even_tempered(g); }

bool is_odd_tempered(const ValueStore& store, Value g) { return store.is_odd_tempered(g); }

bool is_symmetric(ValueStore& store, Value g) {
  // Cheap tests first: they decide for most games that the answer is no.
  if (store.option_count(g, Player::left) != store.option_count(g, Player::right)) return false;
  return store.left_stop(g) == -store.right_stop(g) && store.negative(g) == g;
}

std::optional<Value> as_switch(ValueStore& store, Value g) {
  if (is_number_up_star(store, g) || store.option_count(g, Player::left) != 1) return std::nullopt;
  if (!is_symmetric(store, g)) return std::nullopt;
  return store.left_options(g).front();
}

}  // namespace summand
