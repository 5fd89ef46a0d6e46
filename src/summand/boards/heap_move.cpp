#include "summand/boards/heap_move.hpp"

#include <algorithm>
#include <functional>

#include "summand/base/whole_number.hpp"

namespace summand {

std::string HeapMove::print() const {
  std::string out = std::to_string(from) + "->" + std::to_string(left[0]);
  for (std::size_t i = 1; i < left.size() && left[i] != 0; ++i) {
    out += ',' + std::to_string(left[i]);
  }
  return out;
}

std::optional<HeapMove> HeapMove::read(std::string_view text) {
  constexpr std::string_view kArrow = "->";
  const std::size_t arrow = text.find(kArrow);
  if (arrow == std::string_view::npos) return std::nullopt;
  const auto from = whole_number<std::uint64_t>(text.substr(0, arrow));
  if (!from) return std::nullopt;
  HeapMove out{.from = *from};
  std::string_view rest = text.substr(arrow + kArrow.size());
  for (std::uint64_t& heap : out.left) {
    const std::size_t end = std::min(rest.find(','), rest.size());
    const auto size = whole_number<std::uint64_t>(rest.substr(0, end));
    if (!size) return std::nullopt;
    heap = *size;
    if (end == rest.size()) {
      std::ranges::sort(out.left, std::greater<>());
      return out;
    }
    rest.remove_prefix(end + 1);
  }
  return std::nullopt;
}

}  // namespace summand
