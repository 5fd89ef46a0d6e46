#include "summand/number/integer_words.hpp"

#include <gmock/gmock.h>
#include <limits>

namespace summand::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(IntegerWords, BeginWithTheLeastSignificantOne) {
  EXPECT_THAT(words_of(0), IsEmpty());
  EXPECT_THAT(words_of(-5), ElementsAre(5));
  EXPECT_THAT(words_of(std::numeric_limits<std::int64_t>::min()),
              ElementsAre(std::uint64_t{1} << 63));
  EXPECT_THAT(words_of(Dyadic::power_of_two(64)), ElementsAre(0, 1));
  EXPECT_THAT(words_of(Dyadic::power_of_two(130) + 3), ElementsAre(3, 0, 4));
}

TEST(IntegerWords, GiveTheIntegerAgain) {
  for (int bits = 0; bits < 300; bits += 7) {
    for (const Dyadic& x : {Dyadic::power_of_two(bits), Dyadic::power_of_two(bits) - 1}) {
      EXPECT_EQ(integer_of(words_of(x), false), x);
      EXPECT_EQ(integer_of(words_of(-x), true), -x);
    }
  }
}

TEST(IntegerWords, OfTheLongestNumbers) {
  const auto bits = static_cast<std::int64_t>(Dyadic::kMaxBits);
  const Dyadic longest = Dyadic::power_of_two(bits - 1);
  const std::vector<std::uint64_t> words = words_of(longest);
  EXPECT_EQ(words.size(), (Dyadic::kMaxBits + 63) / 64);
  EXPECT_EQ(integer_of(words, true), -longest);
}

TEST(IntegerWords, MayHaveZerosAtTheEnd) {
  const std::uint64_t words[] = {7, 0, 0};
  EXPECT_EQ(integer_of(words, true), Dyadic(-7));
  EXPECT_EQ(integer_of({}, false), Dyadic(0));
}

}  // namespace
}  // namespace summand::testing
