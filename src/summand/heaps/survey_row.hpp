// survey_row: what a survey of octal games knows of one class: its period with the proof, or how
// far it was computed without one.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "summand/heaps/classes.hpp"
#include "summand/heaps/period_proof.hpp"
#include "summand/heaps/period_search.hpp"
#include "summand/heaps/published_periods.hpp"

namespace summand::heaps {

// The rare heaps of an open game by its best sparse space (Winning Ways ch. 4).
struct RareFigures {
  Split split;
  std::uint64_t heaps = 0;      // that are rare
  std::uint64_t last = 0;       // of them
  std::uint64_t values = 0;     // that rare heaps have
  std::uint32_t newest = 0;     // the rare value that appeared last for the first time
  std::uint64_t newest_at = 0;  // the first heap that has it

  friend bool operator==(const RareFigures&, const RareFigures&) = default;
};

struct SurveyRow {
  Code code{std::vector<Digit>()};  // the representative of the class
  std::uint64_t codes = 0;          // in the class
  std::uint64_t observed = 0;       // of them: only observed to be equal

  // The figures are about the values below this. 0: nothing is computed yet. For a proved period:
  // the number of values that prove it.
  std::uint64_t heaps = 0;
  std::uint64_t digest = 0;  // of these values (heaps/digest.hpp)
  std::optional<Proof> proof = {};
  std::uint64_t exceptions = 0;  // heaps that differ from the proved period, and the last of them
  std::optional<std::uint64_t> last_exception = {};
  std::uint32_t largest = 0;  // value, and the first heap that has it
  std::uint64_t largest_at = 0;
  std::optional<RareFigures> rare = {};  // of an open game

  std::uint64_t needs = 0;  // bytes that the next step needs, if the memory is too small for it
  std::chrono::milliseconds time{};  // of the last step
  bool from_file = false;            // the figures were read and not computed

  bool is_open() const { return !proof.has_value(); }
  PublishedCheck published() const {
    return check_published(code, proof ? std::optional(proof->period) : std::nullopt, heaps);
  }
};

// Equal in everything except the time, `needs` and `from_file`.
bool same_figures(const SurveyRow& a, const SurveyRow& b);

// A row about which only the class is known.
SurveyRow waiting_row(const CodeClass& members);

// A row, and whether it has the values of an earlier row of the class, which may come from a file.
struct CheckedRow {
  SurveyRow row;
  bool agrees = true;
};

// Looks for a period of the class in the heaps below `to`. Members that were only observed to be
// equal are settled if a period is proved. Nothing rests on the earlier row, which is open or
// waiting: all values are computed again, and the first ones are compared with its digest. Sets no
// time. Throws LimitReached.
CheckedRow survey_class(CodeClass members, std::uint64_t to, const SurveyRow& earlier,
                        const Budget& budget, const TellHeaps& tell);

// Whether the claims of a row with a proof hold. All values that it needs are computed again.
// Throws LimitReached.
bool confirm_row(const SurveyRow& claimed, CodeClass members, const Budget& budget);

// About the most bytes that survey_class() uses to take an open row on to that many heaps.
std::uint64_t bytes_to_survey(const SurveyRow& earlier, std::uint64_t to);

}  // namespace summand::heaps
