// octal_survey: all octal games with few digits, taken as far as possible in the order of their
// difficulty.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/heaps/survey_row.hpp"
#include "summand/jobs/shard.hpp"

namespace summand::heaps {

struct SurveyRequest {
  unsigned digits = 3;
  std::uint64_t to = 0;  // heaps
  Shard shard = {};      // of the classes

  friend bool operator==(const SurveyRequest&, const SurveyRequest&) = default;
};

inline constexpr unsigned kMostDigitsOfSurvey = 4;

// A survey that may be unfinished. Its rows are in the order of classes().
struct OctalSurvey {
  SurveyRequest request;
  std::vector<SurveyRow> rows;

  bool is_done(const SurveyRow& row) const { return !row.is_open() || row.heaps >= request.to; }
  bool is_done() const;
};

// The place of a shard's row among the rows of the whole survey.
std::size_t place_in_whole(const Shard& shard, std::size_t row);

// The classes of all codes with that many digits. 1024 codes of up to three digits take about a
// second, and those of four digits eight times as long. Throws LimitReached.
std::vector<CodeClass> survey_classes(unsigned digits, unsigned threads, const Budget& budget);

// A survey without figures. `all` are the survey_classes() of the request.
OctalSurvey new_survey(const SurveyRequest& request, std::span<const CodeClass> all);

struct SurveyOptions {
  unsigned threads = 0;  // 0: all cores
  Budget budget = {};
  // Measures the time of a row. Tests may stop it.
  std::function<std::chrono::steady_clock::time_point()> clock = std::chrono::steady_clock::now;
  // Called from any thread, but never twice at once, when a row has changed.
  std::function<void(const OctalSurvey&)> row_changed = {};
  // The same several times a second, with the share of the expected work that is done.
  std::function<void(std::uint64_t millionths)> tell = {};
};

// Why a survey ended. The survey itself keeps all rows that were finished.
struct SurveyEnd {
  std::optional<Failure> stopped = {};  // by a limit other than that of a row
  // Rows from a file that are wrong, as sentences.
  std::vector<std::string> refuted = {};
};

// Proofs that need at most this many values are computed again when a file is read.
inline constexpr std::uint64_t kConfirmedAgain = std::uint64_t{1} << 20;

// Computes the small proofs again that came from a file. Rows that are right are no longer marked
// as read. Throws nothing.
SurveyEnd confirm_rows(OctalSurvey& survey, std::span<const CodeClass> all,
                       const SurveyOptions& options);

// The first step of each row that has no figures: to 2^14 heaps, or to those of the request. Throws
// nothing.
SurveyEnd begin_rows(OctalSurvey& survey, std::span<const CodeClass> all,
                     const SurveyOptions& options);

// Takes the open rows on to the heaps of the request. Each step goes four times as far as the one
// before. The step that is expected to be the cheapest comes next, so that the hardest games come
// last. A step begins at heap 0 again: that costs a third more at most, and nothing but the figures
// must be kept. A step that does not fit into its thread's share of the memory is left out, and the
// row says how much it needs. Assumes that all rows have begun, as begin_rows() does. Throws
// nothing.
SurveyEnd continue_rows(OctalSurvey& survey, std::span<const CodeClass> all,
                        const SurveyOptions& options);

}  // namespace summand::heaps
