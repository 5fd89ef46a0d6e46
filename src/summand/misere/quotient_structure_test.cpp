#include "summand/misere/quotient_structure.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "summand/misere/quotient_test_support.hpp"

namespace summand {
namespace {

TEST(QuotientStructure, TheKernelIsAGroupAndAnIdeal) {
  for (const std::string_view code : {"0.77", "0.07", "0.123", "4.7", "0.71", "0.6", "0.0"}) {
    const MisereQuotient quotient = testing::quotient_to(code, 14).quotient;
    const CommutativeMonoid& monoid = quotient.monoid;
    const QuotientStructure structure = structure_of(quotient);
    const std::vector<std::uint32_t>& kernel = structure.kernel;
    for (const std::uint32_t x : kernel) {
      EXPECT_EQ(monoid.product(x, structure.kernel_identity), x);
      EXPECT_TRUE(std::ranges::any_of(kernel, [&](std::uint32_t y) {
        return monoid.product(x, y) == structure.kernel_identity;
      }));
      for (std::uint32_t y = 0; y < quotient.order(); ++y) {
        EXPECT_TRUE(std::ranges::binary_search(kernel, monoid.product(x, y)));
      }
    }
    EXPECT_TRUE(quotient.order() == 1 || structure.kernel_p_count > 0);
    EXPECT_EQ(structure.is_regular, structure.kernel_p_count == 1);
  }
}

// 0.3[3] is Nim: heaps to 1, to 3 and to 7.
TEST(QuotientStructure, QuotientsOfNimAreTame) {
  for (const auto& [heaps, number, order] : {std::tuple{0u, 0u, 1u},
                                             {1u, 1u, 2u},
                                             {2u, 2u, 6u},
                                             {3u, 2u, 6u},
                                             {4u, 3u, 10u},
                                             {7u, 3u, 10u},
                                             {8u, 4u, 18u},
                                             {15u, 4u, 18u}}) {
    const MisereQuotient quotient = testing::quotient_to("0.[3]", heaps).quotient;
    EXPECT_EQ(quotient.order(), order) << heaps;
    EXPECT_EQ(structure_of(quotient).tame, number) << heaps;
  }
}

TEST(QuotientStructure, WildQuotientsAreNotTame) {
  for (const std::string_view code : {"0.77", "0.123", "0.75", "0.53", "0.71"}) {
    EXPECT_EQ(structure_of(testing::quotient_to(code, 20).quotient).tame, std::nullopt) << code;
  }
  EXPECT_EQ(structure_of(testing::quotient_to("0.602", 40).quotient).tame, 3u);
}

}  // namespace
}  // namespace summand
