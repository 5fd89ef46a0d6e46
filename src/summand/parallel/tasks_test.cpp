#include "summand/parallel/tasks.hpp"

#include <atomic>
#include <gtest/gtest.h>
#include <set>
#include <vector>

#include "summand/base/thread_context.hpp"

namespace summand {
namespace {

TEST(Tasks, EveryIndexIsDoneOnceOnAnyNumberOfThreads) {
  for (const unsigned threads : {0u, 1u, 2u, 3u, 8u}) {
    std::vector<std::atomic<int>> done(1000);
    for_each_task(done.size(), threads, [&](unsigned, std::size_t index) { ++done[index]; });
    for (const auto& times : done) EXPECT_EQ(times, 1);
  }
}

TEST(Tasks, AWorkerDoesOneTaskAtATime) {
  constexpr unsigned kThreads = 4;
  std::vector<std::atomic<int>> busy(kThreads);
  std::atomic<bool> shared = false;
  for_each_task(2000, kThreads, [&](unsigned worker, std::size_t) {
    ASSERT_LT(worker, kThreads);
    if (++busy[worker] != 1) shared = true;
    --busy[worker];
  });
  EXPECT_FALSE(shared);
}

struct Ten {};

TEST(Tasks, AnExceptionComesOutAndNothingRunsAfterwards) {
  for (const unsigned threads : {1u, 2u}) {
    std::atomic<int> running = 0;
    EXPECT_THROW(for_each_task(1000, threads,
                               [&](unsigned, std::size_t index) {
                                 ++running;
                                 if (index == 10) {
                                   --running;
                                   throw Ten();
                                 }
                                 --running;
                               }),
                 Ten);
    EXPECT_EQ(running, 0);
  }
}

TEST(Tasks, ATaskHasTheContextOfTheThreadThatCalls) {
  int mine = 0, inner = 0;
  for (const unsigned threads : {1u, 2u, 8u}) {
    std::atomic<int> others = 0;
    {
      const InContext here(&mine);
      for_each_task(500, threads, [&](unsigned, std::size_t) {
        if (thread_context != &mine) ++others;
        const InContext deeper(&inner);
        for_each_task(3, 2, [&](unsigned, std::size_t) {
          if (thread_context != &inner) ++others;
        });
      });
    }
    EXPECT_EQ(others, 0);
    EXPECT_EQ(thread_context, nullptr);
    for_each_task(500, threads, [&](unsigned, std::size_t) {
      if (thread_context != nullptr) ++others;
    });
    EXPECT_EQ(others, 0);
  }
}

TEST(Tasks, NothingToDoIsDone) {
  for_each_task(0, 2, [](unsigned, std::size_t) { FAIL(); });
}

}  // namespace
}  // namespace summand
