#include "summand/theory/up_multiple.hpp"

#include <optional>
#include <span>

#include "summand/base/check.hpp"
#include "summand/theory/fold.hpp"
#include "summand/value/names.hpp"
#include "summand/value/properties.hpp"

namespace summand {

Value up_multiple(ValueStore& store, Value weight, std::uint64_t star) {
  const auto of_integer = [&](Value w) -> std::optional<Value> {
    const std::optional<Dyadic> number = as_number(store, w);
    if (!number || !number->is_integer()) return std::nullopt;
    return store.multiple(*number, up(store));
  };
  const Value two_ups_star = store.number_up_star({0, 2, 1});
  const Value two_downs_star = store.number_up_star({0, -2, 1});
  const auto of_options = [&](Value, std::span<const Value> left, std::span<const Value> right) {
    std::vector<Value> lefts, rights;
    for (const Value option : left) lefts.push_back(store.sum(option, two_ups_star));
    for (const Value option : right) rights.push_back(store.sum(option, two_downs_star));
    return store.make(lefts, rights);
  };
  const auto multiple = fold<Value>(store, weight, of_integer, of_options);
  return store.sum(multiple, store.nimber(star));
}

bool is_discharged(const ValueStore& store, const Galvanized& position) {
  return is_integer(store, position.weight);
}

std::vector<Galvanized> moves(ValueStore& store, const Galvanized& position, Player player) {
  SUMMAND_CHECK(!is_discharged(store, position));
  std::vector<Galvanized> out;
  const std::int64_t added = player == Player::left ? 2 : -2;
  store.for_each_option(position.weight, player, [&](Value option) {
    out.push_back({option, position.charge + added, position.star ^ 1});
  });
  return out;
}

Value value_of(ValueStore& store, const Galvanized& position) {
  return store.sum(up_multiple(store, position.weight, position.star), up(store, position.charge));
}

}  // namespace summand
