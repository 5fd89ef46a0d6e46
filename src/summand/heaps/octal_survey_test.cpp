#include "summand/heaps/octal_survey.hpp"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <gtest/gtest.h>
#include <unistd.h>

#include "summand/heaps/saved_survey.hpp"
#include "summand/heaps/sequence_test_support.hpp"

namespace summand::heaps {
namespace {

// A time that never passes, so that equal surveys are written as equal texts.
SurveyOptions without_time(unsigned threads = 1) {
  SurveyOptions out{.threads = threads};
  out.clock = [] { return std::chrono::steady_clock::time_point(); };
  return out;
}

void carry_out(OctalSurvey& survey, std::span<const CodeClass> all, const SurveyOptions& options) {
  for (const auto& step : {begin_rows, continue_rows}) {
    const SurveyEnd end = step(survey, all, options);
    EXPECT_FALSE(end.stopped);
    EXPECT_TRUE(end.refuted.empty());
  }
}

OctalSurvey whole_survey(const SurveyRequest& request, std::span<const CodeClass> all,
                         unsigned threads = 1) {
  OctalSurvey out = new_survey(request, all);
  carry_out(out, all, without_time(threads));
  return out;
}

const std::vector<CodeClass>& one_digit() {
  static const std::vector<CodeClass> all = survey_classes(1, 1, {});
  return all;
}

const std::vector<CodeClass>& two_digits() {
  static const std::vector<CodeClass> all = survey_classes(2, 2, {});
  return all;
}

// Files of surveys in a folder of their own.
class SurveyPaths {
 public:
  SurveyPaths() { std::filesystem::create_directory(folder_); }
  ~SurveyPaths() { std::filesystem::remove_all(folder_); }

  void add(const OctalSurvey& survey) {
    paths_.push_back(folder_ + "/" + std::to_string(paths_.size()));
    ASSERT_TRUE(save_survey(paths_.back(), survey));
  }
  const std::vector<std::string>& paths() const { return paths_; }

