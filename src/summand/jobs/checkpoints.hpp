// Checkpoints: the file of --save, written again and again while long work goes on.
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "summand/base/attempt.hpp"
#include "summand/base/current_budget.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/look_handler.hpp"
#include "summand/base/result.hpp"

namespace summand {

// A kill loses what was done since the last save. That is at most a tenth of the run, or a tenth of
// a second if that is more, and never more than ten seconds. Saves that take long are rarer: they
// cost 1 % of the time.
class Checkpoints {
 public:
  // Without a path nothing is saved.
  explicit Checkpoints(std::optional<std::string> path) : path_(std::move(path)) {}

  const std::optional<std::string>& path() const { return path_; }

  // Fails before the long work if the file cannot be written.
  Result<void> expect_writable() const {
    return path_ ? summand::expect_writable(*path_) : Result<void>();
  }

  // Calls write(path), a Result<void>, if it is time to save. An error is not told: the disk may
  // have room again later, and the last save tells it.
  template <class Write>
  void save_sometimes(Write&& write) {
    if (!path_ || Clock::now() < next_) return;
    const Clock::time_point begin = Clock::now();
    static_cast<void>(save(std::forward<Write>(write)));
    const Clock::time_point end = Clock::now();
    next_ = end + std::max(kWorkForSaving * (end - begin),
                           std::clamp((end - start_) / 10, kLeastBetween, kMostBetween));
  }

  // The same now. To be called at the end, also after a limit: nothing stops it.
  template <class Write>
  Result<void> save(Write&& write) const {
    if (!path_) return {};
    const NoLookHandler nothing_stops;
    const CurrentBudget no_limits{Budget()};
    return std::forward<Write>(write)(*path_);
  }

  // What a person reads after how far stopped work is: where it is saved, and how it goes on. Empty
  // without a path.
  std::string how_to_go_on() const {
    return path_ ? "; they are saved in " + printable(*path_) + ", and --resume continues" : "";
  }

  // The limit that stopped the work, with how far the work is. Saves what is finished.
  template <class Write>
  Failure stopped(Failure limit, const std::string& how_far, Write&& write) const {
    const auto saved = save(std::forward<Write>(write));
    limit.surround("", how_far + (saved ? how_to_go_on() : "; " + saved.error().message));
    return limit;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr Clock::duration kLeastBetween = std::chrono::milliseconds(100);
  static constexpr Clock::duration kMostBetween = std::chrono::seconds(10);
  static constexpr int kWorkForSaving = 100;

  std::optional<std::string> path_;
  Clock::time_point start_ = Clock::now(), next_ = start_ + kLeastBetween;
};

}  // namespace summand
