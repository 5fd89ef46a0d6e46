#include "summand/value/copy.hpp"

#include <gtest/gtest.h>

#include "summand/value/print.hpp"

namespace summand {
namespace {

TEST(Copy, IsTheSameValueInAnotherStore) {
  ValueStore from, to;
  // Handles have other numbers in the other store.
  to.nimber(7);
  const Value half = from.number(Dyadic(1).half());
  const Value hot = from.make({{from.number(2)}}, {{half}});
  const Value deep =
      from.make({{hot, from.nimber(3)}}, {{from.make({{from.zero()}}, {{from.number(-9)}})}});
  for (const Value g : {from.zero(), half, from.nimber(12), from.number_up_star({Dyadic(3), -2, 1}),
                        hot, deep, from.sum(deep, hot), from.negative(deep)}) {
    const Value copy = copied(from, g, to);
    EXPECT_EQ(print(to, copy), print(from, g));
    EXPECT_EQ(copied(to, copy, from), g);
  }
}

TEST(Copy, OfADeepGameNeedsNoDeepStack) {
  ValueStore from, to;
  Value tower = from.nimber(1);
  for (int i = 1; i <= 20'000; ++i) {
    tower = from.make({{tower}}, {{from.number(-i)}});
  }
  EXPECT_EQ(copied(to, copied(from, tower, to), from), tower);
}

}  // namespace
}  // namespace summand
