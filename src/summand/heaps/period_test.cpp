#include "summand/heaps/period.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace summand::heaps {
namespace {

// Fills in a sequence with that period, from its values up to the end of the first period.
void fill(NimValues& values, const std::vector<std::uint8_t>& first, const Period& period,
          std::size_t count) {
  for (std::size_t n = 0; n < count; ++n) {
    values.push_back(n < first.size()
                         ? first[n]
                         : values[n - period.period] + static_cast<std::uint32_t>(period.saltus));
  }
}

// The least period and the least preperiod, found by trying all.
Period least_by_trying(const NimValues& values, std::uint64_t count, const Period& known) {
  for (std::uint64_t period = 1; period < known.period; ++period) {
    const auto end = static_cast<std::uint32_t>(count - 1);
    if (values[end] < values[end - period]) continue;
    const Period tried{known.preperiod, period, values[end] - values[end - period]};
    if (repeats(values, tried, tried.preperiod, count - period)) {
      return least_by_trying(values, count, tried);
    }
  }
  Period least = known;
  while (least.preperiod > 0 && repeats(values, least, least.preperiod - 1, least.preperiod)) {
    --least.preperiod;
  }
  return least;
}

RC_GTEST_PROP(Period, IsFoundAndMadeLeastForAnyFirstValues, ()) {
  const auto first = *rc::gen::suchThat(
      rc::gen::container<std::vector<std::uint8_t>>(rc::gen::inRange<std::uint8_t>(0, 3)),
      [](const auto& v) { return !v.empty(); });
  const auto period = *rc::gen::inRange<std::size_t>(1, first.size() + 1);
  const auto saltus = *rc::gen::inRange<std::uint64_t>(0, 3);
  const Period made{first.size() - period, period, saltus};
  const std::size_t count = 4 * first.size() + 64;
  Budget budget;
  NimValues values(budget);
  fill(values, first, made, count);
  const Period least = least_by_trying(values, count, made);
  RC_ASSERT(least_period(values, made) == least);
  // The period of the last eighth of the values is that period, or a shorter one that this part
  // has, too.
  const auto shown = shown_period(values, count, Saltus::any);
  RC_ASSERT(shown.has_value());
  RC_ASSERT(shown->period <= least.period);
  RC_ASSERT(repeats(values, *shown, shown->preperiod, count - shown->period));
  if (shown->period == least.period) RC_ASSERT(*shown == least);
  const auto level = shown_period(values, count, Saltus::zero);
  if (saltus == 0 && shown->period == least.period) RC_ASSERT(level == shown);
  if (level) RC_ASSERT(repeats(values, *level, level->preperiod, count - level->period));
}

TEST(Period, IsNotShownByTooFewRepetitions) {
  Budget budget;
  NimValues values(budget);
  EXPECT_EQ(shown_period(values, 0, Saltus::zero), std::nullopt);
  EXPECT_EQ(shown_period(values, 0, Saltus::any), std::nullopt);
  for (std::uint32_t n = 0; n < 1000; ++n) values.push_back(n < 980 ? n * n % 251 : 7);
  EXPECT_EQ(shown_period(values, 1000, Saltus::zero), std::nullopt);
  EXPECT_EQ(shown_period(values, 1, Saltus::any), std::nullopt);
}

TEST(Period, IsFoundInSpiteOfManyNearMisses) {
  // Long equal stretches with one error each: candidates that fail late.
  Budget budget;
  NimValues values(budget);
  constexpr std::size_t kPeriod = 60'000;
  for (std::size_t n = 0; n < 2 * kPeriod + kPeriod / 4; ++n) {
    values.push_back(n % kPeriod == 0 ? 2 : n % kPeriod % 2000 == 0 ? 1 : 0);
  }
  EXPECT_EQ(shown_period(values, values.size(), Saltus::zero), (Period{0, kPeriod, 0}));
  EXPECT_EQ(shown_period(values, values.size(), Saltus::any), (Period{0, kPeriod, 0}));
}

TEST(Period, WideAndNarrowValuesShowTheSamePeriod) {
  for (const std::uint32_t high : {0u, 1u << 9, 1u << 20}) {
    Budget budget;
    NimValues values(budget);
    for (std::uint32_t n = 0; n < 500; ++n) values.push_back(n < 3 ? high + n : high + n % 7);
    values.push_back(500 % 7 + high);
    EXPECT_EQ(shown_period(values, values.size(), Saltus::zero), (Period{0, 7, 0}));
    EXPECT_EQ(least_period(values, Period{5, 42, 0}), (Period{0, 7, 0}));
  }
}

}  // namespace
}  // namespace summand::heaps
