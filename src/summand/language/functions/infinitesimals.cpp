// Atomic weights, remote stars, and the length of play.
#include <fmt/core.h>

#include "summand/algebra/written_play.hpp"
#include "summand/language/functions/groups.hpp"
#include "summand/theory/up_multiple.hpp"
#include "summand/theory/uptimals.hpp"
#include "summand/theory/verdicts.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

Result<Answer> atomic_weight_of_game(const FunctionCall& call) {
  SUMMAND_TRY(terms, call.terms(0));
  auto weight = call.workspace().atomic_weights().of_sum(terms);
  if (!weight) return shifted(std::move(weight).error(), call.offset(0));
  return call.answer(*weight);
}

Result<Answer> is_atomic(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  return Answer{call.workspace().atomic_weights().of(g).has_value()};
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

// The limit for a charge of ups. It leaves room for the moves.
constexpr std::int64_t kMostCharge = std::int64_t{1} << 62;

std::string in_words(ValueStore& store, const Galvanized& position) {
  return fmt::format("{} charged {}{}", print(store, position.weight),
                     position.charge > 0 ? "+" : "", position.charge) +
         (position.star == 0 ? "" : " and " + print(store, store.nimber(position.star)));
}

Fields fields_of(ValueStore& store, const Galvanized& position) {
  Fields out;
  out.text("weight", print(store, position.weight));
  out.text("charge", std::to_string(position.charge));
  out.text("star", print(store, store.nimber(position.star)));
  out.truth("discharged", is_discharged(store, position));
  out.text("value", print(store, value_of(store, position)));
  return out;
}

Result<Answer> galvanized(const FunctionCall& call) {
  SUMMAND_TRY(weight, call.value(0));
  Galvanized position{weight};
  if (call.size() > 1) {
    SUMMAND_TRY(charge, call.integer(1));
    if (charge.abs() > kMostCharge) return fail("a charge is below 2^62", call.offset(1));
    position.charge = *charge.to_int64();
  }
  if (call.size() > 2) {
    SUMMAND_TRY(star, call.nimber(2));
    position.star = star;
  }
  ValueStore& store = call.store();
  Record out{"galvanized", in_words(store, position) + ": ", fields_of(store, position)};
  const std::string value = print(store, value_of(store, position));
  if (is_discharged(store, position)) {
    out.text += "it discharges to " + value;
    return Answer{std::move(out)};
  }
  out.text += "its value is " + value;
  for (const Player player : {Player::left, Player::right}) {
    std::vector<Fields> its;
    for (const Galvanized& after : moves(store, position, player)) {
      out.text += fmt::format("\n  {} moves to {}{}", player_name(player), in_words(store, after),
                              is_discharged(store, after)
                                  ? ", which discharges to " + print(store, value_of(store, after))
                                  : "");
      its.push_back(fields_of(store, after));
    }
    out.fields.list(player_key(player), std::move(its));
  }
  return Answer{std::move(out)};
}

Result<Answer> expansion_of_uptimal(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  ValueStore& store = call.store();
  const auto expansion = uptimal_expansion(store, g);
  if (!expansion) {
    return fail("this game is no uptimal, which is the sum of a number, a nimber and powers of up",
                call.offset(0));
  }
  std::vector<Fields> ups;
  for (std::size_t i = 0; i < expansion->ups.size(); ++i) {
    if (expansion->ups[i] == 0) continue;
    ups.push_back(Fields().count("power", i + 1).text("copies", std::to_string(expansion->ups[i])));
  }
  Record out{"uptimal", print(*expansion), {}};
  out.fields.text("expansion", out.text)
      .text("number", print(expansion->number))
      .text("star", print(store, store.nimber(expansion->star)))
      .list("ups", std::move(ups));
  return Answer{std::move(out)};
}

// The moves that keep the length: of Left if he starts, and of Right if she starts.
template <Pace pace>
Result<Answer> best_moves(const FunctionCall& call) {
  SUMMAND_TRY(g, call.ending_game(0));
  if (!g.has_form()) return fail(std::string(kFormIsLost), call.offset(0));
  WrittenPlay play(g);
  List out;
  for (const Player first : {Player::left, Player::right}) {
    List its;
    for (const Game& after : play.best_moves(first, pace)) {
      its.elements.push_back(as_written(after));
    }
    out.elements.push_back(Answer{std::move(its)});
  }
  return Answer{std::move(out)};
}

template <Pace pace>
Result<Answer> length(const FunctionCall& call) {
  SUMMAND_TRY(g, call.ending_game(0));
  if (!g.has_form()) return fail(std::string(kFormIsLost), call.offset(0));
  const Lengths lengths = WrittenPlay(g).lengths();
  List out;
  for (const Player first : {Player::left, Player::right}) {
    out.elements.push_back(call.answer(Dyadic(lengths.of(first).at(pace))));
  }
  return Answer{std::move(out)};
}

}  // namespace

