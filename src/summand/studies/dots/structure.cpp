#include "summand/studies/dots/structure.hpp"

#include <algorithm>
#include <functional>

namespace summand::dots {

namespace {

constexpr unsigned kLongChain = 3;

// The coins of two strings that can be reached from a coin along such coins. It is a ring if each
// string leads from one of them to another.
struct Row {
  unsigned coins = 0;
  bool ring = true;
};

Row row_from(const Position& position, unsigned box, std::vector<bool>& seen) {
  const auto strings = [&](unsigned coin) { return position.board.around(coin) & ~position.drawn; };
  Row row;
  std::vector<unsigned> open = {box};
  seen[box] = true;
  while (!open.empty()) {
    const unsigned coin = open.back();
    open.pop_back();
    ++row.coins;
    for (Lines left = strings(coin); left != 0; left &= left - 1) {
      const auto beside = position.board.beside(static_cast<unsigned>(std::countr_zero(left)));
      if (beside.count == 1) {
        row.ring = false;
        continue;
      }
      const unsigned next = beside.boxes[0] == coin ? beside.boxes[1] : beside.boxes[0];
      if (std::popcount(strings(next)) != 2) {
        row.ring = false;
      } else if (!seen[next]) {
        seen[next] = true;
        open.push_back(next);
      }
    }
  }
  return row;
}

}  // namespace

unsigned Structure::long_chains() const {
  return static_cast<unsigned>(
      std::ranges::count_if(chains, [](unsigned boxes) { return boxes >= kLongChain; }));
}

Structure structure_of(const Position& position) {
  Structure out;
  std::vector<bool> seen(position.board.boxes());
  for (unsigned box = 0; box < position.board.boxes(); ++box) {
    const int strings = std::popcount(position.board.around(box) & ~position.drawn);
    out.capturable += strings == 1 ? 1 : 0;
    out.joints += strings >= 3 ? 1 : 0;
    if (strings != 2 || seen[box]) continue;
    const Row row = row_from(position, box, seen);
    (row.ring ? out.loops : out.chains).push_back(row.coins);
  }
  std::ranges::sort(out.chains, std::greater());
  std::ranges::sort(out.loops, std::greater());
  return out;
}

}  // namespace summand::dots
