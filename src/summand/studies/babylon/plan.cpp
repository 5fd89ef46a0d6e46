#include "summand/studies/babylon/plan.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <fmt/core.h>

namespace summand::babylon {

namespace {

StrategyReply say(const StackMove& move, std::string rule) {
  return {
      .move = move, .reason = "the plan of one red stack: " + std::move(rule), .by_table = true};
}

// The move of two blue stacks that makes the highest stack, but none as high as red.
std::optional<StackMove> best_merge(const Stacks& stacks, std::span<const Group> blue,
                                    std::uint64_t red) {
  std::optional<StackMove> out;
  for_each_move(stacks, [&](const StackMove& move) {
    if (move.upper.colour != move.lower.colour || blue.empty() ||
        move.upper.colour != blue.front().stack.colour) {
      return;
    }
    const std::uint64_t height = move.upper.height + move.lower.height;
    if (height == red || (out && height <= out->upper.height + out->lower.height)) return;
    out = move;
  });
  return out;
}

std::optional<StrategyReply> first_move(const Stacks& stacks, const Hills::Side& red,
                                        const Hills::Side& blue) {
  const Stack r{static_cast<std::uint8_t>(red.colour), 1};
  const Stack b{static_cast<std::uint8_t>(blue.colour), 1};
  if (stacks.chips() % 2 == 0 || red.singles > 2) return std::nullopt;
  if (red.singles == 1) return say({r, b}, "red becomes a stack of two");
  return say({r, r}, "red becomes a stack of two");
}

}  // namespace

std::optional<StrategyReply> plan_move(const Stacks& stacks) {
  if (stacks.colours() != 2) return std::nullopt;
  const Hills hills = hills_of(stacks);
  const bool swapped = hills.sides[1].stacks() < hills.sides[0].stacks();
  const Hills::Side& red = hills.sides[swapped];
  const Hills::Side& blue = hills.sides[!swapped];
  if (red.hills + blue.hills == 0) return first_move(stacks, red, blue);
  const std::uint64_t height = red.chips;
  if (red.stacks() != 1 || height < 2 || !std::has_single_bit(height) || stacks.chips() % 2 == 0 ||
      stacks.count() % 2 == 0) {
    return std::nullopt;
  }
  const Stack tower{static_cast<std::uint8_t>(red.colour), height};
  const Stack equal{static_cast<std::uint8_t>(blue.colour), height};
  const auto blues = stacks.of_colour(blue.colour);
  if (stacks.count(equal) == 1 && stacks.count({equal.colour, 2 * height}) == 0) {
    return say({tower, equal}, fmt::format("it goes on a blue one as high: {}", 2 * height));
  }
  if (stacks.count(equal) == 0) {
    if (const auto move = best_merge(stacks, blues, height)) {
      return say(*move, fmt::format("it stays {} high, and no blue one is as high", height));
    }
    return std::nullopt;
  }
  // Puts the equal stack on another one or below it, so that no stack is as high as red.
  const Stack highest = blues.back().stack;
  const Stack other = highest != equal ? highest : blues.front().stack;
  if (stacks.count(equal) > 1) return say({equal, equal}, "two blue ones as high are put together");
  return say({std::min(equal, other), std::max(equal, other)},
             "the blue one as high is put together with another");
}

PlanReport check_plan(unsigned chips, const Budget& budget) {
  PlanReport out;
  const Policy plan = [](const Stacks& stacks, const std::optional<MadeMove>&) {
    return plan_move(stacks);
  };
  for (std::uint64_t n = 3; n <= chips; n += 2) {
    for (std::uint64_t p = 1; p <= 2 && 2 * p <= n; ++p) {
      const auto report =
          play_every_line(Stacks::singles(std::array{p, n - p}), true, plan, budget);
      ++out.games;
      out.replies += report.replies;
      if (report.failure && !out.failure) out.failure = report.failure;
    }
  }
  return out;
}

}  // namespace summand::babylon
