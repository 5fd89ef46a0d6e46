// SearchWatch: counts the nodes of a search on one or several threads, for progress and limits.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <utility>

#include "summand/base/budget.hpp"

namespace summand {

// Counts and limits the nodes of all searches that use it together.
class SearchWatch {
 public:
  static constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

  // show(nodes) is called from time to time by any searching thread, but only by one at a time. It
  // should be fast.
  explicit SearchWatch(std::uint64_t most_nodes = kNoLimit,
                       std::function<void(std::uint64_t nodes)> show = {})
      : most_(most_nodes), show_(std::move(show)) {}

  // Call this before each node. Throws LimitReached after the last allowed node.
  void begin_node() {
    const std::uint64_t before = nodes_.fetch_add(1, std::memory_order_relaxed);
    if (before >= most_) {
      nodes_.fetch_sub(1, std::memory_order_relaxed);
      reach_limit(Limit::size, "the limit of nodes of the search is reached");
    }
    if (!show_ || showing_.test_and_set(std::memory_order_acquire)) return;
    show_(before + 1);
    showing_.clear(std::memory_order_release);
  }

  std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }

  // How far a search is with the moves of the position that was asked for.
  struct FirstMoves {
    std::uint32_t open = 0, all = 0;  // all is 0 if the search does not say it
  };
  void first_moves(std::size_t open, std::size_t all) {
    first_moves_.store(std::uint64_t{open} << 32 | all, std::memory_order_relaxed);
  }
  FirstMoves first_moves() const {
    const std::uint64_t both = first_moves_.load(std::memory_order_relaxed);
    return {static_cast<std::uint32_t>(both >> 32), static_cast<std::uint32_t>(both)};
  }

  // About which share of one question of a search is done. Several threads may ask the same
  // question, and the one that is farthest counts. A new number begins a new question.
  struct Share {
    double done = 0;                              // from 0 to 1; 0 if the search does not say it
    std::chrono::steady_clock::duration since{};  // the question began
  };
  void begin_question(int number) {
    if (question_.exchange(number, std::memory_order_relaxed) == number) return;
    done_.store(0, std::memory_order_relaxed);
    began_.store(now(), std::memory_order_relaxed);
  }
  void done(double share) {
    if (share > done_.load(std::memory_order_relaxed)) {
      done_.store(share, std::memory_order_relaxed);
    }
  }
  Share share() const {
    return {done_.load(std::memory_order_relaxed),
            std::chrono::steady_clock::duration(now() - began_.load(std::memory_order_relaxed))};
  }

 private:
  using Ticks = std::chrono::steady_clock::rep;
  static Ticks now() { return std::chrono::steady_clock::now().time_since_epoch().count(); }

  std::atomic<double> done_ = 0;
  std::atomic<Ticks> began_ = 0;
  std::atomic<int> question_ = std::numeric_limits<int>::min();
  std::atomic<std::uint64_t> nodes_ = 0, first_moves_ = 0;
  std::uint64_t most_;
  std::function<void(std::uint64_t)> show_;
  std::atomic_flag showing_;
};

}  // namespace summand
