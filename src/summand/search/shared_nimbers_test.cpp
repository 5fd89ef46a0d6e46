#include "summand/search/shared_nimbers.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "summand/ruleset/registry.hpp"
#include "summand/search/nimber_search.hpp"

namespace summand {
namespace {

struct NamedBoard {
  std::string game, position;
};

// What the searches of one sum share.
struct Team {
  ValueStore store;
  SharedRecords records;
  SharedNimbers nimbers{Budget()};
};

// A search with data of its own, or a member of a team.
class NimberMember {
 public:
  NimberMember(const std::vector<NamedBoard>& sum, Team* team)
      : store_(team != nullptr ? team->store.sibling() : std::make_unique<ValueStore>()),
        tables_(evaluators_, EasyParts(4, 3), team != nullptr ? &team->records : nullptr),
        search_(tables_, team != nullptr ? &team->nimbers : nullptr) {
    for (const NamedBoard& term : sum) {
      find_ruleset(term.game)->parse(term.position)->impartial_version().add_parts(tables_, parts_);
    }
  }

  const PartList& parts() const { return parts_; }
  std::uint64_t nimber() { return search_.nimber(parts_); }
  std::uint64_t nodes() const { return search_.nodes(); }

 private:
  std::unique_ptr<ValueStore> store_;
  Evaluators evaluators_{*store_, By::search};
  PartTables tables_;
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
      Team team;
      std::vector<std::unique_ptr<NimberMember>> members;
      for (unsigned i = 0; i < threads; ++i) {
        members.push_back(std::make_unique<NimberMember>(sum, &team));
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

// The second member knows all that the first has found.
TEST(SharedNimbers, MembersUnderstandEachOther) {
  for (const auto& sum : kImpartialSums) {
    Team team;
    NimberMember first(sum, &team), second(sum, &team);
    EXPECT_EQ(first.parts().parts, second.parts().parts);
    EXPECT_EQ(first.parts().values, second.parts().values);
    const std::uint64_t nimber = first.nimber();
    EXPECT_GT(first.nodes(), 50u);
    EXPECT_EQ(second.nimber(), nimber);
    EXPECT_EQ(second.nodes(), 0u) << sum[0].position;
  }
}

// No small board has them, but a file of results may.
TEST(SharedNimbers, LargeNimbersAreUnderstood) {
  for (const std::uint64_t nimber : {253u, 254u, 255u, 256u, 70'000u}) {
    Team team;
    NimberMember member({{"cram", "....|....|....|...."}}, &team);
    const PartId board = member.parts().parts.at(0);
    team.nimbers.known().of(board.table).add(board.number, {.nimber = nimber + 1});
    EXPECT_EQ(member.nimber(), nimber);
  }
}

}  // namespace
}  // namespace summand
