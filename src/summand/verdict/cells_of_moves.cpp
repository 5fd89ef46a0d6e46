#include "summand/verdict/cells_of_moves.hpp"

#include <utility>

#include "summand/value/print.hpp"

namespace summand {

std::vector<int> CellsOfMoves::of(std::size_t term, std::string_view name) {
  const AnyPosition* position = sum_.terms()[term].position();
  if (position != nullptr && position->reads_moves()) {
    return position->cells_of_move(sum_.mover(term, player_), without_blanks(name));
  }
  std::optional<Listed>& listed = listed_[term];
  if (!listed) listed = list(term);
  const auto found = listed->find(name);
  return found == listed->end() ? std::vector<int>() : found->second;
}

CellsOfMoves::Listed CellsOfMoves::list(std::size_t term) const {
  Listed out;
  if (sum_.move_count(term, player_) > SumInPlay::kMostMoves) return out;
  const Term& of = sum_.terms()[term];
  if (const AnyPosition* position = of.position()) {
    for (auto& [name, cells] : position->cells_of_moves(sum_.mover(term, player_))) {
      out.emplace(std::move(name), std::move(cells));
    }
    return out;
  }
  int place = 0;
  for (const Value option : sum_.store().options(*of.value(), player_)) {
    out.emplace(print(sum_.store(), option), std::vector<int>{place++});
  }
  return out;
}

}  // namespace summand
