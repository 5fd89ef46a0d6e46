// Compounds of games as they are written: products, selective and conjunctive sums.
#include "summand/algebra/compounds.hpp"

#include "summand/language/functions/groups.hpp"

namespace summand {

namespace {

// That of the first two games, then that of the result and the third game, and so on.
template <Compound kind>
Result<Answer> compound_of_games(const FunctionCall& call) {
  std::vector<Game> games;
  for (std::size_t i = 0; i < call.size(); ++i) {
    SUMMAND_TRY(game, call.ending_game(i));
    if (!game.has_form()) return fail(std::string(kFormIsLost), call.offset(i));
    games.push_back(std::move(game));
  }
  Game out = games[0];
  for (std::size_t i = 1; i < games.size(); ++i) out = compound(kind, out, games[i]);
  return Answer{std::move(out)};
}

}  // namespace

std::span<const Function> compound_functions() {
  static constexpr Function kTable[] = {
      {"conjunctive_sum", "G, H, ...",
       "The games together: a player moves in all of them at once. Play ends when one of them has "
       "ended. They are played as they are written.",
       1, Function::kAnyNumber, compound_of_games<Compound::conjunctive_sum>,
       "conjunctive_sum(*5, *6)", "*5"},
      {"conway_product", "G, H",
       "Conway's product. From options x of G and y of H it has x.H + G.y - x.y. It multiplies "
       "numbers and nimbers. For other games it depends on how they are written.",
       2, 2, compound_of_games<Compound::conway_product>, "conway_product({3|1}, ^2)", "{^6|^2}"},
      {"ordinal_product", "G, H",
       "H, where each move of Left becomes a copy of G, and each move of Right a copy of -G. From "
       "options x of G and y of H it has (G.y) : x, or (G.y) : -x if y is Right's. It depends on "
       "how the games are written.",
       2, 2, compound_of_games<Compound::ordinal_product>, "ordinal_product(*5, *6)", "*30"},
      {"selective_sum", "G, H, ...",
       "The games together: a player moves in one or more of them at once. They are played as "
       "they are written.",
       1, Function::kAnyNumber, compound_of_games<Compound::selective_sum>, "selective_sum(*5, *6)",
       "*11"},
  };
  return kTable;
}

}  // namespace summand
