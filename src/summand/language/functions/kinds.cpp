// The kinds of games.
#include "summand/algebra/loopy_value.hpp"
#include "summand/language/functions/groups.hpp"
#include "summand/loopy/pseudo_number.hpp"
#include "summand/loopy/stopper_kinds.hpp"
#include "summand/theory/uptimals.hpp"
#include "summand/value/number_tiny.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

// No loopy game is a number or a nimber, unless it is equal to a short game.
template <bool (*property)(const ValueStore&, Value)>
Result<Answer> is(const FunctionCall& call) {
  SUMMAND_TRY(g, call.short_value(0));
  return Answer{g && property(call.store(), *g)};
}

Result<Answer> is_uptimal_of_game(const FunctionCall& call) {
  SUMMAND_TRY(g, call.short_value(0));
  return Answer{g && is_uptimal(call.store(), *g)};
}

template <bool (*property)(const ValueStore&, Value)>
Result<Answer> has(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  return Answer{property(call.store(), g)};
}

// The sides of a loopy argument, which is equal to no short game.
Result<Sides> loopy_sides(const FunctionCall& call) {
  if (const auto* given = call.argument(0).get<LoopySides>()) return given->sides;
  SUMMAND_TRY(game, call.game(0));
  if (const auto found = sides_of(game)) return *found;
  return fail("no onside and offside of this loopy game were found that are stoppers",
              call.offset(0));
}

// A game is between two numbers if both of its sides are.
Result<Answer> has_sides_near_zero(const FunctionCall& call) {
  SUMMAND_TRY(g, call.short_value(0));
  if (g) return Answer{is_infinitesimal(call.store(), *g)};
  SUMMAND_TRY(sides, loopy_sides(call));
  StopperStore& stoppers = call.workspace().stoppers();
  return Answer{is_infinitesimal(stoppers, sides.onside) &&
                is_infinitesimal(stoppers, sides.offside)};
}

// A game is near a number if both of its sides are near that number.
Result<Answer> has_sides_near_a_number(const FunctionCall& call) {
  SUMMAND_TRY(g, call.short_value(0));
  if (g) return Answer{call.store().left_stop(*g) == call.store().right_stop(*g)};
  SUMMAND_TRY(sides, loopy_sides(call));
  StopperStore& stoppers = call.workspace().stoppers();
  const auto number = number_beside(stoppers, sides.onside);
  return Answer{number && number == number_beside(stoppers, sides.offside)};
}

Result<Answer> is_number_or_beside_it(const FunctionCall& call) {
  SUMMAND_TRY(g, call.short_value(0));
  if (g) return Answer{is_number(call.store(), *g)};
  SUMMAND_TRY(sides, loopy_sides(call));
  return Answer{sides.is_stopper() &&
                PseudoNumbers(call.workspace().stoppers()).pseudo_number(sides.onside)};
}

Result<Answer> has_number_and_tiny(const FunctionCall& call) {
  SUMMAND_TRY(g, call.short_value(0));
  if (g) return Answer{is_number_tiny(call.store(), *g)};
  SUMMAND_TRY(sides, loopy_sides(call));
  return Answer{sides.is_stopper() && is_number_tiny(call.workspace().stoppers(), sides.onside)};
}

Result<Answer> has_no_cycles_but_passes(const FunctionCall& call) {
  SUMMAND_TRY(g, call.short_value(0));
  if (g) return Answer{true};
  SUMMAND_TRY(sides, loopy_sides(call));
  return Answer{sides.is_stopper() && is_plumtree(call.workspace().stoppers(), sides.onside)};
}

}  // namespace

std::span<const Function> kind_functions() {
  static constexpr Function kTable[] = {
      {"is_all_small", "G", "Whether in every position both players can move or neither.", 1, 1,
       has<is_all_small>, "is_all_small(tiny(1))", "false"},
      {"is_even_tempered", "G", "Whether it is an even integer or has only odd-tempered options.",
       1, 1, has<is_even_tempered>, "is_even_tempered({1|-1})", "true"},
      {"is_hot", "G", "Whether the Left stop is greater than the Right stop.", 1, 1, has<is_hot>,
       "is_hot({1|0})", "true"},
      {"is_infinitesimal", "G", "Whether it is between -x and x for each number x > 0.", 1, 1,
       has_sides_near_zero, "is_infinitesimal(tiny(1))", "true"},
      {"is_integer", "G", "Whether it is an integer.", 1, 1, is<is_integer>, "is_integer(1/2)",
       "false"},
      {"is_nimber", "G", "Whether it is one of 0, *, *2, *3, ...", 1, 1, is<is_nimber>,
       "is_nimber(*5)", "true"},
      {"is_number", "G", "Whether it is a number.", 1, 1, is<is_number>, "is_number({0|1})",
       "true"},
      {"is_number_tiny", "G",
       "Whether it is a number, or the sum of a number and tiny(H) or miny(H) with H >= over.", 1,
       1, has_number_and_tiny, "is_number_tiny(1/2 + tiny(on))", "true"},
      {"is_number_up_star", "G", "Whether it is the sum of a number, ups or downs, and a nimber.",
       1, 1, is<is_number_up_star>, "is_number_up_star(1/2v3*7)", "true"},
      {"is_numberish", "G", "Whether it is the sum of a number and an infinitesimal.", 1, 1,
       has_sides_near_a_number, "is_numberish(1/2 + over)", "true"},
      {"is_odd_tempered", "G", "Whether it is an odd integer or has only even-tempered options.", 1,
       1, has<is_odd_tempered>, "is_odd_tempered({2|0})", "true"},
      {"is_plumtree", "G",
       "Whether the canonical form has no cycles but passes. Short games have none.", 1, 1,
       has_no_cycles_but_passes, "is_plumtree(upon)", "true"},
      {"is_pseudonumber", "G", "Whether it is a number x, x + over, x + under, on or off.", 1, 1,
       is_number_or_beside_it, "is_pseudonumber(1/2 + over)", "true"},
      {"is_uptimal", "G",
       "Whether it is the sum of a number, a nimber, and powers of up: ^<n>, added or subtracted.",
       1, 1, is_uptimal_of_game, "is_uptimal(1/2 + ^<2> - ^<3>)", "true"},
  };
  return kTable;
}

}  // namespace summand
