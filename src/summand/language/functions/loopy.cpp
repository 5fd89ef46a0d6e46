// Loopy games: their sides, sums of stoppers, degrees and varieties.
#include <algorithm>
#include <optional>

#include "summand/algebra/loopy_games.hpp"
#include "summand/language/functions/groups.hpp"
#include "summand/loopy/alternation.hpp"
#include "summand/loopy/degree.hpp"
#include "summand/loopy/smith.hpp"

namespace summand {

namespace {

Result<Sides> sides_of_argument(const FunctionCall& call, std::size_t i) {
  if (const auto* given = call.argument(i).get<LoopySides>()) return given->sides;
  SUMMAND_TRY(game, call.game(i));
  if (const auto found = sides_of(game)) return *found;
  return fail("no onside and offside of this loopy game were found that are stoppers",
              call.offset(i));
}

Result<Stopper> stopper_argument(const FunctionCall& call, std::size_t i) {
  SUMMAND_TRY(found, sides_of_argument(call, i));
  if (found.is_stopper()) return found.onside;
  return fail("a stopper is expected here: in it no play alternates for ever", call.offset(i));
}

Answer answer(const FunctionCall& call, Stopper stopper) {
  return {game_of(call.shared_workspace(), stopper)};
}

template <Stopper Sides::* side>
Result<Answer> side_of(const FunctionCall& call) {
  // Both sides of a short game are the game, which may be a large integer.
  SUMMAND_TRY(value, call.short_value(0));
  if (value) return call.answer(*value);
  SUMMAND_TRY(found, sides_of_argument(call, 0));
  return answer(call, found.*side);
}

template <auto of_sum>
Result<Answer> side_of_sum(const FunctionCall& call) {
  SUMMAND_TRY(s, stopper_argument(call, 0));
  SUMMAND_TRY(t, stopper_argument(call, 1));
  const auto found = of_sum(call.workspace().stoppers(), s, t);
  if (!found) return fail("no onside and offside of this sum were found", call.offset());
  return answer(call, *found);
}

// A short game, which may be a large integer, has the degree 0 and the variety 0.
Result<Answer> degree_of_stopper(const FunctionCall& call) {
  SUMMAND_TRY(value, call.short_value(0));
  if (value) return call.answer(call.store().zero());
  SUMMAND_TRY(s, stopper_argument(call, 0));
  const auto found = degree(call.workspace().stoppers(), s);
  if (!found) return fail("no onside of this difference was found", call.offset());
  return answer(call, *found);
}

Result<Variety> variety_of_argument(const FunctionCall& call) {
  SUMMAND_TRY(s, stopper_argument(call, 0));
  StopperStore& store = call.workspace().stoppers();
  if (const auto found = variety(store, s)) return *found;
  const auto its_degree = degree(store, s);
  if (its_degree && !is_idempotent(store, *its_degree)) {
    return fail("it has no variety: twice its degree of loopiness is not its degree",
                call.offset(0));
  }
  return fail("no sides of its sums were found", call.offset(0));
}

Result<Answer> variety_of_stopper(const FunctionCall& call) {
  SUMMAND_TRY(value, call.short_value(0));
  if (value) return call.answer(call.store().zero());
  SUMMAND_TRY(found, variety_of_argument(call));
  if (found.is_stable()) return answer(call, found.of_upsum);
  return fail(
      "its upsum variety and its downsum variety differ: it refutes the Stability Conjecture",
      call.offset(0));
}

Result<Answer> has_one_variety(const FunctionCall& call) {
  SUMMAND_TRY(value, call.short_value(0));
  if (value) return Answer{true};
  SUMMAND_TRY(found, variety_of_argument(call));
  return Answer{found.is_stable()};
}

template <auto relative>
Result<Answer> relative_variety(const FunctionCall& call) {
  SUMMAND_TRY(s, stopper_argument(call, 0));
  SUMMAND_TRY(idempotent, stopper_argument(call, 1));
  StopperStore& store = call.workspace().stoppers();
  if (!is_idempotent(store, idempotent)) {
    return fail("a stopper D with D + D = D is expected here, such as over", call.offset(1));
  }
  const auto found = relative(store, s, idempotent);
  if (!found) return fail("no sides of these sums were found", call.offset());
  return answer(call, *found);
}

Result<Answer> has_no_short_value(const FunctionCall& call) {
  if (call.argument(0).get<LoopySides>() != nullptr) return Answer{true};
  SUMMAND_TRY(game, call.game(0));
  if (!is_loopy(game)) return Answer{false};
  const auto found = sides_of(game);
  if (!found || !found->is_stopper()) return Answer{true};
  return Answer{is_loopy(game_of(call.shared_workspace(), found->onside))};
}

Result<Answer> is_written_as_stopper(const FunctionCall& call) {
  if (call.argument(0).get<LoopySides>() != nullptr) return Answer{false};
  SUMMAND_TRY(game, call.game(0));
  return Answer{!is_loopy(game) || is_stopper(loopy_game(game), call.workspace().budget())};
}

// The followers of the positions of an impartial game, or nullopt for another game.
std::optional<MoveGraph> followers_of(const LoopyGraph& graph, const Budget& budget) {
  MoveGraph out(budget);
  for (LoopyGraph::Node node = 0; node < graph.size(); ++node) {
    const auto options = graph.options(node, Player::left);
    if (!std::ranges::equal(options, graph.options(node, Player::right))) return std::nullopt;
    for (const LoopyGraph::Node option : options) out.add_move(option);
    out.close_node();
  }
  return out;
}

Result<Answer> smith_value(const FunctionCall& call) {
  SUMMAND_TRY(game, call.game(0));
  Budget& budget = call.workspace().budget();
  const LoopyGame played = reachable_part(loopy_game(game), budget);
  const auto followers = followers_of(played.graph(), budget);
  if (!followers) return fail("an impartial game is expected here", call.offset(0));
  return Answer{print(SmithValues(*followers, budget).of(played.start()))};
}

}  // namespace

std::span<const Function> loopy_functions() {
  static constexpr Function kTable[] = {
      {"degree", "G", "The degree of loopiness of a stopper: the onside of G - G.", 1, 1,
       degree_of_stopper, "degree(upon)", "{0|-upon*}"},
      {"downsum", "G, H", "The offside of the sum of two stoppers.", 2, 2, side_of_sum<downsum>,
       "downsum(over, under)", "under"},
      {"downsum_variety", "G, D",
       "The downsum of G and of the upsum of -G and D. D is a stopper with D + D = D.", 2, 2,
       relative_variety<downsum_variety>, "downsum_variety(over, over)", "over"},
      {"is_loopy", "G", "Whether no short game is equal to G.", 1, 1, has_no_short_value,
       "is_loopy(a{0|a})", "true"},
      {"is_stable", "G",
       "Whether the upsum variety and the downsum variety of a stopper, relative to its "
       "degree, are equal.",
       1, 1, has_one_variety, "is_stable(upon)", "true"},
      {"is_stopper", "G", "Whether no play of G, as it is written, alternates for ever.", 1, 1,
       is_written_as_stopper, "is_stopper(dud)", "false"},
      {"offside", "G", "The stopper that is G if Right wins every play without end.", 1, 1,
       side_of<&Sides::offside>, "offside(tis)", "0"},
      {"onside", "G", "The stopper that is G if Left wins every play without end.", 1, 1,
       side_of<&Sides::onside>, "onside(tis)", "1"},
      {"smith_value", "G",
       "The value of an impartial game by Smith's theory: a nimber, or inf(a, b, ...) if it is "
       "infinite and moves lead to the nimbers a, b, ...",
       1, 1, smith_value, "smith_value(digraph(\"0>1,2;1>;2>0,2: 2\"))", "inf()"},
      {"upsum", "G, H", "The onside of the sum of two stoppers.", 2, 2, side_of_sum<upsum>,
       "upsum(over, under)", "over"},
      {"upsum_variety", "G, D",
       "The upsum of G and of the downsum of -G and -D. D is a stopper with D + D = D.", 2, 2,
       relative_variety<upsum_variety>, "upsum_variety(under, over)", "under"},
      {"variety", "G",
       "The upsum variety of a stopper, relative to its degree. The stopper must be stable.", 1, 1,
       variety_of_stopper, "variety(over)", "over"},
  };
  return kTable;
}

}  // namespace summand
