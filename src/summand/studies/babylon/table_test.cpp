#include "summand/studies/babylon/table.hpp"

#include <algorithm>
#include <atomic>
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "summand/studies/babylon/compositions.hpp"
#include "summand/studies/babylon/layer.hpp"
#include "summand/studies/babylon/naive_test_support.hpp"
#include "summand/studies/babylon/table_check.hpp"
#include "summand/testing/table.hpp"

namespace summand::babylon {
namespace {

// Calls visit for each position of a table, as partitions.
template <class Visit>
void for_each_position(const Table& table, Visit&& visit) {
  for (unsigned stacks = 1; stacks <= table.chips(); ++stacks) {
    LayerWalker walker(table.partitions(), table.places(), stacks);
    for (PartitionId id = 0; id < table.partitions().count(); ++id) {
      walker.for_each_from(id, [&](const LayerWalker& at) {
        Colours colours;
        colours.count = at.count();
        std::copy(at.ids(), at.ids() + at.count(), colours.ids.begin());
        visit(colours, at.place());
      });
    }
  }
}

NaiveSolver::Table stacks_of(const Table& table, const Colours& colours) {
  NaiveSolver::Table out;
  for (unsigned c = 0; c < colours.count; ++c) {
    for (const unsigned height : table.partitions().heights_of(colours.ids[c])) {
      out.push_back({static_cast<std::uint8_t>(c), height});
    }
  }
  return out;
}

// A table with all layers solved.
struct Solved : Table {
  Solved(unsigned chips, unsigned colours, unsigned threads = 1) : Table(chips, colours, Budget()) {
    solve(threads);
  }
};

// By the rules alone: whether the player to move wins if the last move loses.
class NaiveMisere {
 public:
  bool mover_wins(NaiveSolver::Table stacks) {
    std::ranges::sort(stacks);
    if (const auto known = known_.find(stacks); known != known_.end()) return known->second;
    bool has_move = false, wins = false;
    for (std::size_t upper = 0; upper < stacks.size(); ++upper) {
      for (std::size_t lower = 0; lower < stacks.size(); ++lower) {
        const Stack x = stacks[upper], y = stacks[lower];
        if (upper == lower || (x.height != y.height && x.colour != y.colour)) continue;
        NaiveSolver::Table next = stacks;
        next[upper].height += y.height;
        next.erase(next.begin() + static_cast<std::ptrdiff_t>(lower));
        has_move = true;
        wins = wins || !mover_wins(std::move(next));
      }
    }
    return known_[stacks] = wins || !has_move;
  }

