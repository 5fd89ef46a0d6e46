#include "summand/misere/misere_by_forms.hpp"

#include <algorithm>
#include <utility>

#include "summand/boards/heap_move.hpp"
#include "summand/heaps/breaks.hpp"
#include "summand/misere/heap_forms.hpp"

namespace summand {

MisereForm FormsOfHeaps::sum(std::span<const std::uint64_t> heaps) {
  MisereForm out;
  for (const std::uint64_t heap : heaps) {
    budget_.ask();
    out = store_.sum(out, form(heap));
  }
  return out;
}

std::vector<FormsOfHeaps::Move> FormsOfHeaps::moves(std::uint64_t heap, MisereForm others) {
  std::vector<Move> out;
  heaps::for_each_option(rules_, heap, [&](std::uint64_t, std::span<const std::uint64_t> left) {
    const bool wins = store_.outcome_of_sum(others, sum(left)) == MisereOutcome::previous;
    out.push_back({HeapMove{heap, heaps::left_of(left)}.print(), wins});
  });
  return out;
}

MisereVerdict FormsOfHeaps::verdict(const HeapsOfSum& sum) {
  const std::uint64_t largest = *std::ranges::max_element(sum.heaps);
  while (forms_.size() <= largest) {
    forms_.push_back(form_of_next_heap(store_, rules_, forms_));
  }
  MisereVerdict out{.means = MisereMeans::forms};
  std::map<std::uint64_t, std::vector<Move>> known;  // equal heaps have the same moves
  bool has_moves = false;
  for (std::size_t i = 0; i < sum.heaps.size(); ++i) {
    const auto [its, is_new] = known.try_emplace(sum.heaps[i]);
    if (is_new) {
      std::vector<std::uint64_t> others = sum.heaps;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
      its->second = moves(sum.heaps[i], this->sum(others));
      out.sums += its->second.size();
    }
    // A term with equal heaps has each of their moves once.
    const auto is_same = [&](std::size_t before) {
      return sum.terms[before] == sum.terms[i] && sum.heaps[before] == sum.heaps[i];
    };
    bool is_named = false;
    for (std::size_t before = i; before > 0 && sum.terms[before - 1] == sum.terms[i]; --before) {
      is_named = is_named || is_same(before - 1);
    }
    has_moves = has_moves || !its->second.empty();
    for (const Move& move : its->second) {
      if (!move.wins || is_named) continue;
      out.left.push_back(
          {.term = sum.terms[i], .name = move.name, .reason = "leaves a P-position"});
    }
  }
  out.right = out.left;
  const bool is_lost = has_moves && out.left.empty();
  out.outcome = is_lost ? Outcome::previous : Outcome::next;
  out.reason = is_lost     ? "no move leads to a P-position"
               : has_moves ? "a move leads to a P-position"
                           : "there is no move, and a player who cannot move wins";
  return out;
}

}  // namespace summand
