#include "summand/number/nim.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "summand/number/nim_field.hpp"
#include "summand/number/nim_kernels.hpp"
#include "summand/number/number_test_support.hpp"

namespace summand::testing {
namespace {

using Nimber = std::uint64_t;

// Nimbers of the full field and of the small fields inside it. 0 and 1 are among them.
rc::Gen<Nimber> nimbers() {
  const auto any = rc::gen::arbitrary<Nimber>();
  return rc::gen::apply([](Nimber x, unsigned down) { return x >> down; }, any,
                        rc::gen::element(0u, 0u, 31u, 32u, 48u, 56u, 60u, 62u, 63u));
}

std::vector<CpuLevel> levels_of_this_machine() {
  std::vector<CpuLevel> levels;
  for (int level = 0; level <= static_cast<int>(detected_cpu_level()); ++level) {
    levels.push_back(static_cast<CpuLevel>(level));
  }
  return levels;
}

// The definition: the least number that is not a'b + ab' + a'b' for any a' < a and b' < b.
template <std::size_t kSize>
std::array<std::array<Nimber, kSize>, kSize> products_by_definition() {
  std::array<std::array<Nimber, kSize>, kSize> product{};
  for (std::size_t a = 0; a < kSize; ++a) {
    for (std::size_t b = 0; b < kSize; ++b) {
      std::vector<Nimber> options;
      for (std::size_t x = 0; x < a; ++x) {
        for (std::size_t y = 0; y < b; ++y) {
          options.push_back(product[x][b] ^ product[a][y] ^ product[x][y]);
        }
      }
      product[a][b] = mex(options);
    }
  }
  return product;
}

TEST(Nim, ProductsOfAllNimbersBelow64AgreeWithTheDefinition) {
  constexpr std::size_t kSize = 64;
  const auto expected = products_by_definition<kSize>();
  for (const CpuLevel level : levels_of_this_machine()) {
    const NimKernel kernel = nim_kernel(level);
    for (Nimber a = 0; a < kSize; ++a) {
      for (Nimber b = 0; b < kSize; ++b) {
        ASSERT_EQ(kernel.multiply(a, b), expected[a][b]) << name_of(level) << " " << a << " " << b;
      }
    }
  }
}

RC_GTEST_PROP(Nim, AllLevelsOfProcessorsGiveTheProductOfTheTower, ()) {
  const Nimber a = *nimbers(), b = *nimbers();
  const Nimber expected = tower_product(a, b, 64);
  RC_ASSERT(nim_multiply(a, b) == expected);
  for (const CpuLevel level : levels_of_this_machine()) {
    RC_ASSERT(nim_kernel(level).multiply(a, b) == expected);
  }
}

RC_GTEST_PROP(Nim, ManyProductsAtATimeAreTheProductsOneByOne, ()) {
  const auto a = *rc::gen::container<std::vector<Nimber>>(nimbers());
  const auto b = *rc::gen::container<std::vector<Nimber>>(a.size(), nimbers());
  std::vector<Nimber> expected;
  for (std::size_t i = 0; i < a.size(); ++i) expected.push_back(tower_product(a[i], b[i], 64));
  for (const CpuLevel level : levels_of_this_machine()) {
    std::vector<Nimber> out = b;
    nim_kernel(level).multiply_all(a.data(), out.data(), out.data(), out.size());
    RC_ASSERT(out == expected);
  }
  std::vector<Nimber> out(a.size() + 1, 77);
  nim_multiply(a, b, std::span(out).first(a.size()));
  RC_ASSERT(out.back() == 77u);
  out.pop_back();
  RC_ASSERT(out == expected);
}

RC_GTEST_PROP(Nim, NimbersAreAField, ()) {
  const Nimber a = *nimbers(), b = *nimbers(), c = *nimbers();
  RC_ASSERT(nim_multiply(a, b) == nim_multiply(b, a));
  RC_ASSERT(nim_multiply(nim_multiply(a, b), c) == nim_multiply(a, nim_multiply(b, c)));
  RC_ASSERT(nim_multiply(a, b ^ c) == (nim_multiply(a, b) ^ nim_multiply(a, c)));
  RC_ASSERT(nim_multiply(a, 1) == a);
  RC_ASSERT(nim_multiply(a, 0) == 0u);
  if (a != 0) RC_ASSERT(nim_multiply(a, nim_inverse(a)) == 1u);
}

RC_GTEST_PROP(Nim, PowersAddTheirExponents, (std::uint64_t m, std::uint64_t n)) {
  const Nimber a = *nimbers();
  RC_PRE(a != 0);
  const std::uint64_t sum = m + n;
  // Exponents count modulo 2^64 - 1, the order of the group.
  RC_ASSERT(nim_multiply(nim_power(a, m), nim_power(a, n)) ==
            nim_power(a, sum < m ? sum + 1 : sum));
}

RC_GTEST_PROP(Nim, SmallPowersAreRepeatedProducts, ()) {
  const Nimber a = *nimbers();
  Nimber power = 1;
  for (std::uint64_t exponent = 0; exponent < 20; ++exponent, power = nim_multiply(power, a)) {
    RC_ASSERT(nim_power(a, exponent) == power);
  }
}

RC_GTEST_PROP(Nim, EveryNimberHasOneSquareRoot, ()) {
  const Nimber a = *nimbers();
  const Nimber root = nim_square_root(a);
  RC_ASSERT(nim_multiply(root, root) == a);
  RC_ASSERT(nim_square_root(nim_multiply(a, a)) == a);
}

TEST(Nim, FermatPowersSquareToThreeHalvesAndMultiplySmallerNimbersOrdinarily) {
  for (unsigned bits = 1; bits < 64; bits *= 2) {
    const Nimber fermat = Nimber{1} << bits;
    EXPECT_EQ(nim_multiply(fermat, fermat), fermat ^ fermat / 2);
    EXPECT_EQ(nim_multiply(fermat, fermat - 1), fermat * (fermat - 1));
  }
}

TEST(Nim, SmallFieldsAreClosed) {
  for (Nimber a = 0; a < 256; ++a) {
    for (Nimber b = 0; b < 256; ++b) EXPECT_LT(nim_multiply(a, b), 256u);
    if (a == 0) continue;
    EXPECT_LT(nim_inverse(a), 256u);
  }
}

TEST(Nim, GivesTheTabulatedSums) {
  const auto rows = rows_of_numbers("nim-sum");
  EXPECT_EQ(rows.size(), 5u);
  for (const auto& row : rows) {
    const std::size_t comma = row[0].find(',');
    const std::array<Nimber, 2> heaps = {std::stoull(row[0]),
                                         std::stoull(row[0].substr(comma + 1))};
    EXPECT_EQ(nim_sum(heaps), std::stoull(row[1])) << row[0];
  }
  EXPECT_EQ(nim_sum({}), 0u);
}

RC_GTEST_PROP(Nim, MexIsTheLeastNumberLeftOut, ()) {
  const auto numbers = *rc::gen::container<std::vector<Nimber>>(
      rc::gen::oneOf(rc::gen::inRange<Nimber>(0, 12), rc::gen::arbitrary<Nimber>()));
  const std::set<Nimber> present(numbers.begin(), numbers.end());
  Nimber expected = 0;
  while (present.contains(expected)) ++expected;
  RC_ASSERT(mex(numbers) == expected);
}

TEST(NimDeathTest, ZeroHasNoInverse) { EXPECT_DEATH(nim_inverse(0), ""); }

}  // namespace
}  // namespace summand::testing
