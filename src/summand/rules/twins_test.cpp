// Games that are in C++ and in a file of share/games, some of them under another name.
#include <gtest/gtest.h>
#include <memory>
#include <set>
#include <string>
#include <string_view>

#include "summand/rules/text_game_test_support.hpp"
#include "summand/ruleset/registry.hpp"

namespace summand {
namespace {

std::set<std::string> after_moves(const AnyPosition& position, Player player) {
  std::set<std::string> out;
  for (const AnyMove& move : position.moves(player)) out.insert(move.after.print());
  return out;
}

// Compares moves and values on all ways to fill the board. `text` is the empty board, and the first
// letter is a free cell. Boards that the game in C++ does not read are left out. Loopy games have
// no values.
class Twins {
 public:
  Twins(std::string_view name, const std::string& file, std::string_view letters = ".xo")
      : game_(find_ruleset(name)), file_(testing::shared_text_game(file)), letters_(letters) {}

  void compare_all(std::string text) {
    ASSERT_TRUE(game_ != nullptr && file_ != nullptr);
    for (std::size_t i = 0; i < text.size();) {
      if (const auto position = game_->parse(text)) compare(*position, text);
      // Counts up, with one digit for each cell.
      for (i = 0; i < text.size(); ++i) {
        if (text[i] == '|') continue;
        const std::size_t next = letters_.find(text[i]) + 1;
        text[i] = letters_[next % letters_.size()];
        if (next < letters_.size()) break;
      }
    }
  }

  std::size_t positions = 0, moves = 0;

 private:
  void compare(const AnyPosition& position, const std::string& text) {
    const auto twin = file_->parse(text);
    ASSERT_TRUE(twin) << text;
    ++positions;
    for (const Player player : {Player::left, Player::right}) {
      const auto expected = after_moves(*twin, player);
      EXPECT_EQ(after_moves(position, player), expected) << text;
      moves += expected.size();
    }
    EXPECT_EQ(position.loopy(), twin->loopy()) << text;
    if (position.loopy()) return;
    EXPECT_EQ(position.value(evaluators_), twin->value(evaluators_)) << text;
  }

  ValueStore store_;
  Evaluators evaluators_{store_};
  const AnyRuleset* game_;
  std::shared_ptr<const AnyRuleset> file_;
  std::string_view letters_;
};

// The board with a group that has no free cell is not read by NoGo.
TEST(Twins, NogoOnOneRowIsNogoOnAStrip) {
  Twins twins("nogo", "nogo-strip");
  for (std::size_t length = 1; length <= 8; ++length) twins.compare_all(std::string(length, '.'));
  EXPECT_GT(twins.positions, 1'000u);
  EXPECT_GT(twins.moves, 3'000u);
}

TEST(Twins, CannibalClobberIsHotClobber) {
  Twins twins("cannibal-clobber", "hot-clobber");
  for (const char* const board : {".......", "...|...", "..|..|.."}) twins.compare_all(board);
  EXPECT_GT(twins.positions, 3'000u);
  EXPECT_GT(twins.moves, 10'000u);
}

TEST(Twins, BackslidingToadsAndFrogsAreTheirFile) {
  Twins twins("backsliding-toads-and-frogs", "backsliding-toads-and-frogs", ".TF");
  for (std::size_t length = 1; length <= 7; ++length) twins.compare_all(std::string(length, '.'));
  EXPECT_GT(twins.positions, 3'000u);
  EXPECT_GT(twins.moves, 9'000u);
}

TEST(Twins, FoxAndGeeseAreTheirFile) {
  Twins twins("fox-and-geese", "fox-and-geese", ".gf#");
  for (const char* const board : {"...|...", "..|..|.."}) twins.compare_all(board);
  EXPECT_GT(twins.positions, 8'000u);
  EXPECT_GT(twins.moves, 5'000u);
}

}  // namespace
}  // namespace summand
