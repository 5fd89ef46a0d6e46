// Training: what a game learns from its own searches about the cost of proofs.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

#include "summand/base/attempt.hpp"

namespace summand {

struct TrainingOptions {
  // It ends after so many positions, after that time, or when it has enough sums, whichever is
  // first. With a time the result depends on the machine.
  std::uint64_t positions = std::numeric_limits<std::uint64_t>::max();
  std::chrono::nanoseconds time = {};  // 0: without an end
  std::uint64_t seed = 1;
  // Called with the number of positions that are done. It should be fast.
  std::function<void(std::uint64_t positions)> tell = {};
};

struct Training {
  // Of a feature: that the player to move loses, the nodes if he loses, and if he wins
  // (search/proof_numbers/order_model.hpp).
  using Weights = std::array<std::int16_t, 4>;
  static constexpr std::size_t kModels = 3;

  // How well a model foretells sums of positions that it has not learned from.
  struct Fit {
    double loss = 0;       // the mean; 0 is perfect
    double explained = 0;  // the part that is gone of the loss of the best constant: R squared
  };

  std::vector<Weights> weights;          // empty if too little was searched to learn from
  std::array<Fit, kModels> fits = {};    // who loses (in nats), and the two logarithms of nodes
  std::uint64_t positions = 0;           // that were searched for this model
  std::uint64_t sums = 0, held_out = 0;  // that it has learned from, and that the fits are of
  std::optional<Failure> stopped = {};   // a limit other than time
};

}  // namespace summand
