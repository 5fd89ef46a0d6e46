#include "summand/search/shared_sums.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "summand/ruleset/registry.hpp"
#include "summand/search/sum_search.hpp"

namespace summand {
namespace {

struct Named {
  std::string game, position;
};

// A search with data of its own.
class Member {
 public:
  Member(const std::vector<Named>& sum, SharedSums* shared) {
    PartList parts;
    for (const Named& term : sum) {
      find_ruleset(term.game)->parse(term.position)->add_parts(tables_, parts);
    }
    search_ = shared != nullptr ? std::make_unique<SumSearch>(tables_, *shared)
                                : std::make_unique<SumSearch>(tables_, 12);
    sum_ = search_->sum_of(parts);
  }

  bool wins(Player first) { return search_->wins(sum_, first); }
  std::uint64_t nodes() const { return search_->nodes(); }

 private:
  ValueStore store_;
  Evaluators evaluators_{store_, By::search};
  PartTables tables_{evaluators_, EasyParts(4, 3)};
  std::unique_ptr<SumSearch> search_;
  SearchSum sum_;
};

const std::vector<std::vector<Named>> kSums = {
    {{"clobber", "xoxox|oxoxo|xoxox"}},
    {{"domineering", "......|......|......|.....#|......"}, {"clobber", "xoxoxo|oxoxox"}},
    {{"clobber", "xoxo|oxox|xoxo"}, {"amazons", "L..R|....|#..#"}},
    {{"snort", "....|....|...."}, {"col", ".....|....."}},
};

// All members find the same answer, and so does a search alone.
TEST(SharedSums, ThreadsAgree) {
  Budget budget;
  for (const auto& sum : kSums) {
    for (const Player first : {Player::left, Player::right}) {
      Member alone(sum, nullptr);
      const bool expected = alone.wins(first);
      EXPECT_GT(alone.nodes(), 50u);
      for (const unsigned threads : {2u, 3u}) {
        SharedSums shared(budget, 12);
        std::vector<std::unique_ptr<Member>> members;
        for (unsigned i = 0; i < threads; ++i) {
          members.push_back(std::make_unique<Member>(sum, &shared));
        }
        std::vector<int> answers(threads, -1);
        std::vector<std::thread> running;
        for (unsigned i = 0; i < threads; ++i) {
          running.emplace_back([&, i] { answers[i] = members[i]->wins(first) ? 1 : 0; });
        }
        for (std::thread& thread : running) thread.join();
        for (const int answer : answers) EXPECT_EQ(answer, expected ? 1 : 0) << sum[0].position;
      }
    }
  }
}

// The keys mean the same to all members: the second one finds the answer of the first.
TEST(SharedSums, MembersUnderstandEachOther) {
  Budget budget;
  for (const auto& sum : kSums) {
    SharedSums shared(budget, 14);
    Member first(sum, &shared), second(sum, &shared);
    const bool wins = first.wins(Player::left);
    EXPECT_EQ(second.wins(Player::left), wins);
    EXPECT_GT(first.nodes(), 50u);
    EXPECT_EQ(second.nodes(), 0u) << sum[0].position;
  }
}

TEST(SharedSums, OneSearchAloneIsASharedSearch) {
  Budget budget;
  for (const auto& sum : kSums) {
    SharedSums shared(budget, 12);
    for (const Player first : {Player::left, Player::right}) {
      EXPECT_EQ(Member(sum, &shared).wins(first), Member(sum, nullptr).wins(first));
    }
  }
}

TEST(SharedSums, TheTableKeepsTheResultsOfMostWork) {
  Budget budget;
  Transpositions table(budget, 0);  // one pair of places
  const SumKey a{1, 2}, b{3, 4}, c{5, 6};
  table.insert(a, 1, 100);
  table.insert(b, 0, 5);
  EXPECT_EQ(table.find(a), 1);
  EXPECT_EQ(table.find(b), 0);
  table.insert(c, 1, 7);
  EXPECT_EQ(table.find(a), 1);
  EXPECT_EQ(table.find(b), std::nullopt);
  EXPECT_EQ(table.find(c), 1);
}

TEST(SharedSums, AGrowingTableForgetsLittle) {
  Budget budget;
  Transpositions table(budget, 18);
  const auto key = [](std::uint64_t i) { return SumKey{hash_word(i), hash_word(i + 7)}; };
  for (std::uint64_t i = 0; i < 100'000; ++i) {
    table.insert(key(i), static_cast<std::int32_t>(i), 1);
  }
  std::size_t found = 0;
  for (std::uint64_t i = 0; i < 100'000; ++i) {
    if (const auto result = table.find(key(i))) {
      EXPECT_EQ(*result, static_cast<std::int32_t>(i));
      ++found;
    }
  }
  EXPECT_GT(found, 97'000u);
}

TEST(SharedSums, ATableWithoutMemoryDoesNotGrow) {
  Budget budget(Budget::Limits{.memory = 1 << 20});
  Transpositions table(budget, 24);
  for (std::uint64_t i = 0; i < 100'000; ++i) table.insert({hash_word(i), i}, 1, 1);
  EXPECT_LE(budget.charged(), std::size_t{1} << 20);
}

}  // namespace
}  // namespace summand
