// Surveys of octal games in files, so that a long one can be continued, and its parts joined.
//
// A file has lines of text: its kind, the request, one line for each class, and a checksum of
// everything before. The line of a class says whether its period is proved, and has all figures
// with their names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "summand/heaps/octal_survey.hpp"

namespace summand::heaps {

// parse_survey is the inverse of print and accepts nothing else. Anybody can write such a text. So
// all rows with figures are marked as read, and no proof in them is trusted.
std::string print(const OctalSurvey& survey);
Result<OctalSurvey> parse_survey(std::string_view text);

// Replaces the file `path` in one step (see write_file), or reads it. Errors name it.
Result<void> save_survey(const std::string& path, const OctalSurvey& survey);
Result<OctalSurvey> load_survey(const std::string& path);

// A survey with the rows of an earlier one of the same classes. Fails if that one had other digits,
// another part, more heaps, or other classes.
Result<OctalSurvey> resumed_survey(const SurveyRequest& request, std::span<const CodeClass> all,
                                   OctalSurvey earlier);

// Several surveys as one.
struct JoinedSurvey {
  OctalSurvey survey;
  std::vector<std::string> contradictions;  // sentences
};

// The whole survey with the rows of all parts. A row without figures is in none of them. Of two
// rows of a class, the one with a proof or with more heaps is used. They contradict each other if
// both have proofs or equally many heaps, and their figures differ. Fails if the parts have
// different digits, numbers of heaps, or classes. Assumes that there is a part.
Result<JoinedSurvey> joined_survey(std::span<const OctalSurvey> parts,
                                   std::span<const CodeClass> all);

}  // namespace summand::heaps
