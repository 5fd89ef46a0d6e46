#include "summand/heaps/statistics.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <string>

#include "summand/heaps/histogram.hpp"
#include "summand/heaps/names.hpp"
#include "summand/heaps/period_proof.hpp"

namespace summand::heaps {
namespace {

using Heaps = std::vector<std::uint64_t>;

Rules rules(std::string_view text) { return parse_rules(text).value(); }

TEST(HeapStatistics, TheExceptionsOfKaylesAgreeWithTheBook) {
  NimSequence kayles(rules("kayles"));
  const Period period = prove_period(kayles, 1000).proof.value().period;
  const HeapList exceptions = exceptional_heaps(period, kayles.values(), 1000, 100);
  EXPECT_EQ(exceptions.first, (Heaps{0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70}));
  EXPECT_EQ(exceptions.last, 70u);
  EXPECT_EQ(exceptions.number, 14u);
  EXPECT_EQ(exceptional_heaps(period, kayles.values(), 1000, 2).first, (Heaps{0, 3}));
  EXPECT_EQ(exceptional_heaps(period, kayles.values(), 7, 9).first, (Heaps{0, 3, 6}));
}

TEST(HeapStatistics, APurelyPeriodicGameHasNoExceptions) {
  NimSequence nim(rules("0.[3]"));
  const Period period = prove_period(nim, 1000).proof.value().period;
  EXPECT_EQ(exceptional_heaps(period, nim.values(), 1000, 5), HeapList{});
  NimSequence guiles(rules("guiles"));
  const Period tens = prove_period(guiles, 1000).proof.value().period;
  EXPECT_EQ(exceptional_heaps(tens, guiles.values(), 1000, 5).first, Heaps{0});
}

TEST(HeapStatistics, TheZerosOfGrundysGame) {
  NimSequence grundy(rules("grundy"));
  grundy.extend(1300);
  const HeapList zeros = p_positions({grundy.values(), 1300}, 100);
  // A036685
  const Heaps expected = {0,   1,   2,   4,   7,   10,  20,  23,  26,  50,  53,  270, 273, 276,
                          282, 285, 288, 316, 334, 337, 340, 346, 359, 362, 365, 386, 389, 392,
                          566, 630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929, 932, 1222};
  EXPECT_EQ(zeros.first, expected);
  EXPECT_EQ(zeros.number, expected.size());
}

TEST(HeapStatistics, TheHistogramCountsEveryHeapOnce) {
  NimSequence dawson(rules("dawsons-kayles"));
  dawson.extend(500);
  Budget budget;
  Charge charge(budget);
  const auto counts = histogram({dawson.values(), 500}, 100, charge).rows;
  EXPECT_GT(budget.charged(), 0u);
  std::uint64_t all = 0;
  for (const ValueCount& each : counts) {
    EXPECT_EQ(dawson[each.first], each.value);
    all += each.heaps;
  }
  EXPECT_EQ(all, 500u);
  EXPECT_EQ(counts.back(), (ValueCount{9, counts.back().heaps, 86}));
  EXPECT_TRUE(histogram({dawson.values(), 0}, 100, charge).rows.empty());
}

TEST(HeapStatistics, TheSparseSpaceOfKaylesAgreesWithTheBook) {
  NimSequence kayles(rules("kayles"));
  kayles.extend(3000);
  const SparseSpace space = sparse_space({kayles.values(), 2000}, 100);
  EXPECT_EQ(space.split, Split{.mask = 0xf});
  EXPECT_EQ(space.rare.first, (Heaps{0, 3, 6, 11, 18, 22, 28, 34, 39, 70}));
  EXPECT_TRUE(space.thin);
  NimSequence treblecross(rules("treblecross"));
  treblecross.extend(3000);
  EXPECT_FALSE(sparse_space({treblecross.values(), 3000}, 1).thin);
}

TEST(HeapStatistics, AFailureOfThePairingIsFound) {
  NimSequence kayles(rules("kayles"));
  kayles.extend(20);
  EXPECT_EQ(unpaired_heap(Heaps{1, 2}, {kayles.values(), 20}), 4u);
}

// --- the law: what is said of N heaps is what a plain loop over N heaps counts -----------------

// Everything that is said of these heaps.
struct Said {
  HeapList zeros, exceptional;
  LargestValue largest;
  Histogram values;
  std::optional<SparseSpace> space;
  std::optional<HeapList> odd_ones;

