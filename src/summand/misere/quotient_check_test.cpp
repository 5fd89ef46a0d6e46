#include "summand/misere/quotient_check.hpp"

#include <gtest/gtest.h>

#include "summand/misere/quotient_test_support.hpp"

namespace summand {
namespace {

bool passes(std::string_view code, const MisereQuotient& quotient) {
  Budget budget;
  return check_quotient(testing::rules_of(code), quotient, budget).holds;
}

TEST(QuotientCheck, PassesQuotientsThatWereFound) {
  for (const std::string_view code :
       {"0.77", "0.07", "0.123", "0.6", "4.7", "0.0", "0.1", "0.3F"}) {
    EXPECT_TRUE(passes(code, testing::quotient_to(code, 10).quotient)) << code;
  }
}

TEST(QuotientCheck, RefusesEveryOtherPPortion) {
  const MisereQuotient right = testing::quotient_to("0.123", 20).quotient;
  for (std::uint32_t x = 0; x < right.order(); ++x) {
    MisereQuotient wrong = right;
    wrong.p_portion = ElementSet(right.order());
    for (std::uint32_t y = 0; y < right.order(); ++y) {
      if (right.is_p(y) != (x == y)) wrong.p_portion.insert(y);
    }
    EXPECT_FALSE(passes("0.123", wrong)) << x;
  }
}

TEST(QuotientCheck, RefusesEveryOtherElementOfAHeap) {
  const MisereQuotient right = testing::quotient_to("0.123", 12).quotient;
  for (std::uint32_t heap = 0; heap <= right.heaps(); ++heap) {
    for (std::uint32_t x = 0; x < right.order() + 2; ++x) {
      if (x == right.element_of_heap[heap]) continue;
      MisereQuotient wrong = right;
      wrong.element_of_heap[heap] = x;
      EXPECT_FALSE(passes("0.123", wrong)) << heap << ' ' << x;
    }
  }
}

TEST(QuotientCheck, RefusesEveryOtherProduct) {
  const MisereQuotient right = testing::quotient_to("0.75", 12).quotient;
  const std::uint32_t order = right.order();
  for (std::uint32_t at = 0; at < order * order; ++at) {
    for (std::uint32_t z = 0; z < order + 1; ++z) {
      std::vector<std::uint16_t> products;
      for (std::uint32_t x = 0; x < order; ++x) {
        const auto row = right.monoid.row(x);
        products.insert(products.end(), row.begin(), row.end());
      }
      if (products[at] == z) continue;
      // Both orders of the factors change: otherwise they would not commute.
      products[at] = static_cast<std::uint16_t>(z);
      products[at % order * order + at / order] = static_cast<std::uint16_t>(z);
      MisereQuotient wrong = right;
      wrong.monoid = CommutativeMonoid(order, std::move(products));
      EXPECT_FALSE(passes("0.75", wrong)) << at << ' ' << z;
    }
  }
}

// The monoid with two copies of an element gives all outcomes right, but is not the quotient.
TEST(QuotientCheck, RefusesEqualElements) {
  MisereQuotient wrong;
  wrong.monoid = CommutativeMonoid(4, {0, 1, 2, 3, 1, 0, 3, 2, 2, 3, 0, 1, 3, 2, 1, 0});
  wrong.p_portion = ElementSet(4);
  wrong.p_portion.insert(1);
  wrong.p_portion.insert(3);
  wrong.element_of_heap = {0, 1, 2};  // 0.1: heap 1 is *, and heap 2 has no moves
  Budget budget;
  EXPECT_FALSE(check_quotient(testing::rules_of("0.1"), wrong, budget).holds);
}

// The quotient to 24 heaps is not that to 25: the claims for sums with heap 25 are wrong.
TEST(QuotientCheck, RefusesAQuotientOfFewerHeaps) {
  MisereQuotient shorter = testing::quotient_to("0.77", 8).quotient;
  for (std::uint32_t x = 0; x < shorter.order(); ++x) {
    MisereQuotient longer = shorter;
    longer.element_of_heap.push_back(x);
    EXPECT_FALSE(passes("0.77", longer)) << x;
  }
}

}  // namespace
}  // namespace summand
