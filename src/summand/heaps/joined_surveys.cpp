// Joins the files of surveys of octal games.
#include <algorithm>
#include <fmt/core.h>
#include <utility>

#include "summand/heaps/saved_survey.hpp"

namespace summand::heaps {

namespace {

constexpr std::size_t kMostNamedClasses = 10;

class SurveyFiles {
 public:
  using File = OctalSurvey;

  SurveyFiles(const std::string& path, OctalSurvey first, const Budget& budget, unsigned threads)
      : options_{.threads = threads, .budget = budget},
        all_(survey_classes(first.request.digits, threads, budget)) {
    SurveyRequest whole = first.request;
    whole.shard = {};
    survey_ = new_survey(whole, all_);
    take_over(path, std::move(first));
  }

  static Attempt<OctalSurvey> load(const std::string& path, const Budget&) {
    auto survey = load_survey(path);
    if (!survey) return failure_elsewhere(std::move(survey).error());
    return *std::move(survey);
  }
  Result<void> expect_same(const OctalSurvey& part) const {
    if (part.request.digits == survey_.request.digits && part.request.to == survey_.request.to) {
      return {};
    }
    return fail("it has another number of digits or of heaps");
  }
  Result<std::optional<std::string>> add(const std::string& path, OctalSurvey part) {
    take_over(path, std::move(part));
    return std::nullopt;
  }
  Result<JoinedSurvey> joined() &&;

 private:
  void take_over(const std::string& path, OctalSurvey part);
  void take_over(const SurveyRow& row, SurveyRow& have);

  SurveyOptions options_;
  std::vector<CodeClass> all_;
  OctalSurvey survey_;
  std::optional<Error> wrong_file_;
  std::vector<std::string> contradictions_;
};

void SurveyFiles::take_over(const std::string& path, OctalSurvey part) {
  const SurveyRequest request = part.request;
  const auto same = resumed_survey(request, all_, std::move(part));
  if (!same) {
    wrong_file_ = Error{fmt::format("{}: {}", printable(path), same.error().message)};
    return;
  }
  for (std::size_t i = 0; i < same->rows.size(); ++i) {
    take_over(same->rows[i], survey_.rows[place_in_whole(request.shard, i)]);
  }
}

void SurveyFiles::take_over(const SurveyRow& row, SurveyRow& have) {
  const bool comparable = (have.proof && row.proof) || (have.heaps > 0 && have.heaps == row.heaps &&
                                                        have.is_open() == row.is_open());
  if (comparable && !same_figures(have, row)) {
    contradictions_.push_back(
        fmt::format("{}: two files have different figures", row.code.print()));
  }
  const bool better =
      (row.proof && !have.proof) || (have.is_open() == row.is_open() && row.heaps > have.heaps);
  if (better || have.heaps == 0) have = row;
}

Result<JoinedSurvey> SurveyFiles::joined() && {
  if (wrong_file_) return std::unexpected(*wrong_file_);
  if (contradictions_.empty()) {
    SurveyEnd end = confirm_rows(survey_, all_, options_);
    if (end.stopped) reach_limit_again(*std::move(end.stopped));
    for (const std::string& wrong : end.refuted) contradictions_.push_back("a file: " + wrong);
  }
  JoinedSurvey out;
  const auto whole = std::make_shared<const OctalSurvey>(std::move(survey_));
  out.subject = fmt::format("survey of the octal games of up to {} digits, to {} heaps",
                            whole->request.digits, whole->request.to);
  out.all = whole->rows.size();
  out.noun = "classes";
  for (const SurveyRow& row : whole->rows) {
    if (whole->is_done(row)) {
      ++out.done;
    } else if (out.missing.size() < kMostNamedClasses) {
      out.missing.push_back(row.code.print());
    }
  }
  if (const std::uint64_t left = *out.all - out.done; left > out.missing.size()) {
    out.missing.push_back(fmt::format("and {} more", left - out.missing.size()));
  }
  if (!contradictions_.empty()) out.contradiction = contradictions_.front();
  out.contradictions = std::move(contradictions_);
  out.save = [whole](const std::string& path) { return save_survey(path, *whole); };
  out.survey = whole;
  return out;
}

}  // namespace

Attempt<JoinedSurvey> join_surveys(std::span<const std::string> paths, unsigned threads,
                                   const Budget& budget) {
  return join_files<SurveyFiles>(paths, budget, threads);
}

}  // namespace summand::heaps
