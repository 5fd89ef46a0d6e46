#include "summand/misere/heaps_of_sum.hpp"

namespace summand {

std::optional<std::uint32_t> as_nim_heap(const MisereTree& tree) {
  const auto& [sums, nodes] = *tree.parts;
  const auto n = static_cast<std::uint32_t>(nodes.size());
  if (tree.game != n || sums.size() != std::size_t{n} + 1 || !sums[0].empty()) {
    return std::nullopt;
  }
  for (std::uint32_t heap = 1; heap <= n; ++heap) {
    const MisereTree::Node& node = nodes[heap - 1];
    if (sums[heap] != MisereTree::Sum{heap - 1}) return std::nullopt;
    if (node.left.size() != heap || node.left != node.right) return std::nullopt;
    if (node.left.back() != heap - 1) return std::nullopt;  // they rise from 0 on
  }
  return n;
}

std::optional<HeapsOfSum> heaps_of_sum(std::span<const MisereTerm> terms) {
  HeapsOfSum out;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    HeapSum its;
    if (const auto* position = std::get_if<AnyPosition>(&terms[i])) {
      auto heaps = position->heap_sum();
      if (!heaps) return std::nullopt;
      its = *std::move(heaps);
    } else {
      const auto n = as_nim_heap(std::get<MisereTree>(terms[i]));
      if (!n) return std::nullopt;
      its = {std::string(kCodeOfNim), {*n}};
    }
    for (const std::uint64_t heap : its.heaps) {
      if (heap == 0) continue;
      if (out.code.empty()) out.code = its.code;
      if (out.code != its.code) return std::nullopt;
      out.heaps.push_back(heap);
      out.terms.push_back(i);
      out.written.push_back(std::holds_alternative<MisereTree>(terms[i]));
    }
  }
  return out;
}

}  // namespace summand
