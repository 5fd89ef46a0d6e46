#include "summand/games/hackenbush/families.hpp"

#include <gtest/gtest.h>
#include <string>

#include "summand/games/hackenbush.hpp"
#include "summand/ruleset/evaluate.hpp"
#include "summand/value/outcome.hpp"
#include "summand/value/print.hpp"

namespace summand::games::hackenbush {
namespace {

TEST(HackenbushFamilies, AFlowerIsAGreenStemWithPetals) {
  EXPECT_EQ(print(flower(2, 1, 1)), "0-1G 1-2G 2-3L 2-4R");
  EXPECT_EQ(print(flower(0, 1, 0)), "L");
  EXPECT_EQ(print(flower(3, 0, 0)), "GGG");
  EXPECT_EQ(print(flower(0, 0, 0)), "0");
}

TEST(HackenbushFamilies, PicturesStandTogetherOnOneGround) {
  EXPECT_EQ(print(together({flower(1, 1, 0), flower(0, 0, 0), flower(2, 0, 0)})), "GL GG");
  EXPECT_EQ(print(together({})), "0");
}

std::string made(Arguments arguments) {
  const auto start = Hackenbush::make(arguments);
  return start ? Hackenbush{}.print(start->position)
               : std::to_string(start.error().offset) + ": " + start.error().message;
}

TEST(HackenbushFamilies, FlowersAreMadeOfThreeNumbers) {
  const std::string otherwise =
      ": expected a position in quotes, such as \"LRRLG\", or a flower by its stem, blue and red "
      "petals: (flower, 3, 2, 1), or one of dog, girl, chair, table, bed";
  const auto number = [](std::int64_t n, std::size_t offset) { return Argument{n, offset}; };
  EXPECT_EQ(made({{Word{"flower"}, 0}, number(1, 8), number(1, 11), number(0, 14)}), "GL");
  EXPECT_EQ(made({{Word{"flower"}, 0}, number(1, 8), number(-1, 11), number(0, 14)}),
            "11: expected an integer that is not negative");
  EXPECT_EQ(made({{Word{"flower"}, 0}, number(1, 8), number(1, 11)}), "0" + otherwise);
  EXPECT_EQ(made({{Word{"flower"}, 0}, number(1, 8), number(1'000'000, 11), number(0, 20)}),
            "11: a position has at most 1000000 edges");
  EXPECT_EQ(made({{Word{"flour"}, 4}}), "4" + otherwise);
  EXPECT_EQ(made({}), "0" + otherwise);
}

class Flowers : public ::testing::Test {
 protected:
  Outcome who_wins(const std::vector<ColouredGraph>& garden) {
    return outcome(store_, value_(together(garden)));
  }

 private:
  ValueStore store_;
  Evaluator<Hackenbush> value_{{}, store_};
};

TEST_F(Flowers, ABlueFlowerBesideAGreenStalkWinsOnlyIfTheStalkIsTall) {
  for (int stem = 1; stem <= 5; ++stem) {
    for (int stalk = 0; stalk <= 6; ++stalk) {
      for (int petals = 1; petals <= 2; ++petals) {
        EXPECT_EQ(who_wins({flower(stem, petals, 0), flower(stalk, 0, 0)}),
                  stalk < stem ? Outcome::next : Outcome::left)
            << stem << " " << stalk;
      }
    }
  }
}

TEST_F(Flowers, TheShorterStemWinsForAnyPetals) {
  for (int blue_stem = 1; blue_stem <= 4; ++blue_stem) {
    for (int red_stem = 1; red_stem <= 4; ++red_stem) {
      for (int blue_petals = 1; blue_petals <= 3; ++blue_petals) {
        for (int red_petals = 1; red_petals <= 3; ++red_petals) {
          // For equal stems the greater number of petals decides.
          const int ahead = blue_stem != red_stem ? red_stem - blue_stem : blue_petals - red_petals;
          EXPECT_EQ(who_wins({flower(blue_stem, blue_petals, 0), flower(red_stem, 0, red_petals)}),
                    ahead > 0   ? Outcome::left
                    : ahead < 0 ? Outcome::right
                                : Outcome::previous);
        }
      }
    }
  }
}

}  // namespace
}  // namespace summand::games::hackenbush
