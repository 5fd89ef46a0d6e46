// The number of moves, and a winning move.
#include "summand/games/wyt_queens.hpp"

namespace summand::games {

namespace {

__extension__ using Wide = unsigned __int128;

// The number of pairs (k, l) with 1 <= k <= x, 1 <= l <= y and a difference below the reach.
std::uint64_t slanting_moves(std::uint64_t x, std::uint64_t y, std::uint64_t reach) {
  // A separate count of each difference d = l - k could need 2^60 terms. So they are counted in
  // stretches.
  const auto count_above = [](std::uint64_t low, std::uint64_t high, std::uint64_t most) {
    // The sum over d = 1..most of the number of pairs k, l = k + d with k <= low and l <= high.
    Wide sum = 0;
    if (high == 0) return sum;
    const std::uint64_t all = high > low ? std::min(most, high - low) : 0;
    sum += static_cast<Wide>(all) * low;  // here k runs up to low
    if (most > all && high > all + 1) {
      // Here k runs up to high - d, which falls by one each time.
      const std::uint64_t terms = std::min(most - all, high - all - 1);
      const Wide first = std::min<Wide>(low, high - all - 1), last = first - (terms - 1);
      sum += (first + last) * terms / 2;
    }
    return sum;
  };
  const Wide sum = std::min(x, y) + count_above(x, y, reach - 1) + count_above(y, x, reach - 1);
  return sum > ~std::uint64_t{0} ? ~std::uint64_t{0} : static_cast<std::uint64_t>(sum);
}

}  // namespace

std::uint64_t WytQueens::move_count(const Position& position, Player) const {
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < position.men.size(); ++i) {
    const auto [x, y] = position.men[i];
    if (i > 0 && position.men[i - 1] == position.men[i]) continue;
    std::uint64_t more = x + y;
    if (chessman == Chessman::king) more = (x > 0) + (y > 0) + (x > 0 && y > 0);
    if (chessman == Chessman::queen &&
        __builtin_add_overflow(more, slanting_moves(x, y, reach), &more)) {
      return ~std::uint64_t{0};
    }
    if (__builtin_add_overflow(count, more, &count)) return ~std::uint64_t{0};
  }
  return count;
}

std::optional<Advice<WytQueens::Move>> WytQueens::advice(const Position& position, Player) const {
  if (chessman != Chessman::queen || position.men.size() != 1) return std::nullopt;
  const Square from = position.men[0];
  const auto [x, y] = from;
  if (is_lost_pair(x, y, reach)) return std::nullopt;
  const auto to = [&](std::uint64_t a, std::uint64_t b, std::uint64_t n) {
    return Advice<Move>{{from, {a, b}}, fmt::format("it leaves pair {} of the Difference Rule", n)};
  };
  // Straight to the partner of one of the coordinates.
  for (const bool keep_x : {true, false}) {
    const std::uint64_t kept = keep_x ? x : y, other = keep_x ? y : x;
    const auto member = pair_with(kept, reach);
    const auto pair = member ? lost_pair(member->n, reach) : std::nullopt;
    if (!pair) continue;
    const std::uint64_t partner = member->smaller ? pair->second : pair->first;
    if (partner < other) {
      return keep_x ? to(kept, partner, member->n) : to(partner, kept, member->n);
    }
  }
  // Otherwise both coordinates are greater than those of a pair whose difference is near enough to
  // theirs.
  const std::uint64_t low = std::min(x, y), difference = std::max(x, y) - low;
  for (std::uint64_t n = difference / reach; n <= difference / reach + 1; ++n) {
    const auto pair = lost_pair(n, reach);
    if (!pair || pair->first >= low || pair->second >= std::max(x, y)) continue;
    const std::uint64_t k = low - pair->first, l = std::max(x, y) - pair->second;
    if (std::max(k, l) - std::min(k, l) >= reach) continue;
    return x <= y ? to(pair->first, pair->second, n) : to(pair->second, pair->first, n);
  }
  return std::nullopt;
}

}  // namespace summand::games
