#include <set>

#include "summand/number/number_test_support.hpp"

namespace summand::testing {
namespace {

std::optional<Bound> bound(const std::string& text, bool closed) {
  if (text.empty()) return std::nullopt;
  return Bound{parse_dyadic(text).value(), closed};
}

bool lies_between(const Dyadic& x, const std::optional<Bound>& lower,
                  const std::optional<Bound>& upper) {
  return (!lower || lower->at < x || (lower->closed && lower->at == x)) &&
         (!upper || x < upper->at || (upper->closed && upper->at == x));
}

// The definition: on the first day that brings numbers between the bounds, it brings only one.
std::optional<Dyadic> simplest_by_day(const std::optional<Bound>& lower,
                                      const std::optional<Bound>& upper, int last_day) {
  for (int day = 0; day <= last_day; ++day) {
    std::vector<Dyadic> found;
    for (const Dyadic& x : numbers_born_by(day)) {
      if (lies_between(x, lower, upper)) found.push_back(x);
    }
    EXPECT_LE(found.size(), 1u);
    if (!found.empty()) return found.front();
  }
  return std::nullopt;
}

TEST(Simplicity, FindsTheTabulatedNumbers) {
  const auto rows = rows_of_numbers("simplicity");
  EXPECT_EQ(rows.size(), 27u);
  for (const auto& row : rows) {
    const std::string& form = row[0];
    const std::size_t bar = form.find('|');
    const auto found = simplest_between(bound(form.substr(1, bar - 1), false),
                                        bound(form.substr(bar + 1, form.size() - bar - 2), false));
    EXPECT_EQ(found, parse_dyadic(row[1]).value()) << form;
  }
}

TEST(Simplicity, IsTheNumberBornFirstForAllBoundsBornByDayFour) {
  std::vector<std::optional<Bound>> bounds = {std::nullopt};
  for (const Dyadic& x : numbers_born_by(4)) {
    bounds.push_back(Bound{x, false});
    bounds.push_back(Bound{x, true});
  }
  for (const auto& lower : bounds) {
    for (const auto& upper : bounds) {
      EXPECT_EQ(simplest_between(lower, upper), simplest_by_day(lower, upper, 6));
    }
  }
}

RC_GTEST_PROP(Simplicity, AnyNumberIsTheSimplestBetweenItsOptions, (const Dyadic& x)) {
  const auto open = [](const std::optional<Dyadic>& at) {
    return at ? std::optional<Bound>(Bound{*at, false}) : std::nullopt;
  };
  RC_ASSERT(simplest_between(open(left_option(x)), open(right_option(x))) == x);
  RC_ASSERT(simplest_between(Bound{x, true}, Bound{x, true}) == x);
  RC_ASSERT(simplest_between(Bound{x, true}, Bound{x, false}) == std::nullopt);
}

RC_GTEST_PROP(Simplicity, LiesBetweenAndIsBornBeforeItsOptionsLeaveTheInterval,
              (const Dyadic& a, const Dyadic& b, bool a_closed, bool b_closed)) {
  const Bound lower{a, a_closed}, upper{b, b_closed};
  const auto found = simplest_between(lower, upper);
  RC_ASSERT(found.has_value() == (a < b || (a == b && a_closed && b_closed)));
  if (!found) return;
  RC_ASSERT(lies_between(*found, lower, upper));
  // If a simpler number were in the interval, it would lie beyond an option of the number found,
  // and that option would be in the interval, too.
  if (const auto option = left_option(*found)) RC_ASSERT(!lies_between(*option, lower, upper));
  if (const auto option = right_option(*found)) RC_ASSERT(!lies_between(*option, lower, upper));
}

RC_GTEST_PROP(Simplicity, OptionsAreBornEarlierAndOneOfThemTheDayBefore, (const Dyadic& x)) {
  const auto left = left_option(x), right = right_option(x);
  Dyadic latest = -1;
  if (left) {
    RC_ASSERT(*left < x);
    latest = std::max(latest, birthday(*left));
  }
  if (right) {
    RC_ASSERT(x < *right);
    latest = std::max(latest, birthday(*right));
  }
  RC_ASSERT(birthday(x) == latest + 1);
}

TEST(Simplicity, EachDayBringsTwiceAsManyNumbersPlusOne) {
  std::set<Dyadic> born;
  for (int day = 0; day <= 8; ++day) {
    const std::vector<Dyadic> numbers = numbers_born_by(day);
    EXPECT_EQ(numbers.size(), (std::size_t{2} << day) - 1);
    for (const Dyadic& x : numbers) {
      if (!born.insert(x).second) continue;
      EXPECT_EQ(birthday(x), day) << x;
    }
  }
}

TEST(Simplicity, TakesBoundsFarApartAndCloseTogether) {
  const Dyadic far = *parse_dyadic("1_000_000_000_000_000_000_000_000_000_000");
  EXPECT_EQ(simplest_between(Bound{-far, false}, Bound{far, false}), Dyadic(0));
  EXPECT_EQ(simplest_between(Bound{far, false}, Bound{far * far, false}), far + 1);
  EXPECT_EQ(simplest_between(Bound{far, true}, std::nullopt), far);
  EXPECT_EQ(simplest_between(std::nullopt, Bound{-far, false}), -far - 1);
  const Dyadic close = Dyadic::power_of_two(-5000);
  EXPECT_EQ(simplest_between(Bound{far + 1, false}, Bound{far + 1 + close, false}),
            far + 1 + close.half());
  EXPECT_EQ(simplest_between(Bound{0, false}, Bound{close, true}), close);
  EXPECT_EQ(simplest_between(Bound{close * -3, true}, Bound{-close, false}), close * -2);
}

}  // namespace
}  // namespace summand::testing
