#include "summand/analysis/rated_moves.hpp"

#include <algorithm>
#include <utility>

#include "summand/base/current_budget.hpp"
#include "summand/verdict/cells_of_moves.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostValueText = 400;  // characters

// For the other player.
Fate opposite(Fate fate) {
  if (fate == Fate::draw) return Fate::draw;
  return fate == Fate::win ? Fate::loss : Fate::win;
}

// The fate of the mover, or why it is not known.
Attempt<Fate> fate_of_mover(Oracle& oracle, const SumInPlay& after, Player mover) {
  oracle.allow_all();
  auto verdict = oracle.verdict_or_limit(after, opponent(mover));
  if (verdict && *verdict) return opposite((*verdict)->fate);
  CurrentBudget::look();  // a stopped question must not report that the nodes are used up
  if (!verdict) return std::unexpected(std::move(verdict).error());
  return failure_elsewhere({"the search cannot handle this sum"});
}

}  // namespace

Attempt<RatedMoves> rated_moves(Oracle& oracle, const SumInPlay& sum, Player player,
                                std::size_t most) {
  return within_limits([&]() -> Attempt<RatedMoves> {
    SUMMAND_TRY(moves, sum.moves(player));
    CellsOfMoves cells(sum, player);
    RatedMoves out{.legal = sum.move_count(player), .moves = {}};
    for (std::size_t i = 0; i < std::min(most, moves.size()); ++i) {
      const SumInPlay after = sum.after(moves[i]);
      RatedMove rated{.term = moves[i].term, .name = moves[i].name, .leaves = after.print()};
      rated.cells = cells.of(moves[i]);
      if (const auto fate = fate_of_mover(oracle, after, player)) {
        rated.fate = *fate;
      } else {
        rated.why_unknown = fate.error().error.message;
        rated.limit = fate.error().limit;
      }
      if (const auto values = oracle.values(after); values && rated.term < values->size()) {
        rated.value = text_with_latex(sum.store(), (*values)[rated.term], kMostValueText);
      }
      out.moves.push_back(std::move(rated));
    }
    return out;
  });
}

}  // namespace summand
