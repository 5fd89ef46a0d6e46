#include "summand/misere/misere_tree.hpp"

#include <cstdlib>
#include <numeric>
#include <string>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/value/print.hpp"

namespace summand {

MisereTree nim_heap_tree(std::uint32_t n) {
  SUMMAND_CHECK(n <= kMostMisereNumber);
  MisereTree::Parts tree{.sums = {{}}, .nodes = {}};
  for (std::uint32_t heap = 1; heap <= n; ++heap) {
    std::vector<std::uint32_t> smaller(heap);
    std::iota(smaller.begin(), smaller.end(), 0u);
    tree.nodes.push_back({smaller, smaller});
    tree.sums.push_back({heap - 1});
  }
  return {std::make_shared<const MisereTree::Parts>(std::move(tree)), n};
}

MisereTree free_moves_tree(std::uint32_t n, Player player) {
  SUMMAND_CHECK(n <= kMostMisereNumber);
  MisereTree::Parts tree{.sums = {{}}, .nodes = {}};
  for (std::uint32_t moves = 0; moves < n; ++moves) {
    MisereTree::Node node;
    (player == Player::left ? node.left : node.right).push_back(moves);
    tree.nodes.push_back(std::move(node));
    tree.sums.push_back({moves});
  }
  return {std::make_shared<const MisereTree::Parts>(std::move(tree)), n};
}

Result<MisereTree> misere_tree(ValueStore& store, Value value) {
  const auto too_large = [] {
    return fail("numbers in misère play are at most " + std::to_string(kMostMisereNumber));
  };
  if (const auto n = store.as_nimber(value)) {
    return *n <= kMostMisereNumber
               ? Result<MisereTree>(nim_heap_tree(static_cast<std::uint32_t>(*n)))
               : too_large();
  }
  const auto parts = store.as_number_up_star(value);
  if (parts && parts->ups == 0 && parts->star == 0 && parts->number.is_integer()) {
    const auto n = parts->number.to_int64();
    constexpr std::int64_t kMost = kMostMisereNumber;
    if (!n || *n > kMost || *n < -kMost) return too_large();
    return free_moves_tree(static_cast<std::uint32_t>(std::abs(*n)),
                           *n > 0 ? Player::left : Player::right);
  }
  constexpr std::size_t kBrief = 60;
  std::string name = print(store, value);
  if (name.size() > kBrief) name = name.substr(0, kBrief) + "...";
  return fail(name +
              " is a value of normal play, and games of this value can differ in misère play; "
              "give a position instead");
}

}  // namespace summand
