#include "summand/games/babylon/lemmas.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/check.hpp"

namespace summand::babylon {

std::optional<bool> first_player_wins(const Stacks& stacks) {
  if (stacks.colours() != 2) return std::nullopt;
  const auto chips = stacks.as_start();
  if (!chips) return std::nullopt;
  return stacks.chips() % 2 != 0 || std::ranges::min(*chips) <= 2;
}

bool out_of_reach(const Stacks& stacks) {
  if (stacks.colours() != 2) return false;
  const Hills hills = hills_of(stacks);
  return std::ranges::any_of(hills.sides, [&](const Hills::Side& side) {
    return side.stacks() == 1 && side.chips > hills.chips() - side.chips;
  });
}

std::string_view name_of(Certificate certificate) {
  switch (certificate) {
    case Certificate::one_colour:
      return "one colour";
    case Certificate::start:
      return "Theorem 1";
    case Certificate::out_of_reach:
      return "C1";
    case Certificate::single:
      return "C5";
    case Certificate::target:
      return "C2";
    case Certificate::three:
      return "C3";
    case Certificate::two:
      return "C4";
    case Certificate::odd:
      return "C6";
    case Certificate::three_low:
      return "C7";
    case Certificate::two_low:
      return "C8";
  }
  return {};
}

std::string_view text_of(Certificate certificate) {
  switch (certificate) {
    case Certificate::one_colour:
      return "an odd number of stacks of one colour";
    case Certificate::start:
      return "a start with an even number of chips, at least three of each colour";
    case Certificate::out_of_reach:
      return "a lone stack that is higher than all the others together (Lemma 2)";
    case Certificate::single:
      return "a lone stack that cannot be covered in time (Lemma 3)";
    case Certificate::target:
      return "a target: one even hill and at least four chips of each colour";
    case Certificate::three:
      return "three chips of one colour, at least three of the other, even hills (Lemma 4)";
    case Certificate::two:
      return "two chips of one colour, an even number of the other, even hills (Lemma 5)";
    case Certificate::odd:
      return "an odd number of chips, at most one hill of each colour, both colours safe";
    case Certificate::three_low:
      return "three chips of one colour, at least three of the other, two hills of two";
    case Certificate::two_low:
      return "two chips and a hill of one colour, as many chips as it is high and a hill of two "
             "of the other";
  }
  return {};
}

Standing standing_of(Certificate certificate, std::uint64_t chips) {
  switch (certificate) {
    case Certificate::odd:
    case Certificate::three_low:
    case Certificate::two_low:
      return chips <= kSearchedChips ? Standing::searched : Standing::conjectured;
    default:
      return Standing::proved;
  }
}

std::string_view name_of(Standing standing) {
  switch (standing) {
    case Standing::proved:
      return "proved";
    case Standing::searched:
      return "searched";
    case Standing::conjectured:
      return "conjectured";
  }
  return {};
}

std::string cite(Certificate certificate, Standing standing) {
  switch (standing) {
    case Standing::proved:
      return fmt::format("({})", name_of(certificate));
    case Standing::searched:
      return fmt::format("({}), known by search up to {} chips", name_of(certificate),
                         kSearchedChips);
    case Standing::conjectured:
      return fmt::format("conjectured ({}), checked by search up to {} chips", name_of(certificate),
                         kSearchedChips);
  }
  return {};
}

Hills hills_of(const Stacks& stacks) {
  SUMMAND_DCHECK(stacks.colours() == 2);
  Hills out;
  const auto groups = stacks.groups();
  out.sides[0].colour = groups.front().stack.colour;
  out.sides[1].colour = groups.back().stack.colour;
  for (const Group& group : groups) {
    Hills::Side& side = out.sides[group.stack.colour != out.sides[0].colour];
    (group.stack.height == 1 ? side.singles : side.hills) += group.count;
    side.chips += group.count * group.stack.height;
    if (group.stack.height > 1) side.height = group.stack.height;  // they rise
  }
  return out;
}

std::string print_hills(const Stacks& stacks) {
  if (stacks.colours() != 2) return stacks.print();
  const Hills hills = hills_of(stacks);
  std::string heights[2];
  for (const Group& group : stacks.groups()) {
    if (group.stack.height == 1) continue;
    std::string& text = heights[group.stack.colour != hills.sides[0].colour];
    if (group.count > 3) {
      text += fmt::format("{}{}x{}", text.empty() ? "" : ",", group.count, group.stack.height);
      continue;
    }
    for (std::uint64_t i = 0; i < group.count; ++i) {
      text += fmt::format("{}{}", text.empty() ? "" : ",", group.stack.height);
    }
  }
  return fmt::format("<{},{};{};{}>", hills.sides[0].singles, hills.sides[1].singles, heights[0],
                     heights[1]);
}

namespace {

// Assumes an even number of stacks, one of which is alone in its colour and has height `height`.
// Whether the position is lost for the player to move, unless out_of_reach(). This decides it for
// even and odd numbers of chips. No other stack may be as high as the lone one. The next move must
// not leave only stacks of half its height: so the others must not be any number of halves with two
// more stacks that add up to half of it. Then every move has an answer that leaves such a position
// again (Lemma 3). It puts together two stacks as high as the lone one, or one such stack and any
// other. If there is none, it puts together the two highest, or two others if the two highest
// together are as high as the lone one.
bool single_is_safe(const Stacks& stacks, const Hills::Side& lone, std::uint64_t others) {
  const std::uint64_t height = lone.chips;
  if (height >= others) return false;
  std::uint64_t count = 0, chips = 0;  // of the other stacks whose height is not half of it
  for (const Group& group : stacks.groups()) {
    if (group.stack.colour == lone.colour) continue;
    if (group.stack.height == height) return false;
    if (2 * group.stack.height == height) continue;
    count += group.count;
    chips += group.count * group.stack.height;
  }
  return count != 2 || 2 * chips != height;
}

// At most one hill of each colour. A colour without a hill must not have two chips if the other
// colour has a hill, and not three chips if that hill has height 2.
bool odd_is_safe(const Hills& hills) {
  for (int i = 0; i < 2; ++i) {
    const Hills::Side& side = hills.sides[i];
    const Hills::Side& other = hills.sides[1 - i];
    if (side.hills > 1 || side.stacks() < 2) return false;
    if (side.hills > 0 || other.hills == 0) continue;
    if (side.singles == 2 || (side.singles == 3 && other.height == 2)) return false;
  }
  return true;
}

// The certificate of <j,k;2u;2v>, found from the smaller of j and k.
std::optional<Certificate> even_hills(const Hills& hills) {
  for (const Hills::Side& side : hills.sides) {
    if (side.hills != 1 || side.height % 2 != 0) return std::nullopt;
  }
  const bool swapped = hills.sides[1].singles < hills.sides[0].singles;
  const Hills::Side& few = hills.sides[swapped];
  const Hills::Side& many = hills.sides[!swapped];
  if (few.singles >= 4) return Certificate::target;
  if (few.singles == 3) {
    const bool low = few.height == 2 && many.height == 2;
    return low ? Certificate::three_low : Certificate::three;
  }
  if (few.singles != 2 || many.singles % 2 != 0) return std::nullopt;
  // 2u + 2 = m and s > 1: won, except for v = 1.
  const bool exceptional = 2 * few.height + 4 == hills.chips() && many.singles > 2;
  if (!exceptional) return Certificate::two;
  return many.height == 2 ? std::optional(Certificate::two_low) : std::nullopt;
}

}  // namespace

std::optional<Certificate> lost_by_certificate(const Stacks& stacks) {
  const int colours = stacks.colours();
  if (colours > 2 || stacks.empty()) return std::nullopt;
  if (colours == 1) {
    return stacks.count() % 2 == 0 ? std::nullopt : std::optional(Certificate::one_colour);
  }
  const Hills hills = hills_of(stacks);
  if (hills.stacks() % 2 != 0) return std::nullopt;
  const std::uint64_t chips = hills.chips();
  for (const Hills::Side& side : hills.sides) {
    if (side.stacks() != 1) continue;
    if (side.chips > chips - side.chips) return Certificate::out_of_reach;
    if (single_is_safe(stacks, side, chips - side.chips)) return Certificate::single;
    return std::nullopt;
  }
  if (chips % 2 != 0) return odd_is_safe(hills) ? std::optional(Certificate::odd) : std::nullopt;
  if (hills.sides[0].hills + hills.sides[1].hills == 0) {
    const bool lost = hills.sides[0].singles >= 3 && hills.sides[1].singles >= 3;
    return lost ? std::optional(Certificate::start) : std::nullopt;
  }
  return even_hills(hills);
}

}  // namespace summand::babylon
