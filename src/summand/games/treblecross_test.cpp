#include "summand/games/treblecross.hpp"

#include <gtest/gtest.h>
#include <map>

#include "summand/heaps/naive.hpp"
#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;

static_assert(SplitsIntoParts<Treblecross> && MayBeImpartial<Treblecross> &&
              HasMirror<Treblecross> && HasKey<Treblecross> && HasPicture<Treblecross> &&
              MakesStarts<Treblecross>);

std::string strip(int cells) { return std::string(static_cast<std::size_t>(cells), '.'); }

TEST(Treblecross, NobodyPutsACrossThatLetsTheOpponentMakeThree) {
  EXPECT_EQ(moves_from<Treblecross>("X.....", Player::left),
            (std::vector<std::string>{"X....X", "X...X.", "X..X.."}));
  EXPECT_EQ(moves_from<Treblecross>("..X..", Player::right), (std::vector<std::string>{}));
  EXPECT_FALSE(Treblecross().parse("X.X").has_value());
  EXPECT_FALSE(Treblecross().parse(std::string_view("X\0..", 4)).has_value());
}

TEST(Treblecross, ValuesOfEmptyStrips) {
  std::size_t rows = 0;
  for (const auto& row : summand::testing::table("boards.tsv")) {
    if (row[0] != "treblecross") continue;
    const int cells = std::stoi(row[1].substr(row[1].find("1x") + 2));
    EXPECT_TRUE(has_value<Treblecross>(strip(cells), row[2])) << row[1];
    ++rows;
  }
  EXPECT_EQ(rows, 6u);
}

TEST(Treblecross, AStripOfNCellsIsAHeapOfNPlusTwoUnderTheCode007) {
  const auto values = heaps::naive_nim_sequence(heaps::Code::parse("0.007").value(), 67);
  ValueStore store;
  Evaluator<Treblecross> evaluate(Treblecross(), store);
  for (int cells = 1; cells <= 64; ++cells) {
    const auto nimber = store.as_nimber(evaluate(Strip(cells, 0, 0)));
    EXPECT_EQ(nimber, values[static_cast<std::size_t>(cells) + 2]) << cells;
  }
}

// The game as it is played: crosses anywhere, on several strips. The first three in a row on any
// strip win at once.
class RealGame {
 public:
  bool next_player_wins(const std::vector<std::string>& strips) {
    if (const auto known = wins_.find(strips); known != wins_.end()) return known->second;
    bool wins = false;
    std::vector<std::string> after = strips;
    for (std::string& strip : after) {
      for (char& cell : strip) {
        if (cell == 'X' || wins) continue;
        cell = 'X';
        wins = strip.find("XXX") != strip.npos || !next_player_wins(after);
        cell = '.';
      }
    }
    return wins_[strips] = wins;
  }

 private:
  std::map<std::vector<std::string>, bool> wins_;
};

TEST(Treblecross, ARealStripOfAtLeastThreeCellsIsWonAsItsValueSays) {
  RealGame game;
  for (int cells = 3; cells <= 13; ++cells) {
    EXPECT_EQ(!game.next_player_wins({strip(cells)}), has_value<Treblecross>(strip(cells), "0"))
        << cells;
  }
}

TEST(Treblecross, TwoRealStripsAddUpAsHeaps) {
  RealGame game;
  ValueStore store;
  Evaluator<Treblecross> evaluate(Treblecross(), store);
  for (int one = 3; one <= 6; ++one) {
    for (int other = one; one + other <= 12; ++other) {
      const bool lost = evaluate(Strip(one, 0, 0)) == evaluate(Strip(other, 0, 0));
      EXPECT_EQ(!game.next_player_wins({strip(one), strip(other)}), lost) << one << " " << other;
    }
  }
}

}  // namespace
}  // namespace summand::games
