#include <gtest/gtest.h>
#include <set>

#include "summand/language/function.hpp"
#include "summand/language/language_test_support.hpp"

namespace summand {
namespace {

TEST(Functions, AreListedOnceEachWithASentence) {
  std::set<std::string_view> names;
  for (const Function& function : all_functions()) {
    EXPECT_TRUE(names.insert(function.name).second) << function.name;
    EXPECT_TRUE(function.sentence.ends_with('.') || function.sentence.ends_with("..."))
        << function.name;
    EXPECT_LE(function.least, function.most) << function.name;
    EXPECT_EQ(find_function(function.name), &function);
    EXPECT_TRUE(function.example.contains(function.name)) << function.name;
    EXPECT_EQ(said(function.example), function.gives) << function.example;
  }
  EXPECT_EQ(find_function("leftstop"), find_function("left_stop"));
  EXPECT_EQ(find_function("nothing"), nullptr);
}

TEST(Functions, CompareAndTellWhoWins) {
  EXPECT_EQ(said("compare(1/2, {1|0})"), "||");
  EXPECT_EQ(said("compare(tiny(2), ^)"), "<");
  EXPECT_EQ(said("compare(^2, *)"), ">");
  EXPECT_EQ(said("compare({*|*}, 0)"), "=");
  EXPECT_EQ(said("[outcome(1), outcome(-1), outcome(*), outcome(0)]"), "[L, R, N, P]");
}

TEST(Functions, FindStops) {
  EXPECT_EQ(said("stops({1*|-1})"), "[1, -1]");
  EXPECT_EQ(said("left_stop({{9|1}|{0|-2}})"), "1");
  EXPECT_EQ(said("right_stop({3|{2*|1*}})"), "2");
}

TEST(Functions, TellKinds) {
  EXPECT_EQ(said("[is_number(3/4), is_number(^), is_integer(3), is_integer(1/2)]"),
            "[true, false, true, false]");
  EXPECT_EQ(said("[is_nimber(*5), is_nimber(0), is_nimber(1*5)]"), "[true, true, false]");
  EXPECT_EQ(said("[is_number_up_star(1/2v3*7), is_number_up_star(tiny(1))]"), "[true, false]");
  EXPECT_EQ(said("[is_all_small(^<3>), is_all_small(tiny(1)), is_infinitesimal(tiny(1))]"),
            "[true, false, true]");
  EXPECT_EQ(said("[is_hot({1|0}), is_hot({0|1}), is_hot(*)]"), "[true, false, false]");
  EXPECT_EQ(said("[is_even_tempered(n) for n in -2..1]"), "[true, false, true, false]");
  EXPECT_EQ(said("[is_odd_tempered(n) for n in -2..1]"), "[false, true, false, true]");
  EXPECT_EQ(said("[is_odd_tempered(1/2), is_even_tempered(1/2), is_even_tempered({2|0})]"),
            "[false, false, false]");
  EXPECT_EQ(said("[is_odd_tempered({2|0}), is_even_tempered({1|-1})]"), "[true, true]");
}

TEST(Functions, ListOptionsAndFollowers) {
  EXPECT_EQ(said("options({2|1,*})"), "[[2], [*]]");
  EXPECT_EQ(said("left_options(*3)"), "[*, 0, *2]");
  EXPECT_EQ(said("right_options({1|0,{2|*}})"), "[0]");
  EXPECT_EQ(said("birthday({1|-1})"), "2");
  EXPECT_EQ(said("birthday(3/4)"), "3");
  EXPECT_EQ(said("followers(*3)"), "4");
  EXPECT_EQ(said("followers({1|-1})"), "4");  // itself, 1, -1, 0
  EXPECT_EQ(error_offset("options(*1000000)"), 8u);
}

TEST(Functions, CalculateWithNimbers) {
  EXPECT_EQ(said("nim_sum(*3, *5, *7)"), "*");
  EXPECT_EQ(said("nim_sum(3, 5)"), "*6");
  EXPECT_EQ(said("nim_product(*2, *3)"), "*");  // Winning Ways' table of products
  EXPECT_EQ(said("nim_product(*2, *2)"), "*3");
  EXPECT_EQ(said("[nim_product(*n, nim_inverse(*n)) for n in 1..3]").substr(0, 2), "14");
  EXPECT_EQ(said("[nim_product(n, nim_inverse(n)) for n in 1..9]"), "[*, *, *, *, *, *, *, *, *]");
  EXPECT_EQ(said("nim_power(2, 3)"), "*");
  EXPECT_EQ(said("nim_square_root(nim_product(9, 9))"), "*9");
  EXPECT_EQ(said("nim_sum(18446744073709551615)"), "*18446744073709551615");
  EXPECT_EQ(error_offset("nim_sum(18446744073709551616)"), 8u);
  EXPECT_EQ(error_offset("nim_inverse(*0)"), 12u);
  EXPECT_EQ(error_offset("nim_sum(1, -1)"), 11u);
  EXPECT_EQ(error_offset("nim_power(2, -1)"), 13u);
}

TEST(Functions, RaiseNumbersToPowers) {
  EXPECT_EQ(said("pow(2,100)"), "1267650600228229401496703205376");
  EXPECT_EQ(said("pow(-3,3)"), "-27");
  EXPECT_EQ(said("pow(3/2,2)"), "9/4");
  EXPECT_EQ(said("pow(2,-3)"), "1/8");
  EXPECT_EQ(said("pow(-1/2,-3)"), "-8");
  EXPECT_EQ(said("pow(0,0)"), "1");
  EXPECT_EQ(said("pow(-1,pow(10,30)+1)"), "-1");
  EXPECT_EQ(error_offset("pow(3,-1)"), 6u);
  EXPECT_EQ(error_offset("pow(0,-1)"), 6u);
  EXPECT_EQ(error_offset("pow(3,1000000)"), 0u);
}

TEST(Functions, ProveEqualityByPlay) {
  EXPECT_EQ(said("why({^|^} == ^^*)").substr(0, 6), "G = H,");
  EXPECT_EQ(said("why(^ > 0)"), "G > H, for in G - H:\n  Left moves in G to 0, and wins");
  EXPECT_EQ(said("why(*, 0)").substr(0, 7), "G || H,");
  EXPECT_EQ(error_offset("why(^)"), 4u);
  EXPECT_EQ(said("find(\"toads-and-frogs\", {1/2|0})"), "toads-and-frogs(\"TT.F\")");
  EXPECT_EQ(error_offset("find(chess, 0)"), 5u);
  EXPECT_EQ(error_offset("find(nim, 1/2)"), 0u);
}

TEST(Functions, NameGames) {
  EXPECT_EQ(said("canonical({0,*|1})"), "1/2");
  EXPECT_EQ(said("up(-3)"), "v3");
  EXPECT_EQ(said("tiny({3|1}) == {0||0|{-1|-3}}"), "true");
  EXPECT_EQ(said("miny(5)"), "miny(5)");
  EXPECT_EQ(said("ordinal_sum({*|*}, 1)"), "^");
  EXPECT_EQ(said("superstar(*, *2) == {0|*,*2}"), "true");
  EXPECT_EQ(error_offset("up(1/2)"), 3u);
  EXPECT_EQ(error_offset("up(pow(2,63))"), 3u);
}

}  // namespace
}  // namespace summand
