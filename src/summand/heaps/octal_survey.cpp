#include "summand/heaps/octal_survey.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <limits>
#include <set>
#include <utility>

#include "summand/base/guard.hpp"
#include "summand/base/mutex.hpp"
#include "summand/jobs/pieces.hpp"
#include "summand/parallel/tasks.hpp"

namespace summand::heaps {

namespace {

constexpr std::uint64_t kFirstStep = std::uint64_t{1} << 14, kGrowth = 4;

const CodeClass& class_of(const OctalSurvey& survey, std::span<const CodeClass> all,
                          std::size_t row) {
  return all[place_in_whole(survey.request.shard, row)];
}

// The heaps of the next step. Assumes that the row is not done.
std::uint64_t next_heaps(const SurveyRow& row, std::uint64_t to) {
  if (row.heaps == 0) return std::min(kFirstStep, to);
  return row.heaps < to / kGrowth ? row.heaps * kGrowth : to;
}

// If no rare heaps come any more, each heap takes equally many steps. Otherwise the steps grow with
// the heap.
bool is_linear(const SurveyRow& row) { return row.rare && row.rare->last < row.heaps / kGrowth; }

// The expected time to compute `heaps` heaps of a game from the time of `row.heaps` of them.
double expected_seconds(const SurveyRow& row, std::uint64_t heaps) {
  constexpr double kLeast = 0.001;
  const double growth = static_cast<double>(heaps) / static_cast<double>(row.heaps);
  const double last = std::max(kLeast, std::chrono::duration<double>(row.time).count());
  return last * (is_linear(row) ? growth : growth * growth);
}

// The expected time of all steps of an open row.
double expected_rest(SurveyRow row, std::uint64_t to) {
  const SurveyRow last = row;
  double sum = 0;
  while (row.heaps < to) {
    row.heaps = next_heaps(row, to);
    sum += expected_seconds(last, row.heaps);
  }
  return sum;
}

// The bytes that each thread may use. Assumes that no thread uses any yet.
std::uint64_t memory_of_a_thread(const Budget& budget, unsigned threads) {
  std::size_t least = 0, most = std::numeric_limits<std::size_t>::max();
  while (least < most) {
    const std::size_t middle = most - (most - least) / 2;
    if (budget.allows(middle)) {
      least = middle;
    } else {
      most = middle - 1;
    }
  }
  return least / threads;
}

// The next steps of rows, as a job. Each step of a row is a piece.
class SurveySteps {
 public:
  struct Piece {
    double seconds;  // expected
    std::uint64_t heaps;
    std::size_t row;
    auto operator<=>(const Piece&) const = default;
  };
  // nullopt: the step does not fit into the memory.
  using Finding = std::optional<CheckedRow>;

  // `first_steps`: of the rows without figures. Otherwise the further steps of the other rows.
  SurveySteps(OctalSurvey& survey, std::span<const CodeClass> all, const SurveyOptions& options,
              bool first_steps)
      : survey_(survey),
        all_(all),
        options_(options),
        first_steps_(first_steps),
        threads_(options.threads == 0 ? hardware_threads() : options.threads),
        memory_(memory_of_a_thread(options.budget, threads_)),
        parts_(threads_, 0) {}

  SurveyEnd run() {
    for (std::size_t i = 0; i < survey_.rows.size(); ++i) {
      const SurveyRow& row = survey_.rows[i];
      if (survey_.is_done(row) || (row.heaps == 0) != first_steps_) continue;
      if (!first_steps_) expected_ += expected_rest(row, survey_.request.to);
      enqueue(i);
    }
    auto done = carry_out(*this, threads_);
    if (!done) end_.stopped = std::move(done).error();
    return std::move(end_);
  }

  std::optional<Piece> next() {
    if (queue_.empty()) return std::nullopt;
    return queue_.extract(queue_.begin()).value();
  }

  Attempt<Finding> judge(unsigned worker, const Piece& step) {
    const SurveyRow earlier = survey_.rows[step.row];
    const auto start = options_.clock();
    const auto tell = [&](std::uint64_t heaps) { tell_part(earlier, heaps, worker); };
    auto done = within_limits([&]() -> Result<CheckedRow> {
      return survey_class(class_of(survey_, all_, step.row), step.heaps, earlier, options_.budget,
                          tell);
    });
    if (!done && done.error().limit == Limit::memory) return std::nullopt;
    if (!done) return std::unexpected(std::move(done).error());
    done->row.time =
        std::chrono::duration_cast<std::chrono::milliseconds>(options_.clock() - start);
    return *std::move(done);
  }

