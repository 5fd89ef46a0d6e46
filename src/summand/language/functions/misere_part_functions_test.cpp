#include <gtest/gtest.h>
#include <string>

#include "summand/language/language_test_support.hpp"
#include "summand/testing/table.hpp"

namespace summand {
namespace {

TEST(MiserePartFunctions, AgreeWithCGSuite) {
  std::size_t count = 0;
  for (const auto& cells : testing::table("misere_forms.tsv")) {
    ASSERT_EQ(cells.size(), 3u) << cells[0];
    EXPECT_EQ(said(cells[0] + "(\"" + cells[1] + "\")"), cells[2]) << cells[0] << " " << cells[1];
    ++count;
  }
  EXPECT_EQ(count, 294u);
}

TEST(MiserePartFunctions, ReadPositionsAndForms) {
  EXPECT_EQ(said("misere_options(octal(kayles,5))"), "[*, *2, *3, *[2,3]]");
  EXPECT_EQ(said("is_misere_prime(octal(kayles,5))"), "true");
  EXPECT_EQ(said("misere_minus(*2 + *2 + *2, *2)"), said("misere_form(*2 + *2)"));
  EXPECT_EQ(said("[is_misere_even(nim(n)) for n in 0..5]"), said("[n % 2 == 0 for n in 0..5]"));
}

TEST(MiserePartFunctions, FindCompany) {
  EXPECT_EQ(said("is_misere_linked(\"*[[2]]\", *2 + *2)"), "true");
  EXPECT_EQ(said("misere_outcome(misere_sum(\"*[[2]]\", misere_link(\"*[[2]]\", *2 + *2)))"), "P");
  EXPECT_EQ(said("misere_outcome(misere_sum(*2 + *2, misere_link(\"*[[2]]\", *2 + *2)))"), "P");
  EXPECT_EQ(said("let x = misere_distinguisher(\"*[2]\", *2 + *2) in "
                 "misere_outcome(misere_sum(\"*[2]\", x)) == "
                 "misere_outcome(misere_sum(*2 + *2, x))"),
            "false");
}

TEST(MiserePartFunctions, SayWhatDoesNotExist) {
  EXPECT_EQ(error_offset("misere_minus(*2, *4)"), 17u);
  EXPECT_EQ(error_offset("misere_link(\"*[2]\", \"*[[2]]\")"), 13u);
  EXPECT_EQ(error_offset("misere_distinguisher(* + *, 0)"), 21u);
  EXPECT_EQ(error_offset("misere_parts(^)"), 13u);
  EXPECT_EQ(error_offset("misere_options(\"[2]\")"), 16u);
  EXPECT_EQ(error_offset("nim_value(3)"), 10u);
}

TEST(MiserePartFunctions, NimValuesAreThoseOfNormalPlay) {
  EXPECT_EQ(said("[nim_value(octal(kayles,n)) for n in [5,12,20]]"), "[4, 4, 1]");
  EXPECT_EQ(said("[nim_value(0), nim_value(*), nim_value(\"*[[2]]\"), nim_value(*3 + *5)]"),
            "[0, 1, 1, 6]");
  EXPECT_EQ(said("nim_value(*13835058055282163712)"), "13835058055282163712");
}

}  // namespace
}  // namespace summand
