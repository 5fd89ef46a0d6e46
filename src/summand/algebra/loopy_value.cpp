#include "summand/algebra/loopy_value.hpp"

#include "summand/algebra/entailing_sum.hpp"
#include "summand/algebra/loopy_games.hpp"
#include "summand/loopy/graph_text.hpp"
#include "summand/loopy/short_games.hpp"
#include "summand/loopy/side_order.hpp"

namespace summand {

namespace {

// More than one term, or more than one copy of it.
bool is_sum_of_several(const Game& game) {
  const std::vector<Summand> terms = game.summands();
  return terms.size() > 1 || (terms.size() == 1 && terms[0].copies.abs() > 1);
}

}  // namespace

std::optional<Sides> multiple(StopperStore& stoppers, const Sides& one, const Dyadic& count) {
  const Sides given = count.sign() < 0 ? negative(stoppers, one) : one;
  std::optional<Sides> out = Sides{stoppers.zero(), stoppers.zero()};
  for (std::int64_t i = loopy_copies(count); out && i > 0; --i) {
    out = sum(stoppers, *out, given);
  }
  return out;
}

namespace {

std::optional<Sides> sides_of_terms(const Game& game, StopperStore& stoppers) {
  std::optional<Sides> out = Sides{stoppers.zero(), stoppers.zero()};
  for (const Summand& term : game.summands()) {
    std::optional<Sides> one = sides(stoppers, loopy_game(term.game));
    if (one) one = multiple(stoppers, *one, term.copies);
    out = one ? sum(stoppers, *out, *one) : std::nullopt;
    if (!out) return std::nullopt;
  }
  return out;
}

}  // namespace

bool is_loopy(const Game& game) {
  if (!game.has_loops()) return false;
  Evaluators& evaluators = game.evaluators();
  const bool by_search = evaluators.by() == By::search;
  return game.has_position_where([&](const AnyPosition& position) {
    return by_search ? position.loopy() || position.loony() : position.without_value(evaluators);
  });
}

std::optional<Sides> sides_of(const Game& game) {
  StopperStore& stoppers = game.workspace().stoppers();
  if (const auto by_terms = sides_of_terms(game, stoppers)) return by_terms;
  return sides(stoppers, loopy_game(game));
}

// The graph of a sum has a position for each choice of a position of each term. The sides of a sum
// follow from those of the terms, which are simplified.
std::partial_ordering compare_loopy(const Game& g, const Game& h) {
  if (is_sum_of_several(g) || is_sum_of_several(h)) {
    StopperStore& stoppers = g.workspace().stoppers();
    const auto of_g = sides_of_terms(g, stoppers);
    const auto of_h = of_g ? sides_of_terms(h, stoppers) : std::nullopt;
    if (of_h) return compare(stoppers, *of_g, *of_h);
  }
  return compare(loopy_game(g), loopy_game(h), g.workspace().budget());
}

std::partial_ordering compare(const StopperStore& stoppers, const Sides& g, const Sides& h) {
  const std::partial_ordering onside = stoppers.compare(g.onside, h.onside);
  const std::partial_ordering offside = stoppers.compare(g.offside, h.offside);
  if (onside == offside || offside == 0) return onside;
  return onside == 0 ? offside : std::partial_ordering::unordered;
}

LoopyEnding ending_of(const Game& game) {
  return ending(loopy_game(game), game.workspace().budget());
}

LoopyEnding ending_of(const LoopySides& answer) {
  Workspace& workspace = *answer.workspace;
  StopperStore& stoppers = workspace.stoppers();
  const LoopyEnding onside = ending(stoppers.game(answer.sides.onside), workspace.budget());
  const LoopyEnding offside = ending(stoppers.game(answer.sides.offside), workspace.budget());
  const auto both = [](const Ending& one, const Ending& other) {
    return Ending{one.fate == other.fate ? one.fate : Fate::draw};
  };
  return {both(onside.left, offside.left), both(onside.right, offside.right)};
}

std::string print(const LoopySides& answer, std::size_t limit) {
  return answer.workspace->loopy_text().print(answer.sides, limit);
}

std::string print_loopy(const Game& game, std::size_t limit) {
  if (has_loony(game)) return print_loony(game, limit);
  if (const auto found = sides_of(game)) return game.workspace().loopy_text().print(*found, limit);
  const LoopyGame graph = loopy_game(game);
  return GraphText(game.workspace().stoppers(), game.store(), graph.graph())
      .print(graph.start(), limit);
}

Game game_of(const std::shared_ptr<Workspace>& workspace, Stopper stopper) {
  const LoopyGame game = workspace->stoppers().game(stopper);
  if (const auto value = short_value(workspace->store, game)) return {workspace, *value};
  return loopy_position(workspace, game);
}

}  // namespace summand
