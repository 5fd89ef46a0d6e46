#include "summand/search/proof_numbers/learning.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <utility>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/search/proof_numbers/order_model.hpp"

namespace summand {

namespace {

constexpr int kPasses = 5;
constexpr float kFirstRate = 0.01f, kFirstRateOfWork = 0.004f;
constexpr float kSlower = 0.5f;             // each pass than the one before
constexpr std::size_t kLeastSamples = 100;  // of each model, to learn from and to measure
constexpr float kMostError = 3;             // a sample far from the rest moves the weights so much
constexpr float kDecay = 1e-4f;             // of weights that nothing holds up
constexpr float kLeastChance = 1e-6f;       // so that no loss is infinite

// What a model foretells.
enum class Target : std::uint8_t { loses, work_if_lost, work_if_won };

bool is_about(const Samples::Sample& sample, Target target) {
  return target == Target::loses || sample.lost == (target == Target::work_if_lost);
}
float wanted(const Samples::Sample& sample, Target target) {
  if (target == Target::loses) return sample.lost ? 1.f : 0.f;
  return sample.log_work;
}
double loss(Target target, float wanted, float answer) {
  if (target != Target::loses) return double{wanted - answer} * (wanted - answer);
  return -std::log(std::max(wanted > 0 ? answer : 1 - answer, kLeastChance));
}

class LinearModel {
 public:
  LinearModel(const Samples& samples, Target target)
      : features_(samples.features()), target_(target), weights_(samples.weights()) {}

  float answer(const Samples::Sample& sample) const {
    float sum = 0;
    for (const auto feature : sample.features) sum += weights_[feature];
    const float* weight = weights_.data() + features_;
    for (const float number : sample.numbers) sum += *weight++ * number;
    return target_ == Target::loses ? 1 / (1 + std::exp(-sum)) : sum;
  }
  // One step towards the sample.
  void step(const Samples::Sample& sample, float rate) {
    const float error =
        std::clamp(wanted(sample, target_) - answer(sample), -kMostError, kMostError);
    const auto move = [&](float& weight, float number) {
      weight += rate * (error * number - kDecay * weight);
    };
    for (const auto feature : sample.features) move(weights_[feature], 1);
    float* weight = weights_.data() + features_;
    for (const float number : sample.numbers) move(*weight++, number);
  }
  std::int16_t rounded(std::size_t i) const {
    constexpr float kMost = std::numeric_limits<std::int16_t>::max();
    return static_cast<std::int16_t>(
        std::lround(std::clamp(weights_[i] * OrderModel::kUnit, -kMost, kMost)));
  }

 private:
  std::size_t features_;
  Target target_;
  std::vector<float> weights_;
};

// The samples of a target: those to learn from, and those to measure.
struct Division {
  std::vector<std::uint32_t> learned, measured;

  Division(const Samples& samples, Target target) {
    for (std::size_t i = 0; i < samples.size(); ++i) {
      const Samples::Sample sample = samples[i];
      if (!is_about(sample, target)) continue;
      (sample.held_out ? measured : learned).push_back(static_cast<std::uint32_t>(i));
    }
  }
};

// std::shuffle is not the same everywhere.
void shuffle(std::vector<std::uint32_t>& list, std::mt19937_64& random) {
  for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[random() % i]);
}

LinearModel descend(const Samples& samples, Target target, std::vector<std::uint32_t> order,
                    std::uint64_t seed, Budget& budget) {
  LinearModel out(samples, target);
  std::mt19937_64 random(seed);
  float rate = target == Target::loses ? kFirstRate : kFirstRateOfWork;
  for (int pass = 0; pass < kPasses; ++pass, rate *= kSlower) {
    shuffle(order, random);
    for (const std::uint32_t i : order) {
      budget.ask();
      out.step(samples[i], rate);
    }
  }
  return out;
}

// The best constant is the mean of what was learned from.
Training::Fit fit_of(const Samples& samples, Target target, const Division& division,
                     const LinearModel& model) {
  double mean = 0;
  for (const std::uint32_t i : division.learned) mean += wanted(samples[i], target);
  mean /= static_cast<double>(division.learned.size());
  double its = 0, of_mean = 0;
  for (const std::uint32_t i : division.measured) {
    const Samples::Sample sample = samples[i];
    const float goal = wanted(sample, target);
    its += loss(target, goal, model.answer(sample));
    of_mean += loss(target, goal, static_cast<float>(mean));
  }
  return {.loss = its / static_cast<double>(division.measured.size()),
          .explained = of_mean > 0 ? 1 - its / of_mean : 0};
}

}  // namespace

Training learn(const Samples& samples, std::uint64_t seed, Budget budget) {
  Training out;
  Charge charge(budget);
  charge.add(2 * samples.size() * sizeof(std::uint32_t) + samples.weights() * sizeof(float));
  std::vector<Training::Weights> weights(samples.weights());
  for (const Target target : {Target::loses, Target::work_if_lost, Target::work_if_won}) {
    const Division division(samples, target);
    if (std::min(division.learned.size(), division.measured.size()) < kLeastSamples) return {};
    const LinearModel model = descend(samples, target, division.learned, seed, budget);
    const auto which = static_cast<std::size_t>(target);
    for (std::size_t i = 0; i < weights.size(); ++i) weights[i][which] = model.rounded(i);
    out.fits[which] = fit_of(samples, target, division, model);
    if (target != Target::loses) continue;
    out.sums = division.learned.size();
    out.held_out = division.measured.size();
  }
  out.weights = std::move(weights);
  return out;
}

}  // namespace summand
