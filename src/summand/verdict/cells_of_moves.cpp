#include "summand/verdict/cells_of_moves.hpp"

#include <iterator>
#include <utility>

namespace summand {

std::vector<std::vector<int>> cells_of_moves(const SumInPlay& sum, std::size_t term,
                                             Player player) {
  const Term& of = sum.terms()[term];
  if (of.position() != nullptr) return of.position()->cells_of_moves(sum.mover(term, player));
  std::vector<std::vector<int>> out(sum.store().options(*of.value(), player).size());
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = {static_cast<int>(i)};
  return out;
}

std::vector<std::vector<int>> cells_of_moves(const SumInPlay& sum, Player player) {
  std::vector<std::vector<int>> out;
  for (std::size_t i = 0; i < sum.terms().size(); ++i) {
    const std::size_t before = out.size();
    std::vector<std::vector<int>> of_term = cells_of_moves(sum, i, player);
    std::ranges::move(of_term, std::back_inserter(out));
    out.resize(before + static_cast<std::size_t>(sum.move_count(i, player)));
  }
  return out;
}

}  // namespace summand
