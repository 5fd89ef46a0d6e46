#include "summand/games/fox_and_geese/census.hpp"

#include <bit>
#include <utility>

namespace summand::games::fox_and_geese {

Census::Census(const Squares& squares, int geese, Budget budget)
    : budget_(std::move(budget)),
      sets_(squares, geese),
      left_wins_second_(budget_, sets_.words(1)) {
  const auto count = [](Set places) { return static_cast<std::uint64_t>(std::popcount(places)); };
  sets_.for_each_from_last([&](std::uint64_t number, Set set) {
    budget_.ask();
    const Set places = squares.all() & ~set;
    const Set first = left_wins_first(set);
    const Set second = places & ~squares.beside(places & ~first);
    left_wins_second_[static_cast<std::size_t>(number)] = second;
    counts_.left += count(first & second);
    counts_.next += count(first & ~second);
    counts_.previous += count(~first & second);
    counts_.right += count(places & ~first & ~second);
  });
}

Set Census::left_wins_first(Set geese) const {
  Set out = 0;
  // A place of the fox in the table is never that of a goose. So a goose does not move onto a fox.
  sets_.for_each_move(geese, [&](Set after) {
    out |= left_wins_second_[static_cast<std::size_t>(sets_.number(after))];
  });
  return out & ~geese;
}

Outcome Census::outcome(Set geese, int fox) const {
  const bool first = (left_wins_first(geese) >> fox & 1) != 0;
  const bool second =
      (left_wins_second_[static_cast<std::size_t>(sets_.number(geese))] >> fox & 1) != 0;
  if (first) return second ? Outcome::left : Outcome::next;
  return second ? Outcome::previous : Outcome::right;
}

std::optional<Outcome> outcome_by_census(const Board& board, const Budget& budget) {
  const std::optional<Placed> position = placed(board);
  if (!position) return std::nullopt;
  const int geese = std::popcount(position->geese);
  if (GooseSets(position->squares, geese).count() > kMostGooseSets) return std::nullopt;
  return Census(position->squares, geese, budget).outcome(position->geese, position->fox);
}

}  // namespace summand::games::fox_and_geese
