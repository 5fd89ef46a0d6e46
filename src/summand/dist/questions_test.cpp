#include "summand/dist/questions.hpp"

#include <gtest/gtest.h>
#include <map>
#include <random>

namespace summand::dist {
namespace {

TEST(Questions, AskTheSameOnlyOnceAndKeepTheSlotsOfEachRankTogether) {
  std::mt19937_64 random(7);
  Questions questions(3, 500);
  for (int round = 0; round < 20; ++round) {
    questions.clear();
    std::map<std::pair<unsigned, std::uint32_t>, std::uint32_t> slots;
    while (questions.left() > 0) {
      const auto rank = static_cast<unsigned>(random() % 3);
      const auto what = static_cast<std::uint32_t>(random() % 1000);
      const std::uint32_t slot = questions.ask(rank, what);
      ASSERT_EQ(slot / 500, rank);
      ASSERT_EQ(questions.asked()[slot], what);
      slots.try_emplace({rank, what}, slot);
    }
    std::size_t asked = 0;
    for (const std::uint32_t size : questions.sizes()) asked += size;
    // A question is asked again only if another one took its entry.
    EXPECT_GE(asked, slots.size());
    EXPECT_LE(asked, slots.size() + slots.size() / 10);
  }
}

TEST(Questions, ForgetTheSlotsOfEarlierRounds) {
  Questions questions(2, 4);
  EXPECT_EQ(questions.ask(1, 10), 4u);
  EXPECT_EQ(questions.ask(1, 11), 5u);
  EXPECT_EQ(questions.ask(1, 10), 4u);
  EXPECT_EQ(questions.left(), 2u);
  questions.clear();
  EXPECT_EQ(questions.left(), 4u);
  EXPECT_EQ(questions.ask(1, 11), 4u);
  EXPECT_EQ(questions.ask(0, 11), 0u);
}

}  // namespace
}  // namespace summand::dist
