#include "summand/misere/heaps_of_sum.hpp"

#include <utility>

#include "summand/misere/written_numbers.hpp"

namespace summand {

std::optional<HeapsOfSum> heaps_of_sum(std::span<const MisereTerm> terms) {
  HeapsOfSum out;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    HeapSum its;
    std::vector<SumsOfParts::Sum> written;
    if (const auto* position = std::get_if<AnyPosition>(&terms[i])) {
      auto heaps = position->heap_sum();
      if (!heaps) return std::nullopt;
      its = *std::move(heaps);
    } else {
      auto smaller_ones = nim_heaps_of(std::get<WrittenSum>(terms[i]));
      if (!smaller_ones) return std::nullopt;
      written = *std::move(smaller_ones);
      its = {std::string(kCodeOfNim), {written.size() - 1}};
    }
    for (const std::uint64_t heap : its.heaps) {
      if (heap == 0) continue;
      if (out.code.empty()) out.code = its.code;
      if (out.code != its.code) return std::nullopt;
      out.heaps.push_back(heap);
      out.terms.push_back(i);
      out.written.push_back(written);
    }
  }
  return out;
}

}  // namespace summand
