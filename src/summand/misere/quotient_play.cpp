#include "summand/misere/quotient_play.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>

#include "summand/base/separated.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kMostTried = std::uint64_t{1} << 30;
// Of a heap with more moves, only those with a small part are tried, if that is enough.
constexpr std::uint64_t kMostOfLargeHeap = std::uint64_t{1} << 20;

// The moves that leave at most one heap, or a part of at most `most`.
template <class Visit>
void for_each_small_break(const heaps::Code& code, std::uint64_t heap, std::uint64_t most,
                          Visit&& visit) {
  for (std::uint64_t taken = 0; taken <= std::min(heap, code.most_taken()); ++taken) {
    const std::uint64_t rest = heap - taken;
    const heaps::Digit digit = code.digit(taken);
    if (digit.leaves(0) && rest == 0) visit(std::span<const std::uint64_t>());
    if (digit.leaves(1) && rest > 0) visit(std::span(&rest, 1));
    if (!digit.leaves(2)) continue;
    for (std::uint64_t part = 1; part <= std::min(most, rest / 2); ++part) {
      const std::array both = {rest - part, part};
      visit(std::span(both));
    }
  }
}

}  // namespace

std::uint32_t SolvedMisereGame::element_of_heap(std::uint64_t heap) const {
  const std::uint64_t like = period_ ? reduced_heap(*period_, heap) : heap;
  return quotient_.element_of_heap[static_cast<std::size_t>(like)];
}

Result<std::uint32_t> SolvedMisereGame::element(std::span<const std::uint64_t> sum) const {
  std::uint32_t product = 0;
  for (std::size_t at = 0; at < sum.size(); ++at) {
    if (!knows(sum[at])) {
      return fail(fmt::format("the quotient is known for heaps to {}, not for {}",
                              quotient_.heaps(), sum[at]),
                  at);
    }
    product = quotient_.monoid.product(product, element_of_heap(sum[at]));
  }
  return product;
}

Result<std::vector<QuotientMove>> SolvedMisereGame::winning_moves(
    std::span<const std::uint64_t> sum, Budget& budget) const {
  const auto* const code = std::get_if<heaps::Code>(&rules_);
  const bool small_parts_are_enough = period_ && code != nullptr && code->most_heaps() <= 2;
  SUMMAND_TRY(whole, element(sum));
  static_cast<void>(whole);
  std::vector<std::uint64_t> heaps_of_sum(sum.begin(), sum.end());
  std::ranges::sort(heaps_of_sum, std::greater<>());
  std::uint64_t tried = 0;
  std::vector<QuotientMove> moves;
  for (std::size_t at = 0; at < heaps_of_sum.size(); ++at) {
    const std::uint64_t heap = heaps_of_sum[at];
    if (at > 0 && heap == heaps_of_sum[at - 1]) continue;
    const std::uint64_t breaks = heaps::count_of_breaks(rules_, heap);
    const bool by_small_parts = small_parts_are_enough && breaks > kMostOfLargeHeap;
    if (!by_small_parts) tried += std::min(breaks, kMostTried + 1);
    if (tried > kMostTried) {
      reach_limit(Limit::size,
                  fmt::format("a heap of {} has too many moves to try them all", heap));
    }
    std::uint32_t others = 0;
    for (std::size_t other = 0; other < heaps_of_sum.size(); ++other) {
      if (other == at) continue;
      others = quotient_.monoid.product(others, element_of_heap(heaps_of_sum[other]));
    }
    const auto try_move = [&](std::span<const std::uint64_t> left) {
      budget.ask();
      std::uint32_t product = others;
      for (const std::uint64_t part : left) {
        product = quotient_.monoid.product(product, element_of_heap(part));
      }
      if (!quotient_.is_p(product) || moves.size() == heaps::kMostBreaks) return;
      moves.push_back({heap, heaps::left_of(left), product});
    };
    if (by_small_parts) {
      for_each_small_break(*code, heap, period_->preperiod + std::uint64_t{period_->period},
                           try_move);
    } else {
      heaps::for_each_option(rules_, heap, [&](std::uint64_t, std::span<const std::uint64_t> left) {
        try_move(left);
      });
    }
  }
  return moves;
}

std::string sum_text(std::span<const std::uint32_t> sum) {
  return sum.empty() ? "0" : fmt::format("{}", separated(sum, "+"));
}

std::string reason_of(const MisereQuotient& quotient, const QuotientMove& move) {
  return fmt::format("element {} ({}) is in the P-portion", move.element,
                     sum_text(quotient.sums[move.element]));
}

}  // namespace summand
