#include "summand/jobs/pieces.hpp"

#include <atomic>
#include <gtest/gtest.h>
#include <set>
#include <vector>

#include "summand/base/budget.hpp"

namespace summand {
namespace {

// Squares the numbers below a count. Some fail.
struct Squares {
  using Piece = unsigned;
  using Finding = unsigned;

  std::optional<unsigned> next() {
    if (begun == count) return std::nullopt;
    return begun++;
  }
  Attempt<unsigned> judge(unsigned worker, unsigned piece) {
    EXPECT_LT(worker, workers);
    EXPECT_EQ(in_work[worker]++, 0) << "a worker does one piece at a time";
    auto out = found(piece);
    --in_work[worker];
    return out;
  }
  void keep(unsigned, unsigned piece, unsigned square) {
    EXPECT_EQ(keeping++, 0) << "one thread keeps at a time";
    if (piece == too_large) reach_limit({.limit = Limit::memory, .message = "it is too large"});
    EXPECT_TRUE(kept.emplace(piece).second);
    EXPECT_EQ(square, piece * piece);
    --keeping;
  }
  Attempt<unsigned> found(unsigned piece) const {
    if (wrong.contains(piece)) return failure({"it is wrong: " + std::to_string(piece)});
    if (piece == limit) reach_limit({.limit = Limit::time, .message = "the time is over"});
    return piece * piece;
  }

  unsigned count = 0, workers = 1, begun = 0;
  std::set<unsigned> wrong{};
  unsigned limit = ~0u, too_large = ~0u;
  std::set<unsigned> kept{};
  std::vector<std::atomic<int>> in_work = std::vector<std::atomic<int>>(8);
  std::atomic<int> keeping = 0;
};

TEST(Pieces, AllAreDoneOnce) {
  for (unsigned workers = 1; workers <= 8; ++workers) {
    Squares job{.count = 500, .workers = workers};
    EXPECT_TRUE(carry_out(job, workers));
    EXPECT_EQ(job.kept.size(), 500u);
  }
}

TEST(Pieces, TheFirstThatFailsIsTold) {
  for (unsigned workers = 1; workers <= 8; ++workers) {
    Squares job{.count = 500, .workers = workers, .wrong = {100, 101, 102, 103, 104, 105}};
    const auto done = carry_out(job, workers);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().error.message, "it is wrong: 100");
    for (unsigned piece = 0; piece < 100; ++piece) EXPECT_TRUE(job.kept.contains(piece));
    EXPECT_LE(job.begun, 100 + workers);
  }
}

TEST(Pieces, ALimitEndsTheWork) {
  Squares slow{.count = 500, .workers = 3, .limit = 7};
  const auto late = carry_out(slow, 3);
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().limit, Limit::time);
  Squares large{.count = 10, .too_large = 4};
  const auto full = carry_out(large, 1);
  ASSERT_FALSE(full);
  EXPECT_EQ(full.error().limit, Limit::memory);
  EXPECT_EQ(large.kept, (std::set<unsigned>{0, 1, 2, 3}));
}

}  // namespace
}  // namespace summand
