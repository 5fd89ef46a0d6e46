// All octal games with few digits, as far as they were taken, as text and JSON.
#pragma once

#include <string>
#include <vector>

#include "summand/base/text_sink.hpp"
#include "summand/draw/page.hpp"
#include "summand/heaps/octal_survey.hpp"
#include "summand/text/description.hpp"

namespace summand::heaps {

struct SurveyAnswer {
  OctalSurvey survey;
  std::vector<std::string> files = {};    // that rows come from
  std::vector<std::string> refuted = {};  // what is wrong in them, as sentences
  bool csv = false;
};

void write_text(TextSink& sink, const SurveyAnswer& answer, const Page& page);
void describe(Members<SurveyAnswer>& its);

}  // namespace summand::heaps
