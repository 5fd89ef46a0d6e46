#include "summand/games/domineering/band_search.hpp"

#include <atomic>
#include <gtest/gtest.h>
#include <memory>
#include <random>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "summand/games/domineering.hpp"
#include "summand/ruleset/evaluators.hpp"

namespace summand::games::domineering {
namespace {

constexpr Player kPlayers[] = {Player::left, Player::right};

BandPromises::Evaluate evaluate_in(ValueStore& store) {
  const auto evaluators = std::make_shared<Evaluators>(store);
  return [evaluators](const Cells& free) { return evaluators->of(Domineering())(free); };
}

template <class Word>
class BandSearches : public ::testing::Test {
 protected:
  using Search = BandSearch<Word>;

  std::unique_ptr<Search> search(int rows, int columns, std::size_t table_bytes = 1 << 20) {
    return std::make_unique<Search>(rows, columns, store, evaluate_in, table_bytes);
  }
  Value value(const Cells& free) { return evaluators.of(Domineering())(free); }
  bool wins_by_value(const Cells& free, Player first) {
    const Value its = value(free);
    return first == Player::left ? !store.less_equal(its, store.zero())
                                 : !store.less_equal(store.zero(), its);
  }
  static bool wins(Search& search, const Cells& free, Player first) {
    return search.wins(std::span(&free, 1), {}, first);
  }

