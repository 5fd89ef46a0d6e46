#include "summand/rules/text/read_game.hpp"

#include <gtest/gtest.h>
#include <string>
#include <string_view>

namespace summand {
namespace {

// A game with this line of cells and these rules.
std::string game_with(std::string_view rules, std::string_view board = "grid",
                      std::string_view cells = ". free, x Left, o Right, # hole") {
  return "game test\nboard " + std::string(board) + "\ncells " + std::string(cells) + "\n" +
         std::string(rules) + "\n";
}

// "4:7 message" for the error of a file, with line and column counted from 1; "" if it has none.
std::string error_of(std::string_view text) {
  const auto game = read_game(text);
  if (game) return "";
  std::size_t line = 1, begin = 0;
  for (std::size_t i = 0; i < game.error().offset; ++i) {
    if (text[i] != '\n') continue;
    ++line;
    begin = i + 1;
  }
  return std::to_string(line) + ":" + std::to_string(game.error().offset - begin + 1) + " " +
         game.error().message;
}
std::string error_in(std::string_view rule) { return error_of(game_with(rule)); }

TEST(ReadGame, AFileHasAllItsStatements) {
  const auto game = read_game(
      "-- a comment\n"
      "game my-game   -- and another one\n"
      "title \"My Game -- indeed\"\r\n"
      "rules \"Stones jump.\"\n"
      "source \"nobody\"\n"
      "board strip\n"
      "cells . free, T Left toad, F Right\n"
      "\n"
      "Left   T.  -> .T\n"
      "Right  .TF -> FT.\n"
      "start \"TF\" repeated\n"
      "example \"T.F\"\n");
  ASSERT_TRUE(game) << game.error().message;
  EXPECT_EQ(game->name, "my-game");
  EXPECT_EQ(game->title, "My Game -- indeed");
  EXPECT_EQ(game->rules, "Stones jump.");
  EXPECT_EQ(game->source, "nobody");
  EXPECT_EQ(game->board, BoardKind::strip);
  EXPECT_EQ(game->signs(), ".TF");
  EXPECT_EQ(game->cells[1].role, "Left toad");
  EXPECT_EQ(game->cells[1].owner, CellOwner::left);
  EXPECT_EQ(game->cells[2].owner, CellOwner::right);
  EXPECT_EQ(game->cells[0].owner, CellOwner::nobody);
  EXPECT_EQ(game->lines.size(), 2u);
  EXPECT_EQ(game->examples.size(), 1u);
  ASSERT_TRUE(game->start);
  EXPECT_EQ(game->start->text, "TF");
}

TEST(ReadGame, APatternSaysWhatEachCellTakesAndBecomes) {
  const auto game = read_game(game_with("Left x (o.)* [^x] ? -> . (..)* = ="));
  ASSERT_TRUE(game) << game.error().message;
  const TextStep& step = game->lines[0].steps[0];
  ASSERT_EQ(step.runs.size(), 4u);
  EXPECT_EQ(step.runs[0].cells[0].guard, 0b0010);
  EXPECT_EQ(step.runs[0].cells[0].map(1), 0);
  EXPECT_EQ(step.runs[1].repeat, Repeat::any);
  EXPECT_EQ(step.runs[1].columns, 2);
  EXPECT_EQ(step.runs[1].cells[1].at, (Offset{0, 1}));
  EXPECT_EQ(step.runs[2].cells[0].guard, 0b1101);  // holes, too: it includes the edge
  EXPECT_TRUE(step.runs[2].cells[0].outside);
  EXPECT_EQ(step.runs[3].cells[0].guard, 0b1111);
  EXPECT_FALSE(step.runs[2].cells[0].changes());
}

std::size_t frames_of(std::string_view words, std::string_view pattern = "x. -> .x",
                      std::string_view board = "grid") {
  const auto game =
      read_game(game_with("Left " + std::string(pattern) + " " + std::string(words), board));
  return game ? game->lines[0].steps[0].frames.size() : 0;
}

TEST(ReadGame, DirectionsLayPatternsInSeveralWays) {
  EXPECT_EQ(frames_of(""), 1u);
  EXPECT_EQ(frames_of("either way"), 2u);
  EXPECT_EQ(frames_of("orthogonally"), 4u);
  EXPECT_EQ(frames_of("turned"), 4u);
  EXPECT_EQ(frames_of("flipped"), 2u);
  EXPECT_EQ(frames_of("diagonally"), 4u);
  EXPECT_EQ(frames_of("in all directions"), 8u);
  EXPECT_EQ(frames_of("along 1:2"), 8u);
  EXPECT_EQ(frames_of("along 2:2"), 4u);
  EXPECT_EQ(frames_of("towards n, ne,e"), 3u);
  EXPECT_EQ(frames_of("towards e orthogonally"), 4u);
  EXPECT_EQ(frames_of("in all directions", "x. -> .x", "strip"), 2u);
  EXPECT_EQ(frames_of("turned", "x/. -> ./x"), 4u);
  EXPECT_EQ(frames_of("flipped", "x./.. -> ./x/.."), 0u);
  EXPECT_EQ(frames_of("flipped", "x./.. -> .x/.."), 4u);
  EXPECT_EQ(frames_of("turned and flipped", "x./.. -> .x/.."), 8u);
  EXPECT_EQ(frames_of("either way", "x./.. -> .x/.."), 2u);
}

TEST(ReadGame, ErrorsNameTheirPlaceAndWhatIsExpected) {
  EXPECT_EQ(error_in("Left xy -> .."), "4:7 the line `cells` has no cell 'y': it has . x o #");
  EXPECT_EQ(error_in("Left x. -> .y"), "4:13 the line `cells` has no cell 'y': it has . x o #");
  EXPECT_EQ(error_in("Left x. .x"), "4:11 '->' is expected here");
  EXPECT_EQ(error_in("Left x. ->"), "4:11 a cell of the result is expected here");
  EXPECT_EQ(error_in("Left x.. -> .x"),
            "4:15 1 more cell is expected here: both sides of a rule have the same shape");
  EXPECT_EQ(error_in("Left x. -> .xo"),
            "4:14 the pattern has no such cell: both sides of a rule have the same shape");
  EXPECT_EQ(error_in("Left x/. -> .x"),
            "4:14 the pattern has no such cell: both sides of a rule have the same shape");
  EXPECT_EQ(error_in("Left x/. -> ."),
            "4:14 another row is expected here: both sides of a rule have the same shape");
  EXPECT_EQ(error_in("Left x .* o -> . = x"), "4:20 '*' is expected here, as in the pattern");
  EXPECT_EQ(error_in("Left x . o -> . =* x"),
            "4:18 no '*' is expected here, for the pattern has none");
  EXPECT_EQ(error_in("Left x(o.)* -> .(.)*"), "4:17 2 cells are expected here, as in the pattern");
  EXPECT_EQ(error_in("Left [xo.] -> [ox]"),
            "4:15 a class of 3 cells is expected, as in the pattern");
  EXPECT_EQ(error_in("Left [^x] -> x"),
            "4:14 there need not be a cell here to change: '=' is expected");
  EXPECT_EQ(error_in("Left x| -> .x"),
            "4:13 there need not be a cell here to change: '=' is expected");
  EXPECT_EQ(error_in("Left x -> #"),
            "4:11 '#' is a hole, and no move makes one: give it another role");
  EXPECT_EQ(error_in("Left x -> ="), "4:11 this changes nothing, so it is no move");
  EXPECT_EQ(error_in("Left x -> x"), "4:11 this changes nothing, so it is no move");
  EXPECT_EQ(error_in("Left x -> _"),
            "4:11 a cell or '=' is expected in a result: '=' leaves what is there");
  EXPECT_EQ(error_in("Left [] -> x"), "4:6 a class names at least one cell");
  EXPECT_EQ(error_in("Left [xx] -> [..]"), "4:8 'x' is in this class already");
  EXPECT_EQ(error_in("Left [^.xo#|] -> ="),
            "4:6 no cell is in this class, so the rule never applies");
  EXPECT_EQ(error_in("Left [x -> ."), "4:9 the line `cells` has no cell '-': it has . x o #");
  EXPECT_EQ(error_in("Left x ?* -> . =*"),
            "4:8 what is repeated must be cells of the board: nothing outside it repeats");
  EXPECT_EQ(error_in("Left (x*o)* -> (=*.)*"),
            "4:8 brackets hold single cells: nothing is repeated inside them");
  EXPECT_EQ(error_in("Left x*/. -> .*/."), "4:7 only patterns of one row repeat cells");
  EXPECT_EQ(error_in("Left x./. -> .x/."),
            "4:9 all rows of a pattern have the same length: 2 cells are expected");
}

TEST(ReadGame, ErrorsInTheWordsOfARule) {
  EXPECT_EQ(error_in("Left x. -> .x sideways"),
            "4:15 the line `cells` has no cell 's': it has . x o #");
  EXPECT_EQ(error_in("Left x. -> .x either side"),
            "4:15 a direction, 'if', 'unless' or 'then' is expected here, not 'either'");
  EXPECT_EQ(error_in("Left x. -> .x towards up"),
            "4:23 a direction (n, ne, e, se, s, sw, w or nw) is expected here, not 'up'");
  EXPECT_EQ(error_in("Left x. -> .x along 0:0"), "4:24 0:0 is no direction");
  EXPECT_EQ(error_in("Left x. -> .x along 1"), "4:22 ':' is expected here");
  EXPECT_EQ(error_in("Left x/. -> ./x orthogonally"),
            "4:17 this direction is for patterns of one row: write `turned`, `flipped` or "
            "`either way`");
  EXPECT_EQ(error_in("Left x. -> .x if near o"),
            "4:18 'beside', 'touching' or 'at' is expected here, not 'near'");
  EXPECT_EQ(error_in("Left x. -> .x if beside"), "4:24 a cell is expected here");
  EXPECT_EQ(error_in("Left x. -> .x unless at 1:2 x"), "4:29 'from' is expected here, not 'x'");
  EXPECT_EQ(error_in("Left x. -> .x then ?x -> =."),
            "4:20 a pattern after `then` begins with a cell, the one where the step before ended");
  const auto on_strip = [](std::string_view rule) { return error_of(game_with(rule, "strip")); };
  EXPECT_EQ(on_strip("Left x. -> .x diagonally"), "4:15 a strip or a ring has no such direction");
  EXPECT_EQ(on_strip("Left x/. -> ./x"), "4:8 a strip or a ring has one row");
  EXPECT_EQ(on_strip("Left x. -> .x if at 1:1 from x"), "4:18 a strip or a ring has no such place");
  EXPECT_EQ(error_of(game_with("Left x| -> .=", "ring", ". free, x Left")),
            "4:7 a ring has no edge, so the rule never applies");
}

TEST(ReadGame, ErrorsInOtherLines) {
  EXPECT_EQ(error_of(""), "1:1 a file of rules begins with `game` and a name");
  EXPECT_EQ(error_of("board grid\n"), "1:1 a file of rules begins with `game` and a name");
  EXPECT_EQ(error_of("game 3x\n"),
            "1:6 a name has letters, digits, and hyphens between letters, after a letter");
  EXPECT_EQ(error_of("game frogs-2\n"),
            "1:11 a name has letters, digits, and hyphens between letters, after a letter");
  EXPECT_EQ(error_of("game x y\n"), "1:8 the end of the line is expected here, not 'y'");
  EXPECT_EQ(error_of("game x\ngame y\n"), "2:1 the file has a line `game` already");
  EXPECT_EQ(error_of("game x\nboard torus\n"),
            "2:7 'strip', 'grid' or 'ring' is expected here, not 'torus'");
  EXPECT_EQ(error_of("game x\ncells . free, . Left\n"), "2:15 '.' is a cell already");
  EXPECT_EQ(error_of("game x\ncells * free\n"), "2:7 '*' has a meaning of its own in patterns");
  EXPECT_EQ(error_of("game x\ncells .\n"),
            "2:8 Left, Right, hole or another word is expected here");
  EXPECT_EQ(error_of("game x\ntitle X\n"), "2:7 a text in double quotes is expected here, not 'X'");
  EXPECT_EQ(error_of("game x\ntitle \"X\n"), "2:7 the text has no closing quote on its line");
  EXPECT_EQ(error_of("game x\nboard grid\n"), "3:1 the file has no line `cells`");
  EXPECT_EQ(error_of("game x\nboard grid\ncells . free\n"),
            "4:1 a rule is expected: the file has none");
  EXPECT_EQ(error_of("game x\ncells . free\nLeft . -> .\n"),
            "3:1 the line `board` comes before the rules");
  EXPECT_EQ(error_of("game x\nstart \"xo\"\n"), "2:11 `repeated` is expected here");
  EXPECT_EQ(error_of("game x\nstart xo repeated\n"),
            "2:7 a text in double quotes is expected here, not 'xo'");
  EXPECT_EQ(error_of("game x\nstart \".\" repeated twice\n"),
            "2:20 the end of the line is expected here, not 'twice'");
  EXPECT_EQ(error_of("game x\nstart \".\" repeated\nstart \".\" repeated\n"),
            "3:1 the file has a line `start` already");
  EXPECT_EQ(error_of("game x\n\x01\n"), "2:1 byte 0x01 cannot stand in a file of rules");
  EXPECT_EQ(error_of(game_with("each x. -> .x", "grid", ". free, x Left")),
            "4:6 `each` exchanges the cells of Left and of Right, but `cells` has 1 of Left and 0 "
            "of Right: write a rule for each player");
}

TEST(ReadGame, LimitsAreSaid) {
  std::string cells = ". free";
  for (char sign = 'a'; sign < 'a' + 15; ++sign) cells += std::string(", ") + sign + " stone";
  EXPECT_EQ(error_of(game_with("Left . -> a", "grid", cells)), "");
  EXPECT_EQ(error_of(game_with("Left . -> a", "grid", cells + ", z stone")),
            "3:150 a game has at most 16 kinds of cells");
  const std::string many(64, '.');
  EXPECT_EQ(error_in("Left " + many + " -> x" + many.substr(1)), "");
  EXPECT_EQ(error_in("Left ." + many + " -> x" + many), "4:70 a pattern has at most 64 cells");
  const std::string step = "x. -> .x in all directions";
  EXPECT_EQ(error_in("Left " + step + " then " + step + " then " + step + " then " + step), "");
  EXPECT_EQ(error_in("Left " + step + " then " + step + " then " + step + " then " + step +
                     "\nLeft . -> x"),
            "5:1 the rules of a file can be laid in at most 4096 ways, and each step multiplies "
            "those of its rule");
  EXPECT_EQ(error_of(game_with("Left . -> x") + std::string(70'000, ' ')).substr(0, 40),
            "5:65466 a file of rules has at most 6553");
}

}  // namespace
}  // namespace summand
