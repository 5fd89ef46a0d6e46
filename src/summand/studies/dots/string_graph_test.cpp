#include "summand/search/strings/string_graph.hpp"

#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

#include "summand/search/strings/nimstring.hpp"
#include "summand/studies/dots/all_sets_test_support.hpp"
#include "summand/studies/dots/net_solver.hpp"

namespace summand::dots {
namespace {

using namespace strings;

StringGraph random_graph(std::mt19937& random) {
  StringGraph out{.coins = 1 + static_cast<int>(random() % 8)};
  const std::size_t strings = 1 + random() % 14;
  while (out.strings.size() < strings) {
    const auto coin = [&] { return static_cast<int>(random() % (out.coins + 1u)) - 1; };
    const std::pair ends(coin(), coin());
    if (ends.first != ends.second) out.strings.push_back(ends);
  }
  return out;
}

// Parallel strings, odd loops, coins without strings and unconnected parts are among them.
TEST(StringGraphs, HaveTheNetsOfTheTableOfAllSets) {
  std::mt19937 random(4);
  for (int i = 0; i < 1500; ++i) {
    const StringGraph graph = random_graph(random);
    const AllSets table(graph.coins, graph.strings);
    const strings::GraphLayout layout = graph.layout();
    auto solver = NetSolver::of(layout, layout.all(), Budget(), {}).value();
    for (int j = 0; j < 20; ++j) {
      const std::size_t uncut = j == 0 ? (std::size_t{1} << graph.strings.size()) - 1
                                       : random() % (std::size_t{1} << graph.strings.size());
      ASSERT_EQ(solver->net({uncut, 0}).value(), table.net(uncut)) << print(graph) << " " << uncut;
    }
  }
}

// By the rules: a position, and whether its mover must cut on because he freed a coin. He loses if
// he cannot. Beside a heap of Nim he may take from the heap instead.
struct Nimstring {
  const StringGraph& graph;
  std::map<std::pair<std::size_t, unsigned>, bool> known{};

  bool is_free(int coin, std::size_t uncut) const {
    if (coin < 0) return false;
    for (std::size_t i = 0; i < graph.strings.size(); ++i) {
      const auto& [a, b] = graph.strings[i];
      if ((uncut >> i & 1) != 0 && (a == coin || b == coin)) return false;
    }
    return true;
  }
  bool mover_wins(std::size_t uncut, unsigned heap) {
    const auto found = known.find({uncut, heap});
    if (found != known.end()) return found->second;
    bool out = false;
    for (std::size_t i = 0; i < graph.strings.size() && !out; ++i) {
      if ((uncut >> i & 1) == 0) continue;
      const std::size_t rest = uncut ^ (std::size_t{1} << i);
      const auto& [a, b] = graph.strings[i];
      const bool goes_on = is_free(a, rest) || is_free(b, rest);
      out = goes_on ? mover_wins(rest, heap) : !mover_wins(rest, heap);
    }
    for (unsigned less = 0; less < heap && !out; ++less) out = !mover_wins(uncut, less);
    return known[{uncut, heap}] = out;
  }
};

TEST(StringGraphs, HaveTheNimbersOfNimstring) {
  std::mt19937 random(6);
  std::size_t loony = 0, others = 0;
  for (int i = 0; i < 1000; ++i) {
    const StringGraph graph = random_graph(random);
    if (graph.strings.size() > 10) continue;
    const AnyLayout layout = graph.layout();
    const NimstringValue value =
        NimstringValues(layout, graph.layout().all(), Budget()).of(graph.layout().all());
    Nimstring rules{graph};
    const std::size_t all = (std::size_t{1} << graph.strings.size()) - 1;
    ++(value.loony ? loony : others);
    for (unsigned heap = 0; heap < 6; ++heap) {
      ASSERT_EQ(rules.mover_wins(all, heap), value.loony || value.nimber != heap)
          << print(graph) << " beside *" << heap;
    }
  }
  EXPECT_GT(loony, 50u);
  EXPECT_GT(others, 50u);
}

TEST(StringGraphs, AreReadAsTheyArePrinted) {
  std::mt19937 random(7);
  for (int i = 0; i < 200; ++i) {
    const StringGraph graph = random_graph(random);
    const StringGraph read = parse_graph(print(graph)).value();
    EXPECT_EQ(read.coins, graph.coins);
    EXPECT_EQ(read.strings, graph.strings);
  }
  EXPECT_TRUE(parse_graph("coins=1;strings=").value().strings.empty());
}

TEST(StringGraphs, SayWhatIsWrong) {
  const std::vector<std::pair<std::string, std::size_t>> wrong = {{"", 0},
                                                                  {"coin=1", 0},
                                                                  {"coins=0;strings=", 6},
                                                                  {"coins=65;strings=", 6},
                                                                  {"coins=1", 7},
                                                                  {"coins=1;string=0-g", 7},
                                                                  {"coins=2;strings=0-1,", 20},
                                                                  {"coins=2;strings=0-2", 18},
                                                                  {"coins=2;strings=0-0", 16},
                                                                  {"coins=2;strings=g-g", 16},
                                                                  {"coins=2;strings=01", 16},
                                                                  {"coins=2;strings=0-1,,1-g", 20}};
  for (const auto& [text, offset] : wrong) {
    const auto read = parse_graph(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().offset, offset) << text << ": " << read.error().message;
  }
}

}  // namespace
}  // namespace summand::dots
