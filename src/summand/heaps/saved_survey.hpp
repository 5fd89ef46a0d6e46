// Surveys of octal games in files, so that a long one can be continued, and its parts joined.
//
// A file has lines of text: its kind, the request, one line for each class, and a checksum of
// everything before. The line of a class says whether its period is proved, and has all figures
// with their names.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/heaps/octal_survey.hpp"
#include "summand/jobs/joined_files.hpp"

namespace summand::heaps {

// The first line before its version.
inline constexpr std::string_view kSurveyTitle = "summand survey of octal games, version ";

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

// What the files of surveys have together (see join_files): the whole survey with the rows of all
// parts. A row without figures is in none of them. Of two rows of a class, the one with a proof or
// with more heaps is used. They contradict each other if both have proofs or equally many heaps,
// and their figures differ. Small proofs are computed again.
struct JoinedSurvey : JoinedFiles {
  std::shared_ptr<const OctalSurvey> survey;
  std::vector<std::string> contradictions;  // all of them, as sentences
};

// `threads` as in SurveyOptions. Throws nothing.
Attempt<JoinedSurvey> join_surveys(std::span<const std::string> paths, unsigned threads,
                                   const Budget& budget);

}  // namespace summand::heaps
