#include "summand/value/form.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <string>

#include "summand/number/nim.hpp"
#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/value/followers.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

using testing::GameTree;
using testing::Recipe;
using testing::value_from_text;
using testing::value_of;

// The message of the limit that the action reaches. Empty if it reaches none.
template <class Action>
std::string limit_reached_by(Action&& action) {
  try {
    action();
  } catch (const LimitReached& reached) {
    return reached.message;
  }
  return {};
}

// The literal form of a tree.
Form form_of(ValueStore& store, const GameTree& tree) {
  std::vector<Value> left, right;
  for (const GameTree& option : tree.left) left.push_back(value_of(store, option));
  for (const GameTree& option : tree.right) right.push_back(value_of(store, option));
  return literal(store, left, right);
}

std::vector<Value> sorted(std::vector<Value> values) {
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
  return values;
}

bool same_form(ValueStore& store, const Form& g, const Form& h) {
  return g.value() == h.value() &&
         sorted(options(store, g, Player::left)) == sorted(options(store, h, Player::left)) &&
         sorted(options(store, g, Player::right)) == sorted(options(store, h, Player::right));
}

Form canonical(ValueStore& store, std::string_view text) {
  return canonical_form(value_from_text(store, text));
}

// The form of a text {a,b|c} whose options are written between its only bars.
Form form(ValueStore& store, std::vector<const char*> left, std::vector<const char*> right) {
  std::vector<Value> lefts, rights;
  for (const char* text : left) lefts.push_back(value_from_text(store, text));
  for (const char* text : right) rights.push_back(value_from_text(store, text));
  return literal(store, lefts, rights);
}

TEST(OrdinalSum, DependsOnTheFormOfItsBase) {
  ValueStore store;
  const Form zero = form(store, {}, {}), other = form(store, {"-1"}, {"1"});
  const Form one = canonical(store, "1");
  ASSERT_EQ(zero.value(), other.value());
  EXPECT_EQ(print(store, ordinal_sum(store, zero, one).value()), "1");
  // {-1,0|1}
  EXPECT_EQ(print(store, ordinal_sum(store, other, one).value()), "1/2");
}

TEST(OrdinalSum, DependsOnTheTopOnlyByValue) {
  ValueStore store;
  const Form star = canonical(store, "*");
  const Form zero = form(store, {"-1"}, {"1"});
  EXPECT_EQ(ordinal_sum(store, star, zero).value(), star.value());
  // But a game on top of it depends on its options.
  const Form top = ordinal_sum(store, star, zero);
  EXPECT_FALSE(same_form(store, top, star));
}

TEST(OrdinalSum, OfImpartialFormsSkipsTheOptionsOfTheBase) {
  ValueStore store;
  const Form base = form(store, {"*", "*2"}, {"*", "*2"});
  ASSERT_EQ(base.value(), store.zero());
  EXPECT_EQ(print(store, ordinal_sum(store, base, canonical(store, "*")).value()), "*3");
  EXPECT_EQ(print(store, ordinal_sum(store, base, canonical(store, "1")).value()),
            print(store, value_from_text(store, "{0,*,*2|*,*2}")));
  EXPECT_EQ(print(store, ordinal_sum(store, base, canonical(store, "*1000000000000")).value()),
            "*1000000000002");
  const Form five = canonical(store, "*5");
  EXPECT_EQ(print(store, ordinal_sum(store, five, canonical(store, "*1000000000000")).value()),
            "*1000000000005");
  EXPECT_THROW(ordinal_sum(store, five, canonical(store, "*18446744073709551615")), LimitReached);
}

TEST(OrdinalSum, OnMillionsOfOptionsIsALimitBeforeTheyAreListed) {
  ValueStore store(Budget({.questions = 1000}));
  const Form base = canonical(store, "*4922337"), up = canonical(store, "^");
  EXPECT_EQ(most_options(store, base, Player::left), 4922337u);
  for (const Form& g : {base, sum(store, base, up)}) {
    EXPECT_EQ(limit_reached_by([&] { ordinal_sum(store, g, up); }),
              "an ordinal sum with too many options on the way");
  }
}

TEST(Form, ListsOptionsOnlyAsLongAsItMay) {
  ValueStore store(Budget({.questions = 1000}));
  const Form base = canonical(store, "*4922337");
  EXPECT_EQ(limit_reached_by([&] { options(store, base, Player::left); }),
            "stopped at question 1000");
}

