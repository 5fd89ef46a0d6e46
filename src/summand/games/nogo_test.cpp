#include "summand/games/nogo.hpp"

#include <gtest/gtest.h>
#include <set>

#include "summand/testing/games.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using summand::testing::parts_from;

static_assert(SplitsIntoParts<Nogo> && HasRepresentative<Nogo> && HasMirror<Nogo> && HasKey<Nogo> &&
              HasPicture<Nogo> && MakesStarts<Nogo> && SplitsByMoves<Nogo> && NamesCells<Nogo> &&
              CountsMoves<Nogo> && SearchesBoards<Nogo> && Learns<Nogo>);

using TextRows = std::vector<std::string>;

TextRows rows_of(const std::string& text) {
  TextRows rows(1);
  for (const char c : text) {
    if (c == '|') {
      rows.emplace_back();
    } else {
      rows.back() += c;
    }
  }
  return rows;
}

// The stone without its safety.
char plain(char stone) { return stone == '<' ? 'x' : stone == '>' ? 'o' : stone; }

// Walks over the group of a stone; true if it finds a free cell or a safe stone.
bool has_liberty(const TextRows& rows, std::size_t row, std::size_t column,
                 std::set<std::pair<std::size_t, std::size_t>>& seen, char colour) {
  if (row >= rows.size() || column >= rows[row].size()) return false;
  const char here = rows[row][column];
  if (here == '.') return true;
  if (plain(here) != colour || !seen.emplace(row, column).second) return false;
  if (here != colour) return true;
  return has_liberty(rows, row + 1, column, seen, colour) ||
         has_liberty(rows, row - 1, column, seen, colour) ||
         has_liberty(rows, row, column + 1, seen, colour) ||
         has_liberty(rows, row, column - 1, seen, colour);
}

bool all_have_liberties(const TextRows& rows) {
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t column = 0; column < rows[row].size(); ++column) {
      const char colour = plain(rows[row][column]);
      std::set<std::pair<std::size_t, std::size_t>> seen;
      if (colour != 'x' && colour != 'o') continue;
      if (!has_liberty(rows, row, column, seen, colour)) return false;
    }
  }
  return true;
}

// The rules as they are written: put the stone, then look at every group of the board.
std::vector<std::string> moves_by_definition(const std::string& text, char stone) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '.') continue;
    std::string after = text;
    after[i] = stone;
    if (all_have_liberties(rows_of(after))) out.push_back(after);
  }
  std::ranges::sort(out);
  return out;
}