  ValueStore store;
  Evaluators evaluators{store};
};
using Words = ::testing::Types<std::uint64_t, WideWord>;
TYPED_TEST_SUITE(BandSearches, Words);

// Boards of a size, and which of their fills: every `step`-th.
struct Fills {
  int rows, columns;
  std::uint64_t step;
};

// A table of one kB forgets most of what it is told.
TYPED_TEST(BandSearches, AgreeWithValues) {
  for (const auto& [rows, columns, step] :
       {Fills{4, 4, 1}, Fills{4, 5, 61}, Fills{5, 4, 67}, Fills{5, 5, 4'003}, Fills{2, 9, 11},
        Fills{9, 2, 13}, Fills{3, 6, 17}, Fills{6, 3, 19}, Fills{1, 9, 1}, Fills{9, 1, 1},
        Fills{6, 5, 1'000'003}, Fills{5, 6, 1'000'033}}) {
    const auto small = this->search(rows, columns, 1 << 10), large = this->search(rows, columns);
    for (std::uint64_t fill = 0; fill >> (rows * columns) == 0; fill += step) {
      const Cells free(rows, columns, fill);
      for (const Player first : kPlayers) {
        const bool expected = this->wins_by_value(free, first);
        ASSERT_EQ(this->wins(*small, free, first), expected) << free.print('.', '#');
        ASSERT_EQ(this->wins(*large, free, first), expected) << free.print('.', '#');
      }
    }
  }
}

// Smaller boards stand anywhere on the board of a search.
TYPED_TEST(BandSearches, HoldSmallerBoards) {
  const auto search = this->search(7, 8);
  Cells::for_each_fill(3, 4, [&](const Cells& free) {
    for (const Player first : kPlayers) {
      ASSERT_EQ(this->wins(*search, free, first), this->wins_by_value(free, first))
          << free.print('.', '#');
    }
  });
}

TYPED_TEST(BandSearches, WhatIsKnownIsRight) {
  const auto search = this->search(5, 5);
  std::size_t known = 0, found = 0;
  for (std::uint64_t fill = 0; fill >> 25 == 0; fill += 4'001) {
    const Cells free(5, 5, fill);
    for (const Player first : kPlayers) {
      const auto before = search->knows(std::span(&free, 1), {}, first);
      const bool wins = this->wins(*search, free, first);
      const auto after = search->knows(std::span(&free, 1), {}, first);
      known += before ? 1 : 0;
      found += after ? 1 : 0;
      ASSERT_EQ(before.value_or(wins), wins);
      ASSERT_EQ(after, wins);
    }
  }
  EXPECT_LT(known, found);
}

// Left's board with rows and columns exchanged is Right's.
TYPED_TEST(BandSearches, AQuarterTurnExchangesThePlayers) {
  std::mt19937_64 random(5);
  for (const auto& [rows, columns] : {std::pair(6, 6), {6, 7}, {5, 8}, {4, 9}, {3, 12}}) {
    const auto upright = this->search(rows, columns), lying = this->search(columns, rows);
    for (int round = 0; round < 40; ++round) {
      const std::uint64_t word = (random() | random()) & low_bits(rows * columns);
      const Cells free(rows, columns, word), turned = free.transposed();
      for (const Player first : kPlayers) {
        ASSERT_EQ(this->wins(*upright, free, first), this->wins(*lying, turned, opponent(first)))
            << free.print('.', '#');
      }
    }
  }
}

// Each image has a search of its own, so no table can hide a difference.
TYPED_TEST(BandSearches, ReflectedBoardsHaveTheSameWinner) {
  std::mt19937_64 random(6);
  for (const auto& [rows, columns] : {std::pair(6, 6), {5, 7}, {7, 5}, {4, 10}, {12, 3}}) {
    std::vector<std::unique_ptr<BandSearch<TypeParam>>> searches;
    for (int i = 0; i < 4; ++i) searches.push_back(this->search(rows, columns));
    for (int round = 0; round < 30; ++round) {
      const std::uint64_t word = (random() | random()) & low_bits(rows * columns);
      const Cells free(rows, columns, word);
      const Cells images[] = {free, free.flip_rows(), free.turned(), free.turned().flip_rows()};
      for (const Player first : kPlayers) {
        const bool expected = this->wins(*searches[0], free, first);
        for (std::size_t i = 1; i < 4; ++i) {
          ASSERT_EQ(this->wins(*searches[i], images[i], first), expected) << free.print('.', '#');
        }
      }
    }
  }
}

TYPED_TEST(BandSearches, RectanglesHaveTheirKnownWinners) {
  const auto check = [this](int rows, int columns, Outcome outcome) {
    const auto search = this->search(rows, columns);
    const Cells free = Cells::full(rows, columns);
    for (const Player first : kPlayers) {
      EXPECT_EQ(this->wins(*search, free, first), winner(outcome, first) == first)
          << rows << 'x' << columns;
    }
  };
  for (int rows = 2; rows <= 8; ++rows) {
    for (int columns = 2; columns <= 8; ++columns) {
      if (const auto known = winner_on(rows, columns)) check(rows, columns, *known);
    }
  }
  // Breuker, Uiterwijk and van den Herik, Solving 8x8 Domineering, 2000.
  for (const int side : {2, 3, 4, 6, 7, 8}) check(side, side, Outcome::next);
}

// Two threads ask the same question at the same time, with a table that forgets most and one that
// does not.
TYPED_TEST(BandSearches, ThreadsAgreeWithValues) {
  for (const auto& [rows, columns, step] :
       {Fills{4, 5, 6'101}, Fills{5, 5, 400'003}, Fills{6, 5, 10'000'019}}) {
    for (const std::size_t bytes : {std::size_t{1} << 10, std::size_t{1} << 20}) {
      const auto one = this->search(rows, columns, bytes);
      ValueStore other_store;
      const auto other = one->beside(other_store);
      for (std::uint64_t fill = 0; fill >> (rows * columns) == 0; fill += step) {
        const Cells free(rows, columns, ~fill & low_bits(rows * columns));
        for (const Player first : kPlayers) {
          const bool expected = this->wins_by_value(free, first);
          bool others = !expected;
          std::thread thread([&] { others = other->wins(std::span(&free, 1), {}, first); });
          const bool wins = this->wins(*one, free, first);
          thread.join();
          ASSERT_EQ(wins, expected) << free.print('.', '#');
          ASSERT_EQ(others, expected) << free.print('.', '#');
        }
      }
    }
  }
}

TYPED_TEST(BandSearches, ThreadsSolveLargeBoardsTogether) {
  // The player who starts wins (Breuker, Uiterwijk and van den Herik, Solving 8x8 Domineering,
  // 2000).
  for (const int side : {6, 7, 8}) {
    const Cells free = Cells::full(side, side);
    const auto one = this->search(side, side);
    ValueStore other_store;
    const auto other = one->beside(other_store);
    for (const Player first : kPlayers) {
      bool others = false;
      std::thread thread([&] { others = other->wins(std::span(&free, 1), {}, first); });
      EXPECT_TRUE(this->wins(*one, free, first));
      thread.join();
      EXPECT_TRUE(others);
    }
  }
}

// Boards with some holes take thousands of nodes, so threads find boards solved by others. What
// they leave in the table is asked for, too.
TYPED_TEST(BandSearches, ThreadsLeaveTheTruth) {
  std::mt19937_64 random(9);
  std::uint64_t nodes = 0;
  for (int round = 0; round < 6; ++round) {
    Cells free = Cells::full(7, round % 2 == 0 ? 7 : 8);
    for (int hole = 0; hole < 3; ++hole) {
      free.remove(static_cast<int>(random() % static_cast<unsigned>(free.size())));
    }
    const auto alone = this->search(free.rows(), free.columns());
    const auto one = this->search(free.rows(), free.columns(), 1 << 16);
    std::vector<ValueStore> stores(3);
    std::vector<std::unique_ptr<BoardSearchOf<Cells>>> others;
    for (ValueStore& its : stores) others.push_back(one->beside(its));
    for (const Player first : kPlayers) {
      const bool expected = this->wins(*alone, free, first);
      std::vector<std::thread> threads;
      std::atomic<int> agreed = 0;
      for (const auto& other : others) {
        threads.emplace_back([&agreed, &free, first, expected, its = other.get()] {
          if (its->wins(std::span(&free, 1), {}, first) == expected) ++agreed;
        });
      }
      EXPECT_EQ(this->wins(*one, free, first), expected) << free.print('.', '#');
      for (std::thread& thread : threads) thread.join();
      EXPECT_EQ(agreed, 3) << free.print('.', '#');
      Domineering().for_each_move(free, first, [&](Domineering::Move move) {
        const Cells after = Domineering().play(free, first, move);
        const auto known = one->knows(std::span(&after, 1), {}, opponent(first));
        if (known) {
          EXPECT_EQ(*known, this->wins(*alone, after, opponent(first))) << after.print('.', '#');
        }
      });
    }
    nodes += one->nodes();
  }
  EXPECT_GT(nodes, 2'000u);
}

TYPED_TEST(BandSearches, EndSoonAfterTheyAreStopped) {
  const Cells free = Cells::full(8, 8);
  const auto search = this->search(8, 8);
  search->stop_after(100);
  EXPECT_THROW(this->wins(*search, free, Player::left), LimitReached);
  EXPECT_EQ(search->nodes(), 100u);
  const std::atomic<bool> stop = true;
  search->watch(nullptr, &stop);
  EXPECT_THROW(this->wins(*search, free, Player::left), LimitReached);
  EXPECT_EQ(search->nodes(), 100u);
}

// What one search writes down, another one knows.
TYPED_TEST(BandSearches, TakeTheResultsOfOthers) {
  const Cells free = Cells::full(6, 6);
  const auto one = this->search(6, 6), other = this->search(6, 6);
  EXPECT_EQ(one->form(), other->form());
  EXPECT_NE(one->form(), this->search(6, 7)->form());
  const bool wins = this->wins(*one, free, Player::left);
  std::size_t results = 0;
  one->for_each_costly(1'000'000, [&](const auto& result) {
    other->take(result);
    ++results;
  });
  EXPECT_EQ(results, one->nodes());
  EXPECT_EQ(this->wins(*other, free, Player::left), wins);
  EXPECT_EQ(other->nodes(), 0u);
}

TYPED_TEST(BandSearches, AFailureAtAnyQuestionLeavesASearchValid) {
  const Cells free = Cells::full(5, 6);
  int stopped = 0;
  for (std::uint64_t question = 1;; question += 1 + question / 10) {
    ValueStore limited(Budget({.questions = question}));
    std::unique_ptr<BandSearch<TypeParam>> search;
    bool reached = false;
    for (int attempt = 0; attempt < 2; ++attempt) {
      try {
        if (!search) {
          search = std::make_unique<BandSearch<TypeParam>>(5, 6, limited, evaluate_in, 1 << 20);
        }
        // Right wins, whoever starts.
        ASSERT_FALSE(this->wins(*search, free, Player::left));
        ASSERT_TRUE(this->wins(*search, free, Player::right));
        break;
      } catch (const LimitReached&) {
        reached = true;
      }
    }
    if (!reached) break;
    ++stopped;
  }
  EXPECT_GT(stopped, 20);
}

using WordsOfBandSearches = BandSearches<std::uint64_t>;

TEST_F(WordsOfBandSearches, BothWordsMakeTheSameSearch) {
  std::mt19937_64 random(7);
  for (const auto& [rows, columns] : {std::pair(7, 7), {6, 8}, {8, 6}, {5, 12}}) {
    BandSearch<WideWord> wide(rows, columns, store, evaluate_in, 1 << 20);
    const auto narrow = search(rows, columns);
    for (int round = 0; round < 20; ++round) {
      const Cells free(rows, columns, (random() | random()) & low_bits(rows * columns));
      for (const Player first : kPlayers) {
        ASSERT_EQ(wide.wins(std::span(&free, 1), {}, first), wins(*narrow, free, first));
        // The images that are least may differ, and so may what the tables forget.
        EXPECT_EQ(wide.nodes(), narrow->nodes());
      }
    }
  }
}

// A small board in a corner of a large one has the cells of the last lines only.
TEST_F(WordsOfBandSearches, CellsBeyondTheFirstWordCount) {
  std::mt19937_64 random(8);
  BandSearch<WideWord> wide(10, 10, store, evaluate_in, 1 << 20);
  for (int round = 0; round < 500; ++round) {
    const Cells small(5, 4, (random() | random()) & low_bits(20));
    const int down = static_cast<int>(random() % 6), right = static_cast<int>(random() % 7);
    Cells free(10, 10);
    small.for_each([&](int cell) { free.add((cell / 4 + down) * 10 + cell % 4 + right); });
    for (const Player first : kPlayers) {
      ASSERT_EQ(wide.wins(std::span(&free, 1), {}, first), wins_by_value(small, first))
          << free.print('.', '#');
    }
  }
}

}  // namespace
}  // namespace summand::games::domineering
