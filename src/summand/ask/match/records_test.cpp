// Records of all games, as version 0.2.0 wrote them and as they are written today.
#include <gtest/gtest.h>
#include <string>

#include "summand/ask/match/match_start.hpp"
#include "summand/base/file.hpp"
#include "summand/testing/table.hpp"

namespace summand::ask {
namespace {

struct File {
  std::string name;
  std::string_view game, text;  // the name of the game, and the state at the end
  std::size_t made;
};

TEST(Records, OfAllGamesAndVersionsAreRead) {
  const File files[] = {
      {"sum_1", "sum", "toads-and-frogs(\"T.TFF\") + domineering(\"..|..|..\") + *", 2},
      {"sum_2", "sum", "clobber(\".x|ox|xo\") + nim(1)", 3},
      {"sucker_1", "sucker",
       "blue: b1; red: r1; yellow: y2; piles: b r; before: red blue; to move: blue", 4},
      {"sucker_2", "sucker", "", 4},
      {"babylon_1", "babylon", "4r", 3},
      {"babylon_2", "babylon", "2r 1g", 1},
      {"rounds_1", "babylon", "1r 1r", 5},
      {"rounds_2", "babylon", "1r 2r", 2},
      {"dots_1", "dots-and-boxes", "1x2 a1-b1 c1-c2; 0-0; first to move", 2},
      {"dots_2", "dots-and-boxes", "1x1 a1-b1 a2-b2; 0-0; first to move", 2},
  };
  for (const File& file : files) {
    const std::string path =
        summand::testing::path_in_tree("tests/data/records/" + file.name + ".txt");
    const auto record = summand::read_at_most(path, 10'000);
    ASSERT_TRUE(record) << path;
    Session session;
    const auto match = loaded_match(session, {}, *record);
    ASSERT_TRUE(match) << path << ": " << match.error().error.message;
    const GameInPlay& game = (*match)->game();
    EXPECT_EQ(game.key(), file.game);
    EXPECT_EQ(game.made(), file.made) << path;
    if (!file.text.empty()) {
      EXPECT_EQ(game.state_as_text(), file.text) << path;
    }
    // What is written today is read back.
    const std::string today = (*match)->record();
    EXPECT_TRUE(today.starts_with("summand match 2\ngame ")) << today;
    const bool is_old = file.name.ends_with("1");
    if (!is_old) {
      EXPECT_EQ(today, *record);
    }
    const auto again = loaded_match(session, {}, today);
    ASSERT_TRUE(again) << today << again.error().error.message;
    EXPECT_EQ((*again)->record(), today);
    EXPECT_EQ((*again)->game().state_as_text(), game.state_as_text());
  }
}

}  // namespace
}  // namespace summand::ask
