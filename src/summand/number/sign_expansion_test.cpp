#include "summand/number/number_test_support.hpp"

namespace summand::testing {
namespace {

// The definition: an edge for Left is a step to the right, to the simplest number beyond all
// earlier numbers on that side.
Dyadic value_by_walking(std::string_view stalk) {
  std::optional<Bound> lower, upper;
  Dyadic at = 0;
  for (const char edge : stalk) {
    (edge == 'L' ? lower : upper) = Bound{at, false};
    at = simplest_between(lower, upper).value();
  }
  return at;
}

TEST(SignExpansion, GivesTheTabulatedValuesOfStalks) {
  const auto rows = rows_of_numbers("hackenbush-string");
  EXPECT_EQ(rows.size(), 49u);
  for (const auto& row : rows) {
    EXPECT_EQ(from_sign_expansion(row[0]), parse_dyadic(row[1])) << row[0];
    EXPECT_EQ(sign_expansion(parse_dyadic(row[1]).value()), row[0]);
  }
}

TEST(SignExpansion, GivesTheTabulatedStalksOfNumbers) {
  const auto rows = rows_of_numbers("number-to-hackenbush-string");
  EXPECT_EQ(rows.size(), 7u);
  for (const auto& row : rows) EXPECT_EQ(sign_expansion(parse_dyadic(row[0]).value()), row[1]);
}

TEST(SignExpansion, AllStalksOfTenEdgesAgreeWithTheWalkThroughTheNumbers) {
  for (unsigned length = 0; length <= 10; ++length) {
    for (unsigned pattern = 0; pattern < 1u << length; ++pattern) {
      std::string stalk;
      for (unsigned edge = 0; edge < length; ++edge)
        stalk += (pattern >> edge & 1) != 0 ? 'L' : 'R';
      EXPECT_EQ(from_sign_expansion(stalk), value_by_walking(stalk)) << stalk;
    }
  }
}

RC_GTEST_PROP(SignExpansion, AStalkAndItsNumberDetermineEachOther, ()) {
  const std::string stalk = *rc::gen::container<std::string>(rc::gen::element('L', 'R'));
  const Dyadic x = from_sign_expansion(stalk).value();
  RC_ASSERT(sign_expansion(x).value() == stalk);
  RC_ASSERT(birthday(x) == stalk.size());
}

RC_GTEST_PROP(SignExpansion, SortsLikeTheNumbersWithTheEndBetweenTheEdges, ()) {
  const auto stalks = rc::gen::container<std::string>(rc::gen::element('L', 'R'));
  const std::string a = *stalks, b = *stalks;
  // If M marks the end of a text, the letters L, M, R are in falling order of the numbers.
  RC_ASSERT((from_sign_expansion(a).value() < from_sign_expansion(b).value()) ==
            (b + 'M' < a + 'M'));
}

TEST(SignExpansion, TakesStalksOfThousandsOfEdges) {
  std::string stalk = "LR";
  for (int edge = 0; edge < 5000; ++edge) stalk += (edge * edge / 7) % 3 == 0 ? 'L' : 'R';
  const Dyadic x = from_sign_expansion(stalk).value();
  EXPECT_EQ(x.log2_denominator(), 5001u);
  EXPECT_EQ(sign_expansion(x), stalk);
  EXPECT_EQ(from_sign_expansion(std::string(1'000'000, 'R')), Dyadic(-1'000'000));
  EXPECT_EQ(from_sign_expansion("L" + std::string(1'000'000, 'R')),
            Dyadic::power_of_two(-1'000'000));
}

TEST(SignExpansion, RefusesOtherEdgesAndHugeStalks) {
  EXPECT_EQ(from_sign_expansion("LRG").error().offset, 2u);
  EXPECT_EQ(from_sign_expansion("LRlR").error().offset, 2u);
  EXPECT_FALSE(from_sign_expansion(std::string(kMaxSignExpansion + 1, 'L')));
  EXPECT_FALSE(sign_expansion(Dyadic(1'000'000'000'000)));
  EXPECT_FALSE(sign_expansion(Dyadic::power_of_two(100)));
}

}  // namespace
}  // namespace summand::testing
