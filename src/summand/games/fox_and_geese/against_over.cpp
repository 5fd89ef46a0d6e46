#include "summand/games/fox_and_geese/against_over.hpp"

#include <bit>
#include <utility>

namespace summand::games::fox_and_geese {

// The difference is the position, and beside it -n + under = {pass|-n}, which becomes the number -n
// when Right moves there.
AgainstOver::AgainstOver(const Squares& squares, int geese, int n, Budget budget)
    : budget_(std::move(budget)),
      sets_(squares, geese),
      n_(n),
      stride_(kNumbers + 1 + static_cast<std::size_t>(n < 0 ? -n : n)),
      table_(budget_, sets_.words(stride_)) {
  sets_.for_each_from_last([&](std::uint64_t number, Set set) {
    budget_.ask();
    Set* const words = &table_[static_cast<std::size_t>(number) * stride_];
    solve(set, words);
    equal_ += static_cast<std::uint64_t>(std::popcount(words[kNotLostSecond] & ~words[kWonFirst]));
  });
}

void AgainstOver::solve(Set geese, Set* words) const {
  const Squares& squares = sets_.squares();
  const Set places = squares.all() & ~geese;
  // Right moves the fox: Left needs an answer to each of his moves.
  const auto survives_the_fox = [&](Set first) {
    return places & ~squares.beside(places & ~first);
  };

  Set first = 0;  // Left wins beside the number if she moves first
  for (std::size_t steps = 0; kNumbers + steps < stride_; ++steps) {
    const Set before = first;
    first = after_geese(geese, kNumbers + steps) & places;
    if (n_ < 0 && steps > 0) first |= words[kNumbers + steps - 1];
    words[kNumbers + steps] = survives_the_fox(first);
    if (n_ > 0 && steps > 0) words[kNumbers + steps] &= before;
  }

  // Left may pass, and Right may move to the number. From all places down to those where she does
  // not lose, and from none up to those where she wins.
  const Set not_lost_by_geese = after_geese(geese, kNotLostSecond) & places;
  Set now = first, next = survives_the_fox(first | not_lost_by_geese) & first;
  while (next != now) {
    now = next;
    next = survives_the_fox(now | not_lost_by_geese) & first;
  }
  words[kNotLostSecond] = now;

  const Set won_by_geese = after_geese(geese, kWonSecond) & places;
  now = 0, next = survives_the_fox(won_by_geese) & first;
  while (next != now) {
    now = next;
    next = survives_the_fox(now | won_by_geese) & first;
  }
  words[kWonSecond] = now;
  words[kWonFirst] = now | won_by_geese;
}

Set AgainstOver::after_geese(Set geese, std::size_t word) const {
  Set out = 0;
  sets_.for_each_move(geese, [&](Set after) {
    out |= table_[static_cast<std::size_t>(sets_.number(after)) * stride_ + word];
  });
  return out;
}

std::partial_ordering AgainstOver::compare(Set geese, int fox) const {
  const Set* const words = &table_[static_cast<std::size_t>(sets_.number(geese)) * stride_];
  const bool at_least = (words[kNotLostSecond] >> fox & 1) != 0;
  const bool at_most = (words[kWonFirst] >> fox & 1) == 0;
  if (at_least) {
    return at_most ? std::partial_ordering::equivalent : std::partial_ordering::greater;
  }
  return at_most ? std::partial_ordering::less : std::partial_ordering::unordered;
}

}  // namespace summand::games::fox_and_geese
