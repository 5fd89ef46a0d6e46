// All octal games with few digits, as far as they can be taken, and parts of this work joined.
#pragma once

#include <string>
#include <vector>

#include "summand/ask/asking.hpp"
#include "summand/ask/page.hpp"
#include "summand/base/result.hpp"
#include "summand/base/text_sink.hpp"
#include "summand/heaps/octal_survey.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::ask {

struct SurveyAnswer {
  heaps::OctalSurvey survey;
  std::vector<std::string> files = {};    // that rows come from
  std::vector<std::string> refuted = {};  // what is wrong in them, as sentences
  bool csv = false;
};

// The options of `heaps --all`.
Result<void> check_survey(const Request& request);
// Assumes that check_survey() succeeds.
Attempt<Response> answer_survey(Asking& asking);

// The arguments of `heaps merge` are files, and --save names the joined one.
Result<void> check_joined_survey(const Request& request);
// Assumes that check_joined_survey() succeeds.
Attempt<Response> answer_joined_survey(Asking& asking);

void write_text(TextSink& sink, const SurveyAnswer& answer, const Page& page);
// Writes members of an open object.
void write_json(JsonWriter& json, const SurveyAnswer& answer);

}  // namespace summand::ask
