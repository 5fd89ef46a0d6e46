#include "summand/analysis/rated_moves.hpp"

#include <algorithm>
#include <utility>

#include "summand/base/current_budget.hpp"
#include "summand/verdict/cells_of_moves.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostValueText = 400;  // characters

// The mover's fate is the opposite of the other player's fate after the move.
std::optional<Fate> fate_of_mover(Oracle& oracle, const SumInPlay& after, Player mover) {
  oracle.allow_all();
  const auto verdict = oracle.verdict(after, opponent(mover));
  if (!verdict) {
    CurrentBudget::look();  // a stopped question must not report that the nodes are used up
    return std::nullopt;
  }
  if (verdict->fate == Fate::draw) return Fate::draw;
  return verdict->fate == Fate::win ? Fate::loss : Fate::win;
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
      rated.fate = fate_of_mover(oracle, after, player);
      if (const auto values = oracle.values(after); values && rated.term < values->size()) {
        rated.value = text_with_latex(sum.store(), (*values)[rated.term], kMostValueText);
      }
      out.moves.push_back(std::move(rated));
    }
    return out;
  });
}

}  // namespace summand
