#include "summand/boards/heaps.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

namespace summand {
namespace {

using Sizes = std::vector<std::uint64_t>;

Sizes sizes_of(const Heaps& heaps) { return {heaps.sizes().begin(), heaps.sizes().end()}; }

RC_GTEST_PROP(Heaps, ParseIsTheInverseOfPrint, (const Sizes& sizes)) {
  const Heaps heaps(sizes);
  RC_ASSERT(Heaps::parse(heaps.print()).value() == heaps);
}

RC_GTEST_PROP(Heaps, TheOrderOfHeapsAndEmptyOnesDoNotMatter, (Sizes sizes)) {
  const Heaps heaps(sizes);
  std::ranges::reverse(sizes);
  sizes.push_back(0);
  RC_ASSERT(Heaps(sizes) == heaps);
  RC_ASSERT(hash_value(Heaps(sizes)) == hash_value(heaps));
}

RC_GTEST_PROP(Heaps, ReplacingAHeapIsMakingTheHeapsWithTheOtherOne,
              (Sizes sizes, std::uint64_t to)) {
  std::erase(sizes, 0);
  RC_PRE(!sizes.empty());
  Heaps heaps(sizes);
  std::uint64_t& chosen = sizes[*rc::gen::inRange<std::size_t>(0, sizes.size())];
  heaps.replace(chosen, to);
  chosen = to;
  RC_ASSERT(heaps == Heaps(sizes));
}

TEST(Heaps, AreReadWithCommasOrSpaces) {
  EXPECT_EQ(sizes_of(Heaps::parse("5, 3,7").value()), (Sizes{3, 5, 7}));
  EXPECT_EQ(sizes_of(Heaps::parse(" 5 3  7 ").value()), (Sizes{3, 5, 7}));
  EXPECT_EQ(sizes_of(Heaps::parse("0").value()), (Sizes{}));
  EXPECT_EQ(sizes_of(Heaps::parse("18446744073709551615").value()), (Sizes{~std::uint64_t{0}}));
  EXPECT_EQ(Heaps().print(), "0");
}

TEST(Heaps, SayWhereTheInputIsWrong) {
  const auto offset = [](std::string_view text) {
    const auto bad = Heaps::parse(text);
    return bad ? std::string::npos : bad.error().offset;
  };
  EXPECT_EQ(offset(""), 0u);
  EXPECT_EQ(offset("3,"), 2u);
  EXPECT_EQ(offset("3,x"), 2u);
  EXPECT_EQ(offset("3x"), 1u);
  EXPECT_EQ(offset("-1"), 0u);
  EXPECT_EQ(offset("1,,2"), 2u);
  EXPECT_EQ(offset("1,18446744073709551616"), 2u);
  std::string many = "1";
  for (std::size_t i = 0; i < Heaps::kMostHeaps; ++i) many += ",1";
  EXPECT_EQ(Heaps::parse(many).error(), (Error{"more than 1000000 heaps", 2 * Heaps::kMostHeaps}));
}

TEST(Heaps, AreMadeFromIntegersThatAreNotNegative) {
  EXPECT_EQ(sizes_of(Heaps::make({{std::int64_t{4}, 0}, {std::int64_t{2}, 3}}).value()),
            (Sizes{2, 4}));
  EXPECT_EQ(Heaps::make({{std::int64_t{4}, 0}, {std::int64_t{-2}, 3}}).error().offset, 3u);
  EXPECT_EQ(Heaps::make({{Word{"round"}, 5}}).error().offset, 5u);
}

TEST(Heaps, HaveDistinctSizesAndANimSum) {
  const Heaps heaps({3, 5, 3, 5, 5});
  EXPECT_EQ(heaps.distinct(), (Sizes{3, 5}));
  EXPECT_EQ(heaps.nim_sum(), 5u);
}

TEST(Heaps, SmallPositionsAreListedOnce) {
  std::set<Heaps> all;
  std::size_t count = 0;
  Heaps::for_each_up_to(4, 6, [&](const Heaps& heaps) {
    all.insert(heaps);
    ++count;
  });
  EXPECT_EQ(count, 210u);  // four of the seven sizes 0..6, with repetition
  EXPECT_EQ(all.size(), count);
}

TEST(Heaps, PositionsWithAFewCountersArePartitions) {
  std::set<Heaps> all;
  std::size_t count = 0;
  Heaps::for_each_with_at_most(12, [&](const Heaps& heaps) {
    all.insert(heaps);
    ++count;
  });
  // 1 + 1 + 2 + 3 + 5 + 7 + 11 + 15 + 22 + 30 + 42 + 56 + 77 partitions of 0 to 12.
  EXPECT_EQ(count, 272u);
  EXPECT_EQ(all.size(), count);
}

TEST(Heaps, AnAddedHeapIsPutInItsPlace) {
  Heaps heaps({5, 1});
  heaps.add(3);
  heaps.add(0);
  EXPECT_EQ(heaps, Heaps({1, 3, 5}));
}

TEST(Heaps, ThePictureOfManyOrLongHeapsIsShortened) {
  const Picture picture = Heaps(Sizes(100, 1'000'000)).picture();
  EXPECT_EQ(picture.rows, 41);
  EXPECT_LT(picture.columns, 50);
  EXPECT_EQ(Heaps({2, 1}).picture().rows, 2);
}

}  // namespace
}  // namespace summand