  friend bool operator==(const Said& a, const Said& b) {
    const auto same_space = [](const SparseSpace& x, const SparseSpace& y) {
      return x.split == y.split && x.rare == y.rare && x.thin == y.thin;
    };
    return a.zeros == b.zeros && a.exceptional == b.exceptional && a.largest == b.largest &&
           a.values.rows == b.values.rows && a.values.values == b.values.values &&
           a.odd_ones == b.odd_ones && a.space.has_value() == b.space.has_value() &&
           (!a.space || same_space(*a.space, *b.space));
  }
};

constexpr Split kByPosition{.mask = 2, .by_position = true};

Said said_of(const FirstHeaps& heaps, const Period& period, std::size_t most) {
  Charge charge{Budget()};
  Said out{.zeros = p_positions(heaps, most),
           .exceptional = exceptional_heaps(period, heaps.values(), heaps.count(), most),
           .largest = largest_value(heaps),
           .values = histogram(heaps, most, charge),
           .space = {},
           .odd_ones = {}};
  if (period.saltus > 0) return out;
  out.space = sparse_space(heaps, most);
  out.odd_ones = rare_heaps(kByPosition, heaps, most);
  return out;
}

template <class Belongs>
HeapList loop_over(std::uint64_t count, std::size_t most, Belongs belongs) {
  HeapList list;
  for (std::uint64_t n = 0; n < count; ++n) {
    if (!belongs(n)) continue;
    ++list.number;
    list.last = n;
    if (list.first.size() < most) list.first.push_back(n);
  }
  return list;
}

// The same by loops over all heaps, whose values are computed.
void expect_by_loops(const Said& said, const NimSequence& all, std::uint64_t count,
                     const Period& period, std::size_t most) {
  EXPECT_EQ(said.zeros, loop_over(count, most, [&](auto n) { return all[n] == 0; }));
  std::map<std::uint64_t, ValueCount> rows;
  for (std::uint64_t n = 0; n < count; ++n) {
    ValueCount& row = rows.try_emplace(all[n], ValueCount{all[n], 0, n}).first->second;
    ++row.heaps;
  }
  EXPECT_EQ(said.values.values, rows.size());
  ASSERT_EQ(said.values.rows.size(), std::min(most, rows.size()));
  for (std::size_t i = 0; auto& [value, row] : rows) {
    if (i == most) break;
    EXPECT_EQ(said.values.rows[i++], row);
  }
  EXPECT_EQ(said.largest, (LargestValue{rows.rbegin()->first, rows.rbegin()->second.first}));
  EXPECT_EQ(said.exceptional, loop_over(std::min(count, period.preperiod), most, [&](auto n) {
              const std::uint64_t times = (period.preperiod - n) / period.period + 1;
              return all[n + times * period.period] != all[n] + times * period.saltus;
            }));
  if (!said.space) return;
  EXPECT_EQ(said.odd_ones,
            loop_over(count, most, [&](auto n) { return kByPosition.rare(n, all[n]); }));
  const Split& split = said.space->split;
  EXPECT_EQ(said.space->rare,
            loop_over(count, most, [&](auto n) { return split.rare(n, all[n]); }));
}

TEST(HeapStatistics, OfManyHeapsByThePeriodAreWhatALoopOverThemCounts) {
  std::mt19937_64 random(3);
  const auto below = [&](std::uint64_t n) { return random() % n; };
  int proved = 0, rising = 0;
  for (int round = 0; round < 400; ++round) {
    // Octal codes, codes that only take, and subtraction sets with all later numbers.
    std::string code = "0.";
    const bool takes = round % 2 == 0;
    for (std::uint64_t digits = 1 + below(3); digits > 0; --digits) {
      code += static_cast<char>('0' + below(takes ? 4 : 8));
    }
    if (takes && below(3) > 0) code += std::string("[") + static_cast<char>('0' + below(4)) + "]";
    const auto its_rules = parse_rules(code);
    if (!its_rules) continue;
    NimSequence sequence(*its_rules), all(*its_rules);
    const PeriodReport report = prove_period(sequence, 3000);
    if (!report.proof) continue;
    const Period& period = report.proof->period;
    ++proved;
    rising += period.saltus > 0;
    all.extend(period.preperiod + 2 * period.period + 4000);
    const std::uint64_t most_heaps = period.preperiod + period.period + 3000;
    for (const std::uint64_t count : {1 + below(100), 1 + below(3000), 1 + below(most_heaps)}) {
      const std::size_t most = below(3) == 0 ? 5 : 10'000;
      const Said said = said_of(FirstHeaps(sequence.values(), count, period), period, most);
      SCOPED_TRACE(code + " below " + std::to_string(count));
      expect_by_loops(said, all, count, period, most);
      EXPECT_EQ(said, said_of(FirstHeaps(all.values(), count), period, most));
    }
  }
  EXPECT_GT(proved, 200);
  EXPECT_GT(rising, 30);
}

TEST(HeapStatistics, OfVeryManyHeapsTakeNoLongerThanOfAPeriod) {
  constexpr std::uint64_t kMost = std::uint64_t{1} << 63;
  Charge charge{Budget()};
  NimSequence dawson(rules("dawsons-kayles"));
  const Period period = prove_period(dawson, 10'000).proof.value().period;
  const FirstHeaps heaps(dawson.values(), kMost, period);
  const HeapList zeros = p_positions(heaps, 100);
  // 5 of the 34 heaps in each period are lost, and 11 of the 53 heaps before.
  EXPECT_EQ(p_positions_of_period(period, dawson.values()), 5u);
  EXPECT_EQ(p_positions({dawson.values(), 53}, 0).number, 11u);
  // Their number for a million heaps is 147,063, and the last is 999,999.
  const HeapList of_a_million = p_positions({dawson.values(), 1'000'000, period}, 0);
  EXPECT_EQ(of_a_million, (HeapList{147'063, 999'999, {}}));
  const std::uint64_t periods = (kMost - 53) / 34;
  EXPECT_GE(zeros.number, 11 + 5 * periods);
  EXPECT_LE(zeros.number, 11 + 5 * (periods + 1));
  std::uint64_t sum = 0;
  for (const ValueCount& row : histogram(heaps, 100, charge).rows) sum += row.heaps;
  EXPECT_EQ(sum, kMost);
  EXPECT_EQ(sparse_space({dawson.values(), kMost - 1, period}, 9).rare.first.size(), 9u);

  NimSequence nim(rules("0.[3]"));
  const FirstHeaps nim_heaps(nim.values(), kMost, prove_period(nim, 1000).proof.value().period);
  EXPECT_EQ(largest_value(nim_heaps), (LargestValue{kMost - 1, kMost - 1}));
  const Histogram values = histogram(nim_heaps, 2, charge);
  EXPECT_EQ(values.values, kMost);
  EXPECT_EQ(values.rows, (std::vector<ValueCount>{{0, 1, 0}, {1, 1, 1}}));
  EXPECT_EQ(p_positions(nim_heaps, 2), (HeapList{1, 0, {0}}));
}

}  // namespace
}  // namespace summand::heaps
