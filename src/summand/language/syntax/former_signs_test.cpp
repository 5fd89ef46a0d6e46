#include "summand/language/syntax/former_signs.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

TEST(FormerSigns, GetBracketsWhereTheyAreReadOtherwise) {
  EXPECT_EQ(with_brackets_of_signs("-1^"), "-(1^)");
  EXPECT_EQ(with_brackets_of_signs("{-3/4^*|-2}"), "{-(3/4^*)|-2}");
  EXPECT_EQ(with_brackets_of_signs("- 1^ + +-1v2"), "- (1^) + +-(1v2)");
  EXPECT_EQ(with_brackets_of_signs("-1 : 1"), "-(1 : 1)");
  EXPECT_EQ(with_brackets_of_signs("2 - -1^ : {0|*} : 2 + 1"), "2 - -((1^) : {0|*} : 2) + 1");
  EXPECT_EQ(with_brackets_of_signs("f(-g(2) : 1, -3)"), "f(-(g(2) : 1), -3)");
  EXPECT_EQ(with_brackets_of_signs("+_2* - 1"), "+_(2*) - 1");
  EXPECT_EQ(with_brackets_of_signs("[-n : 1 for n in 1..3 if -n^ < 2]"),
            "[-(n : 1) for n in 1..3 if -n^ < 2]");
}

TEST(FormerSigns, LeaveOtherTextsAsTheyAre) {
  for (const char* text :
       {"-1", "-1*", "-1*3", "-^2", "-1 + ^", "3 - 1^", "+-1", "+-1*", "-superstar(0,2)", "+_2",
        "domineering(\"-1^\")", "2.^ : 1", "x = 1^ # -1^", "-x + y : 1"}) {
    EXPECT_EQ(with_brackets_of_signs(text), text);
  }
}

TEST(FormerSigns, StandInTheStatementsOfASession) {
  EXPECT_EQ(with_brackets_of_signs("#!/usr/bin/env -S summand run\nload \"my.game\"\nx = -1^\n"
                                   "f(n) = if n == 0 then -1^ else {f(n - 1)|}; y = -1 : 1\n"),
            "#!/usr/bin/env -S summand run\nload \"my.game\"\nx = -(1^)\n"
            "f(n) = if n == 0 then -(1^) else {f(n - 1)|}; y = -(1 : 1)\n");
}

}  // namespace
}  // namespace summand
