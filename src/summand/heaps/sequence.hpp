// NimSequence: the values of the heaps of a game, as far as asked, by the fastest suitable method.
#pragma once

#include <cstdint>
#include <functional>
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

// How the values of a game were computed.
struct SequenceReport {
  std::string_view method;  // for the last heaps
  // nullopt if no sparse space is used. Otherwise it is the best one for all known values. A
  // different one may have been chosen when there were fewer.
  std::optional<Splits> split;
  RareHeaps rare;             // by the split of the digits that take even numbers, if any
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

  // Makes the values of all heaps below `size` known. Throws LimitReached. Then the values known so
  // far are kept, and the computation can be continued.
  void extend(std::size_t size);

  // Reads all values once.
  SequenceReport report() const;

  // Writes all known values into a file (see saved_values.hpp).
  Result<void> save(const std::string& path) const;
  // Reads the values of a sequence with these rules from a file. Assumes that no values are known.
  // Anybody may have written the file. So some of the values, which nobody can predict, are
  // compared with the definition. Returns their number. After an error, for example a wrong value,
  // no values are known. Throws LimitReached.
  Result<std::uint64_t> resume(const std::string& path);
  // The same for values that `load` adds. `place` names where they come from in errors.
  Result<std::uint64_t> take_over(std::string_view place,
                                  const std::function<Result<void>(NimValues&)>& load);
  // The number of first values that came from a file.
  std::size_t from_file() const { return from_file_; }
  // Computes the values below `size` that came from a file again, and returns the first heap whose
  // value is wrong. After that, results from values below `size` do not depend on the file. Throws
  // LimitReached.
  std::optional<std::uint64_t> confirm(std::size_t size);
  // The number of values that were computed again.
  std::size_t confirmed() const { return confirmed_; }

 private:
  enum class Method : std::uint8_t { all_pairs, sparse, tiny, block, dense };
  // The properties for which a kernel was made.
  struct Choice {
    Method method = Method::all_pairs;
    std::optional<Splits> splits;
    unsigned words = 1;  // that hold all values so far as bits
    friend bool operator==(const Choice&, const Choice&) = default;
  };

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
  std::size_t chosen_until_ = 0;  // at this length the choice is made again
  unsigned least_words_ = 1;      // kernels for smaller values have failed
  std::size_t from_file_ = 0, confirmed_ = 0;
};

}  // namespace summand::heaps
