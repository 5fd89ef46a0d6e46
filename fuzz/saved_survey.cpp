// Any lines of a survey of octal games with a correct checksum. They must be read as they were
// written. Small proofs that are confirmed must hold farther than they say.
#include "summand/heaps/saved_survey.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/heaps/certificate.hpp"
#include "summand/heaps/sequence.hpp"

extern "C" int summand_fuzz_saved_survey(const std::uint8_t* data, std::size_t size) {
  using namespace summand;
  using namespace summand::heaps;
  constexpr std::uint64_t kMostValues = 2000, kFarther = 500;
  static const std::vector<CodeClass> all = survey_classes(1, 1, {});
  const std::string lines(reinterpret_cast<const char*>(data), size);
  const std::string text = lines + certificate_checksum(lines);
  auto survey = parse_survey(text);
  if (!survey) {
    SUMMAND_CHECK(survey.error().offset <= text.size());
    return 0;
  }
  SUMMAND_CHECK(print(*survey) == text);
  const SurveyRequest request = survey->request;
  if (request.digits != 1) return 0;
  auto resumed = resumed_survey(request, all, *std::move(survey));
  if (!resumed) return 0;
  const bool small = std::ranges::all_of(resumed->rows, [](const SurveyRow& row) {
    return row.is_open() || row.heaps <= kMostValues;
  });
  if (!small) return 0;
  static_cast<void>(confirm_rows(*resumed, all, {.threads = 1}));
  for (const SurveyRow& row : resumed->rows) {
    if (row.is_open() || row.from_file) continue;
    const Period& period = row.proof->period;
    NimSequence sequence(row.code);
    sequence.extend(row.heaps + kFarther);
    SUMMAND_CHECK(
        repeats(sequence.values(), period, period.preperiod, sequence.size() - period.period));
  }
  return 0;
}
