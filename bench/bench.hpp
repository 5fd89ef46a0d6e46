// Shared by the benchmarks: user CPU time, a digest that does not depend on the store, and the line
// that is printed.
#pragma once

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstdint>
#include <fmt/core.h>
#include <span>
#include <string_view>
#include <sys/resource.h>
#include <unordered_map>
#include <vector>

#include "summand/base/free_memory.hpp"
#include "summand/base/hash.hpp"
#include "summand/ruleset/evaluate.hpp"
#include "summand/value/store.hpp"

namespace summand::bench {

// Adds up the user CPU time and the wall time between resume() and pause().
class Stopwatch {
 public:
  void resume() {
    started_ = now();
    wall_started_ = Clock::now();
  }
  void pause() {
    seconds_ += now() - started_;
    wall_ += Clock::now() - wall_started_;
  }
  double seconds() const { return seconds_; }
  double wall_seconds() const { return wall_.count(); }

 private:
  using Clock = std::chrono::steady_clock;

  static double now() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_utime.tv_sec) +
           1e-6 * static_cast<double>(usage.ru_utime.tv_usec);
  }

  double started_ = 0, seconds_ = 0;
  Clock::time_point wall_started_{};
  std::chrono::duration<double> wall_{};
};

// Prints the wall time of a run beside that of one thread.
inline void report_speed(const Stopwatch& watch, double alone) {
  fmt::print("  {:.3f} s of wall time, {:.2f} times as fast as one thread\n", watch.wall_seconds(),
             alone / watch.wall_seconds());
}

// A hash of the canonical form. It is the same in every store.
class FormHash {
 public:
  explicit FormHash(ValueStore& store) : store_(store) {}

  std::uint64_t operator()(Value value) {
    if (const auto known = known_.find(value); known != known_.end()) return known->second;
    std::uint64_t hash = 0;
    if (const auto parts = store_.as_number_up_star(value)) {
      for (const char c : print(parts->number))
        hash = hash_combine(hash, static_cast<unsigned char>(c));
      hash = hash_combine(hash_combine(hash, static_cast<std::uint64_t>(parts->ups)), parts->star);
    } else {
      const std::uint64_t left = of_all(store_.left_options(value));
      hash = hash_combine(hash_combine(1, left), of_all(store_.right_options(value)));
    }
    known_.emplace(value, hash);
    return hash;
  }

 private:
  // The sum does not depend on the order of the options, which differs from store to store.
  std::uint64_t of_all(const std::vector<Value>& options) {
    std::uint64_t sum = 0;
    for (const Value option : options) sum += hash_word((*this)(option));
    return sum;
  }

  ValueStore& store_;
  std::unordered_map<Value, std::uint64_t> known_;
};

// Counts the different values among many results. Its digest depends on which result had which
// value.
class Census {
 public:
  void add(std::span<const Value> results) {
    for (const Value value : results) {
      const auto at = std::bit_cast<std::uint32_t>(value) & kMask;
      if (at >= met_.size()) met_.resize(at + at / 8 + 1);
      distinct_ += !met_[at].value;
      met_[at].value = value;
      met_[at].places += hash_word(++count_);
    }
  }
  std::uint64_t count() const { return count_; }
  std::uint64_t distinct() const { return distinct_; }

  std::uint32_t digest(ValueStore& store) const {
    FormHash hash_of(store);
    std::uint64_t sum = 0;
    for (const auto& [value, places] : met_) {
      if (value) sum += hash_combine(hash_of(value), places);
    }
    return static_cast<std::uint32_t>(sum >> 32);
  }

 private:
  struct Met {
    Value value;
    std::uint64_t places = 0;  // the sum of the hashed numbers of all results with this value
  };
  static constexpr std::uint32_t kMask = 0x0fffffff;  // checked builds have tags in the bits above

  std::vector<Met> met_;
  std::uint64_t count_ = 0, distinct_ = 0;
};

// Evaluates positions in batches. Measures the time of everything except the census.
template <Ruleset R>
class ValuesOf {
 public:
  explicit ValuesOf(ValueStore& store) : evaluate_({}, store) { watch_.resume(); }

