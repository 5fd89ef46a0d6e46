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

TEST(MisereParts, OneOfAFormAndItsSumWithStarIsEvenAndBornEarlier) {
  MisereStore store;
  MisereParts parts(store);
  for (const MisereForm g : forms_born_by(store, 4)) {
    const MisereForm other = store.sum(g, store.star());
    EXPECT_NE(parts.is_even(g), parts.is_even(other));
    EXPECT_EQ(parts.is_even(g), store.birthday(g) < store.birthday(other));
  }
}

// The Extraversion-Introversion Theorem, by search.
TEST(MisereParts, OnlyUnitsArePartsOfEachOfTheirOptions) {
  MisereStore store;
  MisereParts parts(store);
  for (const MisereForm g : forms_born_by(store, 4)) {
    const bool introverted = std::ranges::all_of(store.options(g), [&](MisereForm option) {
      return parts.difference(option, g).has_value();
    });
    EXPECT_EQ(introverted, parts.is_unit(g)) << print(store, g);
  }
}

TEST(MisereParts, ProperPartsAreTheEvenTermsOfSums) {
  MisereStore store;
  MisereParts parts(store);
  const auto day_4 = forms_born_by(store, 4);
  for (const MisereForm g : day_4) {
    for (const MisereForm h : day_4) {
      const MisereForm sum = store.sum(g, h);
      const auto proper = parts.proper_parts(sum);
      for (const MisereForm part : proper) {
        EXPECT_TRUE(parts.is_even(part) && !parts.is_unit(part));
        EXPECT_EQ(store.sum(part, parts.difference(sum, part).value()), sum);
      }
      if (parts.is_unit(g) || parts.is_unit(h) || !parts.is_even(g)) continue;
      EXPECT_EQ(std::ranges::count(proper, g), 1);
    }
  }
}

// All sums of one to three primes out of those born by day 4 and those that are differences of
// forms of that day.
TEST(MisereParts, PrimePartitionsAreAllWaysToWriteASumOfPrimes) {
  MisereStore store;
  MisereParts parts(store);
  std::vector<MisereForm> primes;
  const auto add = [&](MisereForm g) {
    if (parts.is_even(g) && parts.is_prime(g) && std::ranges::count(primes, g) == 0) {
      primes.push_back(g);
    }
  };
  const auto day_4 = forms_born_by(store, 4);
  for (const MisereForm g : day_4) {
    add(g);
    for (const MisereForm h : day_4) {
      if (const auto rest = parts.difference(g, h)) add(*rest);
    }
  }
  EXPECT_GE(primes.size(), 10u);
  std::ranges::sort(primes);
  const auto check = [&](const std::vector<MisereForm>& terms) {
    const MisereForm sum = store.sum(terms);
    if (store.followers(sum).size() > 60) return;
    const auto all = parts.prime_partitions(sum);
    EXPECT_EQ(std::ranges::count(all, PrimePartition{terms, false}), 1) << print(store, sum);
  };
  for (std::size_t i = 0; i < primes.size(); ++i) {
    check({primes[i]});
    for (std::size_t j = i; j < primes.size(); ++j) {
      check({primes[i], primes[j]});
      for (std::size_t k = j; k < primes.size(); ++k) check({primes[i], primes[j], primes[k]});
    }
  }
}

// A form born by day 3 is a sum of primes in no other way than those that are listed.
TEST(MisereParts, FormsOfDayThreeHaveNoOtherPartitions) {
  MisereStore store;
  MisereParts parts(store);
  for (const MisereForm g : forms_born_by(store, 3)) {
    const auto all = parts.prime_partitions(g);
    // No form of day 4 is a part but those of a partition.
    for (const MisereForm part : forms_born_by(store, 4)) {
      if (!parts.is_even(part) || !parts.is_prime(part)) continue;
      const bool listed = std::ranges::any_of(
          all, [&](const PrimePartition& its) { return std::ranges::count(its.primes, part) > 0; });
      EXPECT_EQ(listed, parts.difference(g, part).has_value()) << print(store, g);
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
