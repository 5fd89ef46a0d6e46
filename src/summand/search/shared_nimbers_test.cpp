#include "summand/search/shared_nimbers.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <thread>
#include <vector>

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

TEST(SharedNimbers, FactsAreAddedOnBothSides) {
  SharedNimbers shared{Budget()};
  const PositionKey a{1, 2}, b{1, 3};
  NimberFacts none, some{.not_these = 5}, whole{.not_these = 2, .nimber = 4};
  shared.exchange(0, a, none);
  EXPECT_EQ(none, NimberFacts());
  shared.exchange(0, a, some);
  shared.exchange(0, a, whole);
  EXPECT_EQ(whole, (NimberFacts{.not_these = 7, .nimber = 4}));
  shared.exchange(0, a, some);
  EXPECT_EQ(some, whole);
  NimberFacts others;
  shared.exchange(0, b, others);
  shared.exchange(1, a, others);
  EXPECT_EQ(others, NimberFacts());
}

// No small board has them, but a file of results may.
TEST(SharedNimbers, LargeNimbersAreUnderstood) {
  const PositionKey board = games::Cram().key(Cells::full(4, 4)).value();
  for (const std::uint64_t nimber : {253u, 254u, 255u, 256u, 70'000u}) {
    SharedNimbers shared{Budget()};
    NimberFacts facts{.nimber = nimber + 1};
    shared.exchange(0, board, facts);
    NimberMember member({{"cram", "....|....|....|...."}}, &shared);
    EXPECT_EQ(member.nimber(), nimber);
  }
}

}  // namespace
}  // namespace summand
