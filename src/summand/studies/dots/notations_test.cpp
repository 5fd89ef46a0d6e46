#include "summand/studies/dots/notations.hpp"

#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

#include "summand/studies/dots/drawing.hpp"

namespace summand::dots {
namespace {

// A random game, with its moves as OpenSpiel writes them.
struct RandomGame {
  Position end;
  std::string moves;
};
RandomGame random_game(unsigned rows, unsigned columns, std::mt19937& random) {
  const DotsAndBoxes rules;
  Position at{.board = Board::of(rows, columns).value()};
  std::string moves = std::to_string(rows) + "x" + std::to_string(columns);
  const std::size_t length = random() % (at.board.lines() + 1);
  for (std::size_t i = 0; i < length; ++i) {
    const auto lines = rules.actions(at);
    const unsigned line = lines[random() % lines.size()];
    // The name of a level line has two letters, and that of an upright line two numbers.
    const std::string name = at.board.name(line);
    const auto column = static_cast<unsigned>(name[0] - 'a');
    const auto row = static_cast<unsigned>(name[1] - '1');
    const bool is_level = name[0] != name[3];
    moves += " P" + std::to_string(at.mover + 1) + "(" + (is_level ? "h," : "v,") +
             std::to_string(is_level ? rows - row : rows - 1 - row) + "," + std::to_string(column) +
             ")";
    at = rules.apply(at, line);
  }
  return {at, moves};
}

TEST(DotsNotations, GamesOfOpenSpielAreReadMoveByMove) {
  std::mt19937 random(1);
  for (int game = 0; game < 300; ++game) {
    const auto [end, moves] = random_game(1 + random() % 5, 1 + random() % 5, random);
    EXPECT_EQ(parse_openspiel(moves).value(), end) << moves;
  }
  EXPECT_EQ(print(parse_openspiel("2x2 h 0 1, v 1 0").value()),
            "2x2 b3-c3 a1-a2; 0-0; first to move");
}

TEST(DotsNotations, BitsAndPicturesAreReadAsTheyArePrinted) {
  std::mt19937 random(2);
  for (int game = 0; game < 300; ++game) {
    const Position at = random_game(1 + random() % 5, 1 + random() % 5, random).end;
    const std::string score = "; " + std::to_string(at.boxes[0]) + "-" +
                              std::to_string(at.boxes[1]) + "; " +
                              (at.mover == 0 ? "first" : "second") + " to move";
    EXPECT_EQ(parse_openspiel(print_openspiel(at) + score).value(), at);
    // Without the numbers and letters of the dots.
    std::string picture;
    const std::string drawing = drawing_of(at);
    std::size_t begin = 0;
    for (unsigned row = 0; row < 2 * at.board.rows() + 1; ++row) {
      const std::size_t end = drawing.find('\n', begin);
      picture += drawing.substr(std::min(begin + 3, end), end - std::min(begin + 3, end)) + "\n";
      begin = end + 1;
    }
    ASSERT_TRUE(looks_like_picture(picture)) << picture;
    EXPECT_EQ(parse_picture(picture + score).value(), at) << picture;
  }
}

TEST(DotsNotations, TheFirstBitIsTheLineAtTheTopLeft) {
  EXPECT_EQ(print(parse_openspiel("2x3 10000000000000000").value()),
            "2x3 a3-b3; 0-0; first to move");
  EXPECT_EQ(print(parse_openspiel("2x3 00000000010000000; 0-0; second to move").value()),
            "2x3 a2-a3; 0-0; second to move");
}

// Numbers on free lines, and # for the dots of the last move.
TEST(DotsNotations, NumbersInAPictureAreNoLines) {
  EXPECT_EQ(print(parse_picture("+  2  #-----+\n"
                                "|     4     |\n"
                                "|     ^     |\n"
                                "+-----#  1  +")
                      .value()),
            "1x2 a1-b1 b2-c2 a1-a2 c1-c2; 0-0; first to move");
}

TEST(DotsNotations, SayWhatIsWrong) {
  const std::vector<std::pair<std::string, std::size_t>> wrong = {{"", 0},
                                                                  {"2y2", 0},
                                                                  {"2x2 10100011000", 4},
                                                                  {"2x2 1010001100001", 4},
                                                                  {"2x2 101000110002", 4},
                                                                  {"1x1 1111", 8},
                                                                  {"1x1 1111; 1-1", 10},
                                                                  {"2x2 h 0", 7},
                                                                  {"2x2 h 3 0", 4},
                                                                  {"2x2 v 2 0", 4},
                                                                  {"2x2 h 0 1 h 0 1", 10},
                                                                  {"2x2 P2(h,0,1)", 4},
                                                                  {"2x2 x 0 1", 4},
                                                                  {"2x2 h 0 1; 0-0", 9}};
  for (const auto& [text, offset] : wrong) {
    const auto read = parse_openspiel(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().offset, offset) << text << ": " << read.error().message;
  }
  for (const std::string text : {"+", "+--+", "+--+\n +--+", "+-2+\n+--+", "+--+\n|  |\n   |\n+--+",
                                 "+--+\nx  |\n+--+", "+--+\n+-x+", "+--+\n|  |\n+--+"}) {
    EXPECT_FALSE(parse_picture(text)) << text;
  }
  EXPECT_TRUE(parse_picture("+--+\n|  |\n+--+; 1-0; first to move"));
}

}  // namespace
}  // namespace summand::dots
