#include "summand/games/domineering/band_promises.hpp"

#include <gtest/gtest.h>
#include <random>

#include "summand/games/domineering.hpp"
#include "summand/games/domineering/promise_test_support.hpp"
#include "summand/ruleset/evaluators.hpp"

namespace summand::games::domineering {
namespace {

struct PromisesOfBands : ::testing::Test {
  Value value(const Cells& free) { return evaluators.of(Domineering())(free); }
  BandPromises bands_of(int width) {
    return {width, store, [this](const Cells& free) { return value(free); }};
  }
  // The lines of a band must be 1 to 3.
  static const Promise& promise(BandPromises& bands, int lines, std::uint64_t band) {
    if (lines == 3) return bands.three(band);
    const auto small = static_cast<std::size_t>(band);
    return lines == 1 ? bands.one(small) : bands.two(small);
  }

  ValueStore store;
  Evaluators evaluators{store};
  PromiseChecks checks{store};
};

TEST_F(PromisesOfBands, AreSound) {
  for (int lines = 1; lines <= 3; ++lines) {
    for (int width = 1; width <= 12 / lines; ++width) {
      BandPromises bands = bands_of(width);
      bands.use_parts_of(12);
      for (std::uint64_t band = 0; band >> (lines * width) == 0; ++band) {
        const Value its = value(Cells(lines, width, band));
        ASSERT_TRUE(checks.is_sound(promise(bands, lines, band), its))
            << Cells(lines, width, band).print('.', '#');
      }
    }
  }
}

TEST_F(PromisesOfBands, OfPartsOfAnyHeightAreSound) {
  std::mt19937_64 random(4);
  for (const auto& [rows, width] : {std::pair(5, 3), {4, 4}, {8, 2}, {12, 1}}) {
    BandPromises bands = bands_of(width);
    for (int round = 0; round < 300; ++round) {
      const Cells free(rows, width, random() & low_bits(rows * width));
      if (free.empty()) continue;
      const Cells part = free.connected_to(free.first());
      ASSERT_TRUE(checks.is_sound(bands.part({part.word(), 0}), value(part.trimmed())))
          << part.print('.', '#');
    }
  }
  // Far down on a wide board.
  BandPromises wide = bands_of(12);
  const PositionKey square{0, std::uint64_t{0b11} << 20 | std::uint64_t{0b11} << 32};
  EXPECT_EQ(wide.part(square), wide.two(0b11 << 12 | 0b11));
}

// Each lane, raised by a step, breaks the promise of some band of one part.
TEST_F(PromisesOfBands, CannotBeRaised) {
  BandPromises bands = bands_of(5);
  for (int lane = 0; lane < 2 * Promise::kTaxes; ++lane) {
    std::size_t sound = 0, all = 0;
    for (std::uint64_t band = 0; band >> 10 == 0; ++band) {
      const Cells free(2, 5, band);
      if (free.count() < 2 || free.connected_to(free.first()) != free) continue;
      const Promise& its = bands.two(static_cast<std::size_t>(band));
      Promise::Walls second, first;
      for (int tax = 0; tax < Promise::kTaxes; ++tax) {
        second[static_cast<std::size_t>(tax)] = its.second(tax);
        first[static_cast<std::size_t>(tax)] = its.first(tax);
      }
      const auto tax = static_cast<std::size_t>(lane % Promise::kTaxes);
      (lane < Promise::kTaxes ? second : first)[tax] += Promise::kMove / 64;
      ++all;
      sound += checks.is_sound({second, first}, value(free)) ? 1 : 0;
    }
    EXPECT_GT(all, 100u);
    EXPECT_EQ(sound, 0u) << lane;
  }
}

// The same cells of a wider board, further to the right or with an empty line.
TEST_F(PromisesOfBands, AllWidthsAgree) {
  std::mt19937_64 random(3);
  BandPromises narrow = bands_of(4), wide = bands_of(BandPromises::kMostWidth);
  for (BandPromises* bands : {&narrow, &wide}) bands->use_parts_of(12);
  for (int round = 0; round < 500; ++round) {
    const std::uint64_t band = random() & 0xfff;
    const auto right = random() % 9;
    std::uint64_t same = 0;
    for (int line = 0; line < 3; ++line) {
      same |= (band >> 4 * line & 15) << (BandPromises::kMostWidth * line + right);
    }
    ASSERT_EQ(narrow.three(band), wide.three(same));
    ASSERT_EQ(narrow.two(band & 0xff), narrow.three(band & 0xff));
    ASSERT_EQ(narrow.one(band & 0xf), narrow.two(band & 0xf));
  }
}

TEST_F(PromisesOfBands, LargePartsPromiseMoreWhenTheyAreUsed) {
  BandPromises bands = bands_of(6);
  const std::uint64_t full = (1u << 18) - 1;
  const Value its = value(Cells::full(3, 6));
  const Promise none = bands.three(full);
  EXPECT_TRUE(checks.is_sound(none, its));
  bands.use_parts_of(17);
  EXPECT_EQ(bands.three(full), none);
  bands.use_parts_of(18);
  const Promise all = bands.three(full);
  EXPECT_TRUE(checks.is_sound(all, its));
  EXPECT_GT(all.mean(), none.mean());
}

}  // namespace
}  // namespace summand::games::domineering
