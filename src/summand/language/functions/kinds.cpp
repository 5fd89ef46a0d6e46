// The kinds of games.
#include "summand/language/functions/groups.hpp"
#include "summand/theory/uptimals.hpp"
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

}  // namespace

std::span<const Function> kind_functions() {
  static constexpr Function kTable[] = {
      {"is_all_small", "G", "Whether in every position both players can move or neither.", 1, 1,
       has<is_all_small>, "is_all_small(tiny(1))", "false"},
      {"is_even_tempered", "G", "Whether it is an even integer or has only odd-tempered options.",
       1, 1, has<is_even_tempered>, "is_even_tempered({1|-1})", "true"},
      {"is_hot", "G", "Whether the Left stop is greater than the Right stop.", 1, 1, has<is_hot>,
       "is_hot({1|0})", "true"},
      {"is_infinitesimal", "G", "Whether both stops are 0.", 1, 1, has<is_infinitesimal>,
       "is_infinitesimal(tiny(1))", "true"},
      {"is_integer", "G", "Whether it is an integer.", 1, 1, is<is_integer>, "is_integer(1/2)",
       "false"},
      {"is_nimber", "G", "Whether it is one of 0, *, *2, *3, ...", 1, 1, is<is_nimber>,
       "is_nimber(*5)", "true"},
      {"is_number", "G", "Whether it is a number.", 1, 1, is<is_number>, "is_number({0|1})",
       "true"},
      {"is_number_up_star", "G", "Whether it is the sum of a number, ups or downs, and a nimber.",
       1, 1, is<is_number_up_star>, "is_number_up_star(1/2v3*7)", "true"},
      {"is_odd_tempered", "G", "Whether it is an odd integer or has only even-tempered options.", 1,
       1, has<is_odd_tempered>, "is_odd_tempered({2|0})", "true"},
      {"is_uptimal", "G",
       "Whether it is the sum of a number, a nimber, and powers of up: ^<n>, added or subtracted.",
       1, 1, is_uptimal_of_game, "is_uptimal(1/2 + ^<2> - ^<3>)", "true"},
  };
  return kTable;
}

}  // namespace summand
