// run: the cases of files that other programs wrote. A script is run by the command of the
// terminal.
#include <algorithm>
#include <fmt/core.h>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/ask/suite/suite_answer.hpp"
#include "summand/ask/suite/suite_asker.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/suites/mcgs_reader.hpp"

namespace summand::ask {

namespace {

constexpr std::string_view kMcgs = "mcgs";

struct RunOptions {
  std::string format, names;
};

// The names of the texts, one a line. A text without a name is "text 1" and so on.
std::vector<std::string> names_of(const Asking& asking) {
  std::vector<std::string> out;
  std::string rest = asking.options<RunOptions>().names;
  while (out.size() < asking.request().arguments.size()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    out.push_back(end == 0 ? fmt::format("text {}", out.size() + 1) : rest.substr(0, end));
    rest.erase(0, end + 1);
  }
  return out;
}

// The word by which a sum is counted.
std::string kind_of(const SuiteSum& sum) {
  std::set<std::string> kinds;
  for (const SuiteGame& game : sum.games) kinds.insert(game.kind);
  if (kinds.empty()) return "(no game)";
  return kinds.size() == 1 ? *kinds.begin() : "(several games)";
}

// The places of offsets that only grow.
class Places {
 public:
  explicit Places(std::string_view text) : text_(text) {}

  Place at(std::size_t offset) {
    const Place from_last = place_of(text_.substr(last_), offset - last_);
    place_.column = from_last.line == 1 ? place_.column + from_last.column - 1 : from_last.column;
    place_.line += from_last.line - 1;
    last_ = offset;
    return place_;
  }

 private:
  std::string_view text_;
  std::size_t last_ = 0;
  Place place_{};
};

Result<std::string> read_suite_format(const Option& option, const std::string& text) {
  if (text == kMcgs) return text;
  return fail(fmt::format("--{}: '{}' is not a format (expected: {})", option.name,
                          printable(text, 40), kMcgs));
}

Result<void> check_run(const RunOptions& options) {
  return options.format.empty() ? fail("run needs --format: mcgs") : Result<void>();
}

Attempt<Response> run(Asking& asking) {
  SuiteAnswer answer{.format = std::string(kMcgs),
                     .files = names_of(asking),
                     .cases = {},
                     .time = asking.settings().time};
  std::vector<Suite> suites;
  std::vector<std::string> problems, notes;
  for (std::size_t file = 0; file < answer.files.size(); ++file) {
    const std::string& text = asking.request().arguments[file];
    Suite suite = read_mcgs(text);
    for (const Error& error : suite.errors) {
      const Place place = place_of(text, error.offset);
      problems.push_back(fmt::format("{}:{}:{}: {}", printable(answer.files[file]), place.line,
                                     place.column, error.message));
    }
    if (suite.unasked_games > 0) {
      notes.push_back(
          fmt::format("{}: the games at the end are asked nothing", printable(answer.files[file])));
    }
    for (const SuiteSum& sum : suite.sums) answer.all += sum.questions.size();
    answer.sums += suite.sums.size();
    suites.push_back(std::move(suite));
  }

  SuiteAsker asker(asking);
  Attempt<void> done;
  {
    Progress progress(asking.watcher(), "cases", 0, answer.all);
    for (std::size_t file = 0; file < suites.size() && done; ++file) {
      Places places(asking.request().arguments[file]);
      for (const SuiteSum& sum : suites[file].sums) {
        auto found = asker.ask(sum);
        if (!found) {
          done = std::unexpected(std::move(found).error());
          break;
        }
        const bool has_expression = std::ranges::none_of(
            sum.games, [](const SuiteGame& game) { return !game.missing.empty(); });
        for (std::size_t i = 0; i < sum.questions.size(); ++i) {
          const SuiteQuestion& question = sum.questions[i];
          SuiteAsker::Found& one = (*found)[i];
          answer.cases.push_back({.file = file,
                                  .place = places.at(question.offset),
                                  .game = kind_of(sum),
                                  .sum = has_expression && sum.readable ? sum.expression() : "",
                                  .question = question.text,
                                  .result = one.result,
                                  .found = std::move(one.found),
                                  .reason = std::move(one.reason),
                                  .seconds = one.seconds});
        }
        progress.at(answer.cases.size());
      }
    }
  }
  const bool differ = answer.count(CaseResult::differ) > 0;
  const bool limited = answer.count(CaseResult::limit) > 0;
  const std::string asked =
      fmt::format("{} of {} cases were asked", answer.cases.size(), answer.all);
  Response out = respond(std::move(answer));
  out.long_json = true;
  out.notes = std::move(notes);
  out.problems = std::move(problems);
  out.refuted = differ;
  out.unfinished = limited;
  if (!done) {
    out.stopped = std::move(done).error();
    out.problems.push_back(asked);
  }
  return out;
}

constexpr auto kRunOptions = options_in<RunOptions>(
    option_read<&RunOptions::format, read_suite_format>("format", "NAME",
                                                        "The format of the texts: mcgs"),
    option<&RunOptions::names>("names", "NAMES", "The names of the texts, one a line"));
constexpr Question kRun{
    .name = "run",
    .arguments = "TEXT...",
    .sentence = "Ask the cases of files that other programs wrote",
    .details = {},
    .options = checked<check_run>(kRunOptions),
    .least = 1,
    // The command of the terminal reads files.
    .in_conversation = true,
    .limits_parts = true,
    .answer = run,
    .answers = kAnswersAre<SuiteAnswer>,
};

}  // namespace

const Question& run_question() { return kRun; }

}  // namespace summand::ask