// The h-th number, from 0 on, that is not in S (spec: both ways of adding impartial games).
RC_GTEST_PROP(OrdinalSum, OfImpartialFormsIsThatOfTheBareDefinition, ()) {
  const auto numbers = [] {
    return *rc::gen::container<std::vector<std::uint64_t>>(rc::gen::inRange<std::uint64_t>(0, 6));
  };
  const auto base = numbers(), top = numbers(), last = numbers();
  ValueStore store;
  const auto impartial = [&](const std::vector<std::uint64_t>& heaps) {
    std::vector<Value> values;
    for (const std::uint64_t heap : heaps) values.push_back(store.nimber(heap));
    return literal(store, values, values);
  };
  const Form g = impartial(base), h = impartial(top), k = impartial(last);
  const Form sum = ordinal_sum(store, g, h);
  std::vector<std::uint64_t> absent;
  for (std::uint64_t n = 0; n < 40; ++n) {
    if (std::find(base.begin(), base.end(), n) == base.end()) absent.push_back(n);
  }
  RC_ASSERT(store.as_nimber(sum.value()) == absent[mex(top)]);
  std::vector<Value> expected = options(store, g, Player::left);
  for (const std::uint64_t heap : top) expected.push_back(store.nimber(absent[heap]));
  RC_ASSERT(sorted(options(store, sum, Player::left)) == sorted(expected));
  RC_ASSERT(sorted(options(store, sum, Player::right)) == sorted(expected));
  RC_ASSERT(same_form(store, ordinal_sum(store, ordinal_sum(store, g, h), k),
                      ordinal_sum(store, g, ordinal_sum(store, h, k))));
}

RC_GTEST_PROP(OrdinalSum, IsThatOfTheBareDefinition, ()) {
  const GameTree g = *testing::tree(3), h = *testing::tree(2);
  ValueStore store;
  const Form sum = ordinal_sum(store, form_of(store, g), form_of(store, h));
  RC_ASSERT(same_form(store, sum, form_of(store, reference_ordinal_sum(g, h))));
}

RC_GTEST_PROP(OrdinalSum, IsAssociativeOnForms, ()) {
  const GameTree g = *testing::tree(2), h = *testing::tree(2), k = *testing::tree(2);
  ValueStore store;
  const Form x = form_of(store, g), y = form_of(store, h), z = form_of(store, k);
  RC_ASSERT(same_form(store, ordinal_sum(store, ordinal_sum(store, x, y), z),
                      ordinal_sum(store, x, ordinal_sum(store, y, z))));
}

// H <= K if and only if G:H <= G:K.
RC_GTEST_PROP(OrdinalSum, KeepsTheOrderOfTheTops, ()) {
  const GameTree g = *testing::tree(2), h = *testing::tree(2), k = *testing::tree(2);
  ValueStore store;
  const Form base = form_of(store, g);
  const Value x = value_of(store, h), y = value_of(store, k);
  RC_ASSERT(store.compare(ordinal_sum(store, base, Form(x)).value(),
                          ordinal_sum(store, base, Form(y)).value()) == store.compare(x, y));
}

// If no position of K has the value G, K compares with G:H as it does with G.
RC_GTEST_PROP(OrdinalSum, ObeysNortonsLemma,
              (const std::vector<Recipe>& lefts, const std::vector<Recipe>& rights,
               const Recipe& k)) {
  const GameTree h = *testing::tree(2);
  ValueStore store;
  std::vector<Value> left, right;
  for (const Recipe& option : lefts) left.push_back(value_of(store, option));
  for (const Recipe& option : rights) right.push_back(value_of(store, option));
  left.resize(std::min<std::size_t>(left.size(), 3));
  right.resize(std::min<std::size_t>(right.size(), 3));
  const Form base = literal(store, left, right);
  const Value other = value_of(store, k);
  const std::vector<Value> positions = followers(store, other);
  RC_PRE(std::find(positions.begin(), positions.end(), base.value()) == positions.end());
  const Value sum = ordinal_sum(store, base, form_of(store, h)).value();
  RC_ASSERT(store.compare(other, sum) == store.compare(other, base.value()));
}

// A Hackenbush string of blue and red edges is the number with that sign expansion (Berlekamp's
// rule).
RC_GTEST_PROP(OrdinalSum, OfEdgesIsAHackenbushString, ()) {
  const auto edges = *rc::gen::container<std::string>(rc::gen::element('L', 'R'));
  ValueStore store;
  const Form left = canonical(store, "1"), right = canonical(store, "-1");
  Form bottom_up = canonical(store, "0"), top_down = canonical(store, "0");
  for (const char edge : edges) {
    bottom_up = ordinal_sum(store, bottom_up, edge == 'L' ? left : right);
  }
  for (auto edge = edges.rbegin(); edge != edges.rend(); ++edge) {
    top_down = ordinal_sum(store, *edge == 'L' ? left : right, top_down);
  }
  const Value expected = store.number(*from_sign_expansion(edges));
  RC_ASSERT(bottom_up.value() == expected);
  RC_ASSERT(top_down.value() == expected);
}

TEST(OrdinalSum, OfGreenEdgesIsANimber) {
  ValueStore store;
  Form stalk = canonical(store, "0");
  for (int edges = 0; edges < 20; ++edges) {
    stalk = ordinal_sum(store, stalk, canonical(store, "*"));
  }
  EXPECT_EQ(print(store, stalk.value()), "*20");
}

