#include "summand/figures/ruler.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <utility>

#include "summand/base/check.hpp"

namespace summand {

namespace {

// Grains of numbers on a scale are below 2^30, so that their products with units fit 64 bits.
constexpr std::int64_t kGrainBits = 28;
constexpr std::size_t kMostBitsWritten = 64;

// The exponent k with 2^k <= x < 2^(k+1).
std::int64_t log2_floor(const Dyadic& x) {
  return static_cast<std::int64_t>(x.bit_length()) - 1 - x.log2_denominator();
}

std::int64_t count(const Dyadic& x, std::int64_t grain) {
  const auto whole = x.scaled(grain).floor().to_int64();
  SUMMAND_CHECK(whole.has_value());
  return *whole;
}

// The number of characters for a grain of 2^-grain if a span has that room. It is 0 if that is less
// than one.
std::int64_t characters_per_grain(const Dyadic& length, std::int64_t grain, int room) {
  if (length.is_zero()) return room;
  const Dyadic whole = length.scaled(grain).ceil();
  return whole > room ? 0 : room / std::max<std::int64_t>(1, *whole.to_int64());
}

}  // namespace

Ruler::Ruler(Dyadic from, std::int64_t grain, std::int64_t units, std::int64_t by)
    : from_(std::move(from)), grain_(grain), units_(units), grains_(by) {}

int Ruler::place(const Dyadic& x) const {
  const std::int64_t doubled = 2 * count(x - from_, grain_) * units_ + grains_;
  return static_cast<int>(doubled / (2 * grains_) - (doubled % (2 * grains_) < 0));
}

void Span::include(const Dyadic& x) {
  from = std::min(from, x);
  to = std::max(to, x);
}

Rulers rulers_on_paper(const Span& across, const Span& up, int width, int height,
                       bool free_slopes) {
  const auto grain_for = [](const Dyadic& length) { return kGrainBits - log2_floor(length); };
  const std::int64_t grain = grain_for(std::max(across.length(), up.length()));
  const std::int64_t wide = std::max<std::int64_t>(1, count(across.length(), grain));
  const std::int64_t high = std::max<std::int64_t>(1, count(up.length(), grain));
  const bool flat = wide * height > (free_slopes ? 2 : 6) * high * width,
             steep = high * width > 12 * wide * height;
  if (flat || steep) {
    const std::int64_t of_across = grain_for(across.length()), of_up = grain_for(up.length());
    return {Ruler(across.from, of_across, width, count(across.length(), of_across)),
            Ruler(up.from, of_up, height, count(up.length(), of_up))};
  }
  const bool full_width = wide * height > high * width;
  const std::int64_t units = full_width ? width : height, by = full_width ? wide : high;
  return {Ruler(across.from, grain, units, by), Ruler(up.from, grain, units, by)};
}

Rulers rulers_in_text(const Span& across, const Span& up, int columns, int rows, unsigned fine,
                      bool free_slopes) {
  // Makes grains coarser until one of them takes at least one character.
  const auto coarsened = [&](auto&& per_grain) {
    std::int64_t grain = fine;
    const Dyadic longest = std::max(across.length(), up.length());
    if (!longest.is_zero()) grain = std::min(grain, 12 - log2_floor(longest));
    while (per_grain(grain) == 0) --grain;
    return grain;
  };
  constexpr std::int64_t kParts = 256;  // parts of a grain, for points between two grains
  const auto ruler = [&](const Dyadic& from, std::int64_t grain, std::int64_t units) {
    return Ruler(from, grain + 8, units, kParts);
  };
  const auto of_across = [&](std::int64_t grain) {
    return characters_per_grain(across.length(), grain, columns);
  };
  const auto of_up = [&](std::int64_t grain) {
    return characters_per_grain(up.length(), grain, rows);
  };
  const auto of_both = [&](std::int64_t grain) { return std::min(of_across(grain), of_up(grain)); };
  std::int64_t grain = coarsened(of_both);
  std::int64_t units = of_both(grain);
  // Uses up to half as many rows more, if each bend then gets its own row.
  if (grain < fine && characters_per_grain(across.length(), fine, columns) > 0 &&
      characters_per_grain(up.length(), fine, rows + rows / 2) > 0) {
    grain = fine;
    units = 1;
  }
  const Ruler common = ruler(up.from, grain, units);
  if ((free_slopes ? 2 : 4) * common.place(up.to) >= rows)
    return {ruler(across.from, grain, units), common};
  const std::int64_t grain_across = coarsened(of_across), grain_up = coarsened(of_up);
  return {ruler(across.from, grain_across, of_across(grain_across)),
          ruler(up.from, grain_up, of_up(grain_up))};
}

Label number_label(const Dyadic& x) {
  if (x.bit_length() <= kMostBitsWritten && x.log2_denominator() <= kMostBitsWritten) {
    return {.at = {}, .text = print(x)};
  }
  const std::string_view sign = x.sign() < 0 ? "-" : "";
  std::int64_t exponent = log2_floor(x);
  const Dyadic below = Dyadic::power_of_two(exponent), size = x.abs();
  const bool exact = size == below;
  if (size + size > below * 3) ++exponent;
  return {.at = {},
          .text = fmt::format("{}{}2^{}", exact ? "" : "≈", sign, exponent),
          .tex = fmt::format("{}{}2^{{{}}}", exact ? "" : "\\approx ", sign, exponent)};
}

}  // namespace summand
