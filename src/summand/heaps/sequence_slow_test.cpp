#include <gtest/gtest.h>

#include "summand/heaps/digest.hpp"
#include "summand/heaps/sequence_test_support.hpp"

namespace summand::heaps {
namespace {

TEST(NimSequenceSlow, AgreesWithTheDefinitionForHundredsOfRandomCodes) {
  std::mt19937 random(3);
  for (int i = 0; i < 300; ++i) {
    const Code rules = some_code(random);
    const std::size_t size = 2200 + random() % 400;
    const auto expected = naive_nim_sequence(rules, size);
    for (const CpuLevel level : levels()) {
      NimSequence sequence(rules, {}, level);
      extend_in_steps(sequence, size, random);
      expect_values(sequence, expected);
    }
  }
}

// 0.6 first reaches 256 at about 10^5, and 64 much earlier.
TEST(NimSequenceSlow, AgreesWithTheDefinitionFarOut) {
  std::mt19937 random(4);
  for (const char* text : {"0.6", "0.376", "4u.0", "0.354", "0.106", "0.165", "0.04", "4.45"}) {
    const Code rules = code_of(text);
    for (const CpuLevel level : levels()) {
      NimSequence sequence(rules, {}, level);
      const std::size_t size = level == CpuLevel::avx512 ? 140'000 : 20'000;
      sequence.extend(size);
      for (int i = 0; i < 200; ++i) {
        const std::uint64_t n = random() % size;
        ASSERT_EQ(sequence[n], value_by_definition(rules, sequence, n)) << text << ' ' << n;
      }
    }
  }
}

// Published: the checksum, the largest value and the last rare heap (Flammenkamp).
TEST(NimSequenceSlow, HasThePublishedFiguresOfGrundysGame) {
  NimSequence sequence(code_of("4u.0"));
  sequence.extend(10'000'001);
  EXPECT_EQ(fletcher32(sequence.values(), sequence.size()), 0xC459BB58u);
  const SequenceReport report = sequence.report();
  EXPECT_EQ(report.largest, 256u);
  EXPECT_EQ(report.largest_at, 7'250'049u);
  EXPECT_EQ(report.rare.number, 1274u);
  EXPECT_EQ(report.rare.last, 82'860u);
}

}  // namespace
}  // namespace summand::heaps