// Large tops are computed from their signs. The result must be equal to that step by step.
TEST(OrdinalSum, OfNumbersIsEqualForLargeTops) {
  ValueStore store;
  for (const char* base : {"1", "-1", "3", "1/2", "-5/8", "7/4", "-3"}) {
    for (const char* top : {"1200", "-1200", "2401/2", "-4803/4"}) {
      const Form x = canonical(store, base), y = canonical(store, top);
      ASSERT_GT(store.birthday(y.value()), 1000);
      // With a dominated option the base is not canonical, so every step is made.
      const Dyadic number = store.as_number_up_star(x.value())->number;
      std::vector<Value> left = options(store, x, Player::left);
      std::vector<Value> right = options(store, x, Player::right);
      left.push_back(store.number(number - 9));
      right.push_back(store.number(number + 9));
      if (number.is_integer()) {
        // An integer has options for one player only. An option that is too good would change the
        // base.
        (number.sign() > 0 ? right : left).clear();
      }
      const Form slow = literal(store, left, right);
      ASSERT_EQ(slow.value(), x.value());
      ASSERT_FALSE(slow.is_canonical());
      EXPECT_EQ(ordinal_sum(store, x, y).value(), ordinal_sum(store, slow, y).value())
          << base << " : " << top;
    }
  }
}

TEST(OrdinalSum, OfHugeNumbersTakesNoTime) {
  ValueStore store;
  const auto sum = [&](const char* base, const char* top) {
    return print(store, ordinal_sum(store, canonical(store, base), canonical(store, top)).value());
  };
  EXPECT_EQ(sum("1000000000000", "1000000000000"), "2000000000000");
  EXPECT_EQ(sum("-1000000000000", "-1000000000000"), "-2000000000000");
  EXPECT_EQ(sum("1000000000000", "-2"), "3999999999997/4");
  EXPECT_EQ(sum("0", "1000000000000"), "1000000000000");
  EXPECT_EQ(store.birthday(
                ordinal_sum(store, canonical(store, "1/2"), canonical(store, "100000")).value()),
            100002);
}

TEST(OrdinalSum, OfAHugeTopReachesALimitIfNoFormulaIsKnown) {
  ValueStore store;
  EXPECT_THROW(ordinal_sum(store, canonical(store, "+-1"), canonical(store, "*1000000")),
               LimitReached);
}

// --- sums and negatives of forms ---

RC_GTEST_PROP(FormSum, IsThatOfTheBareDefinition, ()) {
  const GameTree g = *testing::tree(2), h = *testing::tree(2), k = *testing::tree(2);
  ValueStore store;
  const Form x = form_of(store, g), y = form_of(store, h), z = form_of(store, k);
  const Form whole = sum(store, negative(store, sum(store, x, y)), z);
  const GameTree tree = reference_sum(reference_negative(reference_sum(g, h)), k);
  RC_ASSERT(same_form(store, whole, form_of(store, tree)));
  RC_ASSERT(same_form(store, difference(store, x, y),
                      form_of(store, reference_sum(g, reference_negative(h)))));
}

RC_GTEST_PROP(FormSum, OfCopiesIsAMultiple, ()) {
  const GameTree g = *testing::tree(2);
  ValueStore store;
  const Form x = form_of(store, g);
  Form copies = canonical(store, "0");
  for (int count = 0; count <= 4; ++count) {
    RC_ASSERT(same_form(store, multiple(store, count, x), copies));
    RC_ASSERT(same_form(store, multiple(store, -count, x), negative(store, copies)));
    copies = sum(store, copies, x);
  }
}

TEST(FormSum, MayHaveManyTermsAndDeepBrackets) {
  ValueStore store;
  const Form step = form(store, {"1"}, {"-1"});
  Form many = canonical(store, "0");
  for (int i = 0; i < 100'000; ++i) many = negative(store, sum(store, many, step));
  EXPECT_EQ(many.value(), store.zero());
  const std::vector<Value> expected = {value_from_text(store, "{2|0}")};
  EXPECT_EQ(options(store, many, Player::left), expected);
}

TEST(FormSum, OfAFormWithItselfHasItsPartsOnce) {
  ValueStore store;
  const Form g = form(store, {"1"}, {"*"});
  Form whole = g, turned = negative(store, g);
  for (int i = 0; i < 60; ++i) {
    whole = sum(store, whole, whole);
    turned = sum(store, turned, turned);
  }
  EXPECT_TRUE(same_form(store, whole, multiple(store, Dyadic::power_of_two(60), g)));
  EXPECT_EQ(most_options(store, whole, Player::left), 1u);
  const std::vector<Value> expected = {store.difference(store.number(1), g.value()),
                                       store.difference(g.value(), store.nimber(1))};
  EXPECT_EQ(sorted(options(store, sum(store, whole, turned), Player::left)), sorted(expected));
}

TEST(FormSum, OfAFormWithItselfIsFreedWithoutRecursion) {
  ValueStore store;
  Form whole = form(store, {"*"}, {"*"});
  for (int i = 0; i < 200'000; ++i) whole = sum(store, whole, whole);
  EXPECT_EQ(whole.value(), store.zero());
}

TEST(FormSum, OfHugeNimbersTakesNoTime) {
  ValueStore store;
  const Form whole =
      sum(store, canonical(store, "*1000000000000"), canonical(store, "*999999999999"));
  EXPECT_EQ(print(store, whole.value()), "*" + std::to_string(1000000000000 ^ 999999999999));
  EXPECT_LT(store.size(), 10u);
}

}  // namespace
}  // namespace summand
