#include "summand/games/nimble.hpp"

#include <gtest/gtest.h>

#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;

static_assert(SplitsIntoParts<Nimble> && MayBeImpartial<Nimble> && HasTheorem<Nimble> &&
              HasMirror<Nimble> && CountsMoves<Nimble> && FindsMovesToNimbers<Nimble> &&
              HasPicture<Nimble> && MakesStarts<Nimble> && PrintsCall<Nimble>);

TEST(Nimble, ACoinMaySlideOverOthersAndOntoThem) {
  EXPECT_EQ(moves_from<Nimble>("1,2", Player::left), (std::vector<std::string>{"1", "1,1", "2"}));
}

TEST(Nimble, ValuesOfTheBook) {
  std::size_t rows = 0;
  for (const auto& row : summand::testing::table("boards.tsv")) {
    if (row[0].rfind("nimble", 0) != 0) continue;
    EXPECT_TRUE(has_value<Nimble>(row[1], row[2] == "0" ? "0" : "*" + row[2])) << row[1];
    ++rows;
  }
  EXPECT_EQ(rows, 4u);
}

}  // namespace
}  // namespace summand::games
