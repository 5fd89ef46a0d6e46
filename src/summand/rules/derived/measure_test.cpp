#include "summand/rules/derived/measure.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "summand/rules/derived/derived_test_support.hpp"

namespace summand {
namespace {

using testing::PlainGame;

std::optional<std::vector<Measure>> measures_of(const PlainGame& game) {
  return falling_measures(game.rules, game.text.board);
}

// The last kind of the list, in a word.
std::string kind_of(const std::string& name) {
  const auto measures = measures_of(PlainGame::shared(name));
  if (!measures) return "none";
  const auto has = [&](MeasureKind kind) {
    return std::ranges::find(*measures, kind, &Measure::kind) != measures->end();
  };
  if (has(MeasureKind::scan)) return "scan";
  return has(MeasureKind::coordinate) ? "coordinate" : "count";
}

TEST(Measures, AreFoundForTheGamesThatEnd) {
  const std::map<std::string, std::string> others = {
      {"toads-and-frogs", "coordinate"},
      {"toads-and-frogs-far", "coordinate"},
      {"elephants-and-rhinos", "coordinate"},
      {"turning-turtles", "coordinate"},
      {"twins", "coordinate"},
      {"mock-turtles", "scan"},
      {"ruler", "scan"},
      {"backsliding-toads-and-frogs", "none"},
      {"fox-and-geese", "none"},
  };
  const std::set<std::string> games = {"amazons",
                                       "anti-clobber",
                                       "backsliding-toads-and-frogs",
                                       "clobber",
                                       "clobber-king",
                                       "clobber-knight",
                                       "clobber-queen",
                                       "clobber-ring",
                                       "clobber-rook",
                                       "col",
                                       "cram",
                                       "domineering",
                                       "elephants-and-rhinos",
                                       "fission",
                                       "fox-and-geese",
                                       "hot-clobber",
                                       "kayles-row",
                                       "konane",
                                       "mock-turtles",
                                       "nogo-strip",
                                       "ruler",
                                       "snort",
                                       "toads-and-frogs",
                                       "toads-and-frogs-far",
                                       "toppling-dominoes",
                                       "treblecross",
                                       "turning-turtles",
                                       "twins"};
  std::size_t by_counts = 0;
  for (const std::string& name : testing::names_of_shared_games()) {
    if (!games.contains(name)) continue;
    const auto known = others.find(name);
    EXPECT_EQ(kind_of(name), known == others.end() ? "count" : known->second) << name;
    by_counts += known == others.end();
  }
  EXPECT_EQ(by_counts, 19u);
}

// The measure of a board, as numbers that are compared one after the other.
std::vector<int> measured(const Measure& measure, const BoardSides& sides,
                          const LetterBoard& board) {
  const auto coordinate = [&](int cell, Offset direction) {
    const Offset place = sides.place(cell);
    int out = 0;
    if (direction.rows > 0) out += 1 + place.rows;
    if (direction.rows < 0) out += sides.rows - place.rows;
    if (direction.columns > 0) out += 1 + place.columns;
    if (direction.columns < 0) out += sides.columns - place.columns;
    return out;
  };
  std::vector<std::pair<std::pair<int, int>, int>> scanned;
  int sum = 0;
  for (int cell = 0; cell < board.size(); ++cell) {
    const int weight = measure.weights[board.at(cell)];
    const int first = coordinate(cell, measure.first), second = coordinate(cell, measure.second);
    sum += measure.kind == MeasureKind::count ? weight : weight * first;
    scanned.push_back({{-first, -second}, weight});
  }
  if (measure.kind != MeasureKind::scan) return {sum};
  std::ranges::sort(scanned);
  std::vector<int> out;
  for (const auto& each : scanned) out.push_back(each.second);
  return out;
}

// By its definition: each move of small boards lowers the first measure that it changes.
void expect_falling(const PlainGame& game) {
  const auto measures = measures_of(game);
  ASSERT_TRUE(measures) << game.text.name;
  std::vector<BoardSides> all = {{game.text.board, 1, 5}};
  if (game.text.board == BoardKind::grid) {
    all = {{game.text.board, 2, 3}, {game.text.board, 3, 2}, {game.text.board, 1, 5}};
  }
  for (const BoardSides& sides : all) {
    game.for_each_fill(sides.rows, sides.columns, [&](const LetterBoard& board) {
      if (::testing::Test::HasFailure()) return;
      for (const Player player : {Player::left, Player::right}) {
        for (const LetterBoard& after : game.results(board, player)) {
          bool falls = false;
          for (const Measure& measure : *measures) {
            const auto before = measured(measure, sides, board);
            const auto now = measured(measure, sides, after);
            falls = now < before;
            if (now != before) break;
          }
          EXPECT_TRUE(falls) << game.text.name << " " << game.print(board) << " "
                             << game.print(after);
        }
      }
    });
  }
}

TEST(Measures, FallWithEachMove) {
  for (const std::string& name : testing::names_of_shared_games()) {
    if (kind_of(name) != "none") expect_falling(PlainGame::shared(name));
  }
}

TEST(Measures, AreFoundForOtherRules) {
  const auto expect_found = [](const PlainGame& game) { expect_falling(game); };
  expect_found(PlainGame::with("Left x. -> .x\nRight o. -> .o"));
  expect_found(PlainGame::with("Left x.* . -> .=* x"));
  expect_found(PlainGame::with("Left x. -> .x towards n, ne\nRight o. -> .o towards e", "grid"));
  expect_found(PlainGame::with("Left x. -> .x towards e, s", "grid"));
  expect_found(PlainGame::with("Left x/. -> ./x\nRight o. -> x=", "grid"));
  expect_found(PlainGame::with("both [xo]* x -> [ox]* o"));
  expect_found(PlainGame::with("both x [xo]* -> o [ox]*"));
  expect_found(PlainGame::with("both x[xo]/[xo][xo] -> o[ox]/[ox][ox]", "grid", "x one, o two"));
  expect_found(PlainGame::with("Left x. -> .x then x -> #", "strip", ". free, x Left, # burned"));
}

TEST(Measures, AreNotFoundForRulesThatRepeat) {
  EXPECT_FALSE(measures_of(PlainGame::with("Left x. -> .x either way")));
  EXPECT_FALSE(measures_of(PlainGame::with("Left x. -> .x\nRight .x -> x.")));
  EXPECT_FALSE(measures_of(PlainGame::with("Left x -> .\nRight . -> x")));
  EXPECT_FALSE(measures_of(PlainGame::with("Left x. -> .x", "ring")));
  EXPECT_FALSE(measures_of(PlainGame::with("Left x. -> .x in all directions", "grid")));
  EXPECT_FALSE(measures_of(PlainGame::with("both [xo] [xo] x -> [ox] [ox] o either way")));
  EXPECT_FALSE(measures_of(PlainGame::with("Left x. -> ox\nLeft o -> .\nRight .x -> xo")));
}

// A board of one size is no proof: a run can take more than one cell back.
TEST(Measures, HoldForEachNumberOfRepetitions) {
  EXPECT_TRUE(measures_of(PlainGame::with("Left xx .* -> .x =*")));
  EXPECT_TRUE(measures_of(PlainGame::with("Left xx .* -> .. x*")));  // read from the left
  // Up to four cells there are fewer and fewer x, but xx.... - ..xxxx - xxxx.. - xx..xx - xxxx..
  EXPECT_FALSE(measures_of(PlainGame::with("Left xx .* -> .. x*\nRight .x -> x.")));
}

TEST(Measures, AreSaidInWords) {
  const auto texts = [](const std::string& name) {
    const PlainGame game = PlainGame::shared(name);
    const auto measures = measures_of(game);
    std::vector<std::string> out;
    if (!measures) return out;
    for (const Measure& measure : *measures) out.push_back(text_of(measure, game.text.signs()));
    return out;
  };
  using Texts = std::vector<std::string>;
  EXPECT_EQ(texts("clobber"), (Texts{"the number of cells x", "the number of cells o"}));
  EXPECT_EQ(texts("domineering"), (Texts{"the number of cells ."}));
  EXPECT_EQ(texts("twins"), (Texts{"the sum of the columns of cells H, from the left"}));
  EXPECT_EQ(texts("ruler"), (Texts{"the cells H, read from the right"}));
}

}  // namespace
}  // namespace summand
