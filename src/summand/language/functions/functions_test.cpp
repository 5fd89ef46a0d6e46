#include <gtest/gtest.h>
#include <set>

#include "summand/language/functions/function.hpp"
#include "summand/language/language_test_support.hpp"
#include "summand/testing/table.hpp"

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

TEST(Functions, SayWhetherAComparisonHoldsBeforeTheReason) {
  EXPECT_TRUE(said("why(1 > 2)").starts_with("G > H is false: G < H, because in G - H:"));
  EXPECT_TRUE(said("why(1 < 2)").starts_with("G < H, because in G - H:"));
  EXPECT_TRUE(said("why(* != 0)").starts_with("G || H, because in G - H:"));
  EXPECT_TRUE(said("why({*|*} <> 0)")
                  .starts_with("G <> H is false: G = H, because the second player wins G - H"));
  EXPECT_TRUE(said("why(1, 2)").starts_with("G < H, because in G - H:"));
}

TEST(Functions, AnswerThatNothingWasFound) {
  EXPECT_TRUE(said("find(cutcake, *)").starts_with("none of "));
  EXPECT_TRUE(said("find(cutcake, *)").contains("positions of cutcake has the value *"));
}

TEST(Functions, CompareAndSayWhoWins) {
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

TEST(Functions, RecogniseKindsOfGames) {
  EXPECT_EQ(said("[is_number(3/4), is_number(^), is_integer(3), is_integer(1/2)]"),
            "[true, false, true, false]");
  EXPECT_EQ(said("[is_nimber(*5), is_nimber(0), is_nimber(1*5)]"), "[true, true, false]");
  EXPECT_EQ(said("[is_number_up_star(1/2v3*7), is_number_up_star(tiny(1))]"), "[true, false]");
  EXPECT_EQ(said("[is_all_small(^<3>), is_all_small(tiny(1)), is_infinitesimal(tiny(1))]"),
            "[true, false, true]");
  EXPECT_EQ(
      said("[is_uptimal(2 + 3.^<2> + *5), is_uptimal(tiny(1)), is_uptimal(on), is_uptimal(0)]"),
      "[true, false, false, true]");
  EXPECT_EQ(said("[is_hot({1|0}), is_hot({0|1}), is_hot(*)]"), "[true, false, false]");
  EXPECT_EQ(said("[is_even_tempered(n) for n in -2..1]"), "[true, false, true, false]");
  EXPECT_EQ(said("[is_odd_tempered(n) for n in -2..1]"), "[false, true, false, true]");
  EXPECT_EQ(said("[is_odd_tempered(1/2), is_even_tempered(1/2), is_even_tempered({2|0})]"),
            "[false, false, false]");
  EXPECT_EQ(said("[is_odd_tempered({2|0}), is_even_tempered({1|-1})]"), "[true, true]");
}

TEST(Functions, RecogniseKindsOfLoopyGames) {
  EXPECT_EQ(said("[is_infinitesimal(over), is_infinitesimal(on), is_infinitesimal({0|{dud|},*})]"),
            "[true, false, true]");
  EXPECT_EQ(said("[is_infinitesimal(1&0), is_infinitesimal(dud), is_infinitesimal({on|0||0})]"),
            "[false, false, true]");
  EXPECT_EQ(said("[is_number_tiny(5), is_number_tiny(*8), is_number_tiny({5||3|1|||0||||0})]"),
            "[true, false, true]");
  EXPECT_EQ(said("[is_number_tiny({on|0||0}), is_number_tiny({0||0|under}), is_number_tiny(over)]"),
            "[true, true, false]");
  EXPECT_EQ(
      said("[is_number_tiny(dud), is_number_tiny(2 + tiny(over)), is_number_tiny(*+tiny(1))]"),
      "[false, true, false]");
  EXPECT_EQ(said("[is_plumtree(*8), is_plumtree(upon), is_plumtree(a{0||||0|||a|*||*})]"),
            "[true, true, false]");
  EXPECT_EQ(said("[is_plumtree(dud), is_plumtree(1&0), is_plumtree(+-{5|pass})]"),
            "[false, false, true]");
}

TEST(Functions, RecogniseGamesBesideNumbers) {
  EXPECT_EQ(
      said("[is_numberish(1/2), is_numberish(1/2^*), is_numberish(+-1), is_numberish(tiny(1))]"),
      "[true, true, false, true]");
  EXPECT_EQ(
      said("[is_numberish(2 + over), is_numberish(on), is_numberish(dud), is_numberish(1&0)]"),
      "[true, false, false, false]");
  EXPECT_EQ(said("[is_numberish(^ & v*), is_numberish({on||0|-1/2} & {1/2|0||off})]"),
            "[true, false]");
  EXPECT_EQ(said("[is_pseudonumber(3/4), is_pseudonumber(3/4 + under), is_pseudonumber(off)]"),
            "[true, true, true]");
  EXPECT_EQ(said("[is_pseudonumber(*), is_pseudonumber(upon), is_pseudonumber(dud)]"),
            "[false, false, false]");
}

TEST(Functions, RecogniseGamesWithAnAtomicWeight) {
  EXPECT_EQ(said("[is_atomic(^*6), is_atomic(5), is_atomic(6^*), is_atomic(tiny(1))]"),
            "[true, false, false, true]");
  EXPECT_EQ(said("[is_atomic({1|^^||^}), is_atomic({1|^^^||^}), is_atomic({3||2+*|1+*})]"),
            "[true, false, false]");
  EXPECT_EQ(error_offset("is_atomic(over)"), 10u);
}

TEST(Functions, RecogniseKindsOfMisereForms) {
  EXPECT_EQ(said("[is_tame(\"*[0,[2]]\"), is_restive(\"*[0,[2]]\"), is_half_tame(\"*[0,[2]]\")]"),
            "[false, true, true]");
  EXPECT_EQ(said("[is_restless(octal(kayles,n)) for n in 4..6]"), "[false, true, false]");
  EXPECT_EQ(said("[is_generally_tame(*2 + *3), is_extraverted(*2 + *3), is_tameable(*2 + *3)]"),
            "[true, true, true]");
  EXPECT_EQ(error_offset("is_half_tame(^)"), 13u);
}

TEST(Functions, TakeNumbersApart) {
  EXPECT_EQ(said("[numerator(-3/16), denominator(-3/16), denominator(0), numerator(19)]"),
            "[-3, 16, 1, 19]");
  EXPECT_EQ(said("[floor(-3/16), ceiling(-3/16), floor(3/16), ceiling(3/16), floor(-19)]"),
            "[-1, 0, 0, 1, -19]");
  EXPECT_EQ(said("denominator(times(pow(3, 22), pow(2, -72)))"), "4722366482869645213696");
  EXPECT_EQ(error_offset("floor(*)"), 6u);
}

TEST(Functions, FindWhatStandsOnABase) {
  EXPECT_EQ(said("[subordinate(1/8, 1), subordinate(-13/16, -1), subordinate(^[5], {*|*})]"),
            "[-3, 3/8, 5]");
  EXPECT_EQ(said("[subordinate(+-1, 0), subordinate(+-1, +-1), subordinate({*|*} : 5, {*|*})]"),
            "[+-1, 0, 5]");
  EXPECT_EQ(error_offset("subordinate(*, 1)"), 12u);
  EXPECT_EQ(said("[subordinate(over, 1), subordinate(on, 1), subordinate(upon*, *)]"),
            "[off, on, on]");
  EXPECT_EQ(said("[subordinate(upon, {*|*}), subordinate({0,*|0,pass}, *)]"), "[on, over]");
  EXPECT_EQ(said("[subordinate(B : x, B) == x for B in [1, *, ^, +-1, {*|*}] for x in [on, over]]"),
            said("[true for n in 1..10]"));
  EXPECT_EQ(error_offset("subordinate(on, *)"), 12u);
  EXPECT_EQ(error_offset("subordinate(dud, 1)"), 12u);
  EXPECT_EQ(error_offset("subordinate(1, over)"), 15u);
  EXPECT_EQ(said("[degree(-1823437481924), variety(-1823437481924), is_stable(1000000000)]"),
            "[0, 0, true]");
}

TEST(Functions, ListOptionsAndFollowers) {
  EXPECT_EQ(said("options({2|1,*})"), "[[2], [*]]");
  EXPECT_EQ(said("left_options(*3)"), "[*, 0, *2]");
  EXPECT_EQ(said("right_options({1|0,{2|*}})"), "[0]");
  EXPECT_EQ(said("birthday({1|-1})"), "2");
  EXPECT_EQ(said("birthday(3/4)"), "3");
  EXPECT_EQ(said("followers(*3)"), "4");
  EXPECT_EQ(said("subpositions({3||2|1*})"), "[0, 1, 2, 3, 1*, {2|1*}, {3||2|1*}]");
  EXPECT_EQ(said("[len(subpositions(g)) == followers(g) for g in [{3||2|1*}, 7/8^3*2, upon]]"),
            "[true, true, true]");
  EXPECT_EQ(error_offset("subpositions(1000000000)"), 13u);
  EXPECT_EQ(error_offset("subpositions(dud)"), 13u);
  EXPECT_EQ(said("[stop_count(5), stop_count(*), stop_count(^), stop_count({2*|1*})]"),
            "[1, 2, 3, 4]");
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

TEST(Functions, RaiseGamesToPowers) {
  EXPECT_EQ(said("[pow(^,1), pow(^,2), pow(^,3), pow(*,2), pow({0|-1},2)]"),
            "[^, ^<2>, ^<3>, ^, tiny(1)]");
  EXPECT_EQ(said("pow(^, 3/2)"), "{0||0,v*|*,0}");
  EXPECT_EQ(said("pow({0|1}, 2)"), "1/4");  // a number
  EXPECT_EQ(error_offset("pow(v, 2)"), 4u);
  EXPECT_EQ(error_offset("pow(^, 1/2)"), 7u);
  EXPECT_EQ(error_offset("pow(^, *)"), 7u);
}

// By CGSuite: see the file.
TEST(Functions, RaiseGamesToLoopyPowersAsCgsuiteDoes) {
  Session session;
  int refused = 0, rows = 0;
  for (const auto& row : testing::table("powers_of_games.tsv")) {
    if (row[1] == "none") {
      EXPECT_FALSE(session.evaluate(row[0]).has_value()) << row[0];
      ++refused;
    } else {
      EXPECT_EQ(said(session, "(" + row[0] + ") == (" + row[1] + ")"), "true") << row[0];
      ++rows;
    }
  }
  EXPECT_EQ(refused, 3);
  EXPECT_EQ(rows, 22);
  EXPECT_EQ(said("pow_to({1|0}, 0)"), "0");
  EXPECT_EQ(said("pow_to(^, 5) == pow(^,1) + pow(^,2) + pow(^,3) + pow(^,4) + pow(^,5)"), "true");
  EXPECT_EQ(error_offset("pow_to(^, -1)"), 10u);
  EXPECT_EQ(error_offset("pow_to(^, 4194305)"), 10u);
  EXPECT_EQ(error_offset("pow(^, times(4194305, 4194305))"), 7u);
  EXPECT_EQ(error_offset("pow({1|0}, 2)"), 4u);
  EXPECT_EQ(error_offset("pow(^, off)"), 7u);
  EXPECT_EQ(error_offset("pow(^, upon)"), 7u);
  EXPECT_EQ(error_offset("pow(v, on)"), 4u);
}

// By CGSuite: see the file.
TEST(Functions, ExpandUptimalsAsCgsuiteDoes) {
  Session session;
  int rows = 0;
  for (const auto& row : testing::table("uptimal_expansions.tsv")) {
    const std::string call = "uptimal_expansion(" + row[0] + ")";
    if (row[1] == "none") {
      EXPECT_EQ(error_offset(call), 18u) << row[0];
    } else {
      EXPECT_EQ(said(session, call), row[1]) << row[0];
    }
    ++rows;
  }
  EXPECT_EQ(rows, 25);
  EXPECT_EQ(said("uptimal_expansion(up(10) - 35.^<2> + 36.^<3>)"), "0.AZ-(36)");
  EXPECT_EQ(said("uptimal_expansion(up(-40))"), "0.(40)-");
}

TEST(Functions, FindCompanions) {
  EXPECT_EQ(said("[companion(0), companion(5), companion(^3*), companion({1|0}), companion(*2)]"),
            "[*, 5, ^3, {1|*}, *2]");
  EXPECT_EQ(error_offset("companion(on)"), 10u);
}

TEST(Functions, ProveEqualityByPlay) {
  EXPECT_EQ(said("why({^|^} == ^^*)").substr(0, 6), "G = H,");
  EXPECT_EQ(said("why(^ > 0)"), "G > H, because in G - H:\n  Left moves in G to 0, and wins");
  EXPECT_EQ(said("why(*, 0)").substr(0, 7), "G || H,");
  EXPECT_EQ(error_offset("why(^)"), 4u);
  EXPECT_EQ(said("find(\"toads-and-frogs\", {1/2|0})"), "toads-and-frogs(\"TT.F\")");
  EXPECT_EQ(error_offset("find(chess, 0)"), 5u);
  EXPECT_TRUE(said("find(nim, 1/2)").starts_with("none of "));
}

TEST(Functions, AdviseSentestratByItsMemory) {
  // At the start it moves in a hottest summand.
  EXPECT_TRUE(said("sentestrat({5|1} + {4|3})").starts_with("Left moves in {5|1} to 5:"));
  // The opponent has just made the colder summand hot. It is hotter than the ambient temperature,
  // so it is answered.
  EXPECT_TRUE(said("sentestrat({5|1} + {4|3}, {4|3}, 1/4)").starts_with("Left answers in {4|3}"));
  EXPECT_TRUE(said("sentestrat({5|1} + {4|3}, {4|3}, 1/2)").starts_with("Left moves in {5|1}"));
  EXPECT_TRUE(said("sentestrat({5|1} + {4|3}, {4|3}, 1/2)")
                  .ends_with("the ambient temperature is 1/2 from here on"));
  // A summand that became a number needs no answer, and need not be written.
  EXPECT_TRUE(said("sentestrat({5|1}, 7, 3)").starts_with("Left moves in {5|1}"));
  EXPECT_EQ(error_offset("sentestrat({5|1} + {4|3}, {4|3})"), 26u);
  EXPECT_EQ(error_offset("sentestrat({5|1} + {4|3}, {4|2}, 1)"), 26u);
  EXPECT_EQ(error_offset("sentestrat({5|1}, {5|1}, -1)"), 25u);
}

TEST(Functions, AvoidNumbers) {
  EXPECT_EQ(said("number_avoidance({2|-1}, 1)"),
            "Left starting wins G + x by the move in G to 2\n"
            "Right starting wins G + x by the move in G to -1");
  EXPECT_EQ(said("number_avoidance({2|-1}, -3)"),
            "Left starting loses G + x\nRight starting wins G + x by the move in G to -1");
  EXPECT_EQ(error_offset("number_avoidance(1/2, 1)"), 17u);
}

// The walls at a tax are the stops of the game cooled by it (Winning Ways ch. 6).
TEST(Functions, FindWallsAtAnyTax) {
  const std::string games[] = {"{5|1||0|-2}", "^*", "25/16", "{9|1||0|-2} + {2|-1}",
                               "+-1 + +-2 + *"};
  for (const std::string& game : games) {
    for (const std::string tax : {"-1", "-1/2", "0", "1/2", "3/2", "7"}) {
      const std::string cooled = "cool(canonical(" + game + "), " + tax + ")";
      EXPECT_EQ(said("left_wall(" + game + ", " + tax + ")"), said("left_stop(" + cooled + ")"))
          << game << " " << tax;
      EXPECT_EQ(said("right_wall(" + game + ", " + tax + ")"), said("right_stop(" + cooled + ")"))
          << game << " " << tax;
    }
  }
  EXPECT_EQ(said("leftwall({1|0}, 1/4)"), "3/4");
  EXPECT_EQ(said("rightwall({1|0}, 1/4)"), "1/4");
  EXPECT_EQ(said("leftwall({1|0}, 1/2)"), "1/2");
  // For positions by play, and below 0 by their values.
  for (const std::string tax : {"0", "1/4", "1", "3/2"}) {
    for (const std::string board : {"domineering(2x3)", "domineering(2x4)", "domineering(4x4)"}) {
      EXPECT_EQ(said("left_wall(" + board + ", " + tax + ")"),
                said("left_wall(canonical(" + board + "), " + tax + ")"));
      EXPECT_EQ(said("right_wall(" + board + ", " + tax + ")"),
                said("right_wall(canonical(" + board + "), " + tax + ")"));
    }
  }
  EXPECT_EQ(said("right_wall(domineering(2x3), -1)"), said("right_stop(cool({2|-1/2}, -1))"));
  // For thermographs.
  EXPECT_EQ(said("left_wall(thermograph({2|-1}), -1)"), "3");
  EXPECT_EQ(said("left_wall(thermograph_by_play({2|-1}), 1)"), "1");
  EXPECT_EQ(error_offset("left_wall(thermograph_by_play({2|-1}), -1)"), 39u);
  EXPECT_EQ(error_offset("left_wall({2|-1}, -5/4)"), 18u);
  EXPECT_EQ(error_offset("left_wall([1], 0)"), 10u);
}

TEST(Functions, NameTheMoveOnTheBoard) {
  // Right's move in the subtracted position is Left's.
  EXPECT_TRUE(said("hotstrat(toads-and-frogs(\"T.F\") - domineering(\"..|..\"))")
                  .starts_with("Left plays a1-a2 in domineering(\"..|..\"), which leaves 1:"));
  EXPECT_TRUE(said("thermostat({1|0} + domineering(2x3))")
                  .starts_with("Left plays b1-b2 in domineering(\"...|...\"), which leaves 2:"));
  const std::string answer = said("sentestrat(domineering(2x2) + {1/4|0}, domineering(2x2), 1/8)");
  EXPECT_TRUE(
      answer.starts_with("Left answers by a1-a2 in domineering(\"..|..\"), which leaves 1: "
                         "its temperature is 1, above the ambient 1/8"))
      << answer;
  EXPECT_TRUE(said("hotstrat({5|1} + domineering(2x2))").starts_with("Left moves in {5|1} to 5"));
}

TEST(Functions, SayWhoseMoveHeats) {
  EXPECT_EQ(said("excitement({3||2|0})"),
            "Left's move is answered at no temperature\n"
            "Right's move is answered at temperatures from 0 to 1, and leaves a game as hot, of "
            "temperature 1");
  EXPECT_TRUE(
      said("excitement({3||2|-2})").ends_with("leaves a game that is hotter, of temperature 2"));
  EXPECT_EQ(
      said("excitement({2|-1})"),
      "Left's move is answered at no temperature\nRight's move is answered at no temperature");
}

// N copies of a switch are pairs, which are numbers, and one more if N is odd.
TEST(Functions, AnswerAboutAnyNumberOfSwitches) {
  const std::string many = "pow(10,12).({1|0})";
  EXPECT_EQ(said("mean(" + many + ")"), "500000000000");
  EXPECT_EQ(said("mean((-7).({3||2|0}) + " + many + ")"), "499999999986");
  EXPECT_EQ(said("temperature(" + many + ")"), "-1");
  EXPECT_EQ(said("temperature(" + many + " + {1|0})"), "1/2");
  EXPECT_EQ(said("temperature((pow(10,12) + 1).({1|0}))"), "1/2");
  EXPECT_EQ(said("best_stops((-pow(10,12) - 1).({1|0}))"), "[-500000000000, -500000000001]");
  EXPECT_EQ(said("confusion_interval((pow(10,12) + 1).({1|0}))"), "[500000000000, 500000000001]");
  EXPECT_EQ(said("left_wall((pow(10,12) + 1).({1|0}), 1/4)"), "2000000000003/4");
  EXPECT_TRUE(said("verdict(" + many + ")").starts_with("Left wins: "));
  for (int n = -3; n <= 3; ++n) {
    const std::string few = "(" + std::to_string(n) + ").({3|-1/2})";
    EXPECT_EQ(said("best_stops(" + few + ")"), said("stops(canonical(" + few + "))")) << n;
  }
}

TEST(Functions, JudgeSumsOfSwitches) {
  Session session;
  ASSERT_TRUE(session.evaluate("x = 0"));
  for (int i = 1; i <= 1000; ++i) {
    ASSERT_TRUE(session.evaluate("x = x + +-" + std::to_string(i)));
  }
  EXPECT_EQ(said(session, "verdict(x)"),
            "the next player wins: if both take the largest switch in turn, the stops are 500 and "
            "-500");
  EXPECT_TRUE(said(session, "verdict(x + 501)").starts_with("Left wins"));
  EXPECT_TRUE(said(session, "verdict(x - 501)").starts_with("Right wins"));
  // The stop is 0 if Left starts: after one move, and after two.
  EXPECT_TRUE(said("verdict(+-1 - 1)").starts_with("the next player wins"));
  EXPECT_TRUE(said("verdict(+-2 + +-1 - 1)").starts_with("Right wins"));
}

TEST(Functions, IdentifyByNamesOrSayThatThereIsNone) {
  EXPECT_TRUE(said("identify({1|0})")
                  .starts_with("G = 1/2 + +-1/2 = H, because the second player wins G - H"));
  EXPECT_TRUE(said("identify({^2|*})")
                  .starts_with("no guessed name is correct: stops 0 and 0, mean 0, "
                               "temperature 0, 5 followers, born on day 4\n"
                               "G = {^2|*} = H, because the second player wins G - H"));
  // The result can be read again.
  for (const std::string game :
       {"domineering(2x6)", "warm(3/8) + *", "up_multiple(1/2) + ^<2> - ^<3>",
        "+-3 + +-2 + tiny(4)", "superstar(1,2) + ^^*", "heat(^<2>, 2) - 1/4",
        "overheat(7/4, 1, 1*)"}) {
    const std::string proof = said("identify(" + game + ")");
    ASSERT_TRUE(proof.starts_with("G = ")) << proof;
    const std::string name = proof.substr(4, proof.find(" = H,") - 4);
    EXPECT_EQ(said(name + " == " + game), "true") << name;
  }
}

TEST(Functions, SayWhoMovesFromTheFinalStop) {
  EXPECT_EQ(said("final_stops({2|-1})"),
            "if Left starts, Right is to move from 2\nif Right starts, Left is to move from -1");
  EXPECT_EQ(said("final_stops(1/2)"),
            "if Left starts, 1/2 is reached at once\nif Right starts, 1/2 is reached at once");
}

TEST(Functions, CashCheques) {
  EXPECT_EQ(said("cheque_to_cash({5|1} + {9|-1} + *)"), "{9|-1}");
  EXPECT_EQ(error_offset("cheque_to_cash(3 + 1/2)"), 15u);
  EXPECT_EQ(error_offset("cheque_to_cash({2||1|0} + {1|0})"), 15u);
}

TEST(Functions, CoolThreeStopGamesAsTheirThermographsDo) {
  for (const std::string game : {"{3||2|0}", "{9||1|0}", "{1||1|0}"}) {
    const std::string numbers{game[1], ',', game[4], ',', game[6]};
    const std::string formula = said("three_stops(" + numbers + ",\"right\")");
    EXPECT_TRUE(formula.contains("stops " + said("left_stop(" + game + ")") + " and " +
                                 said("right_stop(" + game + ")") + ", mean " +
                                 said("mean(" + game + ")") + ", temperature " +
                                 said("temperature(" + game + ")")))
        << game << " " << formula;
  }
  EXPECT_EQ(error_offset("three_stops(1,2,3,\"left\")"), 12u);
  EXPECT_EQ(error_offset("three_stops(3,2,1,\"both\")"), 19u);
}

// Powers of two: the canonical form would have 2^60 followers.
TEST(Functions, AnswerAboutLongSumsOfSwitchesByFormula) {
  Session session;
  ASSERT_TRUE(session.evaluate("x = 0"));
  for (int i = 0; i < 60; ++i) {
    const std::string size = std::to_string(std::uint64_t{1} << i);
    ASSERT_TRUE(session.evaluate("x = x + +-" + size));
  }
  EXPECT_EQ(said(session, "best_stops(x)"), said(session, "stops(x)"));
  // 2^59 - 2^58 + ... - 1. With * the starter makes the last move, so he also beats that number.
  const std::string stop = "384307168202282325";
  EXPECT_EQ(said(session, "confusion_interval(x)"), "(-" + stop + ", " + stop + ")");
  EXPECT_EQ(said(session, "confusion_interval(x + *)"), "[-" + stop + ", " + stop + "]");
  EXPECT_EQ(said(session, "outcome(x)"), "N");
  EXPECT_EQ(said(session, "mean(x + {3||2|0})"), "2");
  EXPECT_EQ(said(session, "temperature(x + {3||2|0})"), said("pow(2,59)"));
  EXPECT_EQ(said(session, "temperature(x - x + {3||2|0})"), "1");
}

TEST(Functions, FindTemperaturesOfMixedSums) {
  const std::vector<std::string> terms = {"+-1", "+-2", "{3||2|0}", "{4|1}", "*", "^", "1/2"};
  Session session;
  for (int mask = 1; mask < 128; ++mask) {
    for (const std::string twice : {"+-2", "{3||2|0}"}) {
      std::string sum = twice;
      for (std::size_t i = 0; i < terms.size(); ++i) {
        if (mask >> i & 1) sum += " + " + terms[i];
      }
      EXPECT_EQ(said(session, "temperature(" + sum + ")"),
                said(session, "temperature(canonical(" + sum + "))"))
          << sum;
    }
  }
}

TEST(Functions, GalvanizeGames) {
  EXPECT_EQ(said("galvanized(2, -1, *3)"), "2 charged -1 and *3: it discharges to ^*3");
  EXPECT_EQ(said("galvanized({1|-1}, 2)").substr(0, 34), "+-1 charged +2: its value is {^5*|");
  EXPECT_EQ(error_offset("galvanized(1/2, pow(2,63))"), 16u);
}

// For two integers a definition has a way of its own.
TEST(Functions, OfTwoNumbersAreTheSameInDefinitions) {
  Session session;
  for (const Function& function : all_functions()) {
    if (function.of_integers == nullptr) continue;
    const std::string name(function.name);
    ASSERT_TRUE(session.evaluate("own(a, b) = " + name + "(a, b)").has_value());
    ASSERT_TRUE(session.evaluate("less(a, b) = " + name + "(a, b) - 1").has_value());
    for (const std::string a :
         {"-3", "0", "5", "1/2", "9223372036854775807", "-9223372036854775807"}) {
      for (const std::string b : {"-2", "0", "7/4", "9223372036854775808"}) {
        const std::string arguments = "(" + a + ", " + b + ")";
        EXPECT_EQ(said(session, "own" + arguments), said(session, name + arguments)) << arguments;
        EXPECT_EQ(said(session, "less" + arguments),
                  said(session, "(" + name + arguments + ") - 1"));
      }
    }
  }
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
