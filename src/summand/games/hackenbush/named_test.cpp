#include "summand/games/hackenbush/named.hpp"

#include <gtest/gtest.h>
#include <map>
#include <string>

#include "summand/games/hackenbush.hpp"
#include "summand/testing/games.hpp"

namespace summand::games::hackenbush {
namespace {

Result<ColouredGraph> named(std::string name) {
  return make_picture({Argument{Word{std::move(name)}, 0}});
}

// The dog has the value that the book gives for its dog. The girl and the bed have the values that
// CGSuite finds.
TEST(NamedPictures, HaveTheirValues) {
  const std::map<std::string_view, std::string_view> values{
      {"dog", "2"}, {"girl", "*2"}, {"chair", "1/4"}, {"table", "1/2"}, {"bed", "1/128"}};
  for (const NamedPicture& picture : named_pictures()) {
    EXPECT_TRUE(testing::has_value<Hackenbush>(picture.edges, values.at(picture.name)))
        << picture.name;
  }
}

TEST(NamedPictures, AreFoundByName) {
  for (const NamedPicture& picture : named_pictures()) {
    EXPECT_EQ(named(std::string(picture.name)).value(), parse(picture.edges).value());
  }
  const auto unknown = named("unicorn");
  ASSERT_FALSE(unknown);
  EXPECT_TRUE(unknown.error().message.contains("dog, girl, chair, table, bed"));
}

TEST(NamedPictures, AreListedWithTheRules) {
  for (const NamedPicture& picture : named_pictures()) {
    EXPECT_TRUE(Hackenbush::info.notation.contains("(" + std::string(picture.name) + ")"));
  }
}

// Nine edges against seven. Each is connected to the ground by its own colour (Winning Ways ch. 1).
TEST(NamedPictures, TheDogIsWorthItsBlueEdgesLessItsRedOnes) {
  int blue_edges = 0, red_edges = 0;
  const ColouredGraph dog = named("dog").value();
  for (const Edge edge : dog.edges()) ++(edge.colour() == blue ? blue_edges : red_edges);
  EXPECT_EQ(blue_edges, 9);
  EXPECT_EQ(red_edges, 7);
}

}  // namespace
}  // namespace summand::games::hackenbush
