#include "summand/play/sum_text.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <tuple>

namespace summand {

namespace {

bool anybody_can_move(const SumInPlay& sum, std::size_t term) {
  return sum.move_count(term, Player::left) > 0 || sum.move_count(term, Player::right) > 0;
}

}  // namespace

SumText::SumText(const SumInPlay& sum) {
  std::vector<std::string> texts(sum.terms().size());
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const Term& term = sum.terms()[i];
    if (!anybody_can_move(sum, i)) continue;
    texts[i] = sum.print(term);
    terms.push_back(i);
  }
  std::ranges::sort(terms, [&](std::size_t a, std::size_t b) {
    return std::tie(texts[a], a) < std::tie(texts[b], b);
  });
  text = sum.print(terms, texts);
}

std::string SumText::name_of(const TermMove& move) const {
  if (terms.size() == 1) return move.name;
  const auto at = std::ranges::find(terms, move.term);
  return fmt::format("{}: {}", at - terms.begin() + 1, move.name);
}

}  // namespace summand