  void add(const typename R::Position& position) {
    batch_.push_back(position);
    if (batch_.size() == kBatch) evaluate();
  }
  // Must be called after the last position.
  void finish() {
    evaluate();
    count();
    watch_.pause();
  }

  const Stopwatch& watch() const { return watch_; }
  const Census& census() const { return census_; }

 private:
  static constexpr std::size_t kBatch = 64;
  static constexpr std::size_t kUntilCount = 1 << 16;

  void evaluate() {
    const std::size_t done = results_.size();
    results_.resize(done + batch_.size());
    evaluate_.evaluate(batch_, std::span(results_).subspan(done));
    batch_.clear();
    if (results_.size() >= kUntilCount) count();
  }
  void count() {
    watch_.pause();
    census_.add(results_);
    results_.clear();
    watch_.resume();
  }

  Evaluator<R> evaluate_;
  Stopwatch watch_;
  Census census_;
  std::vector<typename R::Position> batch_;
  std::vector<Value> results_;
};

// The expected results of a workload, and its bar: the CPU seconds that it may take on a machine of
// the Zen 5 class.
struct Workload {
  std::string_view size;   // the name for --size
  std::uint64_t distinct;  // values
  std::uint32_t digest;
  double seconds = 0;  // 0: no bar, because it is a small workload for tests
};

// Prints the line of a workload. Returns true if its result is the expected one. The line has the
// ratio to the bar. A missed bar is not a failure, because machines differ.
inline bool report(std::string_view name, const Workload& expected, double seconds,
                   std::uint64_t count, std::uint64_t distinct, std::uint32_t digest) {
  const bool right = digest == expected.digest && distinct == expected.distinct;
  fmt::print("{} {}: {:.3f} s, ", name, expected.size, seconds);
  if (seconds > 0) fmt::print("{:.3f} M/s, ", static_cast<double>(count) / seconds / 1e6);
  if (expected.distinct != 0) fmt::print("{} values, ", distinct);
  fmt::print("digest {:08X}", digest);
  if (!right) fmt::print(" WRONG: expected {} values, {:08X}", expected.distinct, expected.digest);
  if (expected.seconds > 0) {
    fmt::print(", {:.2f} of the bar of {:.3g} s", seconds / expected.seconds, expected.seconds);
  }
  fmt::print("\n");
  return right;
}
inline bool report(std::string_view name, const Workload& expected, const Stopwatch& watch,
                   const Census& census, ValueStore& store) {
  return report(name, expected, watch.seconds(), census.count(), census.distinct(),
                census.digest(store));
}

// Runs the workloads with a bar, with `--size NAME` only that one, and with `--size small` those
// without a bar. Returns the exit code.
template <class Run>
int run_all(std::span<const Workload> workloads, int argc, char** argv, Run&& run) {
  std::string_view size;
  for (int i = 1; i < argc; ++i) {
    if (std::string_view(argv[i]) == "--size" && i + 1 < argc) {
      size = argv[++i];
    } else if (std::string_view(argv[i]) != "--bars") {
      fmt::print("usage: {} [--bars | --size NAME]\n", argv[0]);
      return 1;
    }
  }
  bool found = false, right = true;
  for (const Workload& workload : workloads) {
    const bool has_bar = workload.seconds > 0;
    const bool chosen = size.empty() ? has_bar : size == "small" ? !has_bar : workload.size == size;
    if (!chosen) continue;
    found = true;
    right = run(workload) && right;
    give_back_free_memory();  // now, and not in the time of the next workload
  }
  if (!found) fmt::print("no workload of the size {}\n", size);
  return found && right ? 0 : 1;
}

// The same for a table whose rows have a `workload`. `run` takes the row.
template <class Row, std::size_t count, class Run>
int run_rows(const Row (&rows)[count], int argc, char** argv, Run&& run) {
  std::vector<Workload> workloads;
  for (const Row& row : rows) workloads.push_back(row.workload);
  return run_all(workloads, argc, argv, [&](const Workload& workload) {
    const auto size_of = [](const Row& row) { return row.workload.size; };
    return run(*std::ranges::find(rows, workload.size, size_of));
  });
}

}  // namespace summand::bench
