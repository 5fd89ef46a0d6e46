#include "summand/value/packed_value.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

#include "summand/testing/arbitrary.hpp"
#include "summand/value/copy.hpp"
#include "summand/value/followers.hpp"

namespace summand {
namespace {

using testing::Recipe;
using testing::value_of;

constexpr std::size_t kMuch = std::size_t{1} << 24;

std::string packed(ValueStore& store, Value value) { return *packed_value(store, value, kMuch); }

RC_GTEST_PROP(PackedValue, GivesTheSameValueInAnotherStore, (const Recipe& g, const Recipe& h)) {
  ValueStore from, to;
  // Handles and the order of options are others in the other store.
  value_of(to, h);
  const Value value = value_of(from, g);
  const std::optional<Value> there = unpacked_value(to, packed(from, value));
  RC_ASSERT(there.has_value());
  RC_ASSERT(*there == copied(from, value, to));
}

RC_GTEST_PROP(PackedValue, HasTheSameBytesInEveryStore, (const Recipe& g, const Recipe& h)) {
  ValueStore one, other;
  const Value first = value_of(one, g), second = value_of(one, h);
  value_of(other, h);
  RC_ASSERT(packed(other, value_of(other, g)) == packed(one, first));
  RC_ASSERT((packed(one, first) == packed(one, second)) == (first == second));
}

// Bytes from outside: no crash, and the value of accepted bytes has these bytes.
void expect_no_value_or_this_one(const std::string& bytes) {
  ValueStore store;
  if (const std::optional<Value> value = unpacked_value(store, bytes)) {
    RC_ASSERT(packed(store, *value) == bytes);
  }
}

RC_GTEST_PROP(PackedValue, OfRandomBytesIsNoneOrTheOneOfTheseBytes, ()) {
  const auto bytes = *rc::gen::container<std::string>(rc::gen::oneOf(
      rc::gen::arbitrary<char>(), rc::gen::inRange<char>(0, 4), rc::gen::just<char>(1)));
  expect_no_value_or_this_one(bytes);
}

RC_GTEST_PROP(PackedValue, OfChangedBytesIsNoneOrTheOneOfTheseBytes, (const Recipe& g)) {
  ValueStore store;
  const std::string bytes = packed(store, value_of(store, g));
  for (std::size_t bit = 0; bit < 8 * bytes.size() && bit < 400; ++bit) {
    std::string changed = bytes;
    changed[bit / 8] = static_cast<char>(changed[bit / 8] ^ 1 << bit % 8);
    expect_no_value_or_this_one(changed);
  }
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    expect_no_value_or_this_one(bytes.substr(0, size));
  }
  RC_ASSERT(!unpacked_value(store, bytes + '\0').has_value());
}

TEST(PackedValue, KeepsNumbersUpsAndStarsOfAnySize) {
  ValueStore store, other;
  const Dyadic long_number = Dyadic::power_of_two(70'001) - 5;
  const std::int64_t most_ups = std::numeric_limits<std::int64_t>::max();
  std::set<std::string> all;
  std::size_t count = 0;
  for (const Dyadic& number :
       {Dyadic(0), Dyadic(1), Dyadic(-1), Dyadic(127), Dyadic(128),
        Dyadic(std::numeric_limits<std::int64_t>::min()), Dyadic::power_of_two(63),
        Dyadic::power_of_two(64), Dyadic::power_of_two(448), -Dyadic::power_of_two(449),
        Dyadic::ratio(-3, 20), Dyadic::power_of_two(-40'000), long_number,
        -long_number.scaled(-77)}) {
    for (const std::int64_t ups :
         {std::int64_t{0}, std::int64_t{1}, std::int64_t{-64}, -most_ups, most_ups}) {
      for (const std::uint64_t star : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}}) {
        const NumberUpStar parts{number, ups, star};
        const std::string bytes = packed(store, store.number_up_star(parts));
        all.insert(bytes);
        ++count;
        const std::optional<Value> there = unpacked_value(other, bytes);
        ASSERT_TRUE(there.has_value());
        EXPECT_EQ(other.as_number_up_star(*there), parts);
      }
    }
  }
  EXPECT_EQ(all.size(), count);
}

TEST(PackedValue, IsShort) {
  ValueStore store;
  EXPECT_EQ(packed(store, store.zero()), std::string("\1\0", 2));
  EXPECT_EQ(packed(store, store.number(3)), "\1\1\3");
  EXPECT_EQ(packed(store, store.nimber(5)), "\1\20\5");
  // Two leaves, and a game with one option each.
  EXPECT_EQ(packed(store, store.make({{store.number(2)}}, {{store.number(1)}})),
            "\2\1\1\1\2\1\1\1" + std::string(1, '\0'));
}

TEST(PackedValue, IsNoneIfItWouldBeTooLong) {
  ValueStore store;
  Value tower = store.nimber(1);
  for (int i = 1; i <= 100; ++i) tower = store.make({{tower}}, {{store.number(-i)}});
  const std::string bytes = packed(store, tower);
  EXPECT_EQ(packed_value(store, tower, bytes.size()), bytes);
  EXPECT_FALSE(packed_value(store, tower, bytes.size() - 1).has_value());
  EXPECT_FALSE(packed_value(store, tower, 3).has_value());
}

TEST(PackedValue, IsNoneForAVeryLongNumber) {
  ValueStore store;
  constexpr auto kBits = static_cast<std::int64_t>(Dyadic::kMaxBits / 4);
  for (const Dyadic& number : {Dyadic::power_of_two(kBits), Dyadic::power_of_two(-kBits - 1),
                               -Dyadic::power_of_two(kBits)}) {
    const Value value = store.number(number);
    EXPECT_FALSE(packed_value(store, value, kMuch).has_value());
  }
  // Sums of numbers of this length are no problem.
  const Value most = store.sum(store.number(Dyadic::power_of_two(kBits - 1)),
                               store.number(Dyadic::power_of_two(-kBits)));
  EXPECT_FALSE(packed_value(store, most, kMuch).has_value());
  const std::string bytes = packed(store, store.number(Dyadic::power_of_two(kBits - 1)));
  EXPECT_EQ(unpacked_value(store, bytes), store.number(Dyadic::power_of_two(kBits - 1)));
  std::string longer = bytes;
  longer.insert(longer.size() - 1, 20, '\x80');
  EXPECT_FALSE(unpacked_value(store, longer).has_value());
}

TEST(PackedValue, OfADeepGameNeedsNoDeepStack) {
  ValueStore from, to;
  Value tower = from.nimber(1);
  for (int i = 1; i <= 20'000; ++i) tower = from.make({{tower}}, {{from.number(-i)}});
  const std::optional<Value> there = unpacked_value(to, packed(from, tower));
  ASSERT_TRUE(there.has_value());
  EXPECT_EQ(copied(to, *there, from), tower);
}

TEST(PackedValue, OfALengthThatIsNotThereTakesNoMemory) {
  Budget budget({.memory = std::size_t{1} << 22});
  ValueStore store(budget);
  const std::string huge = "\xff\xff\xff\xff\xff\xff\xff\xff\x7f";
  for (const std::string& bytes :
       {huge, "\1\1" + std::string(600'000, '\xff'), std::string("\1\0", 2) + huge + "\1"}) {
    EXPECT_FALSE(unpacked_value(store, bytes).has_value());
  }
}

TEST(PackedValue, CanBeStoppedAtEveryQuestion) {
  ValueStore from;
  const Value hot = from.make({{from.number(2)}}, {{from.nimber(1)}});
  const Value value = from.sum(hot, from.make({{hot}}, {{from.number(-9)}}));
  const std::string bytes = packed(from, value);
  bool done = false;
  for (std::uint64_t questions = 1; !done; ++questions) {
    ValueStore to(Budget({.questions = questions}));
    try {
      EXPECT_EQ(packed_value(to, *unpacked_value(to, bytes), kMuch), bytes);
      done = true;
    } catch (const LimitReached&) {
      // The store is still whole.
      EXPECT_EQ(to.sum(to.number(1), to.number(2)), to.number(3));
    }
  }
}

}  // namespace
}  // namespace summand