std::span<const Function> infinitesimal_functions() {
  static constexpr Function kTable[] = {
      {"atomic_weight", "G",
       "The atomic weight of an all-small game: how many ups it is worth. It may be any game.", 1,
       1, atomic_weight_of_game, "atomic_weight({^2|*})", "1"},
      {"galvanized", "W, charge, *n",
       "W.^ played with a charge of ups and a star. A move in W adds two ups (Left) or two downs "
       "(Right), and *; integers discharge.",
       1, 3, galvanized, "galvanized(1/2)",
       "1/2 charged 0: its value is {^2*|v*}\n"
       "  Left moves to 0 charged +2 and *, which discharges to ^2*\n"
       "  Right moves to 1 charged -2 and *, which discharges to v*"},
      {"is_atomic", "G", "Whether it has an atomic weight.", 1, 1, is_atomic, "is_atomic(tiny(1))",
       "true"},
      {"remoteness", "G",
       "How many moves play of G lasts if the winner hurries: if Left starts, and if Right starts. "
       "G is played as it is written.",
       1, 1, length<Pace::winner_hurries>, "remoteness(nim(1,1))", "[2, 2]", true},
      {"remoteness_moves", "G",
       "The moves that keep the remoteness: Left's if he starts, then Right's.", 1, 1,
       best_moves<Pace::winner_hurries>, "remoteness_moves({1,{3|1/2}|-1})", "[[1], [-1]]"},
      {"remote_star", "G", "The least nimber *2, *3, ... above all that can be reached from G.", 1,
       1, remote_star, "remote_star(^*5)", "*5"},
      {"suspense", "G",
       "How many moves play of G lasts if the loser hurries: if Left starts, and if Right starts. "
       "G is played as it is written.",
       1, 1, length<Pace::loser_hurries>, "suspense(*3)", "[1, 1]", true},
      {"suspense_moves", "G",
       "The moves that keep the suspense: Left's if he starts, then Right's.", 1, 1,
       best_moves<Pace::loser_hurries>, "suspense_moves({1,{3|1/2}|-1})", "[[{3|1/2}], [-1]]"},
      {"up_multiple", "W", "W.^ for any game W; its atomic weight is W.", 1, 1, ups_of_weight,
       "up_multiple(1/2)", "{^2*|v*}"},
      {"uppitiness", "G, H", "Compares G with H (default: 0) in the presence of a remote star.", 1,
       2, uppitiness, "uppitiness(tiny(1), 0)", "="},
      {"uptimal_expansion", "G",
       "An uptimal as a number, a star, and after the point how many ups, ^<2>, ^<3>, ... are "
       "added; - follows a digit that is subtracted.",
       1, 1, expansion_of_uptimal, "uptimal_expansion(1/2* + 2.^<3> - ^)", "1/2*.1-02"},
  };
  return kTable;
}

}  // namespace summand
