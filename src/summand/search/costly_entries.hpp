// The entries of a table that took the most work.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace summand {

// Calls visit(entry) for at most `most` of the entries that for_each(visit) visits, those of the
// highest classes. class_of(entry) is a logarithm of the work, below `classes`.
template <std::size_t classes, class ForEach, class ClassOf, class Visit>
void visit_costly_entries(std::uint64_t most, ForEach&& for_each, ClassOf&& class_of,
                          Visit&& visit) {
  std::array<std::uint64_t, classes> counts{};
  for_each([&](const auto& entry) { ++counts[class_of(entry)]; });
  std::size_t least = counts.size();
  while (least > 0 && counts[least - 1] <= most) most -= counts[--least];
  for_each([&](const auto& entry) {
    const std::size_t its_class = class_of(entry);
    if (its_class + 1 < least || (its_class + 1 == least && most == 0)) return;
    if (its_class + 1 == least) --most;
    visit(entry);
  });
}

}  // namespace summand
