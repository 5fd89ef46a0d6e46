#include "summand/studies/dots/structure.hpp"

#include <algorithm>
#include <utility>

#include "summand/base/stable_sort.hpp"

namespace summand::dots {

namespace {

constexpr unsigned kLongChain = 3;

std::vector<unsigned> strings_of(const Position& position, unsigned coin) {
  std::vector<unsigned> out;
  for (const unsigned line : position.board.around(coin)) {
    if (!position.drawn.has(line)) out.push_back(line);
  }
  return out;
}

// The coins of two strings that can be reached from a coin along such coins. It is a ring if each
// string leads from one of them to another.
struct Row {
  std::vector<unsigned> coins{};
  bool ring = true;
};

Row row_from(const Position& position, unsigned box, std::vector<bool>& seen) {
  const auto strings = [&](unsigned coin) { return strings_of(position, coin); };
  Row row;
  std::vector<unsigned> open = {box};
  seen[box] = true;
  while (!open.empty()) {
    const unsigned coin = open.back();
    open.pop_back();
    row.coins.push_back(coin);
    for (const unsigned string : strings(coin)) {
      const auto beside = position.board.beside(string);
      if (beside.count == 1) {
        row.ring = false;
        continue;
      }
      const unsigned next = beside.boxes[0] == coin ? beside.boxes[1] : beside.boxes[0];
      if (strings(next).size() != 2) {
        row.ring = false;
      } else if (!seen[next]) {
        seen[next] = true;
        open.push_back(next);
      }
    }
  }
  std::ranges::sort(row.coins);
  return row;
}

std::vector<unsigned> lengths(const std::vector<std::vector<unsigned>>& rows) {
  std::vector<unsigned> out;
  for (const auto& row : rows) out.push_back(static_cast<unsigned>(row.size()));
  return out;
}

}  // namespace

unsigned Structure::long_chains() const {
  return static_cast<unsigned>(
      std::ranges::count_if(chains, [](unsigned boxes) { return boxes >= kLongChain; }));
}

std::optional<int> controlled_value(const Structure& structure) {
  const auto& [chains, loops, capturable, joints] = structure;
  if (capturable > 0 || joints > 0 || (chains.empty() && loops.empty())) return std::nullopt;
  if (structure.long_chains() != chains.size()) return std::nullopt;
  int out = 0;
  for (const unsigned boxes : chains) out += static_cast<int>(boxes) - 4;
  for (const unsigned boxes : loops) out += static_cast<int>(boxes) - 8;
  // He leaves nothing of the last one.
  const bool chains_of_three = std::ranges::all_of(chains, [](unsigned its) { return its == 3; });
  out += chains.empty() ? 8 : !loops.empty() && chains_of_three ? 6 : 4;
  if (out < 2) return std::nullopt;
  return out;
}

BoxesByKind boxes_by_kind(const Position& position) {
  BoxesByKind out;
  std::vector<bool> seen(position.board.boxes());
  for (unsigned box = 0; box < position.board.boxes(); ++box) {
    const std::size_t strings = strings_of(position, box).size();
    if (strings == 1) out.capturable.push_back(box);
    if (strings >= 3) out.joints.push_back(box);
    if (strings != 2 || seen[box]) continue;
    Row row = row_from(position, box, seen);
    (row.ring ? out.loops : out.chains).push_back(std::move(row.coins));
  }
  const auto is_longer = [](const auto& a, const auto& b) { return a.size() > b.size(); };
  stable_sort(out.chains, is_longer);
  stable_sort(out.loops, is_longer);
  return out;
}

Structure structure_of(const Position& position) {
  const auto [chains, loops, capturable, joints] = boxes_by_kind(position);
  return {lengths(chains), lengths(loops), static_cast<unsigned>(capturable.size()),
          static_cast<unsigned>(joints.size())};
}

}  // namespace summand::dots