  void keep(unsigned worker, const Piece& step, Finding done) {
    SurveyRow& row = survey_.rows[step.row];
    {
      const Guard guard(telling_);
      parts_[worker] = 0;
      if (done) done_ += step.seconds;
    }
    if (!done) {
      row.needs = std::max(bytes_to_survey(row, step.heaps), memory_ + 1);
    } else {
      if (!done->agrees) {
        end_.refuted.push_back(fmt::format("{} does not have these values in its first {} heaps",
                                           row.code.print(), row.heaps));
      }
      row = std::move(done->row);
      if (!first_steps_ && !survey_.is_done(row)) enqueue(step.row);
    }
    if (options_.row_changed) options_.row_changed(survey_);
  }

 private:
  // Takes a row into the queue, or marks it if its next step does not fit.
  void enqueue(std::size_t index) {
    SurveyRow& row = survey_.rows[index];
    const std::uint64_t heaps = next_heaps(row, survey_.request.to);
    const std::uint64_t bytes = bytes_to_survey(row, heaps);
    row.needs = bytes <= memory_ ? 0 : bytes;
    if (row.needs == 0) {
      queue_.insert({row.heaps == 0 ? 0 : expected_seconds(row, heaps), heaps, index});
    }
  }

  // Counts a step that is in work.
  void tell_part(const SurveyRow& earlier, std::uint64_t heaps, std::size_t worker) {
    if (!options_.tell || first_steps_) return;
    const Guard guard(telling_);
    parts_[worker] = expected_seconds(earlier, heaps);
    double sum = done_;
    for (const double part : parts_) sum += part;
    options_.tell(static_cast<std::uint64_t>(std::min(1.0, sum / expected_) * 1e6));
  }

  OctalSurvey& survey_;
  std::span<const CodeClass> all_;
  const SurveyOptions& options_;
  bool first_steps_;
  unsigned threads_;
  std::uint64_t memory_;
  std::set<Piece> queue_;
  SurveyEnd end_;
  double expected_ = 0;        // seconds
  Mutex telling_;              // guards what follows
  double done_ = 0;            // seconds
  std::vector<double> parts_;  // of the steps in work
};

}  // namespace

std::size_t place_in_whole(const Shard& shard, std::size_t row) {
  return shard.number - 1 + row * shard.of;
}

bool OctalSurvey::is_done() const {
  return std::ranges::all_of(rows, [&](const SurveyRow& row) { return is_done(row); });
}

std::vector<CodeClass> survey_classes(unsigned digits, unsigned threads, const Budget& budget) {
  return classes(octal_codes(digits), {.threads = threads, .budget = budget});
}

OctalSurvey new_survey(const SurveyRequest& request, std::span<const CodeClass> all) {
  OctalSurvey survey{request, {}};
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (request.shard.has(i)) survey.rows.push_back(waiting_row(all[i]));
  }
  return survey;
}

SurveyEnd confirm_rows(OctalSurvey& survey, std::span<const CodeClass> all,
                       const SurveyOptions& options) {
  std::vector<std::size_t> claims;
  for (std::size_t i = 0; i < survey.rows.size(); ++i) {
    const SurveyRow& row = survey.rows[i];
    if (row.from_file && row.proof && row.heaps <= kConfirmedAgain) claims.push_back(i);
  }
  SurveyEnd end;
  Mutex mutex;
  auto done = within_limits([&]() -> Result<void> {
    for_each_task(claims.size(), options.threads, [&](unsigned, std::size_t task) {
      SurveyRow& row = survey.rows[claims[task]];
      const bool holds = confirm_row(row, class_of(survey, all, claims[task]), options.budget);
      const Guard guard(mutex);
      row.from_file = !holds;
      if (!holds) {
        end.refuted.push_back(
            fmt::format("{} does not have these values and this period", row.code.print()));
      }
    });
    return {};
  });
  if (!done) end.stopped = std::move(done).error();
  std::ranges::sort(end.refuted);
  return end;
}

SurveyEnd begin_rows(OctalSurvey& survey, std::span<const CodeClass> all,
                     const SurveyOptions& options) {
  return SurveySteps(survey, all, options, true).run();
}

SurveyEnd continue_rows(OctalSurvey& survey, std::span<const CodeClass> all,
                        const SurveyOptions& options) {
  return SurveySteps(survey, all, options, false).run();
}

}  // namespace summand::heaps
