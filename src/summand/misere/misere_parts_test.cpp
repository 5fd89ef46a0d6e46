#include "summand/misere/misere_parts.hpp"

#include <algorithm>
#include <vector>

#include "summand/misere/misere_test_support.hpp"

namespace summand {
namespace {

TEST(MisereParts, DifferencesUndoSums) {
  MisereStore store;
  MisereParts parts(store);
  const auto day_4 = forms_born_by(store, 4);
  for (const MisereForm g : day_4) {
    for (const MisereForm h : day_4) {
      EXPECT_EQ(parts.difference(store.sum(g, h), g), h);
    }
  }
}

TEST(MisereParts, PartitionsAreThoseThatSumsGive) {
  MisereStore store;
  MisereParts parts(store);
  const auto day_4 = forms_born_by(store, 4);
  for (const MisereForm g : day_4) {
    for (const MisereForm h : day_4) {
      if (parts.is_unit(g) || parts.is_unit(h) || h < g) continue;
      const auto all = parts.partitions(store.sum(g, h));
      EXPECT_TRUE(std::ranges::count(all, MiserePartition{g, h}) == 1);
      for (const MiserePartition& its : all) {
        EXPECT_EQ(store.sum(its.first, its.second), store.sum(g, h));
      }
    }
  }
}

TEST(MisereParts, NimHeapsArePrimeAndUnitsAreNot) {
  MisereStore store;
  MisereParts parts(store);
  EXPECT_FALSE(parts.is_prime(MisereForm()));
  EXPECT_FALSE(parts.is_prime(store.star()));
  for (std::uint64_t n = 2; n < 9; ++n) EXPECT_TRUE(parts.is_prime(store.nimber(n)));
  EXPECT_FALSE(parts.is_prime(misere_form(store, "*[2,3]")));
}

// A part can be born later than the sum.
TEST(MisereParts, AFormOfDayThreeIsASumOfPrimesOneOfWhichIsBornLater) {
  MisereStore store;
  MisereParts parts(store);
  const MisereForm g = misere_form(store, "*[2]"), two = store.nimber(2);
  const MisereForm later = misere_form(store, "*[0,[2],[3,[2]]]");
  EXPECT_EQ(store.sum(two, later), g);
  EXPECT_GT(store.birthday(later), store.birthday(g));
  for (const MisereForm company : forms_born_by(store, 4)) {
    EXPECT_EQ(store.outcome_of_sum(store.sum(later, company), two),
              store.outcome_of_sum(g, company));
  }
  const auto primes = parts.prime_partitions(g);
  ASSERT_EQ(primes.size(), 1u);
  EXPECT_EQ(primes[0].primes.size(), 2u);
}

TEST(MisereParts, PrimePartitionsAddUp) {
  MisereStore store;
  MisereParts parts(store);
  const auto day_4 = forms_born_by(store, 4);
  for (const MisereForm g : day_4) {
    const MisereForm sum = store.sum(g, day_4[(g.id() * 7 + 3) % 22]);
    const auto all = parts.prime_partitions(sum);
    EXPECT_FALSE(all.empty());
    for (const PrimePartition& its : all) {
      const MisereForm primes = store.sum(its.primes);
      EXPECT_EQ(its.star ? store.sum(primes, store.star()) : primes, sum);
      for (const MisereForm prime : its.primes) EXPECT_TRUE(parts.is_prime(prime));
    }
  }
}

}  // namespace
}  // namespace summand
