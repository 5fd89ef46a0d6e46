// The functions of ask/heaps/survey.hpp in a browser. Its answer would be a file, and take hours.
#include "summand/analysis/heaps/survey_text.hpp"
#include "summand/ask/heaps/survey.hpp"

namespace summand::ask {

namespace {

constexpr const char* kMissing = "there are no files here, and a survey of octal games is one";

}  // namespace

Result<void> check_survey(HeapsOptions&, const Request&) { return fail(kMissing); }
Attempt<Response> answer_survey(Asking&) { return failure_elsewhere(Error{kMissing}); }

Result<void> check_joined_survey(const JoinedSurveyOptions&) { return fail(kMissing); }
Attempt<Response> answer_joined_survey(Asking&) { return failure_elsewhere(Error{kMissing}); }

}  // namespace summand::ask

namespace summand::heaps {

void describe(Members<SurveyAnswer>& its) {
  its.named("SurveyAnswer", "A survey of octal games. There is none in a browser.");
}

}  // namespace summand::heaps