 private:
  std::map<NaiveSolver::Table, bool> known_;
};

TEST(BabylonTable, MisereOutcomesAreThoseOfTheRules) {
  NaiveMisere naive;
  for (unsigned chips = 1; chips <= 8; ++chips) {
    Table table(chips, 4, Budget(), Table::End::misere);
    table.solve(1);
    for_each_position(table, [&](const Colours& colours, std::uint32_t place) {
      EXPECT_EQ(table.values()[place] != 0, naive.mover_wins(stacks_of(table, colours)))
          << chips << " chips, place " << place;
    });
  }
}

TEST(BabylonPartitions, AreNumberedWithoutGaps) {
  Budget budget;
  const Partitions partitions(20, budget);
  std::set<std::vector<unsigned>> seen;
  for (PartitionId id = 0; id < partitions.count(); ++id) {
    const std::vector<unsigned> heights = partitions.heights_of(id);
    EXPECT_EQ(partitions.id_of(heights), id);
    EXPECT_EQ(heights.size(), partitions.stacks(id));
    EXPECT_TRUE(seen.insert(heights).second);
  }
  EXPECT_EQ(partitions.end(20) - partitions.first(20, 0), 627u);  // p(20)
}

TEST(BabylonPartitions, OfThirtyFourChipsDoNotFitIntoSixteenBits) {
  Budget budget;
  const Partitions partitions(34, budget);
  EXPECT_EQ(partitions.count(), 66'273u);  // the sum of p(0) to p(34)
  const std::vector<unsigned> last = {34};
  EXPECT_EQ(partitions.heights_of(partitions.id_of(last)), last);
}

// The numbers of multisets of partitions (A001970).
TEST(BabylonTable, HasAPlaceForEveryPosition) {
  const std::uint64_t counts[] = {1, 3, 6, 14, 27, 58, 111, 223, 424, 817, 1527, 2870};
  for (unsigned chips = 1; chips <= 12; ++chips) {
    const Table table(chips, chips, Budget());
    EXPECT_EQ(table.positions(), counts[chips - 1]);
    std::set<std::uint32_t> places;
    for_each_position(table, [&](const Colours& colours, std::uint32_t place) {
      EXPECT_EQ(table.places().place(colours), place);
      EXPECT_LT(place, table.positions());
      EXPECT_TRUE(places.insert(place).second);
    });
    EXPECT_EQ(places.size(), table.positions());
  }
}

TEST(BabylonTable, AgreesWithTheRulesOnEveryPositionOfElevenChips) {
  NaiveSolver naive;
  for (unsigned chips = 1; chips <= 11; ++chips) {
    const Solved table(chips, chips);
    for_each_position(table, [&](const Colours& colours, std::uint32_t) {
      ASSERT_EQ(table.grundy(colours), naive.grundy(stacks_of(table, colours)));
    });
  }
}

TEST(BabylonTable, OfFewColoursHasTheValuesOfTheTableOfAllColours) {
  const Solved all(13, 13), two(13, 2), five(13, 5);
  for (const Solved* few : {&two, &five}) {
    for_each_position(*few, [&](const Colours& colours, std::uint32_t) {
      ASSERT_EQ(few->grundy(colours), all.grundy(colours));
    });
  }
}

// G is the Grundy value if and only if the player to move loses the sum with a nim-heap of G.
class SumPlayer {
 public:
  bool mover_loses(NaiveSolver::Table table, unsigned heap) {
    std::ranges::sort(table);
    const auto [at, added] = known_.try_emplace({table, heap}, false);
    if (!added) return at->second;
    bool loses = true;
    for (unsigned less = 0; less < heap && loses; ++less) loses = !mover_loses(table, less);
    for (std::size_t i = 0; i < table.size() && loses; ++i) {
      for (std::size_t j = 0; j < table.size() && loses; ++j) {
        if (i == j || !fits(table[i], table[j])) continue;
        NaiveSolver::Table next = table;
        next[i].height += table[j].height;
        next.erase(next.begin() + static_cast<std::ptrdiff_t>(j));
        loses = !mover_loses(std::move(next), heap);
      }
    }
    return known_[{table, heap}] = loses;
  }

 private:
  std::map<std::pair<NaiveSolver::Table, unsigned>, bool> known_;
};

TEST(BabylonTable, GrundyValuesAreTheHeapsThatMakeASumLost) {
  SumPlayer player;
  const Solved table(8, 8);
  for_each_position(table, [&](const Colours& colours, std::uint32_t) {
    for (unsigned heap = 0; heap <= 4; ++heap) {
      ASSERT_EQ(player.mover_loses(stacks_of(table, colours), heap), table.grundy(colours) == heap);
    }
  });
}

TEST(BabylonTable, IsTheSameWithTwoThreads) {
  const Solved one(17, 17, 1), two(17, 17, 2);
  EXPECT_TRUE(std::ranges::equal(one.values(), two.values()));
}

TEST(BabylonTable, CountsTheKnownSecondPlayerWinsUpToSixteenChips) {
  std::size_t rows = 0;
  for (const auto& row : summand::testing::table("babylon_counts.tsv")) {
    const auto colours = static_cast<unsigned>(std::stoul(row[0]));
    const auto chips = static_cast<unsigned>(std::stoul(row[1]));
    if (chips > 16) continue;
    ++rows;
    std::uint64_t starts = 0, wins = 0;
    const Solved table(chips, colours == 0 ? chips : colours);
    for (const StartCount& count : count_starts(solved_starts(table, chips))) {
      if (colours != 0 && count.colours != colours) continue;
      starts += count.starts;
      wins += count.second_wins;
    }
    EXPECT_EQ(std::to_string(wins), row[2]) << row[0] << " colours, " << chips;
    EXPECT_EQ(std::to_string(starts), row[3]) << row[0] << " colours, " << chips;
  }
  EXPECT_EQ(rows, 14u + 13u + 16u);
}

TEST(BabylonTable, TheLargestValueOfTheseStartsIsSix) {
  const Solved table(16, 3);
  EXPECT_EQ(table.grundy(Stacks::parse("10x1r 4x1b 2x1g").value()), 6u);
}

// If a limit is reached, whole layers are solved, and the work can be continued.
TEST(BabylonTable, KeepsWholeLayersWhenALimitIsReached) {
  const Solved whole(12, 12);
  for (std::uint64_t questions = 1; questions < 3'000'000; questions = questions * 3 + 1) {
    std::optional<Table> table;
    try {
      table.emplace(12, 12, Budget({.questions = questions}));
      table->solve(1);
    } catch (const LimitReached&) {
    }
    if (!table) continue;
    Table again(12, 12, Budget());
    ASSERT_TRUE(again.restore(table->values(), table->layers()));
    EXPECT_EQ(again.solved(), table->solved());
    again.solve(1);
    EXPECT_EQ(again.solved(), again.positions());
    EXPECT_TRUE(std::ranges::equal(again.values(), whole.values()));
  }
}

TEST(BabylonTable, TellsHowManyPositionsAreSolvedUntilAllAre) {
  for (const unsigned threads : {1u, 2u}) {
    Table table(12, 5, Budget());
    std::atomic<std::uint64_t> most = 0, told = 0;
    while (table.layers() < table.chips()) {
      const std::uint64_t before = table.solved();
      table.solve_layer(threads, [&](std::uint64_t solved) {
        EXPECT_GE(solved, before);
        EXPECT_LE(solved, table.positions());
        ++told;
        for (std::uint64_t seen = most;
             seen < solved && !most.compare_exchange_weak(seen, solved);) {
        }
      });
      EXPECT_EQ(most, table.solved());
    }
    EXPECT_EQ(table.solved(), table.positions());
    EXPECT_GE(told, table.layers());
  }
}

TEST(BabylonPlaces, EachPositionIsFoundAtItsPlace) {
  for (const auto& [chips, colours] : {std::pair{1u, 1u}, {9u, 9u}, {12u, 3u}, {14u, 2u}}) {
    const Table table(chips, colours, Budget());
    for (std::uint32_t place = 0; place < table.positions(); ++place) {
      const Colours position = table.places().position(place);
      ASSERT_EQ(table.places().place(position), place) << chips << ' ' << colours;
      unsigned all = 0;
      for (const PartitionId id : position.all()) all += table.partitions().chips(id);
      ASSERT_EQ(all, chips);
    }
  }
}

TEST(BabylonTableCheck, FindsAWrongValueAnywhereInASmallTable) {
  Table table(9, 9, Budget());
  table.solve(1);
  EXPECT_TRUE(check_values(table, 1, Budget()).holds);
  EXPECT_EQ(check_values(table, 1, Budget()).checked, table.positions());
  for (std::uint32_t place = 0; place < table.positions(); ++place) {
    std::vector<std::uint8_t> values(table.values().begin(), table.values().end());
    values[place] ^= 1;
    Table forged(9, 9, Budget());
    if (forged.restore(values, 9)) {
      EXPECT_FALSE(check_values(forged, 1, Budget()).holds) << place;
    }
  }
}

TEST(BabylonTableCheck, ChecksSolvedLayersOnly) {
  Table table(12, 12, Budget());
  EXPECT_EQ(check_values(table, 1, Budget()).checked, 0u);
  for (int i = 0; i < 4; ++i) table.solve_layer(1);
  const TableCheck check = check_values(table, 1, Budget());
  EXPECT_TRUE(check.holds);
  EXPECT_GT(check.checked, 0u);
  EXPECT_LT(check.checked, table.positions());
}

// The table has more positions than are checked. A forged value of a start is found on the lines of
// play from this start.
TEST(BabylonTableCheck, FindsAForgedStartOfALargeTable) {
  Table table(20, 5, Budget());
  table.solve(0);
  ASSERT_GT(table.positions(), kMostCheckedWhole);
  EXPECT_EQ(check_values(table, 1, Budget()).checked, kMostCheckedWhole);
  const Colours start = table.colours_of(Stacks::singles(std::array<std::uint64_t, 2>{12, 8}));
  EXPECT_TRUE(check_lines(table, start, 10, 1, Budget()).holds);
  std::vector<std::uint8_t> values(table.values().begin(), table.values().end());
  std::uint8_t& value = values[table.places().place(start)];
  value = value == 0 ? 1 : 0;
  ASSERT_TRUE(table.restore(values, 20));
  EXPECT_FALSE(check_lines(table, start, 1, 1, Budget()).holds);
}

}  // namespace
}  // namespace summand::babylon
