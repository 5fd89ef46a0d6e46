#include "summand/search/proof_numbers/learning.hpp"

#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <random>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/search/proof_numbers/order_model.hpp"

namespace summand {
namespace {

constexpr std::size_t kFeatures = 12, kNumbers = 3;

// The weights of a model, in its units.
using Known = std::array<int, kFeatures + kNumbers>;

constexpr Known kLoses = {-60, 40, 0, 20, -90, 10, 0, 64, -64, 32, 0, 5, -20, 30, 50};
constexpr Known kIfLost = {30, 40, 64, 20, 12, 10, 0, 64, 54, 32, 70, 5, 200, 30, 50};
constexpr Known kIfWon = {50, 4, 25, 60, 42, 10, 33, 14, 24, 52, 7, 45, 190, -30, 60};

class Examples {
 public:
  explicit Examples(std::uint64_t seed) : random_(seed) {}

  // Sums whose winners and nodes follow the known models, but for chance.
  Samples follow_models(int count) {
    return make(count, [&](double loses, double if_lost, double if_won) {
      const bool lost = chance() < 1 / (1 + std::exp(-loses));
      return std::pair(lost, std::exp((lost ? if_lost : if_won) + chance() - 0.5));
    });
  }
  // Sums whose winners and nodes have nothing to do with the features.
  Samples follow_nothing(int count) {
    return make(count, [&](double, double, double) {
      return std::pair(chance() < 0.5, std::exp(2 + 5 * chance()));
    });
  }

 private:
  double chance() { return static_cast<double>(random_() % 1'000'000) / 1'000'000; }

  template <class Outcome>
  Samples make(int count, Outcome&& outcome) {
    Samples out(Budget(), kFeatures, kNumbers);
    for (int i = 0; i < count; ++i) {
      std::vector<Samples::Feature> features;
      for (std::size_t k = random_() % 8; k > 0; --k) {
        features.push_back(static_cast<Samples::Feature>(random_() % kFeatures));
      }
      const std::array<float, kNumbers> numbers = {1, static_cast<float>(chance()),
                                                   static_cast<float>(2 * chance())};
      const auto answer = [&](const Known& weights) {
        double sum = 0;
        for (const auto feature : features) sum += weights[feature];
        for (std::size_t k = 0; k < kNumbers; ++k)
          sum += weights[kFeatures + k] * double{numbers[k]};
        return sum / OrderModel::kUnit;
      };
      const auto [lost, nodes] = outcome(answer(kLoses), answer(kIfLost), answer(kIfWon));
      out.add(features, numbers, lost, static_cast<std::uint64_t>(std::lround(nodes)), i % 5 == 0);
    }
    return out;
  }

  std::mt19937_64 random_;
};

TEST(Learning, FindsTheWeightsOfALinearFunction) {
  const Training found = learn(Examples(1).follow_models(100'000), 1, Budget());
  ASSERT_EQ(found.weights.size(), kFeatures + kNumbers);
  for (std::size_t i = 0; i < found.weights.size(); ++i) {
    EXPECT_NEAR(found.weights[i][0], kLoses[i], 12) << i;
    EXPECT_NEAR(found.weights[i][1], kIfLost[i], 6) << i;
    EXPECT_NEAR(found.weights[i][2], kIfWon[i], 6) << i;
    EXPECT_EQ(found.weights[i][3], 0);
  }
  EXPECT_EQ(found.held_out, 20'000u);
  EXPECT_EQ(found.sums, 80'000u);
  EXPECT_GT(found.fits[0].explained, 0.15);  // the rest is chance
  EXPECT_GT(found.fits[1].explained, 0.9);
  EXPECT_GT(found.fits[2].explained, 0.9);
  EXPECT_NEAR(found.fits[1].loss, 1. / 12, 0.01);  // the variance of the chance
}

TEST(Learning, ExplainsNothingWhereNothingFollows) {
  const Training found = learn(Examples(2).follow_nothing(20'000), 1, Budget());
  ASSERT_FALSE(found.weights.empty());
  for (const Training::Fit& fit : found.fits) EXPECT_NEAR(fit.explained, 0, 0.02);
}

TEST(Learning, TheSameSeedGivesTheSameWeights) {
  const Samples samples = Examples(3).follow_models(5'000);
  const Training first = learn(samples, 7, Budget());
  EXPECT_EQ(first.weights, learn(samples, 7, Budget()).weights);
  EXPECT_NE(first.weights, learn(samples, 8, Budget()).weights);
}

TEST(Learning, TooFewSamplesTeachNothing) {
  EXPECT_TRUE(learn(Samples(Budget(), kFeatures, kNumbers), 1, Budget()).weights.empty());
  EXPECT_TRUE(learn(Examples(4).follow_models(200), 1, Budget()).weights.empty());
  EXPECT_FALSE(learn(Examples(4).follow_models(2'000), 1, Budget()).weights.empty());
}

TEST(Learning, StopsAtALimit) {
  const Samples samples = Examples(5).follow_models(2'000);
  const auto found = within_limits(
      [&]() -> Result<Training> { return learn(samples, 1, Budget({.memory = 1'000})); });
  ASSERT_FALSE(found.has_value());
  EXPECT_EQ(found.error().limit, Limit::memory);
}

TEST(Samples, AreWhatWasAddedBeforeALimit) {
  Samples samples(Budget({.memory = 20'000}), kFeatures, kNumbers);
  const std::array<float, kNumbers> numbers = {1, 2, 3};
  const auto fill = [&] {
    return within_limits([&]() -> Result<void> {
      while (true) {
        const auto one = static_cast<Samples::Feature>(samples.size() % kFeatures);
        samples.add(std::vector<Samples::Feature>(samples.size() % 4, one), numbers, true, 3,
                    false);
      }
    });
  };
  EXPECT_FALSE(fill().has_value());
  const std::size_t size = samples.size();
  ASSERT_GT(size, 50u);
  EXPECT_FALSE(fill().has_value());
  EXPECT_EQ(samples.size(), size);
  for (std::size_t i = 0; i < size; ++i) {
    const Samples::Sample its = samples[i];
    ASSERT_EQ(its.features.size(), i % 4);
    for (const auto feature : its.features) EXPECT_EQ(feature, i % kFeatures);
    ASSERT_EQ(std::vector(its.numbers.begin(), its.numbers.end()),
              std::vector(numbers.begin(), numbers.end()));
    EXPECT_TRUE(its.lost);
    EXPECT_FLOAT_EQ(its.log_work, std::log(3.f));
  }
}

}  // namespace
}  // namespace summand
