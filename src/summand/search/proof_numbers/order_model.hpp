// OrderModel: what a game has learned about the cost of its proofs.
//
// A linear model over features of a sum says how likely it is that the player to move loses, and
// how many nodes a proof takes. It only orders what a search tries, so no answer depends on it.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "summand/search/proof_numbers/proof_table.hpp"

namespace summand {

// Features of any sum, beside those of its game.
struct SumFeatures {
  static constexpr std::size_t kCount = 17;

  int moves = 0;    // of the player to move, in the parts
  int replies = 0;  // of the opponent, in the parts
  int size = 0, largest = 0, parts = 0;
  int ups = 0, options = 0, answers = 0, values = 0, at_least_zero = 0, at_most_zero = 0;

  std::array<float, kCount> numbers() const {
    const auto scaled = [](int number, float by) { return static_cast<float>(number) * by; };
    const int fuzzy = values - at_least_zero - at_most_zero;
    return {1,
            scaled(moves, 1.f / 8),
            scaled(replies, 1.f / 8),
            scaled(size, 1.f / 16),
            size % 2 != 0 ? 1.f : -1.f,
            scaled(ups, 1.f / 2),
            scaled(options, 1.f / 4),
            scaled(answers, 1.f / 4),
            scaled(fuzzy, 1),
            scaled(at_least_zero, 1),
            scaled(at_most_zero, 1),
            parts > 0 ? scaled(parts - 1, 1) : 0.f,
            scaled(values, 1),
            scaled(largest, 1.f / 16),
            scaled(size * size, 1.f / 512),
            scaled(moves * moves, 1.f / 512),
            scaled(replies * replies, 1.f / 512)};
  }
};

class OrderModel {
 public:
  static constexpr float kUnit = 64;  // weights are in units of 1/64
  // Of a feature: that the player to move loses (a logit), the logarithm of the nodes if he loses,
  // and if he wins.
  using Weights = std::array<std::int16_t, 4>;

  // Without weights moves are counted.
  OrderModel() = default;
  // The features of the game first, then those of SumFeatures.
  explicit OrderModel(std::vector<Weights> weights) : weights_(std::move(weights)) {}

  bool empty() const { return weights_.empty(); }
  std::span<const Weights> weights() const { return weights_; }

  // The numbers without a model. To lose is proved against every move of the player. Whoever has
  // more moves in hot parts most often wins.
  static ProofNumbers by_moves(const SumFeatures& features) {
    const auto moves = static_cast<float>(1 + features.moves + features.options),
               replies = static_cast<float>(1 + features.replies + features.answers);
    const float odds = std::exp2(std::clamp(moves - replies, -kMostAhead, kMostAhead));
    return {rounded_up(1 + 1 / odds), rounded_up(moves * (1 + odds))};
  }

  // What the proofs of a sum that was not searched are expected to take. Calls
  // list_features(features, visit), which fills in the features of any sum and calls visit(feature)
  // for those of the game.
  template <class ListFeatures>
  ProofNumbers expected(ListFeatures&& list_features) const {
    SumFeatures features;
    if (empty()) {
      list_features(features, [](std::uint32_t) {});
      return by_moves(features);
    }
    Tally tally;
    list_features(features, [&](std::uint32_t feature) { add(feature, tally); });
    return numbers(tally, features);
  }

 private:
  // The sum of the weights of the features of a game.
  struct Tally {
    std::int32_t loses = 0, if_lost = 0, if_won = 0;
  };
  void add(std::size_t feature, Tally& out) const {
    const Weights& its = weights_[feature];
    out.loses += its[0];
    out.if_lost += its[1];
    out.if_won += its[2];
  }

  // The work, divided by the chance that the proof exists.
  ProofNumbers numbers(const Tally& tally, const SumFeatures& features) const {
    auto loses = static_cast<float>(tally.loses), if_lost = static_cast<float>(tally.if_lost),
         if_won = static_cast<float>(tally.if_won);
    const auto numbers = features.numbers();
    const Weights* its = weights_.data() + weights_.size() - numbers.size();
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      loses += numbers[i] * its[i][0];
      if_lost += numbers[i] * its[i][1];
      if_won += numbers[i] * its[i][2];
    }
    // That he wins against that he loses.
    const float odds = exp_of(-kTrust / kUnit * loses);
    const auto work = [](float log, float one_in) {
      return rounded_up(std::clamp(exp_of(log / kUnit) * one_in, 1.f, kMost));
    };
    return {work(if_won, 1 + 1 / odds), work(if_lost, 1 + odds)};
  }

  // Neither 0 nor infinite, whatever the weights are.
  static float exp_of(float log) { return std::exp(std::clamp(log, -kMostLog, kMostLog)); }

  static constexpr float kMost = 1e15f, kMostLog = 40;
  static constexpr float kTrust = 0.7f;  // in the chance that was learned
  static constexpr float kMostAhead = 40;

  std::vector<Weights> weights_;
};

}  // namespace summand
