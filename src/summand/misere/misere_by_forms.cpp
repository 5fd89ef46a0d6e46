#include "summand/misere/misere_by_forms.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>
#include <vector>

#include "summand/boards/heap_move.hpp"
#include "summand/heaps/breaks.hpp"
#include "summand/heaps/names.hpp"
#include "summand/misere/heap_forms.hpp"
#include "summand/misere/misere_forms.hpp"

namespace summand {

namespace {

class SumsOfForms {
 public:
  SumsOfForms(const heaps::Rules& rules, std::uint64_t last, const Budget& budget)
      : store_(budget), forms_(forms_of_heaps(store_, rules, static_cast<std::uint32_t>(last))) {}

  // The form of these heaps without one of them.
  MisereForm without(std::span<const std::uint64_t> heaps, std::size_t one) {
    MisereForm out;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      if (i != one) out = store_.sum(out, form(heaps[i]));
    }
    return out;
  }
  MisereForm sum(std::span<const std::uint64_t> heaps) { return without(heaps, heaps.size()); }
  bool is_p(MisereForm g, MisereForm h) {
    ++compared_;
    return store_.outcome_of_sum(g, h) == MisereOutcome::previous;
  }
  std::uint64_t compared() const { return compared_; }

 private:
  MisereForm form(std::uint64_t heap) const { return forms_[static_cast<std::size_t>(heap)]; }

  MisereStore store_;
  std::vector<MisereForm> forms_;
  std::uint64_t compared_ = 0;
};

}  // namespace

std::optional<MisereVerdict> misere_verdict_by_forms(const HeapsOfSum& sum, const Budget& limits) {
  if (sum.heaps.empty()) return std::nullopt;
  const std::uint64_t largest = *std::ranges::max_element(sum.heaps);
  const auto rules = heaps::parse_rules(sum.code);
  if (!rules || largest > kLargestHeapByForms) return std::nullopt;
  Budget budget = limits;
  SumsOfForms forms(*rules, largest, limits);
  MisereVerdict out{.means = MisereMeans::forms};
  bool has_moves = false;
  for (std::size_t i = 0; i < sum.heaps.size(); ++i) {
    // Equal heaps of one term have the same moves.
    const auto is_same = [&](std::size_t before) {
      return sum.heaps[before] == sum.heaps[i] && sum.terms[before] == sum.terms[i];
    };
    bool is_known = false;
    for (std::size_t before = 0; before < i; ++before) is_known = is_known || is_same(before);
    if (is_known) continue;
    const MisereForm others = forms.without(sum.heaps, i);
    heaps::for_each_option(
        *rules, sum.heaps[i], [&](std::uint64_t, std::span<const std::uint64_t> left) {
          budget.ask();
          has_moves = true;
          if (!forms.is_p(others, forms.sum(left))) return;
          out.left.push_back({.term = sum.terms[i],
                              .name = HeapMove{sum.heaps[i], heaps::left_of(left)}.print(),
                              .reason = "leaves a P-position"});
        });
  }
  out.right = out.left;
  out.sums = forms.compared();
  out.outcome = has_moves && out.left.empty() ? Outcome::previous : Outcome::next;
  out.reason = !has_moves         ? "there is no move, and a player who cannot move wins"
               : out.left.empty() ? "no move leads to a P-position, by the forms of the heaps"
                                  : "a move leads to a P-position, by the forms of the heaps";
  return out;
}

}  // namespace summand
