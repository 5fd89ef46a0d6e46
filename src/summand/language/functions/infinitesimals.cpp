// Atomic weights, remote stars, and how long play lasts.
#include "summand/language/functions/groups.hpp"
#include "summand/theory/up_multiple.hpp"
#include "summand/theory/verdicts.hpp"

namespace summand {

namespace {

Result<Answer> atomic_weight_of_game(const FunctionCall& call) {
  SUMMAND_TRY(terms, call.terms(0));
  // Weights add up, so that the sum itself is not needed.
  Value sum = call.store().zero();
  for (const Value term : terms) {
    auto weight = call.workspace().atomic_weights().of(term);
    if (!weight) return shifted(std::move(weight).error(), call.offset(0));
    sum = call.store().sum(sum, *weight);
  }
  return call.answer(sum);
}

Result<Answer> remote_star(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  return call.answer(call.store().nimber(call.workspace().atomic_weights().remote_star(g)));
}

Result<Answer> uppitiness(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  if (call.size() == 1) return Answer{call.workspace().atomic_weights().uppitiness(g)};
  SUMMAND_TRY(h, call.value(1));
  return Answer{call.workspace().atomic_weights().compare_uppitiness(g, h)};
}

Result<Answer> ups_of_weight(const FunctionCall& call) {
  SUMMAND_TRY(weight, call.value(0));
  return call.answer(up_multiple(call.store(), weight));
}

template <Pace pace>
Result<Answer> length(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  const Lengths lengths = call.workspace().play_lengths().of(g);
  List out;
  for (const Player first : {Player::left, Player::right}) {
    out.elements.push_back(call.answer(Dyadic(lengths.of(first).at(pace))));
  }
  return Answer{std::move(out)};
}

}  // namespace

std::span<const Function> infinitesimal_functions() {
  static constexpr Function kTable[] = {
      {"atomic_weight", "G", "How many ups an all-small game is worth, which may be any game.", 1,
       1, atomic_weight_of_game, "atomic_weight({^2|*})", "1"},
      {"remoteness", "G",
       "How many moves play lasts if the winner hurries: if Left starts, if Right starts.", 1, 1,
       length<Pace::winner_hurries>, "remoteness(*3)", "[1, 1]"},
      {"remote_star", "G", "The least nimber *2, *3, ... above all that can be reached from G.", 1,
       1, remote_star, "remote_star(^*5)", "*5"},
      {"suspense", "G", "How many moves play lasts if the loser hurries: if Left starts, if Right.",
       1, 1, length<Pace::loser_hurries>, "suspense(*3)", "[1, 1]"},
      {"up_multiple", "W", "W.^ for any game W: of atomic weight W.", 1, 1, ups_of_weight,
       "up_multiple(1/2)", "{^2*|v*}"},
      {"uppitiness", "G, H",
       "How G compares with H beside a remote star; with 0 where H is left out.", 1, 2, uppitiness,
       "uppitiness(tiny(1), 0)", "="},
  };
  return kTable;
}

}  // namespace summand
