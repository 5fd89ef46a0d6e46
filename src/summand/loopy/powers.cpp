#include "summand/loopy/powers.hpp"

#include <array>

#include "summand/base/check.hpp"
#include "summand/loopy/short_games.hpp"
#include "summand/theory/uptimals.hpp"

namespace summand {

// x+over is {x|pass} and x+under is {pass|x}. Of their options, those of 1 = {0|} belong to the
// base.
Result<LoopyGame> power_sum(ValueStore& store, Value g, const PseudoNumber& x) {
  SUMMAND_CHECK(is_loopy(x));
  const bool is_on = x.kind == PseudoNumber::Kind::on;
  const bool is_over = x.beside == PseudoNumber::Beside::over;
  const bool is_defined =
      x.kind == PseudoNumber::Kind::finite && !(x.number < 0) && (is_over || !x.number.is_zero());
  if (!is_on && !is_defined) return fail(std::string(kNotAnExponent));
  LoopyBuilder builder(store.budget());
  const LoopyGraph::Node whole = builder.add_node();
  const auto add = [&](Player player, Value option) {
    builder.add_option(whole, player, builder.add_game(loopy_game(store, option)));
  };
  for (const Player player : {Player::left, Player::right}) {
    for (const Value option : store.options(g, player)) add(player, option);
  }
  builder.add_option(whole, is_over ? Player::right : Player::left, whole);
  if (!is_on && !x.number.is_zero()) {
    SUMMAND_TRY(option, power_sum(store, g, x.number));
    add(is_over ? Player::left : Player::right, option);
  }
  return builder.build(whole);
}

Result<LoopyGame> power_of_game(ValueStore& store, Value g, const PseudoNumber& x) {
  SUMMAND_TRY(answer, answer_to_power(store, g));
  PseudoNumber less = x;
  if (x.kind == PseudoNumber::Kind::finite) less.number -= 1;
  SUMMAND_TRY(so_far, power_sum(store, g, less));
  Budget& budget = store.budget();
  const LoopyGame right = sum(loopy_game(store, answer), negative(so_far, budget), budget);
  const LoopyGame zero = loopy_game(store, store.zero());
  return braces(std::array{zero}, std::array{right}, budget);
}

}  // namespace summand