TEST(Nogo, MovesAreThoseOfTheDefinition) {
  const Nogo rules;
  std::size_t positions = 0, moves = 0, forbidden = 0;
  rules.small_positions([&](const Nogo::Position& position) {
    const std::string text = rules.print(position);
    ++positions;
    for (const Player player : {Player::left, Player::right}) {
      const auto expected = moves_by_definition(text, player == Player::left ? 'x' : 'o');
      EXPECT_EQ(moves_from<Nogo>(text, player), expected) << text;
      moves += expected.size();
      forbidden += static_cast<std::size_t>(std::ranges::count(text, '.')) - expected.size();
    }
  });
  EXPECT_GT(positions, 10'000u);
  EXPECT_GT(moves, 10'000u);
  EXPECT_GT(forbidden, 10'000u);
}

TEST(Nogo, NeitherCapturesNorSuicidesAreMoves) {
  EXPECT_EQ(moves_from<Nogo>(".o.", Player::left), (std::vector<std::string>{}));
  EXPECT_EQ(
      moves_from<Nogo>("xo.", Player::left),
      (std::vector<std::string>{"error: the group of this stone has no free cell beside it"}));
  EXPECT_EQ(moves_from<Nogo>("x.o.", Player::right), (std::vector<std::string>{"x.oo"}));
  EXPECT_EQ(moves_from<Nogo>("xx.|.x.|oo.", Player::right),
            (std::vector<std::string>{"xx.|.x.|ooo", "xx.|.xo|oo.", "xx.|ox.|oo.", "xxo|.x.|oo."}));
}

TEST(Nogo, AGroupWithASafeStoneNeedsNoFreeCell) {
  EXPECT_EQ(moves_from<Nogo>("<.", Player::left), (std::vector<std::string>{"<x"}));
  EXPECT_EQ(moves_from<Nogo>("<.", Player::right), (std::vector<std::string>{}));
  EXPECT_EQ(moves_from<Nogo>("<.>", Player::right), (std::vector<std::string>{"<o>"}));
}

// Other programs write ordinary stones as capitals.
TEST(Nogo, CapitalsAreOrdinaryStones) {
  const Nogo rules;
  EXPECT_EQ(rules.print(rules.parse("XO.|.X.").value()), "xo.|.x.");
  EXPECT_TRUE(has_value<Nogo>("X.", "0"));
  EXPECT_FALSE(rules.parse("XO"));
}

TEST(Nogo, StonesOfDifferentPlayersDoNotJoinParts) {
  EXPECT_EQ(parts_from<Nogo>("..xo.."), (std::vector<std::string>{"..x", "..o"}));
  EXPECT_EQ(parts_from<Nogo>("..xx.."), (std::vector<std::string>{"..x.."}));
  EXPECT_EQ(parts_from<Nogo>("..|x#|#o|.."), (std::vector<std::string>{"..|x#", "#o|.."}));
}

// Nobody may move between the x and the o at the left end: each would take the last free cell of
// the other, and after that of its own stone. So the o is safe.
TEST(Nogo, GroupsBesideADeadCellAreSafe) {
  EXPECT_EQ(parts_from<Nogo>("x.o..."), (std::vector<std::string>{"...>"}));
  EXPECT_EQ(parts_from<Nogo>("x.o.x"), (std::vector<std::string>{}));
  EXPECT_EQ(parts_from<Nogo>("x.o..o.x"), (std::vector<std::string>{">..>"}));
}

// A board of at most 64 cells is a word, a larger one is not.
TEST(Nogo, LargeBoardsHaveTheSameMovesAndParts) {
  const Nogo rules;
  const std::string holes(30, '#');
  int seen = 0, compared = 0;
  rules.small_positions([&](const Nogo::Position& small) {
    if (small.free.rows() != 3 || ++seen % 5 != 0) return;
    std::string text;
    for (const std::string& row : rows_of(rules.print(small))) {
      text += (text.empty() ? "" : "|") + row + holes;
    }
    const Nogo::Position large = rules.parse(text).value();
    ASSERT_GT(large.size(), 64);
    EXPECT_EQ(rules.parts(large), rules.parts(small)) << rules.print(small);
    for (const Player player : {Player::left, Player::right}) {
      std::vector<std::string> names, expected;
      rules.for_each_move(large, player, [&](Nogo::Move move) {
        names.push_back(rules.print_move(large, player, move));
      });
      rules.for_each_move(small, player, [&](Nogo::Move move) {
        expected.push_back(rules.print_move(small, player, move));
      });
      EXPECT_EQ(names, expected) << rules.print(small);
    }
    ++compared;
  });
  EXPECT_GT(compared, 1'000);
}

// By hand: on two cells either player moves once. On three cells the first stone at an end keeps
// the other end for its player. <. is a move of Left alone, <.> one of either player.
TEST(Nogo, SmallValues) {
  EXPECT_TRUE(has_value<Nogo>(".", "0"));
  EXPECT_TRUE(has_value<Nogo>("..", "*"));
  EXPECT_TRUE(has_value<Nogo>("...", "+-1"));
  EXPECT_TRUE(has_value<Nogo>("<.", "1"));
  EXPECT_TRUE(has_value<Nogo>("<.>", "*"));
  EXPECT_TRUE(has_value<Nogo>("o.#", "0"));
}

TEST(Nogo, SaysWhereTheInputIsWrong) {
  const auto bad = Nogo().parse("..|.y");
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().offset, 4u);
  const auto caught = Nogo().parse("..o|..x|.ox");
  ASSERT_TRUE(caught) << caught.error().message;
  const auto taken = Nogo().parse("...|.ox|.xo");
  ASSERT_FALSE(taken);
  EXPECT_EQ(taken.error().offset, 10u);
}

TEST(Nogo, DifferentBoardsHaveDifferentKeys) {
  std::set<PositionKey> keys;
  std::set<Nogo::Position> positions;
  const Nogo rules;
  rules.small_positions([&](const Nogo::Position& position) {
    keys.insert(rules.key(position).value());
    positions.insert(position);
  });
  for (const char* const text :
       {"................", ".................", "..................", "<................",
        "x................", "......|......|......"}) {
    keys.insert(rules.key(rules.parse(text).value()).value());
    positions.insert(rules.parse(text).value());
  }
  EXPECT_EQ(keys.size(), positions.size());
  EXPECT_FALSE(rules.key(rules.parse(std::string(37, '.')).value()));
}

TEST(Nogo, StartsFromAnEmptyBoard) {
  const auto start = Nogo::make({{.what = Dimensions{{2, 3}}}});
  ASSERT_TRUE(start.has_value());
  EXPECT_EQ(Nogo().print(start->position), "...|...");
}

}  // namespace
}  // namespace summand::games
