#include "summand/ask/heaps/survey.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <optional>
#include <span>
#include <utility>

#include "summand/analysis/heaps/study.hpp"
#include "summand/analysis/heaps/survey_text.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/heaps/saved_survey.hpp"
#include "summand/jobs/checkpoints.hpp"
#include "summand/jobs/progress.hpp"

namespace summand::ask {

using namespace heaps;

namespace {

constexpr std::uint64_t kUsualHeapsOfSurvey = 100'000;
constexpr const char* kOptionsOfOneGame[] = {
    "period", "values", "rare",     "structure",       "at",  "plot",       "misere", "histogram",
    "scale",  "proof",  "quotient", "trust-published", "sum", "certificate"};

std::uint64_t begun(const OctalSurvey& survey) {
  return static_cast<std::uint64_t>(
      std::ranges::count_if(survey.rows, [](const SurveyRow& row) { return row.heaps > 0; }));
}

std::uint64_t finished(const OctalSurvey& survey) {
  return static_cast<std::uint64_t>(std::ranges::count_if(
      survey.rows, [&](const SurveyRow& row) { return survey.is_done(row); }));
}

// Takes the survey as far as it goes, and saves it from time to time.
SurveyEnd carry_out(const Asking& asking, OctalSurvey& survey, std::span<const CodeClass> all,
                    const Budget& budget, Checkpoints& checkpoints) {
  SurveyOptions options{.threads = asking.settings().threads, .budget = budget};
  const auto save_sometimes = [&](const OctalSurvey& now) {
    checkpoints.save_sometimes([&](const std::string& path) { return save_survey(path, now); });
  };
  SurveyEnd end = confirm_rows(survey, all, options);
  if (end.stopped || !end.refuted.empty()) return end;
  {
    Progress progress(asking.watcher(), "classes", begun(survey), survey.rows.size());
    options.row_changed = [&](const OctalSurvey& now) {
      progress.at(begun(now));
      save_sometimes(now);
    };
    end = begin_rows(survey, all, options);
  }
  if (end.stopped || begun(survey) < survey.rows.size()) return end;
  Progress progress(asking.watcher(), "millionths of the expected work", 0, 1'000'000);
  options.row_changed = save_sometimes;
  options.tell = [&](std::uint64_t millionths) { progress.at(millionths); };
  return continue_rows(survey, all, options);
}

// Says why an answer is not the whole survey, if nothing else does.
std::optional<Failure> what_is_missing(const OctalSurvey& survey) {
  if (survey.is_done()) return std::nullopt;
  const bool by_memory =
      std::ranges::any_of(survey.rows, [](const SurveyRow& row) { return row.needs > 0; });
  return Failure{
      .error = {by_memory ? "the memory is too small for some classes"
                          : "some classes were not taken to the number of heaps asked for"},
      .limit = by_memory ? Limit::memory : Limit::size,
      .is_in_text = false};
}

Response respond_with(SurveyAnswer answer, SurveyEnd end, const Checkpoints& checkpoints) {
  const OctalSurvey& survey = answer.survey;
  answer.refuted = std::move(end.refuted);
  const bool refuted = !answer.refuted.empty();
  // A wrong file is worse news than a limit.
  if (refuted) end.stopped.reset();
  if (!end.stopped && !refuted) end.stopped = what_is_missing(survey);
  std::vector<std::string> problems;
  if (end.stopped) {
    problems.push_back(fmt::format("{} of {} classes are done{}", finished(survey),
                                   survey.rows.size(), checkpoints.how_to_go_on()));
  }
  Response out = respond(std::move(answer));
  out.long_json = true;
  out.stopped = std::move(end.stopped);
  out.problems = std::move(problems);
  out.refuted = refuted;
  return out;
}

// The survey of --resume, or one without figures.
Result<OctalSurvey> survey_to_continue(const std::optional<std::string>& path,
                                       const SurveyRequest& request,
                                       std::span<const CodeClass> all) {
  if (!path) return new_survey(request, all);
  SUMMAND_TRY(earlier, load_survey(*path));
  auto resumed = resumed_survey(request, all, std::move(earlier));
  if (resumed) return resumed;
  return fail(fmt::format("{}: {}", printable(*path), resumed.error().message));
}

void name_files(std::vector<std::string>& sentences, const std::string& files) {
  for (std::string& sentence : sentences) sentence = fmt::format("{}: {}", files, sentence);
}

}  // namespace

Result<void> check_survey(HeapsOptions& options, const Request& request) {
  if (!request.arguments.empty()) {
    return fail(fmt::format("--all is about all codes, so '{}' cannot be one more",
                            printable(request.arguments.front(), 60)));
  }
  for (const char* option : kOptionsOfOneGame) {
    if (request.has(option)) return fail(fmt::format("--{} is for one game, not --all", option));
  }
  options.below = kUsualHeapsOfSurvey;
  if (options.to) {
    SUMMAND_TRY(count, heap_count(*options.to));
    options.below = count;
  }
  return Checkpoints(options.save).expect_writable();
}

Attempt<Response> answer_survey(Asking& asking) {
  const auto& options = asking.options<HeapsOptions>();
  const SurveyRequest request{
      .digits = *options.all, .to = *options.below, .shard = options.shard.value_or(Shard{})};
  const Budget budget = asking.budget();
  SUMMAND_TRY(all, within_limits([&]() -> Result<std::vector<CodeClass>> {
                return survey_classes(request.digits, asking.settings().threads, budget);
              }));
  auto survey = survey_to_continue(options.resume, request, all);
  if (!survey) return failure_elsewhere(std::move(survey).error());
  Checkpoints checkpoints(options.save);
  SurveyEnd end = carry_out(asking, *survey, all, budget, checkpoints);
  name_files(end.refuted, printable(options.resume.value_or("")));
  // The rows of a wrong file are not saved again.
  if (end.refuted.empty()) {
    auto saved =
        checkpoints.save([&](const std::string& path) { return save_survey(path, *survey); });
    if (!saved) return failure_elsewhere(std::move(saved).error());
  }
  SurveyAnswer answer{.survey = *std::move(survey), .csv = options.csv};
  if (options.resume) answer.files.push_back(*options.resume);
  return respond_with(std::move(answer), std::move(end), checkpoints);
}

Result<void> check_joined_survey(const JoinedSurveyOptions& options) {
  return Checkpoints(options.save).expect_writable();
}

Attempt<Response> answer_joined_survey(Asking& asking) {
  const auto& options = asking.options<JoinedSurveyOptions>();
  const std::vector<std::string>& files = asking.request().arguments;
  SUMMAND_TRY(joined, join_surveys(files, asking.settings().threads, asking.budget()));
  const Checkpoints checkpoints(options.save);
  if (joined.contradictions.empty()) {
    auto saved = checkpoints.save(joined.save);
    if (!saved) return failure_elsewhere(std::move(saved).error());
  }
  SurveyAnswer answer{.survey = *joined.survey, .files = files, .csv = options.csv};
  return respond_with(std::move(answer), {{}, std::move(joined.contradictions)}, checkpoints);
}

}  // namespace summand::ask