 private:
  std::string folder_ = ::testing::TempDir() + "surveys_" + std::to_string(::getpid());
  std::vector<std::string> paths_;
};

struct Largest {
  std::uint32_t value = 0;
  std::uint64_t at = 0;
};

Largest largest_of(const std::vector<std::uint32_t>& values, std::uint64_t count) {
  const auto end = values.begin() + static_cast<std::ptrdiff_t>(count);
  const auto at = std::max_element(values.begin(), end);
  return {*at, static_cast<std::uint64_t>(at - values.begin())};
}

TEST(OctalSurvey, FiguresOfTwoDigitsAreThoseOfTheDefinition) {
  constexpr std::uint64_t kTo = 600;
  for (unsigned digits = 1; digits <= 2; ++digits) {
    const auto all = survey_classes(digits, 2, {});
    const OctalSurvey survey = whole_survey({.digits = digits, .to = kTo}, all);
    ASSERT_EQ(survey.rows.size(), all.size());
    EXPECT_TRUE(survey.is_done());
    for (std::size_t i = 0; i < all.size(); ++i) {
      const SurveyRow& row = survey.rows[i];
      SCOPED_TRACE(row.code.print());
      EXPECT_EQ(row.code, all[i].representative);
      EXPECT_EQ(row.codes, all[i].members.size());
      const auto values = naive_nim_sequence(row.code, kTo);
      EXPECT_EQ(row.largest, largest_of(values, row.heaps).value);
      EXPECT_EQ(row.largest_at, largest_of(values, row.heaps).at);
      if (row.is_open()) {
        EXPECT_EQ(row.heaps, kTo);
        const RareFigures& rare = row.rare.value();
        RareFigures expected{.split = rare.split};
        std::vector<std::uint32_t> met;
        for (std::uint64_t n = 0; n < kTo; ++n) {
          if (!rare.split.rare(n, values[n])) continue;
          ++expected.heaps;
          expected.last = n;
          if (std::ranges::find(met, values[n]) != met.end()) continue;
          met.push_back(values[n]);
          expected.newest = values[n];
          expected.newest_at = n;
        }
        expected.values = met.size();
        EXPECT_EQ(rare, expected);
        continue;
      }
      const Period& period = row.proof->period;
      std::uint64_t exceptions = 0;
      for (std::uint64_t n = 0; n + period.period < kTo; ++n) {
        const std::uint64_t behind =
            period.preperiod +
            (n % period.period + period.period - period.preperiod % period.period) % period.period;
        if (n < period.preperiod && values[n] != values[behind]) ++exceptions;
        if (n >= period.preperiod) {
          EXPECT_EQ(values[n], values[n + period.period]);
        }
      }
      EXPECT_EQ(row.exceptions, exceptions);
      EXPECT_NE(row.published(), PublishedCheck::differ);
    }
  }
}

TEST(OctalSurvey, AStoppedSurveyThatIsResumedIsTheWholeOne) {
  const SurveyRequest request{.digits = 1, .to = 20'000};
  const std::string whole = print(whole_survey(request, one_digit()));
  int stops = 0;
  for (std::uint64_t questions = 1;; questions *= 4) {
    OctalSurvey survey = new_survey(request, one_digit());
    SurveyOptions options = without_time();
    Budget::Limits limits;
    limits.questions = questions;
    options.budget = Budget(limits);
    const bool stopped = begin_rows(survey, one_digit(), options).stopped ||
                         continue_rows(survey, one_digit(), options).stopped;
    if (!stopped) break;
    ++stops;
    EXPECT_FALSE(survey.is_done());
    auto read = parse_survey(print(survey));
    ASSERT_TRUE(read);
    auto resumed = resumed_survey(request, one_digit(), *std::move(read));
    ASSERT_TRUE(resumed);
    EXPECT_TRUE(confirm_rows(*resumed, one_digit(), without_time()).refuted.empty());
    carry_out(*resumed, one_digit(), without_time());
    EXPECT_EQ(print(*resumed), whole);
    for (const SurveyRow& row : resumed->rows) {
      EXPECT_FALSE(row.from_file && row.proof) << row.code.print();
    }
  }
  EXPECT_GE(stops, 3);
}

TEST(OctalSurvey, AShortSurveyCanBeTakenFarther) {
  const SurveyRequest far{.digits = 1, .to = 20'000}, near{.digits = 1, .to = 5'000};
  const std::string short_one = print(whole_survey(near, one_digit()));
  auto resumed = resumed_survey(far, one_digit(), parse_survey(short_one).value());
  ASSERT_TRUE(resumed);
  carry_out(*resumed, one_digit(), without_time());
  EXPECT_EQ(print(*resumed), print(whole_survey(far, one_digit())));
  const auto refused =
      resumed_survey({.digits = 1, .to = 100}, one_digit(), parse_survey(short_one).value());
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "it goes to 5000 heaps, which is more than 100");
}

TEST(OctalSurvey, JoinedShardsAreTheWholeSurveyForAnyNumberOfThreads) {
  const SurveyRequest request{.digits = 2, .to = 3000};
  const std::string whole = print(whole_survey(request, two_digits(), 2));
  SurveyPaths files;
  for (std::uint64_t shard = 1; shard <= 3; ++shard) {
    SurveyRequest part = request;
    part.shard = {shard, 3};
    files.add(whole_survey(part, two_digits()));
  }
  const auto joined = join_surveys(files.paths(), 2, {});
  ASSERT_TRUE(joined);
  EXPECT_TRUE(joined->contradictions.empty());
  EXPECT_EQ(joined->done, *joined->all);
  EXPECT_EQ(print(*joined->survey), whole);
  const auto partly = join_surveys(std::span(files.paths()).first(2), 2, {});
  ASSERT_TRUE(partly);
  EXPECT_FALSE(partly->survey->is_done());
  EXPECT_FALSE(partly->missing.empty());
}

TEST(OctalSurvey, PartsThatContradictEachOtherAreNamed) {
  const OctalSurvey one = whole_survey({.digits = 1, .to = 3000}, one_digit());
  OctalSurvey other = one;
  const auto open = std::ranges::find_if(other.rows, &SurveyRow::is_open);
  ASSERT_NE(open, other.rows.end());
  ++open->digest;
  SurveyPaths files;
  files.add(one);
  files.add(other);
  const auto joined = join_surveys(files.paths(), 1, {});
  ASSERT_TRUE(joined);
  EXPECT_EQ(joined->contradictions,
            std::vector{open->code.print() + ": two files have different figures"});
  EXPECT_EQ(joined->contradiction, joined->contradictions.front());
}

TEST(OctalSurvey, AFalseProofFromAFileIsRefuted) {
  const auto all = survey_classes(1, 1, {});
  const SurveyRequest request{.digits = 1, .to = 3000};
  const OctalSurvey right = whole_survey(request, all);
  for (const auto& spoil : std::vector<void (*)(SurveyRow&)>{
           [](SurveyRow& row) { ++row.proof->digest; },
           [](SurveyRow& row) { row.proof->period.period *= 2; },
           [](SurveyRow& row) { ++row.largest; },
           [](SurveyRow& row) { ++row.exceptions; },
       }) {
    OctalSurvey wrong = right;
    const auto proved = std::ranges::find_if(
        wrong.rows, [](const SurveyRow& row) { return !row.is_open() && row.heaps > 10; });
    spoil(*proved);
    auto resumed = resumed_survey(request, all, parse_survey(print(wrong)).value());
    ASSERT_TRUE(resumed);
    const SurveyEnd end = confirm_rows(*resumed, all, without_time());
    EXPECT_EQ(end.refuted,
              std::vector{proved->code.print() + " does not have these values and this period"});
  }
}

TEST(OctalSurvey, FalseValuesFromAFileAreSeenByTheNextStep) {
  const auto all = survey_classes(1, 1, {});
  OctalSurvey near = whole_survey({.digits = 1, .to = 1000}, all);
  const auto open = std::ranges::find_if(near.rows, &SurveyRow::is_open);
  ASSERT_NE(open, near.rows.end());
  ++open->digest;
  auto resumed = resumed_survey({.digits = 1, .to = 3000}, all, parse_survey(print(near)).value());
  ASSERT_TRUE(resumed);
  EXPECT_EQ(
      continue_rows(*resumed, all, without_time()).refuted,
      std::vector{open->code.print() + " does not have these values in its first 1000 heaps"});
}

TEST(OctalSurvey, AStepThatNeedsTooMuchMemoryIsNamed) {
  const auto all = survey_classes(1, 1, {});
  OctalSurvey survey = new_survey({.digits = 1, .to = 20'000'000}, all);
  SurveyOptions options = without_time();
  Budget::Limits limits;
  limits.memory = 6'000'000;
  options.budget = Budget(limits);
  EXPECT_FALSE(begin_rows(survey, all, options).stopped);
  EXPECT_FALSE(continue_rows(survey, all, options).stopped);
  EXPECT_FALSE(survey.is_done());
  for (const SurveyRow& row : survey.rows) {
    if (row.is_open()) {
      EXPECT_GT(row.needs, limits.memory) << row.code.print();
    }
  }
  const auto read = parse_survey(print(survey));
  ASSERT_TRUE(read);
  EXPECT_EQ(print(*read), print(survey));
}

TEST(OctalSurvey, ChangedFilesAreRefused) {
  const auto all = survey_classes(1, 1, {});
  const std::string text = print(whole_survey({.digits = 1, .to = 300}, all));
  ASSERT_TRUE(parse_survey(text));
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string changed = text;
    changed[i] = changed[i] == '1' ? '2' : '1';
    EXPECT_FALSE(parse_survey(changed)) << i;
    EXPECT_FALSE(parse_survey(text.substr(0, i))) << i;
  }
  EXPECT_FALSE(parse_survey(text + "\n"));
}

}  // namespace
}  // namespace summand::heaps
