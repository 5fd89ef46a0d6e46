// Trainer: what a compact game learns from searches of its positions (ruleset/training.hpp).
//
// Positions come from random moves. A search depth first solves them, and in them all that it
// meets, in the order that was learned so far. Each round has as many positions as all before, and
// its model is learned anew from all sums.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "summand/base/time_share.hpp"
#include "summand/ruleset/board_search.hpp"
#include "summand/search/proof_numbers/learning.hpp"
#include "summand/search/proof_numbers/sampling.hpp"

namespace summand {

template <class Compact>
class Trainer {
 public:
  using Part = typename Compact::Part;

  // The positions come from moves in the starts, of which there is at least one.
  Trainer(ValueStore& store, const TrainingOptions& options, std::vector<Part> starts)
      : store_(store),
        options_(options),
        starts_(std::move(starts)),
        sums_(store, std::min(Compact::kMostValued, kMostValued)),
        random_(options.seed),
        samples_(store.budget(), Compact::features(), SumFeatures::kCount) {}

  // Ends as the options say, or when the budget of the store reaches a limit. Then it has the model
  // of the last round. Throws nothing. It can be called once.
  Training train() {
    const Clock::time_point end = end_of(options_.time);
    // The rest is for learning.
    Attempt<void> done = until(end_of(options_.time / 4 * 3), [&] { search_positions(); });
    if (done || done.error().limit == Limit::time) done = until(end, [&] { learn_anew(); });
    if (!done && done.error().limit != Limit::time) learned_.stopped = std::move(done).error();
    if (learned_.weights.empty()) learned_.positions = positions_;
    return std::move(learned_);
  }

 private:
  using Clock = TimeShare::Clock;
  using Sum = typename BoardSums<Compact>::Sum;

  // If larger parts were values, little would be left to learn from.
  static constexpr int kMostValued = 8;
  static constexpr std::uint64_t kFirstRound = 8;  // positions
  static constexpr std::uint64_t kHeldOut = 8;     // one position of so many
  // A harder position is given up. It has samples by then. The order of the first rounds is bad, so
  // they take fewer nodes.
  static constexpr std::uint64_t kFirstNodes = 10'000, kMostNodes = 40'000;
  static constexpr unsigned kLog2Table = 20;
  // Most sums have few nodes below them, so one of several of those is enough.
  static constexpr std::uint64_t kFewNodes = 40, kOneOf = 10;
  // A model of some thousand weights learns nothing more from others.
  static constexpr std::size_t kMostSamples = 3'000'000;

  static Clock::time_point end_of(std::chrono::nanoseconds time) {
    return time.count() == 0 ? Clock::time_point::max()
                             : Clock::now() + std::chrono::duration_cast<Clock::duration>(time);
  }

  template <class Work>
  static Attempt<void> until(Clock::time_point end, Work&& work) {
    const TimeShare share(end);
    return within_limits([&]() -> Result<void> {
      work();
      return {};
    });
  }

  void search_positions() {
    std::uint64_t end_of_round = kFirstRound, most_nodes = kFirstNodes;
    while (positions_ < options_.positions && samples_.size() < kMostSamples) {
      search(random_position(), most_nodes);
      ++positions_;
      if (options_.tell) options_.tell(positions_);
      if (positions_ != end_of_round) continue;
      learn_anew();
      end_of_round *= 2;
      most_nodes = std::min(2 * most_nodes, kMostNodes);
    }
  }

  // After at least two moves, and at most as many as leave two thirds of it.
  Part random_position() {
    Part out = starts_[random_() % starts_.size()];
    const int spare = Compact::size(out) / 3 / cells_of_a_move(out);
    const auto most = static_cast<std::uint64_t>(std::max(spare, 2));
    std::vector<Part> after;
    for (std::uint64_t moves = 2 + random_() % (most - 1); moves > 0; --moves) {
      after.clear();
      Compact::for_each_move(
          out, [&](const Part& position) { after.push_back(Compact::mirrored(position)); });
      if (after.empty()) break;
      out = after[random_() % after.size()];
    }
    return out;
  }

  // By how much a move makes a start smaller.
  static int cells_of_a_move(const Part& start) {
    int out = 1;
    Compact::for_each_move(start, [&](const Part& after) {
      out = std::max(out, Compact::size(start) - Compact::size(after));
    });
    return out;
  }

  void search(const Part& position, std::uint64_t most_nodes) {
    Sum sum;
    sums_.add(position, sum);
    sums_.tidy(sum);
    ProofTable table(store_.budget(), kLog2Table);
    SampleSearch<Compact> search(sums_, table, model_,
                                 [&](const Sum& its, bool won, std::uint64_t nodes) {
                                   if (its.parts.empty()) return;
                                   if (nodes < kFewNodes && random_() % kOneOf != 0) return;
                                   add_sample(its, won, nodes);
                                 });
    search.search(sum, most_nodes);
  }
  void add_sample(const Sum& sum, bool won, std::uint64_t nodes) {
    SumFeatures of_sum;
    features_.clear();
    sums_.for_each_feature(sum, of_sum, [&](std::uint32_t feature) {
      features_.push_back(static_cast<Samples::Feature>(feature));
    });
    samples_.add(features_, of_sum.numbers(), !won, nodes, positions_ % kHeldOut == kHeldOut / 2);
  }

  void learn_anew() {
    if (samples_.size() == learned_from_) return;
    Training learned = learn(samples_, options_.seed, store_.budget());
    learned_from_ = samples_.size();
    if (learned.weights.empty()) return;
    learned.positions = positions_;
    model_ = OrderModel(learned.weights);
    learned_ = std::move(learned);
  }

  ValueStore& store_;
  TrainingOptions options_;
  std::vector<Part> starts_;
  BoardSums<Compact> sums_;
  std::mt19937_64 random_;
  Samples samples_;
  std::vector<Samples::Feature> features_;
  OrderModel model_;
  Training learned_;
  std::uint64_t positions_ = 0;
  std::size_t learned_from_ = 0;
};

}  // namespace summand
