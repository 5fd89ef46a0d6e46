#include "summand/ruleset/taking.hpp"

#include <fmt/core.h>

namespace summand {

Result<std::vector<std::uint64_t>> numbers_of(const Arguments& arguments,
                                              std::string_view example) {
  const Argument none;
  const Argument& set = arguments.empty() ? none : arguments.front();
  if (const auto* text = set.get<std::string>()) {
    auto numbers = Heaps::parse(*text);
    if (!numbers)
      return fail("expected numbers such as \"1,2,5\"", set.offset + numbers.error().offset);
    return numbers->distinct();
  }
  std::vector<std::int64_t> numbers;
  if (const auto* all = set.get<Numbers>()) numbers = all->all;
  if (set.get<std::int64_t>() != nullptr) {
    return fail(fmt::format("the set stands in braces: {}", example), set.offset);
  }
  std::vector<std::uint64_t> out;
  for (const std::int64_t number : numbers) {
    if (number > 0) out.push_back(static_cast<std::uint64_t>(number));
  }
  if (out.empty() || out.size() < numbers.size()) {
    return fail(fmt::format("expected a set of positive numbers first, as in {}", example),
                set.offset);
  }
  return Heaps(std::move(out)).distinct();
}

}  // namespace summand
