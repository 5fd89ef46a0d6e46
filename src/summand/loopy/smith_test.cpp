#include "summand/loopy/smith.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "summand/loopy/retrograde.hpp"

namespace summand {
namespace {

using Followers = std::vector<std::vector<MoveGraph::Node>>;

MoveGraph graph_of_followers(const Followers& followers) {
  MoveGraph graph((Budget()));
  for (const auto& targets : followers) {
    for (const MoveGraph::Node target : targets) graph.add_move(target);
    graph.close_node();
  }
  return graph;
}

// A graph of so many vertices, with so many edges from a vertex on average. Loops and parallel
// edges occur.
Followers random_followers(std::size_t size, double edges, std::mt19937& random) {
  Followers out(size);
  std::poisson_distribution<int> degree(edges);
  for (auto& targets : out) {
    for (int i = degree(random); i > 0; --i) {
      targets.push_back(static_cast<MoveGraph::Node>(random() % size));
    }
  }
  return out;
}

// "0>1,2;1>;2>0".
Followers followers_from_text(std::string_view text) {
  Followers out(1);
  bool source = true;
  for (const char c : text) {
    if (c == '>') source = false;
    if (c == ';') out.emplace_back(), source = true;
    if (c >= '0' && c <= '9' && !source) out.back().push_back(static_cast<unsigned>(c - '0'));
  }
  return out;
}

std::string smith_texts(const Followers& followers) {
  const MoveGraph graph = graph_of_followers(followers);
  const SmithValues values(graph, Budget());
  std::string out;
  for (MoveGraph::Node vertex = 0; vertex < graph.size(); ++vertex) {
    out += (vertex == 0 ? "" : " ") + print(values.of(vertex));
  }
  return out;
}

// The definition, with vertices in a random order: nothing for an infinite value.
std::vector<std::optional<std::uint64_t>> assigned_in_random_order(const Followers& followers,
                                                                   std::mt19937& random) {
  std::vector<std::optional<std::uint64_t>> values(followers.size());
  std::vector<std::size_t> order(followers.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  const auto has = [&](std::size_t vertex, std::uint64_t value) {
    return std::ranges::any_of(followers[vertex],
                               [&](auto follower) { return values[follower] == value; });
  };
  for (bool changed = true; changed;) {
    changed = false;
    std::ranges::shuffle(order, random);
    for (const std::size_t vertex : order) {
      if (values[vertex]) continue;
      std::uint64_t mex = 0;
      while (has(vertex, mex)) ++mex;
      const bool reversible = std::ranges::all_of(
          followers[vertex], [&](auto follower) { return values[follower] || has(follower, mex); });
      if (!reversible) continue;
      values[vertex] = mex;
      changed = true;
    }
  }
  return values;
}

TEST(Smith, ValuesDoNotDependOnTheOrderOfAssignment) {
  std::mt19937 random(1);
  std::size_t finite = 0, infinite = 0;
  for (int i = 0; i < 2000; ++i) {
    const Followers followers =
        random_followers(1 + random() % 25, 0.5 + static_cast<double>(random() % 5) / 2, random);
    const auto expected = assigned_in_random_order(followers, random);
    const MoveGraph graph = graph_of_followers(followers);
    const SmithValues values(graph, Budget());
    for (MoveGraph::Node vertex = 0; vertex < graph.size(); ++vertex) {
      ASSERT_EQ(values.is_finite(vertex), expected[vertex].has_value());
      if (expected[vertex]) {
        ASSERT_EQ(values.nimber(vertex), *expected[vertex]);
      }
      ++(expected[vertex] ? finite : infinite);
    }
  }
  EXPECT_GT(finite, 5000u);
  EXPECT_GT(infinite, 5000u);
}

// The fates of all pairs of vertices of two graphs.
std::vector<Ending> fates_of_pairs(const Followers& one, const Followers& other) {
  Budget budget;
  MoveGraph graph(budget);
  const auto pair = [&](std::size_t a, std::size_t b) {
    return static_cast<MoveGraph::Node>(a * other.size() + b);
  };
  for (std::size_t a = 0; a < one.size(); ++a) {
    for (std::size_t b = 0; b < other.size(); ++b) {
      for (const auto to : one[a]) graph.add_move(pair(to, b));
      for (const auto to : other[b]) graph.add_move(pair(a, to));
      graph.close_node();
    }
  }
  return retrograde(graph, budget);
}

Followers heaps_up_to(std::size_t most) {
  Followers out(most + 1);
  for (std::size_t heap = 0; heap <= most; ++heap) {
    for (std::size_t to = 0; to < heap; ++to) {
      out[heap].push_back(static_cast<MoveGraph::Node>(to));
    }
  }
  return out;
}

TEST(Smith, ANimHeapBesideAVertexIsLostWonOrDrawnAsItsValueSays) {
  std::mt19937 random(2);
  constexpr std::size_t kHeaps = 8;
  for (int i = 0; i < 200; ++i) {
    const Followers followers = random_followers(30, 1 + static_cast<double>(i % 4) / 2, random);
    const MoveGraph graph = graph_of_followers(followers);
    const SmithValues values(graph, Budget());
    const std::vector<Ending> endings = fates_of_pairs(followers, heaps_up_to(kHeaps));
    for (MoveGraph::Node vertex = 0; vertex < graph.size(); ++vertex) {
      for (std::uint64_t heap = 0; heap <= kHeaps; ++heap) {
        EXPECT_EQ(fate_of(sum(values.of(vertex), SmithValue::finite(heap))),
                  endings[vertex * (kHeaps + 1) + heap].fate);
      }
    }
  }
}

TEST(Smith, SumsOfTwoAreLostWonOrDrawnAsRetrogradeAnalysisFinds) {
  std::mt19937 random(3);
  std::array<int, 3> seen{};
  for (int i = 0; i < 100; ++i) {
    const Followers one = random_followers(25, 1 + static_cast<double>(i % 3) / 2, random);
    const Followers other = random_followers(20, 1.5, random);
    const std::vector<Ending> endings = fates_of_pairs(one, other);
    const MoveGraph first = graph_of_followers(one), second = graph_of_followers(other);
    const SmithValues first_values(first, Budget()), second_values(second, Budget());
    for (MoveGraph::Node a = 0; a < first.size(); ++a) {
      for (MoveGraph::Node b = 0; b < second.size(); ++b) {
        const std::array tokens{SmithToken{&first_values, a}, SmithToken{&second_values, b}};
        const Fate fate = endings[a * other.size() + b].fate;
        ASSERT_EQ(fate_of(sum(tokens)), fate);
        ++seen[static_cast<std::size_t>(fate)];
        for (const Fate after : {Fate::loss, Fate::win, Fate::draw}) {
          std::vector<SmithMove> expected;
          for (const auto to : one[a]) {
            if (endings[to * other.size() + b].fate == after) expected.push_back({0, to});
          }
          for (const auto to : other[b]) {
            if (endings[a * other.size() + to].fate == after) expected.push_back({1, to});
          }
          ASSERT_EQ(moves_to(after, tokens), expected);
        }
      }
    }
  }
  for (const int count : seen) EXPECT_GT(count, 1000);
}

// Two tokens, and an opponent who makes every move.
TEST(Smith, PlacesFallFromOneSumOfZeroToTheNext) {
  std::mt19937 random(5);
  std::size_t answers = 0;
  for (int i = 0; i < 100; ++i) {
    const Followers followers = random_followers(30, 1.5 + (i % 3) * 0.5, random);
    const MoveGraph graph = graph_of_followers(followers);
    const SmithValues values(graph, Budget());
    const auto places = [&](std::span<const SmithToken> tokens) {
      return values.place(tokens[0].vertex) + values.place(tokens[1].vertex);
    };
    for (MoveGraph::Node a = 0; a < graph.size(); ++a) {
      for (MoveGraph::Node b = 0; b <= a; ++b) {
        const std::array start{SmithToken{&values, a}, SmithToken{&values, b}};
        if (fate_of(sum(start)) != Fate::loss) continue;
        for (const Fate fate : {Fate::win, Fate::draw, Fate::loss}) {
          for (const SmithMove& move : moves_to(fate, start)) {
            ASSERT_EQ(fate, Fate::win);
            auto after = start;
            after[move.token].vertex = move.to;
            std::uint32_t least = 0xffffffff;
            for (const SmithMove& answer : moves_to(Fate::loss, after)) {
              auto answered = after;
              answered[answer.token].vertex = answer.to;
              least = std::min(least, places(answered));
            }
            EXPECT_LT(least, places(start));
            ++answers;
          }
        }
      }
    }
  }
  EXPECT_GT(answers, 10'000u);
}

TEST(Smith, ValuesOfSmallGraphs) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kGraphs = {{
      {"0>0,1,2;1>1,2,3;2>1,2;3>", "inf() inf(0) inf() 0"},
      {"0>0,1;1>0;2>0", "inf() inf() inf()"},
      {"0>0,1,5;1>0;2>5;3>1,5;4>;5>2", "inf() inf() inf() inf() 0 inf()"},
      {"0>", "0"},
      {"0>;1>0,2;2>1,0", "0 inf(0) inf(0)"},
      // The move from 1 to 2 is reversed by the one to 3, which is also worth *.
      {"0>;1>0,2;2>2,3;3>0", "0 1 inf(1) 1"},
  }};
  for (const auto& [graph, values] : kGraphs) {
    EXPECT_EQ(smith_texts(followers_from_text(graph)), values) << graph;
  }
}

// Poker-Nim with one heap: to add chips is a move that can be reversed. Chips that are taken may be
// added again, by either player, at most so many times in all.
TEST(Smith, ChipsThatAreAddedChangeNothing) {
  constexpr std::size_t kChips = 12, kTimes = 4;
  const auto place = [](std::size_t heap, std::size_t times) {
    return static_cast<MoveGraph::Node>(times * (kChips + 1) + heap);
  };
  Followers followers;
  for (std::size_t times = 0; times <= kTimes; ++times) {
    for (std::size_t heap = 0; heap <= kChips; ++heap) {
      followers.emplace_back();
      for (std::size_t to = 0; to <= kChips; ++to) {
        if (to < heap) followers.back().push_back(place(to, times));
        if (to > heap && times > 0) followers.back().push_back(place(to, times - 1));
      }
    }
  }
  const MoveGraph graph = graph_of_followers(followers);
  const SmithValues values(graph, Budget());
  for (std::size_t times = 0; times <= kTimes; ++times) {
    for (std::size_t heap = 0; heap <= kChips; ++heap) {
      EXPECT_EQ(print(values.of(place(heap, times))), std::to_string(heap));
    }
  }
}

TEST(Smith, AMillionVerticesTakeASecond) {
  std::mt19937 random(4);
  constexpr std::size_t kSize = 1'000'000;
  MoveGraph graph((Budget()));
  for (std::size_t vertex = 0; vertex < kSize; ++vertex) {
    for (std::size_t i = random() % 40 == 0 ? 0 : 1 + random() % 3; i > 0; --i) {
      graph.add_move(static_cast<MoveGraph::Node>(random() % kSize));
    }
    graph.close_node();
  }
  const SmithValues values(graph, Budget());
  std::array<std::size_t, 2> seen{};
  for (MoveGraph::Node vertex = 0; vertex < kSize; ++vertex) ++seen[values.is_finite(vertex)];
  EXPECT_GT(seen[0], 1000u);
  EXPECT_GT(seen[1], 1000u);
}

TEST(Smith, StopsAtItsLimits) {
  const MoveGraph graph = graph_of_followers(heaps_up_to(100));
  for (const std::uint64_t questions : {1u, 2u, 100u, 1000u}) {
    Budget budget(Budget::Limits{.questions = questions});
    EXPECT_THROW(SmithValues(graph, budget), LimitReached);
    EXPECT_EQ(budget.charged(), 0u);
  }
  Budget little(Budget::Limits{.memory = 1000});
  EXPECT_THROW(SmithValues(graph, little), LimitReached);
  EXPECT_EQ(little.charged(), 0u);
}

TEST(SmithValues, AreAddedAsNimbersAndInfiniteOnesAbsorb) {
  const auto finite = [](std::uint64_t nimber) { return SmithValue::finite(nimber); };
  EXPECT_EQ(print(sum(finite(5), finite(3))), "6");
  EXPECT_EQ(print(sum(finite(2), SmithValue::infinite({3, 0}))), "inf(1,2)");
  EXPECT_EQ(print(sum(SmithValue::infinite({0}), SmithValue::infinite({0}))), "inf()");
}

}  // namespace
}  // namespace summand
