#include "summand/search/shared_nimbers.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "summand/base/hash.hpp"
#include "summand/games/cram.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/search/nimber_search.hpp"

namespace summand {
namespace {

struct NamedBoard {
  std::string game, position;
};

// A search with data of its own.
class NimberMember {
 public:
  NimberMember(const std::vector<NamedBoard>& sum, SharedNimbers* shared)
      : search_(tables_, shared) {
    for (const NamedBoard& term : sum) {
      find_ruleset(term.game)->parse(term.position)->impartial_version().add_parts(tables_, parts_);
    }
  }

  std::uint64_t nimber() { return search_.nimber(parts_); }
  std::uint64_t nodes() const { return search_.nodes(); }

 private:
  ValueStore store_;
  Evaluators evaluators_{store_, By::search};
  PartTables tables_{evaluators_, EasyParts(4, 3)};
  NimberSearch search_;
  PartList parts_;
};

const std::vector<std::vector<NamedBoard>> kImpartialSums = {
    {{"cram", "....|....|....|...."}},
    {{"cram", ".....|...#.|....."}, {"cram", "....|.#..|...."}},
    {{"clobber", "xoxox|oxoxo|xoxox"}, {"cram", "....|....|...."}},
    {{"snort", "....|....|...."}, {"domineering", "....|....|...#"}},
};

TEST(SharedNimbers, ThreadsAgree) {
  for (const auto& sum : kImpartialSums) {
    NimberMember alone(sum, nullptr);
    const std::uint64_t expected = alone.nimber();
    EXPECT_GT(alone.nodes(), 50u);
    for (const unsigned threads : {1u, 2u, 3u}) {
      SharedNimbers shared{Budget()};
      std::vector<std::unique_ptr<NimberMember>> members;
      for (unsigned i = 0; i < threads; ++i) {
        members.push_back(std::make_unique<NimberMember>(sum, &shared));
      }
      std::vector<std::uint64_t> answers(threads, 99);
      std::vector<std::thread> running;
      for (unsigned i = 0; i < threads; ++i) {
        running.emplace_back([&, i] { answers[i] = members[i]->nimber(); });
      }
      for (std::thread& thread : running) thread.join();
      for (const std::uint64_t answer : answers) EXPECT_EQ(answer, expected) << sum[0].position;
    }
  }
}

// The second member learns the nimbers of all parts from the first.
TEST(SharedNimbers, MembersUnderstandEachOther) {
  for (const auto& sum : kImpartialSums) {
    SharedNimbers shared{Budget()};
    NimberMember first(sum, &shared), second(sum, &shared);
    const std::uint64_t nimber = first.nimber();
    EXPECT_EQ(second.nimber(), nimber);
    EXPECT_GT(first.nodes(), 50u);
    EXPECT_LE(second.nodes(), sum.size()) << sum[0].position;
  }
}

// What is known about a part after these facts are told.
NimberFacts facts_after(SharedNimbers& shared, const SharedPart& part, const NimberFacts& told) {
  shared.tell(part, told);
  NimberFacts out;
  shared.learn(part, out);
  return out;
}

TEST(SharedNimbers, FactsAreAdded) {
  SharedNimbers shared{Budget()};
  const SharedPart a{{1, 2}, 0};
  EXPECT_EQ(facts_after(shared, a, {}), NimberFacts());
  EXPECT_EQ(facts_after(shared, a, {.not_these = 5}), (NimberFacts{.not_these = 5}));
  const NimberFacts all{.not_these = 7, .nimber = 4};
  EXPECT_EQ(facts_after(shared, a, {.not_these = 2, .nimber = 4}), all);
  EXPECT_EQ(facts_after(shared, a, {}), all);
  NimberFacts own{.not_these = 16};
  shared.learn(a, own);
  EXPECT_EQ(own, (NimberFacts{.not_these = 23, .nimber = 4}));
  for (const SharedPart& other : {SharedPart{{1, 3}, 0}, {{2, 2}, 0}, {{1, 2}, 1}}) {
    EXPECT_EQ(facts_after(shared, other, {}), NimberFacts());
  }
}

TEST(SharedNimbers, NimbersBeyond32BitsAreNotShared) {
  SharedNimbers shared{Budget()};
  constexpr std::uint64_t kMost = 0xffffffff;
  EXPECT_EQ(facts_after(shared, {{1, 0}, 0}, {.not_these = 1, .nimber = kMost}).nimber, kMost);
  EXPECT_EQ(facts_after(shared, {{2, 0}, 0}, {.not_these = 1, .nimber = kMost + 1}),
            (NimberFacts{.not_these = 1}));
}

NimberFacts facts_of(std::uint64_t part) {
  return {.not_these = part * part + 1, .nimber = part % 1000 + 1};
}

bool is_within(const NimberFacts& some, const NimberFacts& all) {
  return (some.not_these & ~all.not_these) == 0 && (some.nimber == 0 || some.nimber == all.nimber);
}

// Nothing else is ever learned of a part than what was told. While the table grows a part may be
// forgotten, but most are known afterwards.
TEST(SharedNimbers, ManyPartsAreKnownAfterTheTableGrew) {
  constexpr std::uint64_t kParts = 600'000;
  SharedNimbers shared{Budget()};
  const auto part = [](std::uint64_t i) { return SharedPart{{i, i / 3}, std::uint32_t(i % 5)}; };
  std::vector<std::thread> threads;
  for (std::uint64_t thread = 0; thread < 3; ++thread) {
    threads.emplace_back([&, thread] {
      for (std::uint64_t i = 0; i < kParts; ++i) {
        if (i % 3 != thread) shared.tell(part(i), facts_of(i));
        for (const std::uint64_t any : {i, hash_word(i) % (i + 1)}) {
          NimberFacts other;
          shared.learn(part(any), other);
          ASSERT_TRUE(is_within(other, facts_of(any))) << any;
        }
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  std::uint64_t known = 0;
  for (std::uint64_t i = 0; i < kParts; ++i) {
    NimberFacts facts;
    shared.learn(part(i), facts);
    ASSERT_TRUE(is_within(facts, facts_of(i))) << i;
    if (facts == facts_of(i)) ++known;
  }
  EXPECT_GT(known, kParts / 2);
}

TEST(SharedNimbers, WithoutMemoryNoMorePartsAreShared) {
  const Budget budget(Budget::Limits{.memory = 10'000'000});
  SharedNimbers shared(budget);
  for (std::uint64_t i = 0; i < 400'000; ++i) shared.tell({{i, 0}, 0}, facts_of(i));
  EXPECT_EQ(facts_after(shared, {{0, 0}, 0}, {}), facts_of(0));
  std::uint64_t known = 0;
  for (std::uint64_t i = 0; i < 400'000; ++i) {
    NimberFacts facts;
    shared.learn({{i, 0}, 0}, facts);
    if (facts.nimber != 0) ++known;
  }
  EXPECT_GT(known, 100'000u);
  EXPECT_LT(known, 140'000u);
}

// No small board has them, but a file of results may.
TEST(SharedNimbers, LargeNimbersAreUnderstood) {
  const PositionKey board = games::Cram().key(Cells::full(4, 4)).value();
  for (const std::uint64_t nimber : {253u, 254u, 255u, 256u, 70'000u}) {
    SharedNimbers shared{Budget()};
    shared.tell({board, 0}, {.nimber = nimber + 1});
    NimberMember member({{"cram", "....|....|....|...."}}, &shared);
    EXPECT_EQ(member.nimber(), nimber);
  }
}

}  // namespace
}  // namespace summand
