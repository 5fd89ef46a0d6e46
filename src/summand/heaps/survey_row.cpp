#include "summand/heaps/survey_row.hpp"

#include <algorithm>
#include <ranges>
#include <tuple>
#include <utility>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/base/check.hpp"
#include "summand/heaps/compendium.hpp"
#include "summand/heaps/digest.hpp"
#include "summand/heaps/kernels/finite_moves.hpp"
#include "summand/heaps/statistics.hpp"
#include "summand/heaps/with_values.hpp"

namespace summand::heaps {

namespace {

// Beside the values: kernels, tables of the splits, the sequences of members that are settled.
constexpr std::uint64_t kBytesBesideValues = 4'000'000;

std::uint64_t count_observed(const CodeClass& members) {
  return static_cast<std::uint64_t>(
      std::ranges::count(members.members, Kinship::observed, &ClassMember::kinship));
}

Split best_split_of(const Code& code, const NimValues& values, Budget& budget) {
  bool parities[2] = {false, false};
  for (const auto& move : FiniteMoves(code).breaks) parities[move.taken % 2] = true;
  SplitFinder finder;
  finder.count(values);
  return finder.best(parities[0], parities[1], budget).splits.even;
}

RareFigures rare_figures(const Split& split, const NimValues& values, std::uint32_t largest) {
  Charge charge(values.budget());
  charge.add(largest + std::size_t{1});
  std::vector<std::uint8_t> seen(largest + std::size_t{1}, 0);
  RareFigures out{.split = split};
  with_values(values, [&](auto value) {
    for (std::size_t n = 0; n < values.size(); ++n) {
      values.ask_at(n);
      const std::uint32_t v = value(n);
      if (!split.rare(n, v)) continue;
      ++out.heaps;
      out.last = n;
      if (seen[v] != 0) continue;
      seen[v] = 1;
      ++out.values;
      out.newest = v;
      out.newest_at = n;
    }
  });
  return out;
}

void find_largest(SurveyRow& row, const NimValues& values) {
  with_values(values, [&](auto value) {
    for (std::size_t n = 0; n < row.heaps; ++n) {
      values.ask_at(n);
      if (value(n) <= row.largest) continue;
      row.largest = value(n);
      row.largest_at = n;
    }
  });
}

SurveyRow row_of(CodeClass& members, const NimSequence& sequence, const PeriodReport& report,
                 Budget budget) {
  const NimValues& values = sequence.values();
  if (report.proof) settle_members(members, sequence, *report.proof, budget);
  SurveyRow row = waiting_row(members);
  row.proof = report.proof;
  row.heaps = row.proof ? row.proof->verified_to : sequence.size();
  row.digest = row.proof ? row.proof->digest : digest(values, row.heaps);
  find_largest(row, values);
  if (row.proof) {
    const HeapList exceptions = exceptional_heaps(row.proof->period, values, values.size(), 0);
    row.exceptions = exceptions.number;
    row.last_exception = exceptions.last;
  } else {
    row.rare = rare_figures(best_split_of(row.code, values, budget), values, row.largest);
  }
  return row;
}

}  // namespace

bool same_figures(const SurveyRow& a, const SurveyRow& b) {
  const auto key = [](const SurveyRow& row) {
    return std::tie(row.code, row.codes, row.observed, row.heaps, row.digest, row.proof,
                    row.exceptions, row.last_exception, row.largest, row.largest_at, row.rare);
  };
  return key(a) == key(b);
}

SurveyRow waiting_row(const CodeClass& members) {
  SurveyRow row;
  row.code = members.representative;
  row.codes = members.members.size();
  row.observed = count_observed(members);
  return row;
}

CheckedRow survey_class(CodeClass members, std::uint64_t to, const SurveyRow& earlier,
                        const Budget& budget, const TellHeaps& tell) {
  NimSequence sequence(members.representative, budget);
  const PeriodReport report = search_period(sequence, to, tell);
  CheckedRow out{row_of(members, sequence, report, budget)};
  // A search that was without a proof looked at the same lengths.
  if (earlier.heaps > 0) {
    out.agrees = earlier.heaps <= sequence.size() &&
                 digest(sequence.values(), earlier.heaps) == earlier.digest;
  }
  return out;
}

bool confirm_row(const SurveyRow& claimed, CodeClass members, const Budget& budget) {
  SUMMAND_CHECK(claimed.proof.has_value());
  NimSequence sequence(members.representative, budget);
  sequence.extend(claimed.heaps);
  PeriodReport report;
  report.proof =
      prove(members.representative, sequence.values(), claimed.heaps, claimed.proof->period);
  return report.proof && same_figures(claimed, row_of(members, sequence, report, budget));
}

std::uint64_t bytes_to_survey(const SurveyRow& earlier, std::uint64_t to) {
  // Open games have values that grow with a small power of the heap, so they rarely double here.
  const std::uint64_t largest = 2 * (std::uint64_t{earlier.largest} + 1);
  const std::uint64_t width = largest < 1u << 8 ? 1 : largest < 1u << 16 ? 2 : 4;
  // Widening copies the values, their column may be an eighth longer than they are, and the search
  // for a period needs up to half a byte for each heap.
  return kBytesBesideValues + to * (2 * width + 1);
}

}  // namespace summand::heaps
