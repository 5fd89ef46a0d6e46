// NimSequence: the values of the heaps of a game, as far as asked, by the fastest method that fits.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "summand/base/budget.hpp"
#include "summand/base/cpu.hpp"
#include "summand/base/result.hpp"
#include "summand/heaps/kernels/kernel.hpp"
#include "summand/heaps/nim_values.hpp"
#include "summand/heaps/rules.hpp"
#include "summand/heaps/split.hpp"

namespace summand::heaps {

// How the values of a game came to be known.
struct SequenceReport {
  std::string_view method;  // of the last heaps
  // Nothing where no sparse space is used; else the best one for all values there are, which may be
  // another one than that chosen when they were fewer.
  std::optional<Splits> split;
  RareHeaps rare;             // by the split that has the digits taking even numbers, if any
  std::uint32_t largest = 0;  // value, and the first heap that has it
  std::uint64_t largest_at = 0;
};

class NimSequence {
 public:
  explicit NimSequence(Rules rules, Budget budget = {}, CpuLevel level = cpu_level());
  NimSequence(const NimSequence&) = delete;
  NimSequence& operator=(const NimSequence&) = delete;
  ~NimSequence();

  const Rules& rules() const { return rules_; }
  CpuLevel level() const { return level_; }
  std::size_t size() const { return values_.size(); }
  std::uint32_t operator[](std::size_t n) const { return values_[n]; }
  const NimValues& values() const { return values_; }

  // Makes the values of all heaps below `size` known. Throws LimitReached, and then what is known
  // so far stays and one can go on.
  void extend(std::size_t size);

  // Looks at all values once.
  SequenceReport report() const;

  // Puts all values known so far into a file (see saved_values.hpp).
  Result<void> save(const std::string& path) const;
  // Takes the values of a sequence with these rules from a file; assumes that none are known yet.
  // Anybody may have written the file, so some of the values, which nobody can foresee, are
  // compared with the definition; returns how many. After an error, a wrong value among them,
  // still none are known. Throws LimitReached.
  Result<std::uint64_t> resume(const std::string& path);
  // So many of the first values came from a file.
  std::size_t from_file() const { return from_file_; }
  // Computes those below `size` that came from a file again, and returns the first that is wrong.
  // What follows from values below `size` does not rest on the file then. Throws LimitReached.
  std::optional<std::uint64_t> confirm(std::size_t size);
  // As many as were computed again.
  std::size_t confirmed() const { return confirmed_; }

  // From now on extend() saves now and then, `every` so often or more seldom where saving takes
  // long. What it could not save is no reason to stop: then there is an error.
  void keep_saved(std::string path, std::chrono::milliseconds every = std::chrono::minutes(1));
  const std::optional<Error>& error_of_saving() const;

 private:
  class Keeper;

  enum class Method : std::uint8_t { all_pairs, sparse, tiny, block, dense };
  // What a kernel was made for.
  struct Choice {
    Method method = Method::all_pairs;
    std::optional<Splits> splits;
    unsigned words = 1;  // that hold all values so far as bits
    friend bool operator==(const Choice&, const Choice&) = default;
  };

  void extend_unsaved(std::size_t size);
  void choose_kernel();
  void choose_kernel(const Code& code);
  Choice choose(const Code& code);
  std::unique_ptr<Kernel> new_kernel(const Code& code);
  void step_aside();

  Budget budget_;
  Rules rules_;
  CpuLevel level_;
  NimValues values_;
  SplitFinder finder_;
  Choice choice_;
  std::unique_ptr<Kernel> kernel_;
  std::size_t chosen_until_ = 0;  // then the choice is made again
  unsigned least_words_ = 1;      // kernels for smaller values have failed
  std::size_t from_file_ = 0, confirmed_ = 0;
  std::unique_ptr<Keeper> keeper_;
};

}  // namespace summand::heaps
