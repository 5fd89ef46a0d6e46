#include "summand/algebra/played_thermographs.hpp"

#include <gtest/gtest.h>

#include "summand/language/language_test_support.hpp"

namespace summand {
namespace {

Game game_of(Session& session, std::string_view expression) {
  return *session.evaluate(expression)->get<Game>();
}

// Compares the result of play with that of the canonical form.
void expect_same(const std::vector<std::string>& expressions) {
  Session session;
  Thermographs canonical(session.store(), Thermographs::Bottom::zero);
  for (const std::string& expression : expressions) {
    const Game game = game_of(session, expression);
    const Taxed played = PlayedThermographs(session.workspace())(game);
    ValueStore& store = session.store();
    const Value value = game.value();
    EXPECT_EQ(played.graph, canonical.of(value)) << expression;
    EXPECT_EQ(played.reaches_right_stop,
              store.less_equal(store.number(store.right_stop(value)), value))
        << expression;
    EXPECT_EQ(played.keeps_left_stop, store.less_equal(value, store.number(store.left_stop(value))))
        << expression;
  }
}

TEST(PlayedThermographs, OfExplicitFormsAgreeWithCanonicalForms) {
  expect_same({"{0|1*}", "{-1*|0}", "{1*|2}", "{-2|-1*}", "{0|1^}", "{0|1v}", "{1*|1*}", "{|}",
               "{0,*|1}", "{^|^}", "{{2|1}|{1|0}}", "{3|{2*|1*}}", "{{9|1}|{0|-2}}", "{0||0|-2}",
               "{0,{1|-1},{2|*}|{*|-1},v}"});
}

TEST(PlayedThermographs, OfSumsNegativesAndCopiesAgreeWithCanonicalForms) {
  expect_same({"{2|-1} + {5|1}", "{2|-1} - {2|-1}", "3.{2|-1} - {5|1} + ^", "-{0|1*} + {1||0|-2}",
               "2.{3||2|0} + 1/2 + *2", "5.* + {1|*}", "4.({2|0} + *) - 2.{2|0}",
               "{{2|0} + ^|{1|-1} - *}", "0.{2|0}", "1000000000.* + 3.^", "(1:{1|0}) + {2|-1}",
               "1000000000000.(1/4) + {1|0}"});
}

TEST(PlayedThermographs, OfSumsOfPositionsAndMixedSumsAgreeWithCanonicalForms) {
  expect_same({"domineering(2,3)", "domineering(2,3) + domineering(3,3)",
               "domineering(2,2) - domineering(2,3)", "2.domineering(3,3) + nim(3,5)",
               "toads-and-frogs(\"TT.F\") + domineering(2,3) - 3.{2|-1}",
               "hackenbush(\"0-1L 1-2R 1-3G\") + {0|1*}", "-hackenbush(\"0-1G 1-2R\") + {2|1}",
               "{domineering(2,3)|toads-and-frogs(\"T.F\")} + *", "nim(2,2) + {1|0}"});
}

// All sums of two forms whose options are such games.
TEST(PlayedThermographs, OfAllPairsOfSmallFormsAgreeWithCanonicalForms) {
  const std::vector<std::string> options = {"1", "*", "-1*", "{1|0}", "v"};
  std::vector<std::string> forms;
  for (const std::string& left : options) {
    for (const std::string& right : options) forms.push_back("{" + left + "|" + right + "}");
  }
  std::vector<std::string> sums;
  for (std::size_t i = 0; i < forms.size(); ++i) {
    for (std::size_t j = i; j < forms.size(); ++j) sums.push_back(forms[i] + " + " + forms[j]);
  }
  EXPECT_EQ(sums.size(), 325u);
  expect_same(sums);
}

TEST(PlayedThermographs, OfNumbersBesideAGameNeedNoPlay) {
  Session session;
  PlayedThermographs played(session.workspace());
  const Taxed found = played(game_of(session, "{0|1*} + {0|1} + {2|-1}"));
  EXPECT_EQ(found.graph.mean, 2);
  EXPECT_EQ(found.graph.temperature, Dyadic::ratio(3, 1));
  EXPECT_LE(played.sums(), 10u);
}

TEST(PlayedThermographs, OfAGameAndItsNegativeNeedNoPlay) {
  Session session;
  PlayedThermographs played(session.workspace());
  EXPECT_TRUE(played(game_of(session, "domineering(6,6) - domineering(6,6)")).is_number());
  EXPECT_EQ(played.sums(), 1u);
}

TEST(PlayedThermographs, DoNotMakeTheCanonicalFormOfTheSum) {
  Session session;
  const Game game = game_of(session, "domineering(2,3) + domineering(3,3) + {3|{1|-1}}");
  PlayedThermographs played(session.workspace());
  const Taxed found = played(game);
  const std::size_t before = session.store().size();
  EXPECT_LT(before, 20u);
  static_cast<void>(game.value());
  EXPECT_GT(session.store().size(), before);
  EXPECT_EQ(found.graph.mean, Dyadic::ratio(9, 2));
}

TEST(PlayedThermographs, OfTooManyGamesReachALimit) {
  Session session;
  EXPECT_THROW(PlayedThermographs(session.workspace())(game_of(session, "1000000.{1|0}")),
               LimitReached);
}

}  // namespace
}  // namespace summand
