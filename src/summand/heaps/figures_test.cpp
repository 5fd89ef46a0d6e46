#include <gtest/gtest.h>

#include "summand/draw/text.hpp"
#include "summand/figures/grundy_scale.hpp"
#include "summand/figures/sequence_figure.hpp"
#include "summand/heaps/names.hpp"
#include "summand/heaps/period_proof.hpp"

namespace summand::heaps {
namespace {

std::string scale(std::string_view text, std::uint64_t n) {
  const auto code = std::get<Code>(parse_rules(text).value());
  NimSequence sequence(code);
  sequence.extend(n + 1);
  std::string out;
  for (const std::string& row : rows_of(grundy_scale(code, sequence.values(), n)))
    out += row + "\n";
  return out;
}

TEST(GrundyScale, ComputesAValueOfKaylesStepByStep) {
  EXPECT_EQ(scale("kayles", 6),
            "take 1\n"
            "  G(5) -> 4\n"
            "  a        1 2\n"
            "  G(a)     1 2\n"
            "  G(b)     1 3\n"
            "  nim-sum  0 1\n"
            "take 2\n"
            "  G(4) -> 1\n"
            "  a        1 2\n"
            "  G(a)     1 2\n"
            "  G(b)     3 2\n"
            "  nim-sum  2 0\n"
            "options: 0, 1, 2, 4\n"
            "G(6) = 3\n");
}

TEST(GrundyScale, LeavesOutEqualHeapsIfTheyMustDiffer) {
  EXPECT_EQ(scale("grundy", 4),
            "take 0\n"
            "  a        1\n"
            "  G(a)     0\n"
            "  G(b)     1\n"
            "  nim-sum  1\n"
            "options: 1\n"
            "G(4) = 0\n");
  EXPECT_EQ(scale("grundy", 2), "no options\nG(2) = 0\n");
}

TEST(GrundyScale, AgreesWithTheSequence) {
  for (const char* text : {"kayles", "0.137", "4.304", "officers", "lasker", "4u.3", "0.[3]"}) {
    const auto code = std::get<Code>(parse_rules(text).value());
    NimSequence sequence(code);
    sequence.extend(61);
    for (std::uint64_t n = 0; n <= 60; ++n) {
      const std::string expected = "G(" + std::to_string(n) + ") = " + std::to_string(sequence[n]);
      EXPECT_EQ(rows_of(grundy_scale(code, sequence.values(), n)).back(), expected) << text;
    }
  }
}

TEST(SequenceFigure, HasADotForEveryHeapIfThereAreFew) {
  NimSequence kayles(parse_rules("kayles").value());
  kayles.extend(1000);
  const Figure small =
      sequence_figure(kayles.values(), 100, "Kayles", Period{71, 12, 0}, Medium::svg);
  EXPECT_EQ(small.dots.size(), 100u);
  // Larger values are higher up, larger heaps further to the right.
  for (std::size_t n = 1; n < 100; ++n) {
    EXPECT_LT(small.dots[n - 1].at.x, small.dots[n].at.x);
    EXPECT_EQ(small.dots[n - 1].at.y > small.dots[n].at.y, kayles[n - 1] < kayles[n]);
  }
  const std::string svg = draw(small, Medium::svg);
  EXPECT_NE(svg.find("Kayles"), std::string::npos);
  EXPECT_NE(svg.find("from 71 on periodic"), std::string::npos);
  const Figure one = sequence_figure(kayles.values(), 1, "", std::nullopt, Medium::svg);
  EXPECT_EQ(one.dots.size(), 1u);
}

TEST(SequenceFigure, DotsOfNeighboursDoNotMerge) {
  NimSequence kayles(parse_rules("kayles").value());
  kayles.extend(300);
  for (const std::size_t count : {10, 100, 280}) {
    const Figure figure =
        sequence_figure(kayles.values(), count, "Kayles", std::nullopt, Medium::svg);
    for (std::size_t n = 1; n < count; ++n) {
      EXPECT_LE(2 * figure.dots[n].radius, figure.dots[n].at.x - figure.dots[n - 1].at.x);
    }
  }
}

TEST(SequenceFigure, CanBeDrawnForAnyNumberOfHeaps) {
  NimSequence nim(parse_rules("nim").value());
  nim.extend(200'000);
  NimSequence grundy(parse_rules("grundy").value());
  grundy.extend(20'000);
  for (const NimSequence* sequence : {&nim, &grundy}) {
    for (const Medium medium : {Medium::svg, Medium::tikz, Medium::text}) {
      const Figure figure =
          sequence_figure(sequence->values(), sequence->size(), "x", std::nullopt, medium);
      EXPECT_LE(figure.dots.size(), 54'000u);
      EXPECT_FALSE(draw(figure, medium).empty());
      for (const Dot& dot : figure.dots) {
        EXPECT_TRUE(0 <= dot.at.x && dot.at.x < figure.width);
        EXPECT_TRUE(0 <= dot.at.y && dot.at.y < figure.height);
      }
    }
  }
}

}  // namespace
}  // namespace summand::heaps
