#include "summand/misere/heaps_of_sum.hpp"

namespace summand {

std::optional<std::uint32_t> as_nim_heap(const MisereTree& tree) {
  for (std::size_t n = 0; n < tree.nodes.size(); ++n) {
    const MisereTree::Node& node = tree.nodes[n];
    if (node.left.size() != n || node.left != node.right) return std::nullopt;
    for (std::size_t i = 0; i < n; ++i) {
      if (node.left[i] != i) return std::nullopt;
    }
  }
  return static_cast<std::uint32_t>(tree.nodes.size() - 1);
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
    }
  }
  return out;
}

}  // namespace summand
