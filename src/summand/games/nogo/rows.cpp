#include "summand/games/nogo/rows.hpp"

#include <algorithm>
#include <bit>

#include "summand/boards/bits.hpp"

namespace summand::games::nogo {

namespace {

std::uint64_t beside(std::uint64_t set) { return set << 1 | set >> 1; }

// The runs of `among` that have a member in `some`, which lies in `among`. Doubles its steps, so 64
// cells take six.
std::uint64_t runs_with(std::uint64_t some, std::uint64_t among) {
  std::uint64_t up = some, down = some, by_up = among, by_down = among;
  for (int step = 1; step < 64; step *= 2) {
    up |= by_up & up << step;
    down |= by_down & down >> step;
    by_up &= by_up << step;
    by_down &= by_down >> step;
  }
  return up | down;
}

}  // namespace

Position Row::position() const {
  return {Cells(1, cells, free), Cells(1, cells, left), Cells(1, cells, right),
          Cells(1, cells, safe)};
}

Row::Groups Row::groups(Player player) const {
  const std::uint64_t stones = player == Player::left ? left : right;
  // A sum carries through the runs that begin at the members of `some`, and clears them.
  const auto runs_from = [](std::uint64_t some, std::uint64_t among) {
    return among & ~(among + (among & some));
  };
  return {runs_from(free << 1, stones), reversed(runs_from(reversed(free) << 1, reversed(stones))),
          (stones & safe) == 0 ? 0 : runs_with(stones & safe, stones)};
}

std::uint64_t Row::legal(Player player) const {
  const Groups own = groups(player), other = groups(opponent(player));
  // A new stone needs a free neighbour, or a group that keeps a liberty. It must not take the only
  // liberty of a group of the other player.
  const std::uint64_t lasting = beside(free | own.safe | (own.low & own.high));
  return free & lasting & ~beside((other.low ^ other.high) & ~other.safe);
}

std::vector<Position> Row::parts() const {
  const std::uint64_t alive = legal(Player::left) | legal(Player::right);
  // Free cells for ever, which are no liberty to another free cell, make the groups beside them
  // safe. They are dropped, and of a safe group only the stones beside free cells are kept.
  const std::uint64_t dead = free & ~alive & ~beside(free), open = free & ~dead;
  std::uint64_t stones[2] = {left, right}, all_safe = 0;
  for (std::uint64_t& its : stones) {
    const std::uint64_t group = runs_with(its & (safe | beside(dead)), its);
    const std::uint64_t kept = group & beside(open);
    its = (its & ~group) | kept;
    all_safe |= kept;
  }
  // Neighbours that are in the same part. Stones of different players do not act on each other, and
  // a safe stone acts on one side only.
  const std::uint64_t x = stones[0] & ~all_safe, o = stones[1] & ~all_safe, acting = open | x | o;
  const std::uint64_t joined = acting & acting >> 1 & ~((x & o >> 1) | (o & x >> 1));
  std::vector<Position> out;
  for (std::uint64_t rest = open; rest != 0;) {
    const int some = std::countr_zero(rest);
    // From the first cell down and up as far as neighbours are joined.
    const int first = some == 0 ? 0 : some - std::countl_one(joined << (64 - some));
    const int last = some + std::countr_one(joined >> some);
    const std::uint64_t members = low_bits(last + 1) & ~low_bits(first);
    rest &= ~members;
    if ((members & open & alive) == 0) continue;
    const std::uint64_t with_safe = members | (beside(members & open) & all_safe);
    const int begin = std::countr_zero(with_safe),
              cells_in = static_cast<int>(std::bit_width(with_safe)) - begin;
    const auto cut = [&](std::uint64_t set) { return (set & with_safe) >> begin; };
    out.push_back(
        Row(cells_in, cut(open), cut(stones[0]), cut(stones[1]), cut(all_safe)).least().position());
  }
  return out;
}

Row Row::turned() const {
  const auto turn = [&](std::uint64_t set) { return reversed(set) >> (64 - cells); };
  return {cells, turn(free), turn(left), turn(right), turn(safe)};
}

Row Row::least() const {
  const auto all_of = [&](std::uint64_t stones) { return runs_with(stones & safe, stones); };
  Row here = *this;
  if (safe != 0) here.safe = all_of(left) | all_of(right);
  // The stones behind the first one of each group, the last cell first: so the others keep their
  // places.
  for (std::uint64_t more = (left & left << 1) | (right & right << 1); more != 0;) {
    const int cell = static_cast<int>(std::bit_width(more)) - 1;
    const std::uint64_t before = low_bits(cell);
    more &= before;
    --here.cells;
    for (std::uint64_t* set : {&here.free, &here.left, &here.right, &here.safe}) {
      *set = (*set & before) | (*set >> 1 & ~before);
    }
  }
  return std::min(here, here.turned());
}

}  // namespace summand::games::nogo
