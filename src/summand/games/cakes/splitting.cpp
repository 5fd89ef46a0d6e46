#include "summand/games/cakes/splitting.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <functional>
#include <numeric>

#include "summand/heaps/breaks.hpp"

namespace summand::games {

namespace {

using Widths = std::vector<std::uint32_t>;

constexpr std::array<std::string_view, 8> kCuts{"two",    "any",   "three",  "unequal",
                                                "halves", "equal", "slices", "thick"};

// Replaces a falling sequence by the next one with the same sum. Returns false if there is none.
// The first one is the whole side.
bool next_partition(Widths& widths) {
  std::uint32_t rest = 0;
  while (!widths.empty() && widths.back() == 1) {
    ++rest;
    widths.pop_back();
  }
  if (widths.empty()) return false;
  const std::uint32_t width = --widths.back();
  for (++rest; rest > 0; rest -= widths.back()) widths.push_back(std::min(rest, width));
  return true;
}

std::vector<Widths> pairs(std::uint32_t side, std::uint32_t least) {
  std::vector<Widths> out;
  for (std::uint32_t small = least; 2 * small <= side; ++small)
    out.push_back({side - small, small});
  return out;
}

std::vector<Widths> ways_of(Cuts cuts, std::uint32_t side) {
  std::vector<Widths> out;
  switch (cuts) {
    case Cuts::two:
      return pairs(side, 1);
    case Cuts::thick:
      return pairs(side, 2);
    case Cuts::unequal:
      out = pairs(side, 1);
      std::erase_if(out, [](const Widths& widths) { return widths[0] == widths[1]; });
      return out;
    case Cuts::halves:
      if (side % 2 == 0) out.push_back(Widths(2, side / 2));
      return out;
    case Cuts::slices:
      if (side > 1) out.push_back(Widths(side, 1));
      return out;
    case Cuts::equal:
      for (std::uint32_t parts = 2; parts <= side; ++parts) {
        if (side % parts == 0) out.push_back(Widths(parts, side / parts));
      }
      return out;
    case Cuts::three:
      for (std::uint32_t last = 1; 3 * last <= side; ++last) {
        for (std::uint32_t middle = last; 2 * middle + last <= side; ++middle) {
          out.push_back({side - middle - last, middle, last});
        }
      }
      return out;
    case Cuts::any:
      for (Widths widths{side}; next_partition(widths);) out.push_back(widths);
      return out;
  }
  return out;
}

}  // namespace

Result<Splitting> Splitting::parse(std::string_view text) {
  const auto named = std::ranges::find(kCuts, text);
  if (named != kCuts.end()) return Splitting(static_cast<Cuts>(named - kCuts.begin()));
  if (text.empty() || (text[0] != '.' && (text[0] < '0' || text[0] > '9'))) {
    return fail(fmt::format("a side is cut by one of: {}", kNames));
  }
  SUMMAND_TRY(code, heaps::Code::parse(text));
  return Splitting(std::move(code));
}

std::string Splitting::print() const {
  if (const auto* cuts = std::get_if<Cuts>(&rule_)) {
    return std::string(kCuts[static_cast<std::size_t>(*cuts)]);
  }
  return std::get<heaps::Code>(rule_).print();
}

std::uint32_t Splitting::longest_side() const {
  const auto* cuts = std::get_if<Cuts>(&rule_);
  if (cuts == nullptr || *cuts == Cuts::three) return 1000;
  return *cuts == Cuts::any ? 50 : 100'000;
}

std::vector<std::vector<std::uint32_t>> Splitting::ways(std::uint32_t side) const {
  if (const auto* cuts = std::get_if<Cuts>(&rule_)) return ways_of(*cuts, side);
  std::vector<Widths> out;
  heaps::for_each_option(heaps::Rules(std::get<heaps::Code>(rule_)), side,
                         [&](std::uint64_t, auto left) {
                           Widths widths;
                           for (const std::uint64_t width : heaps::left_of(left)) {
                             if (width > 0) widths.push_back(static_cast<std::uint32_t>(width));
                           }
                           std::ranges::sort(widths, std::greater());
                           out.push_back(std::move(widths));
                         });
  std::ranges::sort(out);
  const auto again = std::ranges::unique(out);
  out.erase(again.begin(), again.end());
  return out;
}

}  // namespace summand::games
