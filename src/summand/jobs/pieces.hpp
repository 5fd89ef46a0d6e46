// carry_out: the pieces of a job, done by several threads.
//
// A job hands out its pieces one after another, judges each on any thread, and keeps what was
// found. The pieces do not wait for each other, because one may take a million times as long as its
// neighbour.
#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <type_traits>
#include <utility>

#include "summand/base/attempt.hpp"
#include "summand/base/guard.hpp"
#include "summand/base/mutex.hpp"
#include "summand/parallel/tasks.hpp"

namespace summand {

// next(), keep() and judge() may throw LimitReached. The first two are called by one thread at a
// time, judge(worker, piece) by many. Two calls at the same time have different workers.
template <class Job>
concept JobOfPieces = std::three_way_comparable<typename Job::Piece> &&
                      requires(Job& job, unsigned worker, const typename Job::Piece& piece,
                               typename Job::Finding finding) {
                        { job.next() } -> std::same_as<std::optional<typename Job::Piece>>;
                        {
                          job.judge(worker, piece)
                        } -> std::same_as<Attempt<typename Job::Finding>>;
                        { job.keep(worker, piece, std::move(finding)) };
                      };

// Does pieces until there are no more. After a failure none is begun, and those in work are still
// finished and kept. Returns the failure of the first piece that failed, in the order of pieces.
template <JobOfPieces Job>
Attempt<void> carry_out(Job& job, unsigned workers) {
  using Piece = typename Job::Piece;
  Mutex mutex;
  std::optional<Piece> failed;
  std::optional<Failure> failure;
  const auto fail_at = [&](const Piece& piece, Failure why) {
    if (failure && !(piece < *failed)) return;
    failed = piece;
    failure = std::move(why);
  };
  const auto take = [&]() -> std::optional<Piece> {
    const Guard lock(mutex);
    return failure ? std::nullopt : job.next();
  };
  for_each_task(workers, workers, [&](unsigned, std::size_t task) {
    const auto worker = static_cast<unsigned>(task);
    while (const std::optional<Piece> piece = take()) {
      auto finding = within_limits([&] { return job.judge(worker, *piece); });
      const Guard lock(mutex);
      if (!finding) {
        fail_at(*piece, std::move(finding).error());
        continue;
      }
      auto kept = within_limits([&]() -> Result<void> {
        job.keep(worker, *piece, *std::move(finding));
        return {};
      });
      if (!kept) fail_at(*piece, std::move(kept).error());
    }
  });
  if (failure) return std::unexpected(*std::move(failure));
  return {};
}

}  // namespace summand
