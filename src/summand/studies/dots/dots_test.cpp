#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>

#include "summand/studies/dots/rules.hpp"
#include "summand/studies/dots/structure.hpp"

namespace summand::dots {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

Position position(std::string_view text) {
  auto read = parse_position(text);
  EXPECT_TRUE(read) << text << ": " << (read ? "" : read.error().message);
  return read.value();
}

TEST(DotsAndBoxes, APlayerWhoCompletesABoxDrawsAgain) {
  const DotsAndBoxes rules;
  const Position before = position("1x2 a1-b1 a1-a2 a2-b2");
  const Position after = rules.apply(before, *before.board.line_named("b1-b2"));
  EXPECT_EQ(print(after), "1x2 a1-b1 a2-b2 a1-a2 b1-b2; 1-0; first to move");
  EXPECT_EQ(print(rules.apply(before, *before.board.line_named("b1-c1"))),
            "1x2 a1-b1 b1-c1 a2-b2 a1-a2; 0-0; second to move");
}

TEST(DotsAndBoxes, ThePlayerWithMoreBoxesComesFirst) {
  EXPECT_THAT(DotsAndBoxes().ranking(position("1x1 a1-b1 a1-a2 a2-b2 b1-b2; 0-1; first to move")),
              ElementsAre(1, 0));
}

TEST(DotsAndBoxes, PositionsAreReadAsTheyArePrinted) {
  std::mt19937 random(1);
  const DotsAndBoxes rules;
  for (int game = 0; game < 200; ++game) {
    Position at{.board = Board::of(1 + random() % 4, 1 + random() % 4).value()};
    while (rules.to_move(at)) {
      ASSERT_EQ(parse_position(print(at)).value(), at) << print(at);
      const auto lines = rules.actions(at);
      at = rules.apply(at, lines[random() % lines.size()]);
    }
    ASSERT_EQ(at.boxes[0] + at.boxes[1], at.board.boxes());
  }
}

TEST(DotsAndBoxes, SaysWhatIsWrongWithAPosition) {
  const std::vector<std::pair<std::string_view, std::size_t>> wrong = {
      {"", 0},
      {"3", 0},
      {"0x3", 0},
      {"12x12", 0},
      {"2x2 a1-c1", 4},
      {"2x2 a1-b1 b1-a1", 10},
      {"2x2 a9-b9", 4},
      {"2x2; 1-0", 5},
      {"2x2; 0-0; me", 10},
      {"2x2; 0-0; first to move now", 24},
      {"2x2;", 4},
      {"1x1 a1-b1 a1-a2 a2-b2 b1-b2", 27}};
  for (const auto& [text, offset] : wrong) {
    const auto read = parse_position(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().offset, offset) << text << ": " << read.error().message;
  }
}

TEST(DotsAndBoxes, LinesHaveTheNamesOfTheirDots) {
  for (const auto& [rows, columns] : {std::pair(1u, 1u), {3u, 4u}, {5u, 5u}, {1u, 20u}}) {
    const Board board = Board::of(rows, columns).value();
    for (unsigned line = 0; line < board.lines(); ++line) {
      EXPECT_EQ(board.line_named(board.name(line)), line);
      const auto beside = board.beside(line);
      for (unsigned i = 0; i < beside.count; ++i) {
        EXPECT_THAT(board.around(beside.boxes[i]), Contains(line));
      }
    }
  }
}

TEST(DotsStructure, CountsChainsLoopsAndJoints) {
  const Structure chains =
      structure_of(position("2x3 a1-b1 b1-c1 c1-d1 a2-b2 b2-c2 c2-d2 a3-b3 b3-c3 c3-d3"));
  EXPECT_THAT(chains.chains, ElementsAre(3, 3));
  EXPECT_EQ(chains.long_chains(), 2u);
  EXPECT_THAT(chains.loops, IsEmpty());
  EXPECT_EQ(chains.joints, 0u);

  const Structure loop =
      structure_of(position("2x2 a1-b1 b1-c1 a3-b3 b3-c3 a1-a2 a2-a3 c1-c2 c2-c3"));
  EXPECT_THAT(loop.loops, ElementsAre(4));
  EXPECT_THAT(loop.chains, IsEmpty());

  EXPECT_EQ(structure_of(position("2x2")).joints, 4u);
  EXPECT_EQ(structure_of(position("1x2 a1-b1 a1-a2 a2-b2")).capturable, 1u);
}

TEST(DotsStructure, NamesTheBoxesOfEachChainTheLongestFirst) {
  const Position at =
      position("2x3 a3-b3 b3-c3 a2-b2 b2-c2 c2-d2 a1-a2 c1-d1 d1-d2; 0-0; first to move");
  const BoxesByKind boxes = boxes_by_kind(at);
  EXPECT_THAT(boxes.chains, ElementsAre(ElementsAre(3, 4), ElementsAre(0)));
  EXPECT_THAT(boxes.loops, IsEmpty());
  EXPECT_THAT(boxes.joints, ElementsAre(1, 5));
  EXPECT_THAT(boxes.capturable, ElementsAre(2));
  EXPECT_EQ(at.board.name_of_box(4), "b2");
}

}  // namespace
}  // namespace summand::dots
