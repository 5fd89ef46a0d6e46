#include "summand/play/level.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>

#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"

namespace summand {

namespace {

struct Name {
  std::string_view name;
  PlayLevel level;
};

constexpr auto kNames = std::to_array<Name>(
    {{"perfect", {0}}, {"strong", {5}}, {"fair", {15}}, {"easy", {30}}, {"child", {60}}});
constexpr std::uint32_t kMostSlips = 100;

}  // namespace

Result<PlayLevel> parse_level(std::string_view text) {
  const auto at = std::ranges::find(kNames, text, &Name::name);
  if (at != kNames.end()) return at->level;
  const auto slips = whole_number<std::uint32_t>(text);
  if (slips && *slips <= kMostSlips) return PlayLevel{*slips};
  std::string names;
  for (const Name& known : kNames) names += fmt::format("{}, ", known.name);
  return fail(fmt::format("expected a level ({}or the random moves in 100, 0 to {}), not '{}'",
                          names, kMostSlips, printable(text, 40)));
}

std::string print(PlayLevel level) {
  const auto at = std::ranges::find(kNames, level, &Name::level);
  return at == kNames.end() ? std::to_string(level.slips_in_100) : std::string(at->name);
}

std::string described(PlayLevel level) {
  const std::string slips =
      fmt::format("{} slip{} in 100 moves", level.slips_in_100, level.slips_in_100 == 1 ? "" : "s");
  const std::string name = print(level);
  return name == std::to_string(level.slips_in_100) ? slips : fmt::format("{} ({})", name, slips);
}

}  // namespace summand
