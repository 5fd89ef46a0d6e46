#include "summand/analysis/heaps/kept_heaps.hpp"

#include <gtest/gtest.h>
#include <map>
#include <string>

#include "summand/heaps/names.hpp"
#include "summand/heaps/sequence.hpp"

namespace summand::heaps {
namespace {

using heaps::NimValues;

class Kept : public KeptResults {
 public:
  std::optional<std::string> find(const KeptKey& key) override {
    const auto at = rows.find(key.position);
    return at == rows.end() ? std::nullopt : std::optional(at->second);
  }
  void keep(const KeptKey& key, std::string_view answer, FoundBy) override {
    EXPECT_TRUE(rows.emplace(key.position, answer).second) << key.position;
  }

  std::map<std::string, std::string, std::less<>> rows;
};

class KeptHeapsTest : public ::testing::Test {
 protected:
  // Values that grow up to that number.
  NimValues values(std::uint64_t count, std::uint32_t most = 9) {
    NimValues out(budget_);
    for (std::uint64_t n = 0; n < count; ++n) {
      out.push_back(static_cast<std::uint32_t>(std::min<std::uint64_t>(n, n * 7 % (most + 1))));
    }
    return out;
  }
  std::uint64_t loaded(std::uint64_t size, std::string_view rules = "0.77") {
    NimValues out(budget_);
    KeptHeaps(kept_, heaps::parse_rules(rules).value()).load(out, size);
    last_.emplace(std::move(out));
    return last_->size();
  }

  Budget budget_;
  Kept kept_;
  std::optional<NimValues> last_;
  heaps::Rules kayles_ = heaps::parse_rules("kayles").value();
};

TEST_F(KeptHeapsTest, WholeStretchesAreKeptOnce) {
  KeptHeaps heaps(kept_, kayles_);
  heaps.keep(values(kKeptStretch - 1));
  EXPECT_EQ(kept_.rows.size(), 0u);
  heaps.keep(values(3 * kKeptStretch - 1));
  EXPECT_EQ(kept_.rows.size(), 2u);
  heaps.keep(values(3 * kKeptStretch));
  EXPECT_EQ(kept_.rows.size(), 3u);
  EXPECT_TRUE(kept_.rows.contains("0.77, heaps 65536..131071"));
}

TEST_F(KeptHeapsTest, ValuesOfAnyWidthAreReadBack) {
  for (const std::uint32_t most : {9u, 255u, 256u, 65535u, 65536u}) {
    kept_.rows.clear();
    const NimValues all = values(2 * kKeptStretch, most);
    KeptHeaps(kept_, kayles_).keep(all);
    ASSERT_EQ(loaded(kKeptStretch + 1), 2 * kKeptStretch);
    for (std::uint64_t n = 0; n < all.size(); ++n) ASSERT_EQ((*last_)[n], all[n]);
  }
}

TEST_F(KeptHeapsTest, NoMoreIsReadThanAsked) {
  KeptHeaps(kept_, kayles_).keep(values(3 * kKeptStretch));
  EXPECT_EQ(loaded(0), 0u);
  EXPECT_EQ(loaded(1), kKeptStretch);
  EXPECT_EQ(loaded(kKeptStretch), kKeptStretch);
  EXPECT_EQ(loaded(10 * kKeptStretch), 3 * kKeptStretch);
  EXPECT_EQ(loaded(1, "0.07"), 0u);
}

TEST_F(KeptHeapsTest, WhatIsNoAnswerEndsTheValues) {
  KeptHeaps(kept_, kayles_).keep(values(3 * kKeptStretch));
  std::string& second = kept_.rows["0.77, heaps 65536..131071"];
  const std::string good = second;
  for (const std::string& bad : {std::string(), std::string("1"), good.substr(1), good + "x",
                                 "2" + good.substr(1), "9" + good.substr(1)}) {
    second = bad;
    EXPECT_EQ(loaded(3 * kKeptStretch), kKeptStretch);
  }
  kept_.rows.erase("0.77, heaps 0..65535");
  EXPECT_EQ(loaded(3 * kKeptStretch), 0u);
}

TEST_F(KeptHeapsTest, AValueThatNoHeapOfItsSizeHasEndsTheValues) {
  std::string row = stretch_bytes(values(kKeptStretch), 0);
  row[1 + 3] = 7;  // a heap of 3 has at most 6
  kept_.rows["0.77, heaps 0..65535"] = row;
  EXPECT_EQ(loaded(kKeptStretch), 3u);
}

TEST(KeptStretch, NamesAreReadBack) {
  const auto read = read_stretch(name_of({"4u.0", 3 * kKeptStretch}));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->rules, "4u.0");
  EXPECT_EQ(read->from, 3 * kKeptStretch);
  for (const std::string_view bad :
       {"", "0.77", "0.77, heaps ", "0.77, heaps 0..65536", "0.77, heaps 1..65536",
        "0.77, heaps 00..65535", "0.77, heaps 18446744073709486080..18446744073709551615"}) {
    EXPECT_FALSE(read_stretch(bad)) << bad;
  }
}

}  // namespace
}  // namespace summand::heaps
