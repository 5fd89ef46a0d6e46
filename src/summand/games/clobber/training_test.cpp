#include "summand/ruleset/training.hpp"

#include <atomic>
#include <chrono>
#include <gtest/gtest.h>
#include <random>

#include "summand/games/clobber.hpp"
#include "summand/games/clobber/compact.hpp"
#include "summand/games/clobber/learned.hpp"
#include "summand/search/proof_numbers/proof_search.hpp"
#include "summand/search/proof_numbers/sampling.hpp"
#include "summand/testing/compact_laws.hpp"

namespace summand::games::clobber {
namespace {

using OnWideBoards = Compact<8>;

// Of a model.
std::size_t rows_of_a_model() { return OnWideBoards::features() + SumFeatures::kCount; }

Training trained(const TrainingOptions& options) {
  ValueStore store;
  return Clobber::learn(store, options);
}

TEST(ClobberTraining, LearnsWhoLosesAndWhatItCosts) {
  std::uint64_t told = 0;
  const Training found = trained({.positions = 40, .tell = [&](std::uint64_t positions) {
                                    EXPECT_EQ(positions, told + 1);
                                    told = positions;
                                  }});
  EXPECT_FALSE(found.stopped.has_value());
  EXPECT_EQ(found.positions, 40u);
  EXPECT_EQ(told, 40u);
  EXPECT_EQ(found.weights.size(), rows_of_a_model());
  EXPECT_GT(found.sums, 1'000u);
  EXPECT_GT(found.held_out, 100u);
  for (const Training::Fit& fit : found.fits) EXPECT_GT(fit.explained, 0.1);
}

TEST(ClobberTraining, TheSameSeedTeachesTheSame) {
  const TrainingOptions some{.positions = 64, .seed = 2};
  const Training first = trained(some);
  ASSERT_FALSE(first.weights.empty());
  EXPECT_EQ(trained(some).weights, first.weights);
  EXPECT_NE(trained({.positions = 64, .seed = 3}).weights, first.weights);
}

TEST(ClobberTraining, KeepsWhatItHasLearnedBeforeALimit) {
  const std::atomic<bool> now = true;
  ValueStore stopped_store(Budget({.interrupt = &now}));
  EXPECT_TRUE(Clobber::learn(stopped_store, {}).weights.empty());

  std::atomic<bool> later = false;
  ValueStore store(Budget({.interrupt = &later}));
  const Training found =
      Clobber::learn(store, {.tell = [&](std::uint64_t positions) { later = positions >= 40; }});
  ASSERT_TRUE(found.stopped.has_value());
  EXPECT_EQ(found.stopped->limit, Limit::interrupted);
  EXPECT_FALSE(found.weights.empty());
}

TEST(ClobberTraining, EndsWithTheTime) {
  const Training found = trained({.time = std::chrono::milliseconds(300)});
  EXPECT_FALSE(found.stopped.has_value());
  EXPECT_GT(found.positions, 0u);
}

TEST(ClobberTraining, TheModelOfTheGameHasARowForEachFeature) {
  EXPECT_EQ(learned().weights().size(), rows_of_a_model());
  summand::testing::expect_to_be_in_the_file(learned(), "clobber", OnWideBoards::features());
}

// The searches of samples and by proof numbers find the same winners, and the samples are solved
// sums.
TEST(ClobberTraining, SamplesHaveTheRightWinners) {
  ValueStore store;
  CompactSums<OnWideBoards> sums(store, 3);
  const OrderModel model;
  SharedProofs known(store.budget(), 16);
  ProofSearch<OnWideBoards> proofs(sums, known, model);
  std::mt19937_64 random(9);
  std::uint64_t told = 0;
  for (int i = 0; i < 60; ++i) {
    Stones stones;
    for (int cell = 0; cell < 16; ++cell) {
      const std::uint64_t bit = OnWideBoards::Grid::bit(cell / 4, cell % 4);
      stones.sets[random() % 2] |= bit;
    }
    CompactSums<OnWideBoards>::Sum sum;
    sums.add(stones, sum);
    sums.tidy(sum);
    ProofTable table(store.budget(), 16);
    std::uint64_t before = 0;
    SampleSearch<OnWideBoards> search(sums, table, model,
                                      [&](const auto& its, bool won, std::uint64_t nodes) {
                                        ASSERT_EQ(won, proofs.wins(its));
                                        ASSERT_GE(nodes, 1u);
                                        before = nodes;
                                        ++told;
                                      });
    search.search(sum, 1'000);
    EXPECT_LE(before, 1'000u);
  }
  EXPECT_GT(told, 1'000u);
}

}  // namespace
}  // namespace summand::games::clobber
