#include "summand/misere/misere_term.hpp"

#include <algorithm>

namespace summand {

bool is_impartial(const MisereTerm& term) {
  if (const auto* position = std::get_if<AnyPosition>(&term)) return position->impartial();
  return std::ranges::all_of(std::get<MisereTree>(term).parts->nodes,
                             [](const MisereTree::Node& node) { return node.left == node.right; });
}

bool all_impartial(std::span<const MisereTerm> terms) {
  return std::ranges::all_of(terms, [](const MisereTerm& term) { return is_impartial(term); });
}

}  // namespace summand
